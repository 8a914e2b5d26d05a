import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LazySavedSearchDialog } from '../../features/discovery/saved-search/LazySavedSearchDialog.tsx'
import { useSavedSearches } from '../../features/discovery/saved-search/saved-search.queries.ts'
import { isSameSearch, readStoredQuery } from '../../features/discovery/saved-search/stored-query.ts'
import { useDescribeSearch } from '../../features/discovery/saved-search/use-describe-search.ts'
import { readSearchRequest } from '../../features/discovery/search/search-params.ts'
import SearchResults from '../../features/discovery/search/SearchResults.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { ExploreTabs } from './ExploreTabs.tsx'

/** The people a search finds; the search can be saved (P-discovery-23). */
export default function SearchPeople() {
  const [params] = useSearchParams()
  return (
    <SearchResults
      tabs={<ExploreTabs current="people" q={readSearchRequest(params).q} />}
      actions={<SaveSearch />}
    />
  )
}

/** Saves the search of the page, or edits it once it is saved (P-discovery-23). */
function SaveSearch() {
  const { t } = useTranslation('savedSearch')
  const [params] = useSearchParams()
  const [open, setOpen] = useState(false)
  const describe = useDescribeSearch()
  const { data, isPending } = useSavedSearches()
  const request = readSearchRequest(params)
  const description = describe(request)
  if (!description) return null
  const search = data?.find(({ query }) => isSameSearch(readStoredQuery(query), request))
  const label = t(search ? 'saved' : 'save')
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        // Whether the search is saved already is not known yet.
        disabled={isPending}
        icon={search ? <BookmarkCheck aria-hidden size={18} /> : <Bookmark aria-hidden size={18} />}
        onClick={() => setOpen(true)}
        title={label}
        // In a narrow window only its icon fits into the row.
        className="max-lg:size-11 max-lg:shrink-0 max-lg:border-0 max-lg:bg-transparent max-lg:p-0"
      >
        <span className="max-lg:sr-only">{label}</span>
      </Button>
      {open && <LazySavedSearchDialog {...{ request, description, search }} onClose={() => setOpen(false)} />}
    </>
  )
}
