/** What of a search is left out when nobody is found by all of it (P-discovery-30). No I/O. */
import type { SearchFilter } from '@brilla/contract/discovery/search'
import { getImportance } from './search.spelling.ts'
import { extractTerms, type SearchTerm } from './search.terms.ts'
import type { Criterion } from './sentence.ts'

/** A search, or what is left of one. */
export interface Attempt {
  terms: SearchTerm[]
  criteria: Criterion[]
}

/** Filters by how much they say of whom is looked for, the least first. */
const leastFirst: readonly SearchFilter[] = [
  'withPhotos',
  'withVideo',
  'available',
  'travels',
  'height',
  'age',
  'languages',
  'sex',
]

/** More parts are not left out one by one. */
const partsMax = 8

/**
 * Returns the search without one of its parts, and then, in a second list, without the first two, three and so on: words that no
 * list knows before filters, other words before places, and the first word of the field last.
 */
export function listAttempts({ terms, criteria }: Attempt): [Attempt[], Attempt[]] {
  const words = terms.flat()
  const lastFirst = words.toReversed()
  const fieldWords = lastFirst.filter((word) => getImportance(word) > 0)
  const isPlace = ({ filter }: Criterion) => !leastFirst.includes(filter)
  const parts: (string | Criterion)[] = [
    ...lastFirst.filter((word) => getImportance(word) === 0),
    ...criteria
      .filter((criterion) => !isPlace(criterion))
      .toReversed()
      .toSorted((a, b) => leastFirst.indexOf(a.filter) - leastFirst.indexOf(b.filter)),
    ...fieldWords.slice(0, -1),
    ...criteria.filter(isPlace),
    ...fieldWords.slice(-1),
  ].slice(0, partsMax)
  const without = (dropped: (string | Criterion)[]): Attempt => ({
    terms: extractTerms(words.filter((word) => !dropped.includes(word)).join(' ')),
    criteria: criteria.filter((criterion) => !dropped.includes(criterion)),
  })
  const isLeft = (attempt: Attempt) => attempt.terms.length + attempt.criteria.length > 0
  return [
    parts.map((part) => without([part])).filter(isLeft),
    parts
      .slice(1)
      .map((_, n) => without(parts.slice(0, n + 2)))
      .filter(isLeft),
  ]
}
