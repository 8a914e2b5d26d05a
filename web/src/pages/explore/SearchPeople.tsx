import SearchResults from '../../features/discovery/search/SearchResults.tsx'
import { SaveSearch } from '../../features/discovery/saved-search/SaveSearch.tsx'

/** The people a search finds; the search can be saved (P-discovery-23). */
export default function SearchPeople() {
  return <SearchResults actions={<SaveSearch />} />
}
