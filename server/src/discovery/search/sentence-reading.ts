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
