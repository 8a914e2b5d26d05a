import { Users } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { usePeopleList } from '../../features/discovery/search/discovery.queries.ts'
import { readPage } from '../../lib/page-number.ts'
import { ExploreFrame } from '../explore/ExploreFrame.tsx'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { PeoplePage } from '../../features/discovery/search/PeoplePage.tsx'

/** /talentos: the talents that an agency follows (P-follows-6). */
export default function FollowedTalents() {
  const { t } = useTranslation('discovery')
  const [search] = useSearchParams()
  const people = usePeopleList({ list: 'followed', page: readPage(search) })
  return (
    <ExploreFrame>
      <PageHeading title={t('followed.title')} text={t('followed.text')} />
      <PeoplePage
        people={people}
        label={t('followed.title')}
        empty={
          <EmptyState
            icon={Users}
            title={t('followed.empty')}
            text={t('followed.emptyText')}
            action={<ButtonLink to="/explorar">{t('followed.action')}</ButtonLink>}
          />
        }
      />
    </ExploreFrame>
  )
}
