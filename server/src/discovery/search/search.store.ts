/** Queries of the search over `discovery`. */
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { PersonRow } from '../../people/follow/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { selectPersonRows } from './discovery.people.store.ts'
import {
  type Candidates,
  type SearchViewer,
  selectCandidates,
  selectQueries,
} from './search.candidates.store.ts'
import {
  facetColumns,
  type FacetRow,
  selectCount,
  selectFacetDates,
  selectFacets,
} from './search.facets.store.ts'
import { selectMatchedFacts } from './search.matched.store.ts'
import type { SearchQuery } from './search.query.ts'

/** A person found, with those of the skills and languages shown to the caller that the words match. */
export interface FoundRow extends PersonRow {
  matchedSkills: string[]
  matchedLanguages: string[]
  biography: string
  interests: string[]
}

interface PageRow extends FoundRow {
  /** In the first row only, since reading them in each row took longer than reading the people. */
  facets: FacetRow[] | null
}

/** Loads one page of a search, the number of people found and the facets in one statement. */
export async function findSearchPage(
  db: Database,
  caller: Caller,
  {
    candidates,
    ranking,
    facts,
    order,
    page,
    withFacets,
    today,
  }: {
    candidates: Candidates
    ranking: SearchQuery['ranking']
    facts: SearchQuery['facts']
    order: 'relevance' | 'recent'
    page: number
    /** Otherwise only `all` is counted. */
    withFacets: boolean
    today: Date
  },
): Promise<{ people: FoundRow[]; count: number; facets: FacetRow[] }> {
  const isRanked = order === 'relevance' && ranking.length > 0
  const ranks = isRanked ? ranking : []
  const asked = selectQueries('asked', candidates, [
    ...ranks.map(({ query }) => query),
    ...(facts === null ? [] : [facts]),
  ])
  const factsAt = asked.othersFrom + ranks.length
  const factsQuery = facts === null ? null : sql`(select queries[${sql.lit(factsAt)}] from asked)`
  const words = caller.type === 'agencia' ? sql`coalesce(agency_words, words)` : sql`words`
  const rank = sql`(${sql.join(
    ranks.map(({ weight }, n) => {
      const query = sql`(select queries[${sql.lit(asked.othersFrom + n)}] from asked)`
      return sql`case when words @@ ${query} then ${weight}::int else 0 end`
    }),
    sql` + `,
  )}) desc,`
  const ordered =
    order === 'recent'
      ? sql`joined_at desc nulls last, account_id desc`
      : sql`${isRanked ? rank : sql``} (type = 'agencia') is true, complete desc, activity desc nulls last, account_id desc`
  const columns = sql`
    account_id, complete, activity, ${isRanked ? sql`${words} as words,` : sql``}
    ${withFacets ? facetColumns(caller) : sql`type, joined_at`}`
  const { rows } = await sql<PageRow>`
    with ${withFacets ? sql`${selectFacetDates(today)},` : sql``} ${asked.expression}, found as materialized (
      ${selectCandidates(caller, candidates, { queries: 'asked', today, columns })}
    )
    select case when row_number() over (order by person.place) = 1 then total.facets end as facets, person.*, coalesce("matchedSkills", '{}') as "matchedSkills",
      coalesce("matchedLanguages", '{}') as "matchedLanguages", written.biography, written.interests from
      (select json_agg(facets) as facets from (${withFacets ? selectFacets : selectCount}) facets) total
      left join lateral (
        ${selectPersonRows(
          caller,
          sql`select account_id as id, row_number() over () as place from (
            select account_id from found order by ${ordered}
            limit ${sql.lit(limits.pageSize)} offset ${(page - 1) * limits.pageSize}::bigint
          ) rows`,
        )}
      ) person on true
      left join lateral (${selectMatchedFacts(caller, 'person.id', factsQuery)}) matched on true
      left join account written on written.id = person.id
    order by person.place
  `.execute(db)
  const facets = rows[0]!.facets ?? []
  const count = facets.find(({ facet }) => facet === 'all')?.count ?? 0
  return { people: rows.filter(({ id }) => id !== null), count, facets }
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
    with ${selectQueries('asked', candidates).expression}
    select account.id, found.joined
    from (${selectCandidates(viewer, candidates, { queries: 'asked', today, columns, max: max + 1 })}) found
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
  const asked = searches.map((candidates, n) => selectQueries(`asked_${n}`, candidates).expression)
  const counts = searches.map((candidates, n) => {
    const found = selectCandidates(caller, candidates, { queries: `asked_${n}`, today, columns: sql`1` })
    return sql`(select count(*) from (${found}) found)`
  })
  const { rows } = await sql<{ counts: number[] }>`
    with ${sql.join(asked)}
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
  const candidates = { required: [query], typed: [] }
  const columns = sql`city, country`
  const { rows } = await sql<FoundCity>`
    with ${selectQueries('asked', candidates).expression}
    select city, country from (
      ${selectCandidates(caller, candidates, { queries: 'asked', today, columns, max: cityCandidates })}
    ) found
    where city is not null and country is not null group by city, country order by count(*) desc, city limit 20
  `.execute(db)
  return rows
}
