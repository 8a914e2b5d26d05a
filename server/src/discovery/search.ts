import type { PersonCard } from '@brilla/contract/profile'
import { limits } from '@brilla/contract/limits'
import type { Member } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { PeopleListQuery } from './discovery.lists.store.ts'
import { findSimilarWords, buildSearchQuery } from './search.store.ts'
import { allowsTypos, isTypo, buildTsQuery, expandTerm, extractTerms } from './search.terms.ts'

interface SearchParams {
  q: string
  category?: number | undefined
  country?: string | undefined
}

type Page = { rows: PersonCard[]; count: number }

/**
 * Searches people (P-discovery-9). Only when the exact search does not fill a page, a second query accepts typos as well,
 * so that correctly typed searches stay fast.
 */
export async function search(
  db: Database,
  caller: Member,
  { q, category, country }: SearchParams,
  read: (list: PeopleListQuery) => Promise<Page>,
): Promise<Page> {
  const words = extractTerms(q)
  const filters = [category && `#${category}`, country && `#${country.toLowerCase()}`].filter(isPresent)
  if (words.length + filters.length === 0) return { rows: [], count: 0 }
  const exact = buildTsQuery(
    words.map((word) => expandTerm(word, [], false)),
    filters,
  )
  const found = await read(buildSearchQuery(caller, { query: exact, exact, words }))
  if (found.count >= limits.pageSize || !words.some(allowsTypos)) return found

  const similarWords = await findSimilarWords(db, words)
  const corrections = words.map((word) =>
    similarWords
      .filter((candidate) => candidate.word === word && isTypo(word, candidate.similar))
      .map(({ similar }) => similar),
  )
  const fuzzy = buildTsQuery(
    words.map((word, index) => expandTerm(word, corrections[index] ?? [], true)),
    filters,
  )
  if (fuzzy === exact) return found
  return read(buildSearchQuery(caller, { query: fuzzy, exact, words: [...words, ...corrections.flat()] }))
}

const isPresent = (filter: string | number | undefined): filter is string => typeof filter === 'string'
