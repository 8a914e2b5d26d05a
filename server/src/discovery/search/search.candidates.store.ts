/** Who matches a search, as a query over `discovery`: at most `searchResultsMax`, before they are ranked. */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { getAllowedAudiences } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import { isNotHidden, type Viewer } from '../../accounts/visibility/index.ts'
import { day } from '../../platform/duration.ts'
import { newDays } from './search.filters.ts'
import type { SearchQuery } from './search.query.ts'

/** What chooses the candidates of a search. */
export type CandidateQuery = Omit<SearchQuery, 'ranking' | 'skills'>

/** Whose search it is, as far as its results depend on it. */
export type SearchViewer = Viewer & Pick<Caller, 'type'>

/** Of the partial index `discovery_words_active`: about 500 followers, or 125 and something posted in the last 30 days. */
export const activeFrom = sql.lit(18)

/** The number of newest profiles that are read in their order when the newest are asked for. */
const newestMax = sql.lit(5_000)

/** Since when people count as new. */
export const getNewSince = (today: Date): Date => new Date(today.getTime() - newDays * day)

/** SQL condition on `discovery` that the index knows. Agencies find people by what is shown to agencies, too. */
function matches(viewer: SearchViewer, conditions: string[]): RawBuilder<unknown> {
  const within = (column: RawBuilder<unknown>) =>
    sql.join(
      conditions.map((condition) => sql`${column} @@ ${condition}::tsquery`),
      sql` and `,
    )
  return viewer.type === 'agencia'
    ? sql`(${within(sql`words`)} or ${within(sql`agency_words`)})`
    : within(sql`words`)
}

/** SQL condition on `discovery`: what the lexemes leave open, and what the viewer may see. */
function isCandidate(viewer: SearchViewer, query: CandidateQuery, today: Date) {
  const { ages, heights, availableBy, newThisMonth } = query
  const audiences = sql`any(${getAllowedAudiences(viewer.type)})`
  const bornBefore = (age: number) =>
    sql`${getDateAnywhereOnEarth(today)}::date - make_interval(years => ${age}::int)`
  const isOfAge =
    ages === undefined
      ? sql``
      : sql`and birthdate <= ${bornBefore(ages.min)} and birthdate > ${bornBefore(ages.max + 1)}
          and birthdate_audience = ${audiences}`
  const isOfHeight =
    heights === undefined
      ? sql``
      : sql`and height_cm between ${heights.min} and ${heights.max} and height_audience = ${audiences}`
  const isAvailable =
    availableBy === undefined
      ? sql``
      : sql`and (available_from is null or available_from <= ${availableBy}::date)
          and available_audience = ${audiences}`
  const isNew = newThisMonth ? sql`and joined_at >= ${getNewSince(today)}` : sql``
  return sql`account_id <> ${viewer.accountId} and ${isNotHidden(viewer, 'account_id')}
    ${isOfAge} ${isOfHeight} ${isAvailable} ${isNew}`
}

/**
 * Query for the columns of at most `searchResultsMax` candidates: the most active or the newest, then others. The limit
 * ends it, so the others are only read when those before are too few.
 */
export function selectCandidates(
  viewer: SearchViewer,
  query: CandidateQuery,
  {
    today,
    columns,
    max = limits.searchResultsMax,
  }: { today: Date; columns: RawBuilder<unknown>; max?: number },
): RawBuilder<unknown> {
  const { conditions, recent } = query
  const isFound = (from: string[]) => sql`${matches(viewer, from)} and ${isCandidate(viewer, query, today)}`
  if (!recent)
    return sql`
      select ${columns} from discovery where activity >= ${activeFrom} and ${isFound(conditions)}
      union all
      select ${columns} from discovery where (activity >= ${activeFrom}) is not true and ${isFound(conditions)}
      limit ${sql.lit(max)}`
  // The limits make PostgreSQL read the newest by the index `discovery_newest`, whatever it expects of the conditions.
  return sql`
    with newest as materialized (
      select coalesce((
        select joined_at from discovery where joined_at is not null order by joined_at desc offset ${newestMax} limit 1
      ), '-infinity') as since
    )
    select ${columns} from (
      select * from discovery where joined_at > (select since from newest) order by joined_at desc limit ${newestMax}
    ) newest_rows where ${isFound(conditions)}
    union all
    select ${columns} from discovery
    where (joined_at > (select since from newest)) is not true and joined_at >= ${recent.from}
      and ${isFound([...conditions, recent.months])}
    union all
    select ${columns} from discovery
    where (joined_at > (select since from newest)) is not true and (joined_at >= ${recent.from}) is not true
      and ${isFound(conditions)}
    limit ${sql.lit(max)}`
}
