/** What the readers of a sentence are given and return. No I/O. */
import { limits } from '@brilla/contract/platform/limits'
import type { SearchFilter } from '@brilla/contract/discovery/search'
import type { SearchFilters } from './search.filters.ts'
import type { SearchTerm } from './search.terms.ts'
import type { Token } from './sentence-tokens.ts'
import { vocabulary } from './sentence-words.ts'

/** A criterion, and the tokens that mean it: from `start` until before `end`. */
export interface Reading {
  filter: SearchFilter
  filters: SearchFilters
  start: number
  end: number
  /** Whether the words can mean nothing else; others count only next to words of the field. */
  isCertain: boolean
  terms?: SearchTerm[]
  /** Whether no filter can say what the words mean, which the results say (P-discovery-30). */
  isLeftOut?: boolean
  /** What is left of the words without the criterion: they stay words of the search. */
  replacement?: string
}

/** What a reader knows: the tokens, which of them nothing has read yet, and what the readers before have read. */
export interface Unread {
  tokens: Token[]
  isFree: (index: number) => boolean
  found: readonly Reading[]
  sent: SearchFilters
  /** `YYYY-MM-DD`. */
  today: string
}

/**
 * Minors are found by neither sex nor age nor height, so a search for children does not read them (P-minors-7). "Menor de 30" is
 * none.
 */
export const isAboutChildren = ({ tokens }: Unread): boolean =>
  tokens.some(
    ({ word }, index) =>
      vocabulary.children.has(word) && !(Number(tokens[index + 2]?.word) > limits.ageAdult),
  )

/** The tokens of a reading with the words before it that only lead to it: "who can travel", "in their twenties". */
export function withLead({ tokens, isFree }: Unread, start: number, end: number) {
  let first = start
  while (isFree(first - 1) && vocabulary.leading.has(tokens[first - 1]!.word)) first--
  return { start: first, end }
}

/** Words that say nothing may be between a negation and what it negates: "que no sean de", "without an". */
const negationReach = 3

export function findNegation({ tokens, isFree }: Unread, start: number): number | undefined {
  for (let at = start - 1; at >= start - negationReach && isFree(at) && !tokens[at + 1]!.isApart; at--) {
    const { word } = tokens[at]!
    if (vocabulary.negations.has(word)) return at
    if (!vocabulary.ignored.has(word)) return undefined
  }
  return undefined
}

/** Readings whose words are negated restrict nothing, but who has no agency is a talent. */
export function leaveOutNegated(unread: Unread, readings: Reading[]): Reading[] {
  const left: Reading[] = []
  for (const reading of readings) {
    const { filter, start, end } = reading
    const last = left.at(-1)
    // "Don't speak English or French".
    const isListed =
      last?.isLeftOut === true &&
      end === last.end + 2 &&
      vocabulary.joiningPlaces.has(unread.tokens[last.end]!.word)
    const negation = isListed ? last.end : findNegation(unread, start)
    if (negation === undefined) left.push(reading)
    else {
      const place = withLead(unread, negation, end)
      if (filter === 'type') left.push({ ...reading, ...place, filters: { type: 'talento' } })
      else left.push({ filter, filters: {}, ...place, isCertain: true, isLeftOut: true })
    }
  }
  return left
}
