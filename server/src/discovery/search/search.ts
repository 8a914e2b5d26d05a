/** Searches people (P-discovery-9, P-discovery-13, P-discovery-16); docs/search.md says what is found and how it is ranked. */
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import type { SearchFacets, SearchHelp, UnderstoodFilter } from '@brilla/contract/discovery/search'
import type { Member } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { splitWords } from '../../platform/fold-text.ts'
import { anyOf, lexeme } from './lexemes.ts'
import { findCityNames } from './named-fields.ts'
import { dropFilter, listFilters, type SearchFilters } from './search.filters.ts'
import { countAlternatives, isAlternative } from './search.facets.store.ts'
import { mergeAlternatives, presentFacets, presentUnderstood } from './search.present.ts'
import { buildSearchQuery } from './search.query.ts'
import { findSpellings, listShorterSearches, restoreTyped } from './search.spelling.ts'
import { type Attempt, listAttempts } from './search.attempts.ts'
import { type Criterion, readSentence } from './sentence.ts'
import { joinWords, splitSentence } from './sentence-tokens.ts'
import type { SearchViewer } from './search.candidates.store.ts'
import { countCandidates, findCities, findMatches, findSearchPage, type FoundRow } from './search.store.ts'
import { extractTerms, isStopWord, type SearchTerm } from './search.terms.ts'
import { readLexicon } from './search.words.store.ts'

export interface SearchParams extends SearchFilters {
  q: string
  page?: number | undefined
  /** They are counted unless this is false. */
  facets?: boolean | undefined
  /** `false`: the words mean no filters. */
  understood?: string | undefined
}

interface Found {
  people: FoundRow[]
  /** Those that were searched. */
  terms: SearchTerm[]
  count: number
  facets: SearchFacets
  understood: UnderstoodFilter[]
  help?: SearchHelp
}

interface Search {
  db: Database
  caller: Member
  language: Language
  today: Date
  params: SearchParams
}

const isEmpty = (terms: SearchTerm[], filters: SearchFilters) =>
  terms.length === 0 && listFilters(filters).length === 0

/** What the words of a search mean: filters, and terms for the rest. */
function read({ q, understood, ...filters }: SearchParams, today: Date): Attempt & { leftOut: Criterion[] } {
  if (understood === 'false') return { terms: extractTerms(q), criteria: [], leftOut: [] }
  const { criteria, rest } = readSentence(q, filters, today)
  return {
    terms: extractTerms(rest),
    criteria: criteria.filter(({ isLeftOut }) => !isLeftOut),
    leftOut: criteria.filter(({ isLeftOut }) => isLeftOut),
  }
}

/** The parameters of a search with the filters that its words mean. */
function mergeFilters(params: SearchParams, criteria: Criterion[]): SearchParams {
  const all = [params, ...criteria.map(({ filters }) => filters)]
  const languages = all.flatMap((filters) => filters.languages ?? [])
  const merged: SearchParams = Object.assign({}, ...all)
  return languages.length > 0 ? { ...merged, languages } : merged
}

export async function searchPeople(search: Search): Promise<Found> {
  const { leftOut, ...asked } = read(search.params, search.today)
  const found = await searchMeant(search, asked)
  return {
    ...found,
    understood: [...found.understood, ...presentUnderstood(leftOut, [], search.language)],
  }
}

/** Only when nobody is found are typing errors looked for, and what else could help. */
async function searchMeant(search: Search, { terms, criteria }: Attempt): Promise<Found> {
  const { language, params } = search
  if (isEmpty(terms, params) && criteria.length === 0)
    return { people: [], terms: [], count: 0, facets: presentFacets([], language), understood: [] }
  if (criteria.length === 0) return searchWords(search, terms)
  const found = await findAttempt(search, { terms, criteria }, criteria)
  if (found.count > 0) return found
  const asked = { terms, criteria }
  return (
    (await searchAsWords(search, asked)) ??
    (await searchWithout(search, asked)) ?? { ...found, help: await findHelp(search, asked) }
  )
}

