/** Queries of the search over `discovery`. */
import { limits } from '@brilla/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import { listAudiencesOf } from '../account/index.ts'
import type { Caller } from '../auth/index.ts'
import type { PersonRow } from '../follow/index.ts'
import { isNotHidden, type Viewer, visibleAccount } from '../visibility/index.ts'
import type { Database } from '../platform/database/index.ts'
import { selectPersonRows } from './discovery.people.store.ts'
import { newDays } from './search.filters.ts'
import type { SearchQuery } from './search.query.ts'

/** What a search finds, before it is ranked. */
export interface Candidates {
  /**
   * `tsquery`s over the lexemes of migration 0055, of which all must match. The index skips from match to match of several
   * conditions; of one condition with many alternatives it tests each of their rows.
   */
  required: string[]
  /** `tsquery` of those who have registered lately, when they are preferred to the most active ones. */
  recent?: string | undefined
  /** Ages, checked by the birth date; the query contains the years of birth only. */
  ages?: { min: number; max: number } | undefined
  newThisMonth?: boolean
}

/** Whose search it is, as far as its results depend on it. */
export type SearchViewer = Viewer & Pick<Caller, 'type'>

/** How often a value occurs among the people found. */
export interface FacetRow {
  facet: string
  value: string
  count: number
}

interface PageRow extends PersonRow {
  count: number
  facets: FacetRow[] | null
}

/** The latest birth date of those who are that old today. */
const bornBy = (today: Date, age: number) => sql`(${today}::date - make_interval(years => ${sql.lit(age)}))`
const adultAt = (today: Date) => bornBy(today, limits.ageAdult)

/** Of the partial index of migration 0059: about 500 followers, or 125 and something posted in the last 30 days. */
export const activeFrom = sql.lit(18)

/** Agencies find people by what is shown to agencies, too. */
function matches(caller: SearchViewer, required: string[]) {
  const within = (column: string) =>
    sql.join(
      required.map((query) => sql`${sql.ref(column)} @@ ${query}::tsquery`),
      sql` and `,
    )
  return caller.type === 'agencia' ? sql`(${within('words')} or ${within('agency_words')})` : within('words')
}

const isVisibleTo = (caller: SearchViewer, audience: string) =>
  sql`${sql.ref(audience)} = any(${listAudiencesOf(caller.type)})`

