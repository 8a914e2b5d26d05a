import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { usePeople } from '../../features/discovery/discovery.data.ts'
import { readPage } from '../../features/discovery/explore.ts'
import { ExploreFrame } from './ExploreFrame.tsx'
import { Heading } from '../../features/discovery/Heading.tsx'
import { PeoplePage } from '../../features/discovery/PeoplePage.tsx'

/** All of a list that the exploration's home begins, in pages. */
export function ExploreList({ list }: { list: 'featured' | 'recent' }) {
  const { t } = useTranslation('discovery')
  const [search] = useSearchParams()
  const about = search.get('categories')
  const categories = about === 'own' || about === 'other' ? about : undefined
  const people = usePeople({ list, categories, page: readPage(search) })
  const title = t(categories ?? list)
  return (
    <ExploreFrame>
      <Heading title={title} text={t(`about.${categories ?? list}`)} />
      <PeoplePage
        people={people}
        label={title}
        empty={
          <EmptyState
            icon={<Sparkles aria-hidden size={36} />}
            title={t('listEmpty.title')}
            text={t('listEmpty.text')}
            action={
              <ButtonLink kind="secondary" to="/explorar/all?country=all">
                {t('listEmpty.action')}
              </ButtonLink>
            }
          />
        }
      />
    </ExploreFrame>
  )
}