/** Finds a page for what of a search is tried, of the criteria that its words mean. */
async function findAttempt(search: Search, { terms, criteria }: Attempt, all: Criterion[]): Promise<Found> {
  const found = await findPage({ ...search, params: mergeFilters(search.params, criteria) }, terms)
  return {
    ...found,
    terms: [...terms, ...criteria.flatMap((criterion) => criterion.terms)],
    understood: presentUnderstood(all, criteria, search.language),
  }
}

/** Places and languages that nobody has as facts may be words of biographies: "en silla de ruedas". */
async function searchAsWords(search: Search, { terms, criteria }: Attempt): Promise<Found | undefined> {
  const isLevel = ({ filters }: Criterion) => filters.languages?.some((language) => language.includes(':'))
  const asWords = criteria.filter((criterion) => criterion.terms.length > 0 && !isLevel(criterion))
  if (asWords.length === 0) return undefined
  const others = criteria.filter((criterion) => !asWords.includes(criterion))
  const words = [...terms, ...asWords.flatMap((criterion) => criterion.terms)]
  const found = await findAttempt(search, { terms: words, criteria: others }, others)
  return found.count > 0 ? found : undefined
}

/** Finds somebody by other spellings of the words, or else without what says least of whom is looked for (P-discovery-30). */
async function searchWithout(search: Search, asked: Attempt): Promise<Found | undefined> {
  const { db, caller, params } = search
  const { criteria } = asked
  const spellings = await findSpellings(db, caller, asked.terms)
  for (const spelling of spellings) {
    const found = await findAttempt(search, { terms: extractTerms(spelling), criteria }, criteria)
    if (found.count > 0) return { ...found, help: helpBy(respell(params.q, asked.terms.flat(), spelling)) }
  }
  for (const attempts of listAttempts(asked)) {
    const counts = await countSearches(
      search,
      attempts.map((attempt) => ({
        terms: attempt.terms,
        filters: mergeFilters(params, attempt.criteria),
      })),
    )
    const attempt = attempts[counts.findIndex((count) => count > 0)]
    if (!attempt) continue
    const found = await findAttempt(search, attempt, criteria)
    const left = attempt.terms.flat()
    const dropped = asked.terms.flat().filter((word) => !left.includes(word))
    return dropped.length > 0 ? { ...found, help: helpBy(respell(params.q, dropped, '')) } : found
  }
  return undefined
}

/** The sentence with words in another spelling, or without them and the stop words that then lead to nothing: "in Madrid". */
function respell(q: string, asked: string[], spelling: string): string {
  const spelled = spelling.split(' ')
  const words = new Map(asked.map((word, index) => [word, spelled[index] ?? '']))
  const kept: { text: string; isStop: boolean }[] = []
  let isLeftOut = false
  for (const { text, word } of splitSentence(q).toReversed()) {
    const other = words.get(word)
    const isStop = isStopWord(word)
    const leadsToNothing: boolean = isLeftOut && isStop && kept.at(-1)?.isStop !== false
    isLeftOut = other === '' || leadsToNothing
    if (!isLeftOut) kept.push({ text: other === undefined || other === word ? text : other, isStop })
  }
  return joinWords(kept.toReversed())
}

const helpBy = (spelling: string): SearchHelp => ({ spelling, without: [], country: null })

/** The search by words and the filters that were sent alone. */
async function searchWords(search: Search, terms: SearchTerm[]): Promise<Found> {
  const { db, caller, params } = search
  const found = await findPage(search, terms)
  if (found.count > 0) return found
  const spellings = await findSpellings(db, caller, terms)
  for (const spelling of [...spellings, ...listShorterSearches(terms)]) {
    const corrected = await findPage(search, extractTerms(spelling))
    if (corrected.count > 0) return { ...corrected, help: helpBy(restoreTyped(spelling, params.q)) }
  }
  return { ...found, help: await findHelp(search, { terms, criteria: [] }) }
}

