import SearchResults from '../../features/discovery/SearchResults.tsx'
import { SaveSearch } from '../../features/saved-search/SaveSearch.tsx'

/** The people a search finds; the search can be saved (P-discovery-23). */
export default function SearchPeople() {
  return <SearchResults actions={<SaveSearch />} />
}
