/** Searches people (P-discovery-9, P-discovery-13, P-discovery-16); docs/search.md says what is found and how it is ranked. */
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import type { SearchFacets, SearchFilter, SearchHelp } from '@brilla/contract/discovery/search'
import type { Member } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { splitWords } from '../../platform/fold-text.ts'
import { findCityNames } from './places.ts'
import {
  buildFilterQueries,
  everybody,
  type FilterQueries,
  getAgeRange,
  listMonths,
  type SearchFilters,
} from './search.filters.ts'
import { type Alternatives, alternativeFacets, countAlternatives } from './search.facets.store.ts'
import { mergeAlternatives, presentFacets } from './search.present.ts'
import { loadLexicon } from './search.lexicon.ts'
import { buildSearchQuery, type Lexicon, type SearchQuery } from './search.query.ts'
import { findSpellings, listShorterSearches, restoreTyped } from './search.spelling.ts'
import type { Candidates, SearchViewer } from './search.candidates.store.ts'
import { countCandidates, findCities, findMatches, findSearchPage, type FoundRow } from './search.store.ts'
import { extractTerms, type SearchTerm } from './search.terms.ts'

export interface SearchParams extends SearchFilters {
  q: string
  order?: 'relevance' | 'recent' | undefined
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

/** Results of a search are ranked among those who have registered within these days first, when the newest are asked for. */
const recentDays = 90

/** Only when nobody is found are typing errors looked for, and what else could help. */
export async function searchPeople(search: Search): Promise<Found> {
  const terms = extractTerms(search.params.q)
  const found = await findPage(search, terms)
  if (!found) return { people: [], terms: [], count: 0, facets: presentFacets([], search.language) }
  if (found.count > 0) return found
  const spellings = await findSpellings(search.db, search.caller, terms)
  for (const spelling of [...spellings, ...listShorterSearches(terms)]) {
    const corrected = await findPage(search, extractTerms(spelling))
    if (corrected && corrected.count > 0) {
      const help = { spelling: restoreTyped(spelling, search.params.q), without: [], country: null }
      return { ...corrected, help }
    }
  }
  return { ...found, help: await findHelp(search, terms) }
}

async function findPage(search: Search, terms: SearchTerm[]): Promise<Found | undefined> {
  const { db, caller, today, params } = search
  const lexicon = await loadLexicon(db)
  const filters = buildFilterQueries(params, today)
  const query = buildSearchQuery(terms, filters, lexicon)
  if (!query) return undefined
  const { order = 'relevance', page = 1, facets: withFacets = true } = params
  const [{ people, count, facets }, alternatives] = await Promise.all([
    findSearchPage(db, caller, {
      candidates: getCandidates(search, query),
      ranking: query.ranking,
      facts: query.facts,
      order,
      page,
      withFacets,
      today,
    }),
    withFacets
      ? countAlternatives(db, caller, listAlternatives(search, terms, { lexicon, filters }), today)
      : [],
  ])
  return {
    people,
    terms,
    count,
    facets: presentFacets(mergeAlternatives(facets, alternatives), search.language),
  }
}

/**
 * The searches without one of the filters, of which the other values of that filter are counted: each reads more than the
 * search itself, so they are left out where the search alone needs the time.
 */
function listAlternatives(
  search: Search,
  terms: SearchTerm[],
  { lexicon, filters }: { lexicon: Lexicon; filters: FilterQueries },
): Alternatives[] {
  if (lexicon.hasManyRows) return []
  return alternativeFacets
    .filter((facet) => filters[facet] !== undefined)
    .map((facet) => {
      const others = { ...filters, [facet]: undefined }
      const query = buildSearchQuery(terms, others, lexicon) ?? { typed: [], required: [everybody] }
      return { facet, candidates: getCandidates(search, query, facet) }
    })
}

function getCandidates(
  { params, today }: Pick<Search, 'params' | 'today'>,
  { required, typed }: Pick<SearchQuery, 'required' | 'typed'>,
  without?: SearchFilter,
): Candidates {
  const [since = '', ...months] = listMonths(today, recentDays)
  const recent = {
    query: `(${[since, ...months].map((month) => `'${month}'`).join(' | ')})`,
    from: new Date(since.slice(1)),
  }
  return {
    required,
    typed,
    recent: params.order === 'recent' ? recent : undefined,
    ages: without === 'age' ? undefined : getAgeRange(params),
    newThisMonth: params.newThisMonth && without !== 'newThisMonth',
  }
}

interface MatchQuery {
  params: SearchParams
  today: Date
  joinedAfter: Date
  lexicon: Lexicon
}

/** Finds who matches a search as it is written, for its alerts; see `findMatches`. The newest of too many come first. */
export async function findSearchMatches(
  db: Database,
  viewer: SearchViewer,
  { params, today, joinedAfter, lexicon }: MatchQuery,
): Promise<{ ids: string[]; all: boolean; joined: string[] }> {
  const query = buildSearchQuery(extractTerms(params.q), buildFilterQueries(params, today), lexicon)
  if (!query) return { ids: [], all: true, joined: [] }
  const candidates = getCandidates({ params: { ...params, order: 'recent' }, today }, query)
  return findMatches(db, viewer, { candidates, joinedAfter, today })
}

/** What finds somebody after all: the search without one of its filters, or in the whole country of its city. */
async function findHelp(search: Search, terms: SearchTerm[]): Promise<SearchHelp> {
  const { db, caller, today, params } = search
  const lexicon = await loadLexicon(db)
  const filters = buildFilterQueries(params, today)
  const searches: { filter: SearchFilter; candidates: Candidates }[] = []
  for (const filter of Object.keys(filters) as SearchFilter[]) {
    const query = buildSearchQuery(terms, { ...filters, [filter]: undefined }, lexicon)
    if (query) searches.push({ filter, candidates: getCandidates(search, query, filter) })
  }
  const counts = await countCandidates(
    db,
    caller,
    searches.map(({ candidates }) => candidates),
    today,
  )
  return {
    spelling: null,
    without: searches
      .map(({ filter }, n) => ({ filter, count: counts[n] ?? 0 }))
      .filter(({ count }) => count > 0),
    country: await findCountryOfCity(search, terms),
  }
}

/** The country of the city that the filter or a term names, when the search finds people there. */
async function findCountryOfCity(search: Search, terms: SearchTerm[]): Promise<SearchHelp['country']> {
  const { db, caller, today, params } = search
  const named =
    params.city === undefined
      ? terms.map((term) => ({ names: findCityNames(term), others: terms.filter((other) => other !== term) }))
      : [{ names: findCityNames(splitWords(params.city)), others: terms }]
  for (const { names, others } of named) {
    const city = `(${names.map((name) => `':${name}'`).join(' | ')})`
    const [found] = await findCities(db, caller, city, today)
    if (!found || (params.country !== undefined && params.country !== found.country)) continue
    const broader = { ...params, city: undefined, country: found.country }
    const query = buildSearchQuery(others, buildFilterQueries(broader, today), await loadLexicon(db))
    if (!query) continue
    const [count = 0] = await countCandidates(db, caller, [getCandidates(search, query)], today)
    if (count > 0) return { value: found.country, count: Math.min(count, limits.searchResultsMax) }
  }
  return null
}
