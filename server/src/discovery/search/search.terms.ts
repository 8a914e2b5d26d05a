/** Splits a search into terms. No I/O. */
import { splitWords } from '../../platform/fold-text.ts'
import { findConcepts } from './dictionary.ts'
import { findCityNames, findCountry } from './named-fields.ts'

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
