import { ExploreList } from './ExploreList.tsx'

export default function Featured() {
  return <ExploreList list="featured" />
}
