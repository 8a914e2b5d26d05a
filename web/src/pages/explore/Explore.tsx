import { normalizeLine } from '@brilla/contract/platform/text'
import { useSearchParams } from 'react-router'
import { GridSkeleton } from '../../features/discovery/search/PeopleGrid.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { ExploreFrame } from './ExploreFrame.tsx'
import { ExploreHome } from './ExploreHome.tsx'

const SearchPeople = lazyComponent(() => import('./SearchPeople.tsx'), ['search', 'savedSearch'])
const HashtagResults = lazyComponent(
  () => import('./HashtagResults.tsx'),
  ['hashtag', 'search', 'post', 'comment'],
)

/** /explorar: the home of exploration, or with `?q=` what a search finds. */
export default function Explore() {
  const [search] = useSearchParams()
  const q = normalizeLine(search.get('q') ?? '')
  // Filters search also without words.
  const hasFilters = search.has('q') && search.size > 1
  const Results = q.startsWith('#') ? HashtagResults : SearchPeople
  return (
    <ExploreFrame>
      {q || hasFilters ? (
        <LazyBoundary
          fallback={<GridSkeleton cards={12} />}
          renderError={(retry) => <ErrorState onRetry={retry} />}
        >
          <Results />
        </LazyBoundary>
      ) : (
        <ExploreHome />
      )}
    </ExploreFrame>
  )
}
