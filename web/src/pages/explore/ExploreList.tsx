import { Sparkles } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { usePeopleList } from '../../features/discovery/search/discovery.queries.ts'
import { readListRequest } from '../../features/discovery/search/explore-params.ts'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { PeoplePage } from '../../features/discovery/search/PeoplePage.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { ExploreFrame } from './ExploreFrame.tsx'

export const Featured = () => <ExploreList list="featured" />
export const Recent = () => <ExploreList list="recent" />

/** All of a list that the home of exploration previews, in pages. */
function ExploreList({ list }: { list: 'featured' | 'recent' }) {
  const { t } = useTranslation('discovery')
  const [search] = useSearchParams()
  const request = readListRequest(list, search)
  const { categories } = request
  const people = usePeopleList(request)
  const title = t(categories ?? list)
  return (
    <ExploreFrame>
      <PageHeading title={title} text={t(`about.${categories ?? list}`)} />
      <PeoplePage
        people={people}
        label={title}
        empty={
          <EmptyState
            icon={Sparkles}
            title={t('listEmpty.title')}
            text={t('listEmpty.text')}
            action={
              <ButtonLink variant="secondary" to="/explorar/all?country=all">
                {t('listEmpty.action')}
              </ButtonLink>
            }
          />
        }
      />
    </ExploreFrame>
  )
}
