/** Splits a search into terms, and decides what counts as a typing error. No I/O. */
import { splitWords } from '../../platform/fold-text.ts'
import { findConcepts } from './dictionary.index.ts'
import { findCityNames, findCountry } from './places.ts'

/** Spanish and English stop words, ignored when there are other words. */
const stopWords = new Set('a al and con de del e el en for in la las los of o the u un una with y'.split(' '))
const termsMax = 6
const termLengthMax = 40
const phraseMax = 4

export const isStopWord = (word: string): boolean => stopWords.has(word)

/** Words that belong together: one, or several that the dictionary or the list of places knows as a phrase. */
export type SearchTerm = string[]

/** Whether the words are a phrase, such as "danza contemporánea" or "Mexico City". */
const isPhrase = (words: string[]) =>
  findConcepts(words).length > 0 || findCountry(words) !== undefined || findCityNames(words).length > 1

/** Extracts the folded terms of a search; stop words only when there are no others. */
export function extractTerms(q: string): SearchTerm[] {
  const words = splitWords(q).map((word) => word.slice(0, termLengthMax))
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length && terms.length < 4 * termsMax;) {
    const lengths = Array.from({ length: phraseMax - 1 }, (_, n) => phraseMax - n)
    const length = lengths.find((n) => at + n <= words.length && isPhrase(words.slice(at, at + n))) ?? 1
    terms.push(words.slice(at, at + length))
    at += length
  }
  const significant = terms.filter(([word, ...others]) => others.length > 0 || !isStopWord(word!))
  const chosen = significant.length > 0 ? significant : terms
  const distinct = new Map(chosen.map((term) => [term.join(' '), term]))
  return [...distinct.values()].slice(0, termsMax)
}

/** Shorter words are too ambiguous for typo correction. */
export const allowsTypos = (word: string): boolean => word.length >= 4

/** Whether `typed` is `meant` or a prefix of it with at most one typo (4 to 6 letters) or two (longer). */
export function isTypo(typed: string, meant: string): boolean {
  if (!allowsTypos(typed) || meant.length < 3) return false
  const errors = typed.length > 6 ? 2 : 1
  for (let length = typed.length - 1; length <= typed.length + 1; length++) {
    if (editDistance(typed, meant.slice(0, length)) <= errors) return true
  }
  return editDistance(typed, meant) <= errors
}

/** Damerau-Levenshtein distance (optimal string alignment). */
export function editDistance(a: string, b: string): number {
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
