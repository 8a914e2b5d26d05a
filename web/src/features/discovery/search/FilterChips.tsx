import type { UnderstoodFilter } from '@brilla/contract/discovery/search'
import { X } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link, useSearchParams } from 'react-router'
import { changeSearch } from './explore-params.ts'
import { useFilterLabels } from './search-labels.ts'
import {
  changeList,
  filterNames,
  isListName,
  listValues,
  readSearchRequest,
  removeFilters,
  type SearchRequest,
} from './search-params.ts'

interface Chip {
  key: string
  name: string
  /** The search without it. */
  change: Record<string, string | null>
}

/** The filters of a search, those that its words mean first, each with a link to the search without it. */
export function FilterChips({
  request,
  understood,
}: {
  request: SearchRequest
  understood: UnderstoodFilter[]
}) {
  const { t } = useTranslation('search')
  const { formatFilter, formatValue } = useFilterLabels()
  const [search] = useSearchParams()
  const read = understood.filter(({ dropped }) => !dropped).map(toChip)
  function toChip({ filter, query, without }: UnderstoodFilter): Chip {
    const name = formatFilter(filter, readSearchRequest(new URLSearchParams(query))) ?? filter
    return { key: `q ${name}`, name, change: { q: without } }
  }
  const chosen = filterNames.flatMap((filter): Chip[] => {
    if (isListName(filter)) {
      const values = listValues(request, filter)
      return values.map((value) => ({
        key: `${filter} ${value}`,
        name: formatValue(filter, value),
        change: changeList(
          filter,
          values.filter((other) => other !== value),
        ),
      }))
    }
    const name = formatFilter(filter, request)
    return name === null ? [] : [{ key: filter, name, change: removeFilters([filter]) }]
  })
  const chips = [...read, ...chosen]
  if (chips.length === 0) return null
  // The pressed chip disappears, and the focus would be lost with it.
  const keepFocus = () => document.getElementById('main')?.focus({ preventScroll: true })
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chips.map(({ key, name, change }) => (
        <li key={key} className="min-w-0">
          <Link
            to={{ search: changeSearch(search, change) }}
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
      {chosen.length > 1 && (
        <li>
          <Link
            to={{ search: changeSearch(search, removeFilters(filterNames)) }}
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
