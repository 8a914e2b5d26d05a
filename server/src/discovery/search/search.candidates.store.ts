/** Who matches a search, as a query over `discovery`: at most `searchResultsMax`, before they are ranked. */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { getAllowedAudiences } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import { isNotHidden, type Viewer } from '../../accounts/visibility/index.ts'
import { newDays } from './search.filters.ts'
import type { SearchQuery } from './search.query.ts'

/** What a search finds, before it is ranked. */
export interface Candidates extends Pick<SearchQuery, 'typed'> {
  /**
   * `tsquery`s over the lexemes of the table `discovery`, of which all must match. The index skips from match to match of several
   * conditions; of one condition with many alternatives it tests each of their rows.
   */
  required: string[]
  /** Those who have registered since the begin of a month, when they are preferred to the most active ones: by `tsquery` and by time. */
  recent?: { query: string; from: Date } | undefined
  /** Ages, checked by the birth date; the query contains the years of birth only. */
  ages?: { min: number; max: number } | undefined
  newThisMonth?: boolean
}

/** Whose search it is, as far as its results depend on it. */
export type SearchViewer = Viewer & Pick<Caller, 'type'>

/** Of the partial index `discovery_words_active`: about 500 followers, or 125 and something posted in the last 30 days. */
export const activeFrom = sql.lit(18)

const isVisibleTo = (viewer: SearchViewer, audience: string) =>
  sql`${sql.ref(audience)} = any(${getAllowedAudiences(viewer.type)})`

const isNew = (today: Date) =>
  sql`joined_at >= ${today}::timestamptz - make_interval(days => ${sql.lit(newDays)})`

const listConditions = ({ required, recent }: Candidates) => (recent ? [...required, recent.query] : required)

/**
 * Common table expression of the candidates' `tsquery`s and of others that are filled in likewise, which
 * follow them in the array `queries`.
 */
export function selectQueries(
  name: string,
  candidates: Candidates,
  others: string[] = [],
): { expression: RawBuilder<unknown>; othersFrom: number } {
  const conditions = listConditions(candidates)
  return {
    expression: sql`${sql.ref(name)} as materialized (
      select search_queries(${[...conditions, ...others]}::text[], ${conditions.length}::int, ${candidates.typed}::text[]) as queries
    )`,
    othersFrom: conditions.length + 1,
  }
}

/** Agencies find people by what is shown to agencies, too. */
function matches(viewer: SearchViewer, queries: RawBuilder<unknown>[]) {
  const within = (column: string) =>
    sql.join(
      queries.map((query) => sql`${sql.ref(column)} @@ ${query}`),
      sql` and `,
    )
  return viewer.type === 'agencia' ? sql`(${within('words')} or ${within('agency_words')})` : within('words')
}

/** SQL condition on `discovery`: what the lexemes leave open, and what the viewer may see. */
function isCandidate(
  viewer: SearchViewer,
  { ages, newThisMonth }: Candidates,
  today: Date,
): RawBuilder<unknown> {
  const conditions = [
    sql`account_id <> ${viewer.accountId}`,
    isNotHidden(viewer, 'account_id'),
    ...(ages
      ? [
          sql`birthdate <= ${getDateAnywhereOnEarth(today)}::date - make_interval(years => ${ages.min}::int)`,
          sql`birthdate > ${getDateAnywhereOnEarth(today)}::date - make_interval(years => ${ages.max + 1}::int)`,
          isVisibleTo(viewer, 'birthdate_audience'),
        ]
      : []),
    ...(newThisMonth ? [isNew(today)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** The number of newest profiles that are read in their order when the newest are asked for. */
const newestMax = sql.lit(5_000)

/**
 * Common table expression `newest` with the time of registration after which `newestMax` have registered. Its index is read
 * alone, without the rows.
 */
const newestSince = sql`newest as materialized (
  select coalesce((
    select joined_at from discovery where joined_at is not null order by joined_at desc offset ${newestMax} limit 1
  ), '-infinity') as since
)`

/**
 * Query for the columns of at most `searchResultsMax` candidates: the most active or the newest, then others. The limit
 * ends it, so the others are only read when those before are too few. `queries` is the name of their `selectQueries`.
 */
export function selectCandidates(
  viewer: SearchViewer,
  candidates: Candidates,
  {
    queries,
    today,
    columns,
    max = limits.searchResultsMax,
  }: { queries: string; today: Date; columns: RawBuilder<unknown>; max?: number },
): RawBuilder<unknown> {
  const { recent, required } = candidates
  const select = (from: RawBuilder<unknown>, tier: RawBuilder<unknown>, count = required.length) => {
    // An array index is a literal: the number of conditions distinguishes the statements anyway.
    const conditions = Array.from(
      { length: count },
      (_, n) => sql`(select queries[${sql.lit(n + 1)}] from ${sql.ref(queries)})`,
    )
    return sql`
      (select ${columns} from ${from}
      where ${tier} and ${matches(viewer, conditions)} and ${isCandidate(viewer, candidates, today)})`
  }
  const all = sql`discovery`
  if (!recent)
    return sql`
      ${select(all, sql`activity >= ${activeFrom}`)} union all ${select(all, sql`(activity >= ${activeFrom}) is not true`)}
      limit ${sql.lit(max)}`
  // The limit makes PostgreSQL read these by the index `discovery_newest`, whatever it expects of the conditions.
  const newest = sql`(
    select * from discovery where joined_at > (select since from newest) order by joined_at desc limit ${newestMax}
  ) newest`
  const isOlder = sql`(joined_at > (select since from newest)) is not true`
  return sql`
    with ${newestSince}
    ${select(newest, sql`true`)}
    union all ${select(all, sql`${isOlder} and joined_at >= ${recent.from}`, listConditions(candidates).length)}
    union all ${select(all, sql`${isOlder} and (joined_at >= ${recent.from}) is not true`)}
    limit ${sql.lit(max)}`
}
