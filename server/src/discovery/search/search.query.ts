/** Converts terms and filters to `tsquery`s over the lexemes of the table `discovery` (docs/search.md). No I/O. */
import { type Concept, findCategories, findConcepts } from './dictionary.index.ts'
import { findCitiesByPrefix, findCityNames, findCountriesByPrefix, findCountry } from './places.ts'
import { combineFilters, type FilterQueries, isCategory, pairLexeme } from './search.filters.ts'
import { findLanguages } from './spoken-languages.ts'
import { isStopWord, type SearchTerm } from './search.terms.ts'

/** Stems of a word of the dictionary, undefined for others. */
type Stems = (word: string) => readonly string[] | undefined

/** What a query depends on besides the words: the same for all searches. */
export interface Lexicon {
  stems: Stems
  /** Whether there are too many profiles to count the other values of chosen filters as well. */
  hasManyRows: boolean
}

/** A `tsquery` that raises the rank of those who match it. */
interface Weighted {
  query: string
  weight: number
}

/** Queries leave open what only the database knows of the words typed; `search_queries` fills it in. */
export interface SearchQuery {
  typed: string[]
  /** `tsquery`s that all results match: one of the filters, then one for each term. */
  required: string[]
  ranking: Weighted[]
  /** `tsquery` that the lexemes of a skill, an instrument or a language match when the terms mean it; null without terms. */
  facts: string | null
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
const isPrefix = (query: string) => query.endsWith(':*')
const toWord = (prefix: string) => prefix.slice(0, -':*'.length)

/** Nested to the right: PostgreSQL then ends the evaluation at the first that matches, without visiting the others. */
const anyOf = (queries: string[]) =>
  [...new Set(queries)].reduceRight((others, query) => (others === '' ? query : `(${query} | ${others})`), '')
const allOf = (queries: string[]) => (queries.length === 1 ? queries[0]! : `(${queries.join(' & ')})`)

const significant = (words: string[]) => {
  const chosen = words.filter((word) => !isStopWord(word))
  return chosen.length > 0 ? chosen : words
}

/** Each matches a word by one of its stems, with the prefix `+` in skills; as it is when it has none. */
function stemQueries(word: string, stems: Stems, kind = ''): string[] {
  const found = stems(word)
  if (!found) return [lexeme(`${kind}~{${word}}`)]
  return found.length > 0 ? found.map((stem) => lexeme(`${kind}~${stem}`)) : [lexeme(kind + word)]
}

/** Each matches a form of a concept by stems of its words, which documents have. */
function formQueries(form: string[], stems: Stems, kind = ''): string[] {
  const [first = [], ...others] = significant(form).map((word) => stemQueries(word, stems, kind))
  return others.length === 0 ? first : [allOf([first, ...others].map(anyOf))]
}

/** Matches a city by each of the names. */
const cityQuery = (names: string[]) =>
  names.map((name) => allOf(significant(name.split(' ')).map((word) => lexeme(`.${word}`))))

const termKinds = ['name', 'nameBeginning', 'field', 'place', 'text', 'synonym', 'section'] as const

/** What a term matches, by the kind of match: any of the queries. */
type TermQueries = Record<(typeof termKinds)[number], string[]>

/** A word of the dictionary has one language, of which its stem is enough: documents have those of both. */
function listFormQueries({ forms }: Concept, stems: Stems, kind: string): string[] {
  return (['es', 'en'] as const).flatMap((language) => {
    const ofLanguage: Stems = (word) => stems(word)?.slice(...(language === 'es' ? [0, 1] : [-1]))
    return forms[language].flatMap((form) => formQueries(form, ofLanguage, kind))
  })
}

const conceptQueries = (concepts: Concept[], stems: Stems, kind = '') =>
  concepts.flatMap((concept) => listFormQueries(concept, stems, kind))

const conceptCategories = (concepts: Concept[]) =>
  concepts.flatMap(({ isGeneral, section }) => (isGeneral && section !== undefined ? [section] : []))

/** The categories to which the concepts belong: no match, but who has them ranks higher. */
const sectionQuery = (concepts: Concept[]) =>
  concepts.flatMap(({ section }) => (section === undefined ? [] : [lexeme(`#${section}`)]))

/** What terms name in either language, whatever a profile calls it: categories by id, countries by code, cities by folded name. */
export interface NamedFields {
  categories: number[]
  countries: string[]
  cities: string[]
}

function findNamedFields(term: SearchTerm): NamedFields {
  const [word = '', ...others] = term
  const generalCategories = conceptCategories(findConcepts(term))
  if (others.length > 0) {
    const country = findCountry(term)
    return {
      categories: generalCategories,
      countries: country === undefined ? [] : [country],
      cities: [...findCityNames(term)],
    }
  }
  return {
    categories: [...findCategories(word), ...generalCategories],
    countries: [findCountry(term) ?? findCountriesByPrefix(word)].flat(),
    cities: [...findCityNames(term), ...findCitiesByPrefix(word)],
  }
}

export function listNamedFields(terms: SearchTerm[]): NamedFields {
  const named = terms.map(findNamedFields)
  return {
    categories: named.flatMap(({ categories }) => categories),
    countries: named.flatMap(({ countries }) => countries),
    cities: named.flatMap(({ cities }) => cities),
  }
}

function wordQueries(word: string, stems: Stems): TermQueries {
  const concepts = findConcepts([word])
  const { categories, countries, cities } = findNamedFields([word])
  return {
    name: [lexeme(`=${word}`)],
    nameBeginning: [prefixed(`=${word}`)],
    field: [
      ...categories.map((id) => lexeme(`#${id}`)),
      prefixed(`+${word}`),
      ...stemQueries(word, stems, '+'),
      ...conceptQueries(concepts, stems, '+'),
    ],
    place: [
      prefixed(`.${word}`),
      ...countries.map((code) => lexeme(`#${code.toLowerCase()}`)),
      ...findLanguages(word).map((code) => lexeme(`/${code}`)),
      ...cityQuery(cities.filter((name) => name !== word)),
    ],
    text: [word.length >= textPrefixMin ? prefixed(word) : lexeme(word), ...stemQueries(word, stems)],
    synonym: conceptQueries(concepts, stems),
    section: sectionQuery(concepts),
  }
}

/** Matches each kind of beginning in a condition for the index: a word of one or two letters begins names only. */
function beginningQueries(word: string, { text }: TermQueries) {
  if (word.length > textPrefixMin) return text
  return [lexeme(`<${word}`), ...text.filter((query) => !isPrefix(query))]
}

/**
 * Any kind of match of a word, what most profiles match first. Plain words include those of names, so that their beginnings
 * include those of names, and lexemes of short beginnings include those of cities and skills.
 */
function joined(word: string, queries: TermQueries): string[] {
  const { field, place, synonym } = queries
  const isShort = word.length <= textPrefixMin
  const others = [...synonym, ...field, ...place].map((query) =>
    isShort && isPrefix(query) ? toWord(query) : query,
  )
  return [...beginningQueries(word, queries), ...others]
}

/** A phrase matches as such, or by each of its words. `condition` has the queries of which one must match. */
function termQueries(term: SearchTerm, lexicon: Lexicon): { queries: TermQueries; condition: string[] } {
  const { stems } = lexicon
  const words = significant(term).map((word) => {
    const queries = wordQueries(word, stems)
    return { ...queries, condition: joined(word, queries) }
  })
  if (term.length === 1) return { queries: words[0]!, condition: words[0]!.condition }
  const concepts = findConcepts(term)
  const { categories, countries, cities } = findNamedFields(term)
  const queries: TermQueries = {
    name: [allOf(words.flatMap(({ name }) => name))],
    nameBeginning: [allOf(words.flatMap(({ nameBeginning }) => nameBeginning))],
    field: [
      ...categories.map((id) => lexeme(`#${id}`)),
      ...formQueries(term, stems, '+'),
      ...conceptQueries(concepts, stems, '+'),
    ],
    place: [...countries.map((code) => lexeme(`#${code.toLowerCase()}`)), ...cityQuery(cities)],
    text: [...formQueries(term, stems), ...conceptQueries(concepts, stems)],
    synonym: concepts.length > 0 ? [allOf(words.map(({ condition }) => anyOf(condition)))] : [],
    section: sectionQuery(concepts),
  }
  const { nameBeginning, field, place, text, synonym } = queries
  return { queries, condition: [...text, ...synonym, ...nameBeginning, ...field, ...place] }
}

/**
 * A term's condition within the filters; undefined when every profile that passes the filters matches. A category in one country
 * is a lexeme of its own, of which the index reads a shorter list.
 */
function narrowCondition(alternatives: string[], { category, country }: FilterQueries): string | undefined {
  if (alternatives.some((query) => query === category || query === country)) return undefined
  const narrow = (query: string) => (isCategory(query) && country ? pairLexeme(country, query) : query)
  return anyOf(alternatives.map(narrow))
}

/** Builds the query of a search for all of the terms within the filters; undefined when there is neither. */
export function buildSearchQuery(
  terms: SearchTerm[],
  filters: FilterQueries,
  lexicon: Lexicon,
): SearchQuery | undefined {
  const found = terms.map((term) => termQueries(term, lexicon))
  const conditions = found
    .map(({ condition }) => narrowCondition(condition, filters))
    .filter((condition) => condition !== undefined)
  const filterConditions = combineFilters(filters, conditions.length > 0)
  const required = [...(filterConditions.length > 0 ? [filterConditions.join(' & ')] : []), ...conditions]
  if (required.length === 0) return undefined
  const ranking = found.flatMap(({ queries }) =>
    termKinds
      .filter((kind) => queries[kind].length > 0)
      .map((kind) => ({ query: anyOf(queries[kind]), weight: weights[kind] })),
  )
  if (found.length > 0)
    ranking.push({
      query: allOf(found.flatMap(({ queries }) => queries.name)),
      weight: weights.wholeName,
    })
  const facts = found.flatMap(({ queries }) => [...queries.field, ...queries.place])
  return {
    typed: [...new Set(terms.flat())],
    required,
    ranking,
    facts: facts.length > 0 ? anyOf(facts) : null,
  }
}
