import { useSearchParams } from 'react-router'
import { GridSkeleton } from '../../features/discovery/PeopleGrid.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { ExploreFrame } from './ExploreFrame.tsx'
import { ExploreHome } from './ExploreHome.tsx'

const SearchResults = lazyComponent(() => import('../../features/discovery/SearchResults.tsx'))
const HashtagResults = lazyComponent(async ({ translator }) => {
  const texts = translator.load(['hashtag', 'post', 'comment'])
  const [module] = await Promise.all([import('./HashtagResults.tsx'), texts])
  return module
})

/** /explorar: the home of exploration, or with `?q=` the search results. */
export default function Explore() {
  const [search] = useSearchParams()
  const q = search.get('q')?.trim() ?? ''
  const Results = q.startsWith('#') ? HashtagResults : SearchResults
  return (
    <ExploreFrame>
      {q ? (
        <LazyBoundary
          fallback={<GridSkeleton cards={12} />}
          renderError={(retry) => <ErrorState onRetry={retry} />}
        >
          <Results q={q} />
        </LazyBoundary>
      ) : (
        <ExploreHome />
      )}
    </ExploreFrame>
  )
}
