/** Counts of the values that results of a search have. */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import { ageBands } from '@brilla/contract/discovery/search'
import { type RawBuilder, sql } from 'kysely'
import { getAllowedAudiences } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { type Candidates, selectCandidates, selectQueries } from './search.candidates.store.ts'
import { newDays } from './search.filters.ts'

/** How often a value occurs among the people found. */
export interface FacetRow {
  facet: string
  value: string
  count: number
}

/** The youngest age of each band. */
const bandAges = ageBands.map((band) => Number.parseInt(band, 10))

/** The latest birth date of those who are that old today. */
const bornBy = (age: number) => `born_${age}`

// The facets are the same text in every search, written once: building them for each took a fifth of the server's CPU time.

const birthDates = [...new Set([limits.ageAdult, ...bandAges])]
  .map((age) => `(today - make_interval(years => ${age}))::date as ${bornBy(age)}`)
  .join(', ')

/** Common table expression, which the facets need, of the dates that they compare with: computed once instead of for each row. */
export const selectFacetDates = (today: Date) => sql`facet_dates as materialized (
  select new_since, ${sql.raw(birthDates)}
  from (select ${getDateAnywhereOnEarth(today)}::date as today, ${today}::timestamptz - make_interval(days => ${sql.lit(newDays)}) as new_since) given
)`

function createFacetColumns(type: Caller['type']): RawBuilder<unknown> {
  const audiences = getAllowedAudiences(type).map((audience) => `'${audience}'`)
  const isShown = (column: string) => `${column}_audience in (${audiences.join(', ')})`
  const isAdult = `birthdate <= (select ${bornBy(limits.ageAdult)} from facet_dates)`
  return sql.raw(`
    joined_at, type, country, categories,
    case when ${isShown('city')} and ${isAdult} then city end as city,
    case when ${isShown('birthdate')} and ${isAdult} then birthdate end as birthdate,
    case when ${isShown('skills')} then skills end as skills,
    case when ${isShown('languages')} then languages end as languages,
    coalesce(available and ${isShown('availability')}, false) as available,
    with_photos, with_video`)
}
const columnsForAgencies = createFacetColumns('agencia')
const columnsForOthers = createFacetColumns('talento')

/** Columns of a candidate that are counted, as far as the caller may see them. */
export const facetColumns = ({ type }: Caller): RawBuilder<unknown> =>
  type === 'agencia' ? columnsForAgencies : columnsForOthers

/** Facets of which all values are known; one pass over the rows counts them all. */
const fixedCounts = [
  { facet: 'all', value: '', condition: 'true' },
  ...['talento', 'agencia'].map((type) => ({ facet: 'type', value: type, condition: `type = '${type}'` })),
  ...ageBands.map((band, n) => {
    const next = bandAges[n + 1]
    const isOldEnough = `birthdate <= ${bornBy(bandAges[n]!)}`
    const condition = next === undefined ? isOldEnough : `${isOldEnough} and birthdate > ${bornBy(next)}`
    return { facet: 'age', value: band, condition }
  }),
  { facet: 'withPhotos', value: '', condition: 'with_photos' },
  { facet: 'withVideo', value: '', condition: 'with_video' },
  { facet: 'available', value: '', condition: 'available' },
  { facet: 'newThisMonth', value: '', condition: 'joined_at >= new_since' },
]

function countFixed(found: string, only?: AlternativeFacet): string {
  const counts = fixedCounts.filter(({ facet }) => only === undefined || facet === only)
  return `
    select facet, value, count from (
      select array[${counts.map(({ condition }) => `count(*) filter (where ${condition})`).join()}] as counts
      from ${found}, facet_dates
    ) fixed, unnest(
      array[${counts.map(({ facet }) => `'${facet}'`).join()}], array[${counts.map(({ value }) => `'${value}'`).join()}], counts
    ) each (facet, value, count)
    where count > 0`
}

/** The most frequent ones: some of them are spellings of one. */
const frequentMax = 3 * limits.facetValuesMax

const countEach = (facet: string, found: string, value = facet) => `
  (select '${facet}' as facet, value, count(*) from (select ${value} as value from ${found}) each
    where value is not null group by 2 order by 3 desc, 2 limit ${frequentMax})`

/** Groups by numbers, since texts take twice as long, and orders by text like the other facets. */
const countCategories = (found: string) => `
  (select 'category' as facet, value::text, count from (
    select value, count(*) from (select unnest(categories) as value from ${found}) each group by 1
  ) counted order by 3 desc, 2 limit ${frequentMax})`

/** Queries of the facets whose values are counted as they occur. */
const openFacets = {
  country: (found: string) => countEach('country', found),
  city: (found: string) => countEach('city', found),
  category: countCategories,
  skill: (found: string) => countEach('skill', found, 'unnest(skills)'),
  language: (found: string) => countEach('language', found, 'unnest(languages)'),
}

/** Facets of which one value can be chosen instead of another. */
export const alternativeFacets = ['category', 'country', 'city', 'skill', 'language', 'age', 'type'] as const
export type AlternativeFacet = (typeof alternativeFacets)[number]

/** Query for the facets of the rows of the common table expression `found`, which has the columns `facetColumns`. */
export const selectFacets = sql.raw(
  [countFixed('found'), ...Object.values(openFacets).map((select) => select('found'))].join(' union all '),
)

/** Query for the one of `selectFacets` that counts all rows. */
export const selectCount = sql`select 'all' as facet, '' as value, count(*) from found`

/** Query for one of the facets. */
const selectFacet = (facet: AlternativeFacet, found: string) =>
  sql.raw(facet === 'age' || facet === 'type' ? countFixed(found, facet) : openFacets[facet](found))

/** A chosen filter, and who is found without it. */
export interface Alternatives {
  facet: AlternativeFacet
  candidates: Candidates
}

/** Counts the values of each facet among those who are found without the filter of that facet, at most `searchResultsMax`. */
export async function countAlternatives(
  db: Database,
  caller: Caller,
  searches: Alternatives[],
  today: Date,
): Promise<FacetRow[]> {
  if (searches.length === 0) return []
  const columns = facetColumns(caller)
  const found = searches.flatMap(({ candidates }, n) => [
    selectQueries(`asked_${n}`, candidates).expression,
    sql`${sql.ref(`found_${n}`)} as materialized (
      ${selectCandidates(caller, candidates, { queries: `asked_${n}`, today, columns })}
    )`,
  ])
  const facets = searches.map(({ facet }, n) => selectFacet(facet, `found_${n}`))
  const { rows } = await sql<FacetRow>`
    with ${selectFacetDates(today)}, ${sql.join(found)} select * from (${sql.join(facets, sql` union all `)}) facets
  `.execute(db)
  return rows
}
