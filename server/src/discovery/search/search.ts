/** Searches people (P-discovery-9, P-discovery-13, P-discovery-16); docs/search.md says what is found and how it is ranked. */
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import type { SearchFacets, SearchHelp } from '@brilla/contract/discovery/search'
import type { Member } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { splitWords } from '../../platform/fold-text.ts'
import { anyOf, lexeme } from './lexemes.ts'
import { findCityNames } from './named-fields.ts'
import { dropFilter, listFilters, type SearchFilters } from './search.filters.ts'
import { countAlternatives, isAlternative } from './search.facets.store.ts'
import { mergeAlternatives, presentFacets } from './search.present.ts'
import { buildSearchQuery } from './search.query.ts'
import { findSpellings, listShorterSearches, restoreTyped } from './search.spelling.ts'
import type { SearchViewer } from './search.candidates.store.ts'
import { countCandidates, findCities, findMatches, findSearchPage, type FoundRow } from './search.store.ts'
import { extractTerms, type SearchTerm } from './search.terms.ts'
import { readLexicon } from './search.words.store.ts'

export interface SearchParams extends SearchFilters {
  q: string
  page?: number | undefined
  /** They are counted unless this is false. */
  facets?: boolean | undefined
}

interface Found {
  people: FoundRow[]
  /** Those that were searched. */
  terms: SearchTerm[]
  count: number
  facets: SearchFacets
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

/** Only when nobody is found are typing errors looked for, and what else could help. */
export async function searchPeople(search: Search): Promise<Found> {
  const { db, caller, language, params } = search
  const terms = extractTerms(params.q)
  if (isEmpty(terms, params)) return { people: [], terms: [], count: 0, facets: presentFacets([], language) }
  const found = await findPage(search, terms)
  if (found.count > 0) return found
  const spellings = await findSpellings(db, caller, terms)
  for (const spelling of [...spellings, ...listShorterSearches(terms)]) {
    const corrected = await findPage(search, extractTerms(spelling))
    if (corrected.count > 0) {
      const help = { spelling: restoreTyped(spelling, params.q), without: [], country: null }
      return { ...corrected, help }
    }
  }
  return { ...found, help: await findHelp(search, terms) }
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
  return { people, terms, count, facets: presentFacets(mergeAlternatives(facets, others), language) }
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
  const terms = extractTerms(params.q)
  if (isEmpty(terms, params)) return { ids: [], all: true, joined: [] }
  const lexicon = await readLexicon(db, terms.flat())
  const query = buildSearchQuery(terms, { ...params, order: 'recent' }, { lexicon, today })
  return findMatches(db, viewer, { query, joinedAfter, today })
}

/** What finds somebody after all: the search without one of its filters, or in the whole country of its city. */
async function findHelp(search: Search, terms: SearchTerm[]): Promise<SearchHelp> {
  const { params } = search
  const filters = listFilters(params).filter((filter) => !isEmpty(terms, dropFilter(params, filter)))
  const searches = filters.map((filter) => ({ terms, filters: dropFilter(params, filter) }))
  const counts = await countSearches(search, searches)
  return {
    spelling: null,
    without: filters.map((filter, n) => ({ filter, count: counts[n]! })).filter(({ count }) => count > 0),
    country: await findCountryOfCity(search, terms),
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
  const named =
    params.city === undefined
      ? terms.map((term) => ({ names: findCityNames(term), others: terms.filter((other) => other !== term) }))
      : [{ names: findCityNames(splitWords(params.city)), others: terms }]
  for (const { names, others } of named) {
    const city = anyOf(names.map((name) => lexeme('city', name)))
    const [found] = await findCities(db, caller, city, today)
    if (!found || (params.country !== undefined && params.country !== found.country)) continue
    const filters = { ...params, city: undefined, country: found.country }
    const [count = 0] = await countSearches(search, [{ terms: others, filters }])
    if (count > 0) return { value: found.country, count: Math.min(count, limits.searchResultsMax) }
  }
  return null
}
