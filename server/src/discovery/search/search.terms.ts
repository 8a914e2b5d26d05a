/** Splits a search into terms, and looks up what they name. No I/O. */
import { splitWords } from '../../platform/fold-text.ts'
import { type Concept, findCategories, findConcepts } from '../../people/dictionary/index.ts'
import {
  findCitiesByPrefix,
  findCityNames,
  findCountriesByPrefix,
  findCountry,
  findLanguages,
} from './named-fields.ts'
import { vocabulary } from './sentence-words.ts'

const termsMax = 6
const termLengthMax = 40
const phraseMax = 4

/** Spanish and English words that say nothing about a person, ignored when there are other words. */
export const isStopWord = (word: string): boolean => vocabulary.ignored.has(word)

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

/** A term, and what it names in either language, whatever a profile calls it. */
export interface NamedTerm {
  term: SearchTerm
  concepts: Concept[]
  /** By id. */
  categories: number[]
  /** By code. */
  countries: string[]
  /** By code. */
  languages: string[]
  /** By folded name. */
  cities: string[]
}

/** Looks up what a term names; the beginning of a name counts, too. */
export function nameTerm(term: SearchTerm): NamedTerm {
  const [word = '', ...others] = term
  const concepts = findConcepts(term)
  const country = findCountry(term)
  const generalCategories = concepts.flatMap(({ isGeneral, section }) =>
    isGeneral && section !== undefined ? [section] : [],
  )
  if (others.length > 0)
    return {
      term,
      concepts,
      categories: generalCategories,
      countries: country === undefined ? [] : [country],
      languages: [],
      cities: [...findCityNames(term)],
    }
  return {
    term,
    concepts,
    categories: [...findCategories(word), ...generalCategories],
    countries: country === undefined ? findCountriesByPrefix(word) : [country],
    languages: findLanguages(word),
    cities: [...findCityNames(term), ...findCitiesByPrefix(word)],
  }
}
