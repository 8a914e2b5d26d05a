import type { FoundPerson } from '@brilla/contract/discovery'
import { limits } from '@brilla/contract/limits'
import type { Member } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { PeopleList } from './discovery.lists.store.ts'
import { findAlike, matching } from './search.store.ts'
import { canBeMistyped, isMistyped, questionOf, readingsOf, wordsOf } from './search.words.ts'

interface Asked {
  q: string
  category?: number | undefined
  country?: string | undefined
}

type Page = { rows: FoundPerson[]; count: number }

/**
 * Finds people by what was typed (P-discovery-9). Where that fills no page, words that may have been meant are looked
 * for as well: a second look, so that whoever types without an error never waits for it.
 */
export async function search(
  db: Database,
  caller: Member,
  { q, category, country }: Asked,
  read: (list: PeopleList) => Promise<Page>,
): Promise<Page> {
  const words = wordsOf(q)
  const marks = [category && `#${category}`, country && `#${country.toLowerCase()}`].filter(isPresent)
  if (words.length + marks.length === 0) return { rows: [], count: 0 }
  const exact = questionOf(
    words.map((word) => readingsOf(word, [], false)),
    marks,
  )
  const found = await read(matching(caller, { question: exact, exact, words }))
  if (found.count >= limits.pageSize || !words.some(canBeMistyped)) return found

  const known = await findAlike(db, words)
  const meant = words.map((word) =>
    known.filter(({ asked, alike }) => asked === word && isMistyped(word, alike)).map(({ alike }) => alike),
  )
  const question = questionOf(
    words.map((word, index) => readingsOf(word, meant[index] ?? [], true)),
    marks,
  )
  if (question === exact) return found
  return read(matching(caller, { question, exact, words: [...words, ...meant.flat()] }))
}

const isPresent = (mark: string | number | undefined): mark is string => typeof mark === 'string'
