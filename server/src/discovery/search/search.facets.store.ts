/** Counts of the values that results of a search have. */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import { ageBands, heightBands, type SearchFilter, searchFilters } from '@brilla/contract/discovery/search'
import { type RawBuilder, sql } from 'kysely'
import { getAllowedAudiences } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { type CandidateQuery, getNewSince, selectCandidates } from './search.candidates.store.ts'

/** How often a value occurs among the people found. */
export interface FacetRow {
  facet: string
  value: string
  count: number
}

// The facets are the same text in every search, written once: building them for each took a fifth of the server's CPU time.

/** SQL of a column of a candidate, null unless what it is part of is shown to accounts of that type. */
const shownTo = (type: Caller['type'], column: string, part = column) =>
  `case when ${part}_audience in (${getAllowedAudiences(type)
    .map((audience) => `'${audience}'`)
    .join()}) then ${column} end`

/** The lowest height of each band but the first. */
const heightSteps = heightBands.slice(1).map((band) => Number.parseInt(band, 10))

const createColumns = (type: Caller['type']) => ({
  birthdate: sql.raw(shownTo(type, 'birthdate')),
  others: sql.raw(`
    type, country, categories, sex, with_photos, with_video, coalesce(${shownTo(type, 'available')}, false) as available,
    coalesce(${shownTo(type, 'travels', 'available')}, false) as travels,
    width_bucket(${shownTo(type, 'height_cm', 'height')}, array[${heightSteps.join()}]) as height_band,
    ${['city', 'skills', 'languages'].map((column) => `${shownTo(type, column)} as ${column}`).join()}`),
})
const columns = { agencies: createColumns('agencia'), others: createColumns('talento') }

/** The youngest age of each band, the oldest band first. */
const bandAges = ageBands.map((band) => Number.parseInt(band, 10)).toReversed()

/** Columns of a candidate that are counted, as far as the caller may see them. */
export function facetColumns({ type }: Caller, today: Date): RawBuilder<unknown> {
  const { birthdate, others } = columns[type === 'agencia' ? 'agencies' : 'others']
  // A subquery is computed once instead of for each row.
  const bornBefore = sql`(
    select array_agg((${getDateAnywhereOnEarth(today)}::date - make_interval(years => age))::date + 1 order by age desc)
    from unnest(${bandAges}::int[]) age
  )`
  return sql`
    ${others}, width_bucket(${birthdate}, ${bornBefore}) as age_band, joined_at >= ${getNewSince(today)} as is_new`
}

/** The most frequent ones: some of them are spellings of one. */
const frequentMax = 3 * limits.facetValuesMax

const ageBand = `(array[${ageBands
  .toReversed()
  .map((band) => `'${band}'`)
  .join()}])[1 + age_band]`

const heightBand = `(array[${heightBands.map((band) => `'${band}'`).join()}])[1 + height_band]`

/** SQL of the values that a row of `found` has of each facet. */
const facetValues = {
  category: 'unnest(categories)',
  country: 'country',
  city: 'city',
  skill: 'unnest(skills)',
  languages: 'unnest(languages)',
  age: ageBand,
  sex: 'sex',
  height: heightBand,
  type: 'type',
}
type Facet = keyof typeof facetValues

const isFacet = (filter: SearchFilter): filter is Facet => filter in facetValues

/** Whether another value can be chosen instead of one: of skills and languages people need all. */
export const isAlternative = (filter: SearchFilter): filter is Facet =>
  isFacet(filter) && filter !== 'skill' && filter !== 'languages'

/** SQL query for the counts of a facet. */
const countEach = (facet: Facet) => `
  (select '${facet}' as facet, value::text, count(*) from (select ${facetValues[facet]} as value from found) each
    where value is not null group by value order by 3 desc, 2 limit ${frequentMax})`

const countAllAndSwitches = `
  select facet, '' as value, count from (
    select count(*) as every, count(*) filter (where with_photos) as with_photos,
      count(*) filter (where with_video) as with_video, count(*) filter (where available) as available,
      count(*) filter (where travels) as travels, count(*) filter (where is_new) as new
    from found
  ) counted, lateral (values
    ('all', every), ('withPhotos', with_photos), ('withVideo', with_video), ('available', available), ('travels', travels),
    ('newThisMonth', new)
  ) each (facet, count)`

/** Query for the facets of the rows of the common table expression `found`, which has the columns `facetColumns`. */
export const selectFacets = sql.raw(
  [countAllAndSwitches, ...searchFilters.filter(isFacet).map(countEach)].join(' union all '),
)

/** Query for the one of `selectFacets` that counts all rows. */
export const selectCount = sql`select 'all' as facet, '' as value, count(*) from found`

/** A facet, and who is found without the filter of that facet. */
export interface Alternatives {
  facet: Facet
  query: CandidateQuery
}

/** Counts the values of each facet among those who are found without its filter, at most `searchResultsMax`. */
export async function countAlternatives(
  db: Database,
  caller: Caller,
  alternatives: Alternatives[],
  today: Date,
): Promise<FacetRow[]> {
  if (alternatives.length === 0) return []
  const counts = alternatives.map(
    ({ facet, query }) => sql`(
      with found as materialized (${selectCandidates(caller, query, { today, columns: facetColumns(caller, today) })})
      ${sql.raw(countEach(facet))}
    )`,
  )
  const { rows } = await sql<FacetRow>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}