/** SQL condition on `discovery`: what the lexemes leave open, and what the caller may see. */
function isCandidate(
  caller: SearchViewer,
  { ages, newThisMonth }: Candidates,
  today: Date,
): RawBuilder<unknown> {
  const conditions = [
    sql`account_id <> ${caller.accountId}`,
    isNotHidden(caller, 'account_id'),
    ...(ages
      ? [
          sql`birthdate <= ${today}::date - make_interval(years => ${ages.min}::int)`,
          sql`birthdate > ${today}::date - make_interval(years => ${ages.max + 1}::int)`,
          isVisibleTo(caller, 'birthdate_audience'),
        ]
      : []),
    ...(newThisMonth ? [isNew(today)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const isNew = (today: Date) =>
  sql`joined_at >= ${today}::timestamptz - make_interval(days => ${sql.lit(newDays)})`

/**
 * Query for the columns of at most `searchResultsMax` candidates: the most active or the newest, then others. The limit
 * ends it, so the second half is only read when the first has too few.
 */
function selectCandidates(
  caller: SearchViewer,
  candidates: Candidates,
  today: Date,
  columns: RawBuilder<unknown>,
  max: number = limits.searchResultsMax,
): RawBuilder<unknown> {
  const { required, recent } = candidates
  const select = (condition: RawBuilder<unknown>) => sql`
    select ${columns} from discovery where ${condition} and ${isCandidate(caller, candidates, today)}`
  const [preferred, others] =
    recent === undefined
      ? [
          sql`activity >= ${activeFrom} and ${matches(caller, required)}`,
          sql`(activity >= ${activeFrom}) is not true and ${matches(caller, required)}`,
        ]
      : [matches(caller, [...required, recent]), matches(caller, [...required, `!${recent}`])]
  return sql`
    ${select(preferred)} union all ${select(others)}
    limit ${sql.lit(max)}`
}

/** A column of discovery when its audience includes the caller. */
const shown = (caller: Caller, column: string) =>
  sql`case when ${isVisibleTo(caller, `${column}_audience`)} then ${sql.ref(column)} end as ${sql.ref(column)}`

/** Columns of a candidate that are ranked and counted, as far as the caller may see them. */
const candidateColumns = (caller: Caller, today: Date) => sql`
  account_id, complete, activity, joined_at, type, country, categories,
  ${caller.type === 'agencia' ? sql`coalesce(agency_words, words)` : sql`words`} as words,
  case when ${isVisibleTo(caller, 'city_audience')} and birthdate <= ${adultAt(today)} then city end as city,
  case when ${isVisibleTo(caller, 'birthdate_audience')} and birthdate <= ${adultAt(today)} then birthdate end as birthdate,
  ${shown(caller, 'skills')}, ${shown(caller, 'languages')},
  coalesce(available and ${isVisibleTo(caller, 'availability_audience')}, false) as available,
  with_photos, with_video`

const facetsOf = (today: Date) => sql`
  select json_agg(facets) from (
    select 'country' as facet, country as value, count(*) from found where country is not null group by 2
    union all
    select 'category', category::text, count(*) from found, unnest(categories) category group by 2
    union all
    select 'type', type, count(*) from found where type is not null group by 2
    union all
    select 'language', language, count(*) from found, unnest(languages) language group by 2
    union all
    (select 'skill', skill, count(*) from found, unnest(skills) skill group by 2
      order by 3 desc, 2 limit ${sql.lit(3 * limits.facetValuesMax)})
    union all
    (select 'city', city, count(*) from found where city is not null group by 2
      order by 3 desc, 2 limit ${sql.lit(3 * limits.facetValuesMax)})
    union all
    select 'age', case
        when birthdate > ${bornBy(today, 25)} then '18-24' when birthdate > ${bornBy(today, 35)} then '25-34'
        when birthdate > ${bornBy(today, 45)} then '35-44' when birthdate > ${bornBy(today, 55)} then '45-54' else '55+'
      end, count(*)
    from found where birthdate is not null group by 2
    union all
    select switch, '', count(*) from (
      select unnest(array[
        case when with_photos then 'withPhotos' end, case when with_video then 'withVideo' end,
        case when available then 'available' end, case when ${isNew(today)} then 'newThisMonth' end
      ]) as switch from found
    ) switched where switch is not null group by 1
  ) facets`

/** Loads one page of a search, the number of people found and the facets in one statement. */
export async function findSearchPage(
  db: Database,
  caller: Caller,
  {
    candidates,
    ranking,
    order,
    page,
    today,
  }: {
    candidates: Candidates
    ranking: SearchQuery['ranking']
    order: 'relevance' | 'recent'
    page: number
    today: Date
  },
): Promise<{ people: PersonRow[]; count: number; facets: FacetRow[] }> {
  const rank = sql`(select coalesce(sum(weight), 0) from ranking where words @@ ranking.query) desc,`
  const ordered =
    order === 'recent'
      ? sql`joined_at desc nulls last, account_id desc`
      : sql`${ranking.length > 0 ? rank : sql``} (type = 'agencia') is true, complete desc, activity desc nulls last, account_id desc`
  const { rows } = await sql<PageRow>`
    with found as materialized (
      ${selectCandidates(caller, candidates, today, candidateColumns(caller, today))}
    ), ranking as materialized (
      -- Parsed once, not for each row.
      select query::tsquery, weight
      from unnest(${ranking.map(({ query }) => query)}::text[], ${ranking.map(({ weight }) => weight)}::int[])
        given (query, weight)
    )
    select total.count, total.facets, person.* from
      (select (select count(*) from found) as count, (${facetsOf(today)}) as facets) total
      left join lateral (
        ${selectPersonRows(
          caller,
          sql`select account_id as id, row_number() over () as place from (
            select account_id from found order by ${ordered}
            limit ${sql.lit(limits.pageSize)} offset ${(page - 1) * limits.pageSize}::bigint
          ) rows`,
        )}
      ) person on true
    order by person.place
  `.execute(db)
  const { count, facets } = rows[0]!
  return { people: rows.filter(({ id }) => id !== null), count, facets: facets ?? [] }
}

/**
 * Finds the accounts of a search, and of these who has registered after a time: `searchResultsMax` of each at the most, those
 * of the preferred first; `all` tells whether these are all.
 */
export async function findMatches(
  db: Database,
  viewer: SearchViewer,
  { candidates, joinedAfter, today }: { candidates: Candidates; joinedAfter: Date; today: Date },
): Promise<{ ids: string[]; all: boolean; joined: string[] }> {
  const max = limits.searchResultsMax
  const columns = sql`account_id as id, joined_at > ${joinedAfter}::timestamptz as joined`
  const { rows } = await sql<{ id: string; joined: boolean | null }>`
    select account.id, found.joined from (${selectCandidates(viewer, candidates, today, columns, max + 1)}) found
    join account on account.id = found.id where ${visibleAccount(viewer)}
  `.execute(db)
  return {
    ids: rows.map(({ id }) => id),
    all: rows.length <= max,
    joined: rows.filter(({ joined }) => joined).map(({ id }) => id),
  }
}

/** Counts each of several searches. */
export async function countCandidates(
  db: Database,
  caller: Caller,
  searches: Candidates[],
  today: Date,
): Promise<number[]> {
  if (searches.length === 0) return []
  const counts = searches.map(
    (candidates) =>
      sql`(select count(*) from (${selectCandidates(caller, candidates, today, sql`1`)}) found)`,
  )
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts
  `.execute(db)
  return rows[0]!.counts
}

/** A city of the people found. */
export interface FoundCity {
  city: string
  country: string
}

/** How many people are read to find the cities that match. */
const cityCandidates = 300

/** Finds the cities of people who match, as the caller may see them; those of most people first. */
export async function findCities(
  db: Database,
  caller: Caller,
  query: string,
  today: Date,
): Promise<FoundCity[]> {
  const columns = sql`city, country`
  const { rows } = await sql<FoundCity>`
    select city, country from (
      ${selectCandidates(caller, { required: [query] }, today, columns, cityCandidates)}
    ) found
    where city is not null and country is not null group by city, country order by count(*) desc, city limit 20
  `.execute(db)
  return rows
}
