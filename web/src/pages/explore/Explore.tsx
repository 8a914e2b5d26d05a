import { useSearchParams } from 'react-router'
import { GridSkeleton } from '../../features/discovery/search/PeopleGrid.tsx'
import { isSearch, readSearchRequest } from '../../features/discovery/search/search-params.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { ExploreFrame } from './ExploreFrame.tsx'
import { ExploreHome } from './ExploreHome.tsx'

const SearchPeople = lazyComponent(
  () => import('./SearchPeople.tsx'),
  ['search', 'savedSearch', 'selection', 'peopleViews', 'facts'],
)
const HashtagResults = lazyComponent(
  () => import('./HashtagResults.tsx'),
  ['hashtag', 'search', 'selection', 'peopleViews', 'facts', 'post', 'comment'],
)

/** /explorar: the home of exploration, or what the search of the address finds (P-discovery-21). */
export default function Explore() {
  const [search] = useSearchParams()
  const request = readSearchRequest(search)
  const Results = request.q.startsWith('#') ? HashtagResults : SearchPeople
  return (
    <ExploreFrame>
      {isSearch(request) ? (
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
