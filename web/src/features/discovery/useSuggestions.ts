import { useDebouncedValue } from '../../lib/useDebouncedValue.ts'
import type { PersonCard } from '@brilla/contract/profile'
import { usePeopleList } from './discovery.queries.ts'

/** Suggestions start after two letters (P-discovery-10). */
const lettersMin = 2
const suggestionsMax = 6
const debounceMilliseconds = 180

/** The people to suggest while somebody types; a new request cancels the previous one. */
export function useSuggestions(text: string): { people: PersonCard[]; isLoaded: boolean } {
  const typed = text.trim()
  const term = useDebouncedValue(typed, debounceMilliseconds)
  const enough = typed.length >= lettersMin && term.length >= lettersMin
  const { data, isPlaceholderData } = usePeopleList({ list: 'search', q: term }, { enabled: enough })
  return {
    people: enough ? (data?.rows.slice(0, suggestionsMax) ?? []) : [],
    isLoaded: enough && data !== undefined && !isPlaceholderData,
  }
}
