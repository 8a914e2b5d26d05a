import { X } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link, useSearchParams } from 'react-router'
import { changeSearch } from './explore-params.ts'
import { useFilterLabels } from './search-labels.ts'
import { filterNames, removeFilters, type SearchRequest } from './search-params.ts'

/** The filters of a search, each with a link to the search without it. */
export function FilterChips({ request }: { request: SearchRequest }) {
  const { t } = useTranslation('search')
  const { formatFilter } = useFilterLabels()
  const [search] = useSearchParams()
  const chips = filterNames.flatMap((filter) => {
    const name = formatFilter(filter, request)
    return name === null ? [] : [{ filter, name }]
  })
  if (chips.length === 0) return null
  // The pressed chip disappears, and the focus would be lost with it.
  const keepFocus = () => document.getElementById('main')?.focus({ preventScroll: true })
  const removeAll = removeFilters(chips.map(({ filter }) => filter))
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chips.map(({ filter, name }) => (
        <li key={filter} className="min-w-0">
          <Link
            to={{ search: changeSearch(search, removeFilters([filter])) }}
            preventScrollReset
            onClick={keepFocus}
            aria-label={t('remove', { name })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-4 [overflow-wrap:anywhere] no-underline hover:bg-sunken"
          >
            {name}
            <X aria-hidden size={16} className="shrink-0" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={{ search: changeSearch(search, removeAll) }}
            preventScrollReset
            onClick={keepFocus}
            className="inline-flex min-h-11 items-center px-2 font-semibold hover:underline"
          >
            {t('removeAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}
