/** Counts of the values that results of a search have. */
import { limits } from '@brilla/contract/limits'
import { ageBands } from '@brilla/contract/search'
import { sql } from 'kysely'
import type { Caller } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'
import {
  type Candidates,
  isNew,
  isVisibleTo,
  selectCandidates,
  selectQueries,
} from './search.candidates.store.ts'

/** How often a value occurs among the people found. */
export interface FacetRow {
  facet: string
  value: string
  count: number
}

/** The latest birth date of those who are that old today. */
const bornBy = (today: Date, age: number) => sql`(${today}::date - make_interval(years => ${sql.lit(age)}))`
const adultAt = (today: Date) => bornBy(today, limits.ageAdult)

/** A column of discovery when its audience includes the caller. */
const shown = (caller: Caller, column: string) =>
  sql`case when ${isVisibleTo(caller, `${column}_audience`)} then ${sql.ref(column)} end as ${sql.ref(column)}`

/** Columns of a candidate that are counted, as far as the caller may see them. */
export const facetColumns = (caller: Caller, today: Date) => sql`
  joined_at, type, country, categories,
  case when ${isVisibleTo(caller, 'city_audience')} and birthdate <= ${adultAt(today)} then city end as city,
  case when ${isVisibleTo(caller, 'birthdate_audience')} and birthdate <= ${adultAt(today)} then birthdate end as birthdate,
  ${shown(caller, 'skills')}, ${shown(caller, 'languages')},
  coalesce(available and ${isVisibleTo(caller, 'availability_audience')}, false) as available,
  with_photos, with_video`

/** The youngest age of each band. */
const bandAges = ageBands.map((band) => Number.parseInt(band, 10))

/** Facets of which all values are known; one pass over the rows counts them all. */
const fixedCounts = (today: Date) => [
  { facet: 'all', value: '', condition: sql`true` },
  ...['talento', 'agencia'].map((type) => ({
    facet: 'type',
    value: type,
    condition: sql`type = ${sql.lit(type)}`,
  })),
  ...ageBands.map((band, n) => {
    const next = bandAges[n + 1]
    const isOldEnough = sql`birthdate <= ${bornBy(today, bandAges[n]!)}`
    const condition =
      next === undefined ? isOldEnough : sql`${isOldEnough} and birthdate > ${bornBy(today, next)}`
    return { facet: 'age', value: band, condition }
  }),
  { facet: 'withPhotos', value: '', condition: sql`with_photos` },
  { facet: 'withVideo', value: '', condition: sql`with_video` },
  { facet: 'available', value: '', condition: sql`available` },
  { facet: 'newThisMonth', value: '', condition: isNew(today) },
]

const selectFixed = (today: Date, found: string, only?: AlternativeFacet) => {
  const counts = fixedCounts(today).filter(({ facet }) => only === undefined || facet === only)
  return sql`
    select facet, value, count from (
      select array[${sql.join(counts.map(({ condition }) => sql`count(*) filter (where ${condition})`))}] as counts
      from ${sql.ref(found)}
    ) fixed, unnest(
      array[${sql.join(counts.map(({ facet }) => sql.lit(facet)))}],
      array[${sql.join(counts.map(({ value }) => sql.lit(value)))}], counts
    ) each (facet, value, count)
    where count > 0`
}

/** The most frequent ones: some of them are spellings of one. */
const frequentMax = sql.lit(3 * limits.facetValuesMax)

const countEach = (facet: string, found: string, value = sql.ref(facet)) => sql`
  (select ${sql.lit(facet)} as facet, value, count(*) from (select ${value} as value from ${sql.ref(found)}) each
    where value is not null group by 2 order by 3 desc, 2 limit ${frequentMax})`

/** Queries of the facets whose values are counted as they occur. */
const openFacets = {
  country: (found: string) => countEach('country', found),
  city: (found: string) => countEach('city', found),
  category: (found: string) => countEach('category', found, sql`unnest(categories)::text`),
  skill: (found: string) => countEach('skill', found, sql`unnest(skills)`),
  language: (found: string) => countEach('language', found, sql`unnest(languages)`),
}

/** Facets of which one value can be chosen instead of another. */
export const alternativeFacets = ['category', 'country', 'city', 'skill', 'language', 'age', 'type'] as const
export type AlternativeFacet = (typeof alternativeFacets)[number]

/** Query for the facets of the rows of a common table expression that has the columns `facetColumns`. */
export const selectFacets = (today: Date, found: string) =>
  sql.join(
    [selectFixed(today, found), ...Object.values(openFacets).map((select) => select(found))],
    sql` union all `,
  )

/** Query for one of the facets. */
const selectFacet = (facet: AlternativeFacet, today: Date, found: string) =>
  facet === 'age' || facet === 'type' ? selectFixed(today, found, facet) : openFacets[facet](found)

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
  const columns = facetColumns(caller, today)
  const found = searches.flatMap(({ candidates }, n) => [
    selectQueries(`asked_${n}`, candidates).expression,
    sql`${sql.ref(`found_${n}`)} as materialized (
      ${selectCandidates(caller, candidates, { queries: `asked_${n}`, today, columns })}
    )`,
  ])
  const facets = searches.map(({ facet }, n) => selectFacet(facet, today, `found_${n}`))
  const { rows } = await sql<FacetRow>`
    with ${sql.join(found)} select * from (${sql.join(facets, sql` union all `)}) facets
  `.execute(db)
  return rows
}
