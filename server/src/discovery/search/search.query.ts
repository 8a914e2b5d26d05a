/** Converts the terms and filters of a search to `tsquery`s over the lexemes of the table `discovery` (docs/search.md). No I/O. */
import type { Concept } from '../../people/dictionary/index.ts'
import { allOf, anyOf, beginning, lexeme, type LexemeKind } from './lexemes.ts'
import {
  buildFilterConditions,
  getAgeRange,
  getAvailableBy,
  getHeightRange,
  listMonths,
  type Range,
  type SearchFilters,
} from './search.filters.ts'
import { isStopWord, nameTerm, type SearchTerm } from './search.terms.ts'

/** What only the database knows of the words of a search and of the dictionary. */
export interface Lexicon {
  /** Those of one language before those of the other, Spanish first; none of a stop word. */
  stems(word: string): readonly string[]
  /** The written words that begin so, unless they are many. */
  beginnings(word: string): readonly string[] | undefined
}

export interface SearchQuery {
  /**
   * Of which all must match: one of the filters, then one of each term. The index skips from match to match of several
   * conditions; of one condition with many alternatives it tests each of their rows.
   */
  conditions: string[]
  /** Ages, checked by the birth date; the conditions contain the years of birth only. */
  ages?: Range | undefined
  /** Heights, likewise: the conditions contain steps of five centimeters. */
  heights?: Range | undefined
  /** The day by which people have to be available. */
  availableBy?: string | undefined
  newThisMonth?: boolean | undefined
  /** Those who have registered since the begin of a month, when they are preferred to the most active ones. */
  recent?: { months: string; from: Date } | undefined
  /** The rank of a result is the sum of the weights of what it matches; empty when it is not ranked. */
  ranking: { query: string; weight: number }[]
  /** What the lexemes of a skill or an instrument match when the terms mean it; null without terms. */
  skills: string | null
}

interface QueryContext {
  lexicon: Lexicon
  /** The lexeme of a category, or of the category in the country to which the search is restricted: a shorter list of the index. */
  category(id: number): string
}

/** What a term matches by the kind of match, which is its weight in the rank: any of the queries. */
type TermQueries = Record<keyof typeof weights, string[]>

/** Name, then skill and category, then place, then text. */
const weights = {
  name: 16,
  nameBeginning: 6,
  field: 8,
  place: 4,
  text: 2,
  synonym: 1,
  section: 3,
}
const wholeNameWeight = 32

/** Shorter beginnings of words are looked up in names and places only: too many words of biographies begin like them. */
const textBeginningMin = 3
/** The beginnings up to this length that people are found by are lexemes. */
const beginningLexemeMax = 3

/** Results of a search are ranked among those who have registered within these days first, when the newest are asked for. */
const recentDays = 90

/** Matches the words of a kind that begin like a word. */
type Begin = (kind: LexemeKind, word: string) => string[]

const everybody = anyOf([lexeme('property', 'talento'), lexeme('property', 'agencia')])

const significant = (words: string[]) => {
  const chosen = words.filter((word) => !isStopWord(word))
  return chosen.length > 0 ? chosen : words
}

/** Builds the query of a search for all of the terms within the filters. */
export function buildSearchQuery(
  terms: SearchTerm[],
  filters: SearchFilters,
  { lexicon, today }: { lexicon: Lexicon; today: Date },
): SearchQuery {
  const { country, order, newThisMonth } = filters
  const context: QueryContext = {
    lexicon,
    category: (id) =>
      country?.length === 1
        ? lexeme('categoryInCountry', `${country[0]!.toLowerCase()}:${id}`)
        : lexeme('category', id),
  }
  const found = terms.map((term) => ({ term, queries: buildTermQueries(term, context) }))
  const ranked = found.map(({ term, queries }) => addBeginnings(term, queries, beginInRank))
  const skills = ranked.flatMap(({ field }) => field)
  return {
    conditions: buildConditions(found, filters, { context, today }),
    ages: getAgeRange(filters),
    heights: getHeightRange(filters),
    availableBy: getAvailableBy(filters),
    newThisMonth,
    recent: order === 'recent' ? buildRecent(today) : undefined,
    ranking: order === 'recent' || terms.length === 0 ? [] : buildRanking(ranked),
    skills: skills.length > 0 ? anyOf(skills) : null,
  }
}

function buildRecent(today: Date): SearchQuery['recent'] {
  const [since = '', ...months] = listMonths(today, recentDays)
  return {
    months: anyOf([since, ...months].map((month) => lexeme('property', month))),
    from: new Date(since),
  }
}

const termKinds = Object.keys(weights) as (keyof typeof weights)[]

const buildRanking = (termQueries: TermQueries[]): SearchQuery['ranking'] => [
  ...termQueries.flatMap((queries) =>
    termKinds
      .filter((kind) => queries[kind].length > 0)
      .map((kind) => ({ query: anyOf(queries[kind]), weight: weights[kind] })),
  ),
  { query: allOf(termQueries.flatMap(({ name }) => name)), weight: wholeNameWeight },
]

