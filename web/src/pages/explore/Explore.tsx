import { useSearchParams } from 'react-router'
import { ExploreFrame } from './ExploreFrame.tsx'
import { ExploreHome } from './ExploreHome.tsx'
import { Results } from '../../features/discovery/Results.tsx'

/** /explorar: the home of exploration, and with `?q=` what was looked for. */
export default function Explore() {
  const [search] = useSearchParams()
  const q = search.get('q')?.trim() ?? ''
  return <ExploreFrame>{q ? <Results q={q} /> : <ExploreHome />}</ExploreFrame>
}
