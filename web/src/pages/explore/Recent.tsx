import { ExploreList } from './ExploreList.tsx'

export default function Recent() {
  return <ExploreList list="recent" />
}
