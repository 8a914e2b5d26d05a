import { useDebouncedValue } from '../../lib/useDebouncedValue.ts'
import type { PersonCard } from '@brilla/contract/profile'
import { usePeopleList } from './discovery.queries.ts'

const suggestionsMax = 6
const debounceMilliseconds = 180

/** The people to suggest while somebody types; a new request cancels the previous one. */
export function useSuggestions(text: string): { people: PersonCard[]; isLoaded: boolean } {
  const q = useDebouncedValue(text, debounceMilliseconds)
  const { data, isPlaceholderData } = usePeopleList({ list: 'search', q })
  return {
    people: data?.rows.slice(0, suggestionsMax) ?? [],
    isLoaded: data !== undefined && !isPlaceholderData,
  }
}
