/** Queries of the search over `discovery`. */
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { getAllowedAudiences } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { PersonRow } from '../../people/follow/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { selectPersonRows } from './discovery.store.ts'
import { type CandidateQuery, type SearchViewer, selectCandidates } from './search.candidates.store.ts'
import { facetColumns, type FacetRow, selectCount, selectFacets } from './search.facets.store.ts'
import type { SearchQuery } from './search.query.ts'

/** A person found, with those of the skills shown to the caller that the words match, and the languages shown. */
export interface FoundRow extends PersonRow {
  matchedSkills: string[]
  languages: string[]
  biography: string
  interests: string[]
}

export interface PageRequest {
  query: SearchQuery
  /** From 1. */
  page: number
  /** Otherwise only `all` is counted. */
  withFacets: boolean
  today: Date
}

/** Loads one page of a search, the number of people found and the facets in one statement. */
export async function findSearchPage(
  db: Database,
  caller: Caller,
  { query, page, withFacets, today }: PageRequest,
): Promise<{ people: FoundRow[]; count: number; facets: FacetRow[] }> {
  const words = caller.type === 'agencia' ? sql`coalesce(agency_words, words)` : sql`words`
  const columns = sql`
    account_id, joined_at, complete, activity, ${query.ranking.length > 0 ? sql`${words} as words,` : sql``}
    ${withFacets ? facetColumns(caller, today) : sql`type`}`
  const { rows } = await sql<{ people: FoundRow[]; facets: FacetRow[] }>`
    with found as materialized (
      ${selectCandidates(caller, query, { today, columns })}
    ), person as materialized (
      ${selectPersonRows(
        caller,
        sql`select account_id as id, row_number() over () as place from (
          select account_id from found order by ${orderBy(query)}
          limit ${sql.lit(limits.pageSize)} offset ${(page - 1) * limits.pageSize}::bigint
        ) rows`,
      )}
    )
    select (
      select coalesce(json_agg(people order by place), '[]') from (
        select person.*, account.biography, account.interests, ${factColumns(caller, query.skills)}
        from person join account using (id) left join profile_facts on account_id = id
      ) people
    ) as people, (select json_agg(facets) from (${withFacets ? selectFacets : selectCount}) facets) as facets
  `.execute(db)
  const { people, facets } = rows[0]!
  const count = facets.find(({ facet }) => facet === 'all')?.count ?? 0
  return { people, count, facets }
}

/** The order of the candidates: the sum of the weights of what they match, then talents and active people. */
function orderBy({ ranking, recent }: SearchQuery): RawBuilder<unknown> {
  if (recent) return sql`joined_at desc nulls last, account_id desc`
  const weights = ranking.map(
    ({ query, weight }) => sql`case when words @@ ${query}::tsquery then ${weight}::int else 0 end`,
  )
  const rank = weights.length > 0 ? sql`${sql.join(weights, sql` + `)} desc,` : sql``
  return sql`
    ${rank} (type = 'agencia') is true, complete desc, activity desc nulls last, account_id desc`
}

/** Columns of `profile_facts`: the skills and instruments that a query matches, and the languages, as the caller may see them. */
function factColumns(caller: Caller, query: string | null): RawBuilder<unknown> {
  const shown = (audience: string, column: RawBuilder<unknown>) =>
    sql`case when ${sql.ref(audience)} = any(${getAllowedAudiences(caller.type)}) then ${column} else '{}' end`
  const skills = sql`
    select skill from unnest(${shown('skills_audience', sql`skills`)} || ${shown('music_audience', sql`instruments`)}) skill
    where array_to_tsvector(skill_lexemes(array[skill])) @@ ${query}::tsquery`
  const codes = sql`array(select spoken ->> 'code' from jsonb_array_elements(languages) spoken)`
  return sql`
    ${query === null ? sql`'{}'::text[]` : sql`array(${skills})`} as "matchedSkills",
    ${shown('languages_audience', codes)} as languages`
}

/**
 * Finds the accounts of a search, and of these who has registered after a time: `searchResultsMax` of each at the most, those
 * of the preferred first; `all` tells whether these are all.
 */
export async function findMatches(
  db: Database,
  viewer: SearchViewer,
  { query, joinedAfter, today }: { query: CandidateQuery; joinedAfter: Date; today: Date },
): Promise<{ ids: string[]; all: boolean; joined: string[] }> {
  const max = limits.searchResultsMax
  const columns = sql`account_id as id, joined_at > ${joinedAfter}::timestamptz as joined`
  const { rows } = await sql<{ id: string; joined: boolean | null }>`
    select account.id, found.joined from (${selectCandidates(viewer, query, { today, columns, max: max + 1 })}) found
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
  queries: CandidateQuery[],
  today: Date,
): Promise<number[]> {
  const counts = queries.map(
    (query) =>
      sql`(select count(*) from (${selectCandidates(caller, query, { today, columns: sql`1` })}) found)`,
  )
  const { rows } = await sql<{
    counts: number[]
  }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db)
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
  const cities = { conditions: [query] }
  const columns = sql`city, country`
  const { rows } = await sql<FoundCity>`
    select city, country from (
      ${selectCandidates(caller, cities, { today, columns, max: cityCandidates })}
    ) found
    where city is not null and country is not null group by city, country order by count(*) desc, city limit 20
  `.execute(db)
  return rows
}
