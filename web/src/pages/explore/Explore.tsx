import { useSearchParams } from 'react-router'
import { ExploreFrame } from './ExploreFrame.tsx'
import { ExploreHome } from './ExploreHome.tsx'
import { SearchResults } from '../../features/discovery/SearchResults.tsx'

/** /explorar: the home of exploration, or with `?q=` the search results. */
export default function Explore() {
  const [search] = useSearchParams()
  const q = search.get('q')?.trim() ?? ''
  return <ExploreFrame>{q ? <SearchResults q={q} /> : <ExploreHome />}</ExploreFrame>
}
