import { Compass } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from '../../lib/translation.tsx'
import { useSavedSearches } from '../../features/discovery/saved-search/saved-search.queries.ts'
import { useClaims } from '../../lib/context.tsx'
import { useWholePage } from '../../lib/use-whole-page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { CategoryGrid } from '../../features/discovery/search/CategoryGrid.tsx'
import { homeLists, type People, usePeopleList } from '../../features/discovery/search/discovery.queries.ts'
import { PageHeading, ExploreSection } from '../../features/discovery/search/PageHeading.tsx'
import { GridSkeleton, PeopleGrid } from '../../features/discovery/search/PeopleGrid.tsx'
import { SimilarTalents } from '../../features/discovery/search/SimilarTalents.tsx'
import { ExploreTabs } from './ExploreTabs.tsx'

const SavedSearches = lazyComponent(
  () => import('../../features/discovery/saved-search/SavedSearches.tsx'),
  ['search', 'savedSearch'],
)

/** Two rows of cards. */
const previewSize = 6
/** The widest row of cards. */
const firstScreen = 3

/**
 * Featured, recent and similar talents and a grid of categories; an agency sees talents of its own categories and of the
 * others instead (P-discovery-1, P-discovery-5).
 */
export function ExploreHome() {
  const { t } = useTranslation('discovery')
  const { data: searches = [], isPending } = useSavedSearches()
  const lists = useClaims()?.profileType === 'agencia' ? <ForAgency /> : <ForTalent />
  return (
    <>
      <PageHeading title={t('title')} text={t('intro')} />
      <ExploreTabs current="people" />
      <div className="mt-4 grid grid-cols-1 gap-10">
        {isPending ? (
          <GridSkeleton row />
        ) : (
          // The lists wait for what is above them, so that it does not move them.
          <LazyBoundary fallback={<GridSkeleton row />} renderError={() => lists}>
            {searches.length > 0 && <SavedSearches searches={searches} />}
            {lists}
          </LazyBoundary>
        )}
      </div>
    </>
  )
}

function ForTalent() {
  const { t } = useTranslation('discovery')
  const featured = usePeopleList(homeLists.talento[0])
  const isWhole = useWholePage()
  const recent = usePeopleList(homeLists.talento[1], { enabled: isWhole })
  const similar = usePeopleList(homeLists.talento[2], { enabled: isWhole })
  return (
    <>
      <LoadError lists={[featured, recent, similar]} />
      <ListPreview first list={featured} title={t('featured')} to="/explorar/destacados" isWhole={isWhole} />
      {isWhole && (
        <>
          <ExploreSection title={t('categories')} to="/explorar/all">
            <CategoryGrid />
          </ExploreSection>
          <ListPreview list={recent} title={t('recent')} to="/explorar/recientes" />
          {similar.data && similar.data.rows.length > 0 && (
            <ExploreSection title={t('similar')}>
              <SimilarTalents people={similar.data.rows} />
            </ExploreSection>
          )}
        </>
      )}
    </>
  )
}

function ForAgency() {
  const { t } = useTranslation('discovery')
  const own = usePeopleList(homeLists.agencia[0])
  const isWhole = useWholePage()
  const other = usePeopleList(homeLists.agencia[1], { enabled: isWhole })
  return (
    <>
      <LoadError lists={[own, other]} />
      {own.data?.count === 0 && (
        <ExploreSection title={t('own')}>
          <EmptyState
            icon={Compass}
            title={t('ownEmpty.title')}
            text={t('ownEmpty.text')}
            action={
              <ButtonLink variant="secondary" to="/user/settings/categories">
                {t('ownEmpty.action')}
              </ButtonLink>
            }
          />
        </ExploreSection>
      )}
      <ListPreview
        first
        list={own}
        title={t('own')}
        to="/explorar/recientes?categories=own"
        isWhole={isWhole}
      />
      {isWhole && (
        <>
          <ExploreSection title={t('categories')} to="/explorar/all">
            <CategoryGrid />
          </ExploreSection>
          <ListPreview list={other} title={t('other')} to="/explorar/recientes?categories=other" />
        </>
      )}
    </>
  )
}

/** The first people of a list, with a link to all of them; nothing for an empty list. */
function ListPreview({
  list,
  title,
  to,
  first = false,
  isWhole = true,
}: {
  list: UseQueryResult<People>
  title: string
  to: string
  /** The first list of the page. */
  first?: boolean
  /** Otherwise only the cards on the first screen. */
  isWhole?: boolean
}) {
  if (list.isPending)
    return (
      <ExploreSection title={title}>
        <GridSkeleton row />
      </ExploreSection>
    )
  if (!list.data || list.data.rows.length === 0) return null
  return (
    <ExploreSection title={title} {...(list.data.count > previewSize && { to })}>
      <PeopleGrid
        row
        people={list.data.rows.slice(0, isWhole ? previewSize : firstScreen)}
        label={title}
        prioritizeImage={first}
      />
    </ExploreSection>
  )
}

/** One message and one retry for all the lists that failed to load. */
function LoadError({ lists }: { lists: UseQueryResult<People>[] }) {
  const failed = lists.filter(({ isError, data }) => isError && !data)
  if (!failed[0]) return null
  return (
    <ErrorState error={failed[0].error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
  )
}
