/** Converts terms and filters to `tsquery`s over the lexemes of migration 0055 (docs/search.md). No I/O. */
import { type Concept, findCategories, findConcepts } from './dictionary.index.ts'
import { findCitiesByPrefix, findCityNames, findCountriesByPrefix, findCountry } from './places.ts'
import { findLanguages } from './spoken-languages.ts'
import { isStopWord, type SearchTerm } from './search.terms.ts'

/** Stems of a folded word. */
export type Stems = (word: string) => readonly string[]

/** A `tsquery` that raises the rank of those who match it. */
interface Weighted {
  query: string
  weight: number
}

export interface SearchQuery {
  /** `tsquery`s that all results match: one of the filters, then one for each term. */
  required: string[]
  ranking: Weighted[]
}

/** The rank of a result is the sum of the weights of what it matches: name, then skill and category, then place, then text. */
const weights = {
  wholeName: 32,
  name: 16,
  nameBeginning: 6,
  field: 8,
  place: 4,
  text: 2,
  synonym: 1,
  section: 3,
}

/** Shorter beginnings of words are looked up in names and places only: too many words of biographies begin like them. */
const textPrefixMin = 3

const lexeme = (text: string) => `'${text}'`
const prefixed = (text: string) => `'${text}':*`

/** Nested to the right: PostgreSQL then ends the evaluation at the first that matches, without visiting the others. */
const anyOf = (queries: string[]) =>
  [...new Set(queries)].reduceRight((others, query) => (others === '' ? query : `(${query} | ${others})`), '')
const allOf = (queries: string[]) => `(${queries.join(' & ')})`

const significant = (words: string[]) => {
  const chosen = words.filter((word) => !isStopWord(word))
  return chosen.length > 0 ? chosen : words
}

/** Matches a form of a concept by the stems of its words, which documents have; with the prefix `+` in skills. */
const formQuery = (form: string[], stems: Stems, kind = '') =>
  allOf(
    significant(form).map((word) => {
      const found = stems(word).map((stem) => lexeme(`${kind}~${stem}`))
      return found.length > 0 ? anyOf(found) : lexeme(kind + word)
    }),
  )

/** Matches a city by each of the names. */
const cityQuery = (names: string[]) =>
  names.map((name) => allOf(significant(name.split(' ')).map((word) => lexeme(`.${word}`))))

/** What a term matches, by the kind of match: any of the queries. */
interface TermQueries {
  name: string[]
  nameBeginning: string[]
  field: string[]
  place: string[]
  text: string[]
  synonym: string[]
  section: string[]
}

const conceptQueries = (concepts: Concept[], stems: Stems, kind = '') =>
  concepts.flatMap(({ forms }) => forms.map((form) => formQuery(form, stems, kind)))

const conceptCategories = (concepts: Concept[]) =>
  concepts.flatMap(({ isGeneral, section }) => (isGeneral && section !== undefined ? [section] : []))

/** The categories to which the concepts belong: no match, but who has them ranks higher. */
const sectionQuery = (concepts: Concept[]) =>
  concepts.flatMap(({ section }) => (section === undefined ? [] : [lexeme(`#${section}`)]))

function wordQueries(word: string, stems: Stems): TermQueries {
  const concepts = findConcepts([word])
  const countries = findCountry([word]) ?? findCountriesByPrefix(word)
  const cities = [...findCityNames([word]), ...findCitiesByPrefix(word)].filter((name) => name !== word)
  return {
    name: [lexeme(`=${word}`)],
    nameBeginning: [prefixed(`=${word}`)],
    field: [
      ...[...findCategories(word), ...conceptCategories(concepts)].map((id) => lexeme(`#${id}`)),
      prefixed(`+${word}`),
      ...stems(word).map((stem) => lexeme(`+~${stem}`)),
      ...conceptQueries(concepts, stems, '+'),
    ],
    place: [
      prefixed(`.${word}`),
      ...[countries].flat().map((code) => lexeme(`#${code.toLowerCase()}`)),
      ...findLanguages(word).map((code) => lexeme(`/${code}`)),
      ...cityQuery(cities),
    ],
    text: [
      word.length >= textPrefixMin ? prefixed(word) : lexeme(word),
      ...stems(word).map((stem) => lexeme(`~${stem}`)),
    ],
    synonym: conceptQueries(concepts, stems),
    section: sectionQuery(concepts),
  }
}

/** Any kind of match, what most profiles match first; the beginning of a name includes the name. */
const joined = ({ nameBeginning, field, place, text, synonym }: TermQueries) =>
  anyOf([...text, ...synonym, ...nameBeginning, ...field, ...place])

/** A phrase matches as such, or by each of its words. */
function termQueries(term: SearchTerm, stems: Stems): TermQueries {
  const words = significant(term).map((word) => wordQueries(word, stems))
  if (term.length === 1) return words[0]!
  const concepts = findConcepts(term)
  const country = findCountry(term)
  return {
    name: [allOf(words.flatMap(({ name }) => name))],
    nameBeginning: [allOf(words.flatMap(({ nameBeginning }) => nameBeginning))],
    field: [
      ...conceptCategories(concepts).map((id) => lexeme(`#${id}`)),
      formQuery(term, stems, '+'),
      ...conceptQueries(concepts, stems, '+'),
    ],
    place: [
      ...(country === undefined ? [] : [lexeme(`#${country.toLowerCase()}`)]),
      ...cityQuery(findCityNames(term)),
    ],
    text: [formQuery(term, stems), ...conceptQueries(concepts, stems)],
    synonym: concepts.length > 0 ? [allOf(words.map(joined))] : [],
    section: sectionQuery(concepts),
  }
}

/** Builds the query of a search for all of the terms within the filters; undefined when there is neither. */
export function buildSearchQuery(
  terms: SearchTerm[],
  filters: string[],
  stems: Stems,
): SearchQuery | undefined {
  const queries = terms.map((term) => termQueries(term, stems))
  const required = [...(filters.length > 0 ? [filters.join(' & ')] : []), ...queries.map(joined)]
  if (required.length === 0) return undefined
  const ranking = queries.flatMap((term) =>
    (Object.keys(term) as (keyof TermQueries)[])
      .filter((kind) => term[kind].length > 0)
      .map((kind) => ({ query: anyOf(term[kind]), weight: weights[kind] })),
  )
  if (queries.length > 0)
    ranking.push({ query: allOf(queries.flatMap(({ name }) => name)), weight: weights.wholeName })
  return { required, ranking }
}

/** The words whose stems a query of these terms needs. */
export function listStemmedWords(terms: SearchTerm[]): string[] {
  const words = terms.flat()
  const concepts = [...words.map((word) => [word]), ...terms].flatMap(findConcepts)
  return [...new Set([...words, ...concepts.flatMap(({ forms }) => forms.flat())])]
}