/** The conditions of the filters and the terms, without terms that everybody matches who passes the filters. */
function buildConditions(
  terms: { term: SearchTerm; queries: TermQueries }[],
  filters: SearchFilters,
  { context, today }: { context: QueryContext; today: Date },
): string[] {
  const { category, country } = filters
  const given = [
    ...(category?.length === 1 ? [context.category(category[0]!)] : []),
    ...(country?.length === 1 ? [lexeme('country', country[0]!.toLowerCase())] : []),
  ]
  const alternatives = terms
    .map(({ term, queries }) => listAlternatives(term, queries, context))
    .filter((queries) => !queries.some((query) => given.includes(query)))
  const conditions = [...buildFilterConditions(filters, today), ...alternatives.map(anyOf)]
  return conditions.length > 0 ? conditions : [everybody]
}

/** All queries of which a profile must match one, those that most profiles match first. */
function listAlternatives(term: SearchTerm, queries: TermQueries, context: QueryContext): string[] {
  const begin = createBegin(context.lexicon)
  const { nameBeginning, field, place, text, synonym } = addBeginnings(term, queries, begin)
  if (term.length > 1) return [...text, ...synonym, ...nameBeginning, ...field, ...place]
  // Words of names are words of the text, and those of short beginnings are lexemes.
  const isShort = term[0]!.length <= beginningLexemeMax
  return [...(isShort ? [lexeme('beginning', term[0]!)] : []), ...text, ...synonym, ...field, ...place]
}

/** In the rank, which is computed of few rows. */
const beginInRank: Begin = (kind, word) => [
  kind === 'word' && word.length < textBeginningMin ? lexeme(kind, word) : beginning(kind, word),
]

/** In the index, which reads the rows of a word when needed, but those of a beginning all in advance. */
const createBegin =
  ({ beginnings }: Lexicon): Begin =>
  (kind, word) => {
    if (word.length <= beginningLexemeMax && kind !== 'name') return [lexeme(kind, word)]
    const written = beginnings(word)
    return written === undefined
      ? [beginning(kind, word)]
      : [word, ...written].map((known) => lexeme(kind, known))
  }

/** Adds what begins like the term: of a phrase, only names. */
function addBeginnings(term: SearchTerm, queries: TermQueries, begin: Begin): TermQueries {
  const nameBeginning = [allOf(significant(term).map((word) => anyOf(begin('name', word))))]
  const [word = '', ...others] = term
  if (others.length > 0) return { ...queries, nameBeginning }
  return {
    ...queries,
    nameBeginning,
    field: [...begin('skillWord', word), ...queries.field],
    place: [...begin('cityWord', word), ...queries.place],
    text: [...begin('word', word), ...queries.text],
  }
}

/** What a term matches, without what begins like it. */
function buildTermQueries(term: SearchTerm, context: QueryContext): TermQueries {
  const { stems } = context.lexicon
  const { concepts, categories, countries, languages, cities } = nameTerm(term)
  const meanings = conceptQueries(concepts, stems, 'word')
  const isWord = term.length === 1
  return {
    name: [allOf(significant(term).map((word) => lexeme('name', word)))],
    nameBeginning: [],
    field: [
      ...categories.map(context.category),
      ...formQueries(term, stems, 'skillWord'),
      ...conceptQueries(concepts, stems, 'skillWord'),
    ],
    place: [
      ...countries.map((code) => lexeme('country', code.toLowerCase())),
      ...languages.map((code) => lexeme('language', code)),
      ...cities.filter((name) => !isWord || name !== term[0]).map(cityQuery),
    ],
    text: [...formQueries(term, stems, 'word'), ...(isWord ? [] : meanings)],
    synonym: isWord ? meanings : buildLooseQueries(term, concepts, context),
    section: concepts.flatMap(({ section }) => (section === undefined ? [] : [lexeme('category', section)])),
  }
}

/** A phrase of the dictionary is matched by its words, too. */
function buildLooseQueries(term: SearchTerm, concepts: Concept[], context: QueryContext): string[] {
  if (concepts.length === 0) return []
  const words = significant(term).map((word) => [word])
  return [allOf(words.map((word) => anyOf(listAlternatives(word, buildTermQueries(word, context), context))))]
}

/** Matches a city by the words of a name. */
const cityQuery = (name: string) =>
  allOf(significant(name.split(' ')).map((word) => lexeme('cityWord', word)))

type Stems = Lexicon['stems']

/** Each matches the words of texts or of skills, in any form, by stems that documents have; as they are without a stem. */
function formQueries(words: string[], stems: Stems, kind: 'word' | 'skillWord'): string[] {
  const queries = significant(words).map((word) => {
    const found = stems(word)
    if (found.length === 0) return [lexeme(kind, word)]
    return found.map((stem) => lexeme(kind === 'word' ? 'stem' : 'skillStem', stem))
  })
  return queries.length === 1 ? queries[0]! : [allOf(queries.map(anyOf))]
}

/** A word of the dictionary has one language, of which its stem is enough: documents have those of both. */
function conceptQueries(concepts: Concept[], stems: Stems, kind: 'word' | 'skillWord'): string[] {
  return concepts.flatMap(({ forms: { es, en } }) => [
    ...es.flatMap((form) => formQueries(form, (word) => stems(word).slice(0, 1), kind)),
    ...en.flatMap((form) => formQueries(form, (word) => stems(word).slice(-1), kind)),
  ])
}
