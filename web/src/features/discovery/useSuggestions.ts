import { useDebouncedValue } from '../../lib/useDebouncedValue.ts'
import { type FoundPerson, usePeople } from './discovery.data.ts'

/** Suggestions come "after two letters" (P-discovery-10). */
const lettersMin = 2
const shown = 6
const pauseMilliseconds = 180

/** Who may be meant, while somebody types; the question before is given up when another is asked. */
export function useSuggestions(text: string): { people: FoundPerson[]; known: boolean } {
  const typed = text.trim()
  const term = useDebouncedValue(typed, pauseMilliseconds)
  const enough = typed.length >= lettersMin && term.length >= lettersMin
  const { data, isPlaceholderData } = usePeople({ list: 'search', q: term }, { enabled: enough })
  return {
    people: enough ? (data?.rows.slice(0, shown) ?? []) : [],
    known: enough && data !== undefined && !isPlaceholderData,
  }
}