async function findPage(search: Search, terms: SearchTerm[]): Promise<Found> {
  const { db, caller, language, today, params } = search
  const { page = 1, facets: withFacets = true } = params
  const lexicon = await readLexicon(db, terms.flat())
  const query = buildSearchQuery(terms, params, { lexicon, today })
  // The searches without one of the filters, of which the other values of that filter are counted: each reads more than the
  // search itself, so they are left out where the search alone needs the time.
  const alternatives = withFacets && !lexicon.hasManyProfiles ? listFilters(params).filter(isAlternative) : []
  const [{ people, count, facets }, others] = await Promise.all([
    findSearchPage(db, caller, { query, page, withFacets, today }),
    countAlternatives(
      db,
      caller,
      alternatives.map((facet) => ({
        facet,
        query: buildSearchQuery(terms, dropFilter(params, facet), { lexicon, today }),
      })),
      today,
    ),
  ])
  return {
    people,
    terms,
    count,
    facets: presentFacets(mergeAlternatives(facets, others), language),
    understood: [],
  }
}

interface MatchRequest {
  params: SearchParams
  today: Date
  joinedAfter: Date
}

/** Finds who matches a search as it is written, for its alerts; see `findMatches`. The newest of too many come first. */
export async function findSearchMatches(
  db: Database,
  viewer: SearchViewer,
  { params, today, joinedAfter }: MatchRequest,
): Promise<{ ids: string[]; all: boolean; joined: string[] }> {
  const { terms, criteria } = read(params, today)
  const filters: SearchFilters = { ...mergeFilters(params, criteria), order: 'recent' }
  if (isEmpty(terms, filters)) return { ids: [], all: true, joined: [] }
  const lexicon = await readLexicon(db, terms.flat())
  const query = buildSearchQuery(terms, filters, { lexicon, today })
  return findMatches(db, viewer, { query, joinedAfter, today })
}

/** What finds somebody after all: the search without one of the filters that were sent, or in the whole country of its city. */
async function findHelp(search: Search, { terms, criteria }: Attempt): Promise<SearchHelp> {
  const { params, today } = search
  const searches = listFilters(params)
    .map((filter) => {
      const left = dropFilter(params, filter)
      const meant = read(left, today)
      return { filter, terms: meant.terms, filters: mergeFilters(left, meant.criteria) }
    })
    .filter((left) => !isEmpty(left.terms, left.filters))
  const counts = await countSearches(search, searches)
  return {
    spelling: null,
    without: searches
      .map(({ filter }, n) => ({ filter, count: counts[n]! }))
      .filter(({ count }) => count > 0),
    country: await findCountryOfCity({ ...search, params: mergeFilters(params, criteria) }, terms),
  }
}

/** How many people each of several searches finds. */
async function countSearches(
  { db, caller, today }: Search,
  searches: { terms: SearchTerm[]; filters: SearchFilters }[],
): Promise<number[]> {
  if (searches.length === 0) return []
  const lexicon = await readLexicon(
    db,
    searches.flatMap(({ terms }) => terms.flat()),
  )
  const queries = searches.map(({ terms, filters }) => buildSearchQuery(terms, filters, { lexicon, today }))
  return countCandidates(db, caller, queries, today)
}

/** The country of the city that the filter or a term names, when the search finds people there. */
async function findCountryOfCity(search: Search, terms: SearchTerm[]): Promise<SearchHelp['country']> {
  const { db, caller, today, params } = search
  const named = params.city
    ? params.city.map((city) => ({ names: findCityNames(splitWords(city)), others: terms }))
    : terms.map((term) => ({ names: findCityNames(term), others: terms.filter((other) => other !== term) }))
  for (const { names, others } of named) {
    const city = anyOf(names.map((name) => lexeme('city', name)))
    const [found] = await findCities(db, caller, city, today)
    if (!found || params.country?.includes(found.country) === false) continue
    const filters = { ...params, city: undefined, country: [found.country] }
    const [count = 0] = await countSearches(search, [{ terms: others, filters }])
    if (count > 0) return { value: found.country, count: Math.min(count, limits.searchResultsMax) }
  }
  return null
}
