import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

export interface View {
  accountId: string
  /** YYYY-MM-DD. */
  day: string
  /** The same for all views of a viewer on a day. */
  viewer: Buffer
  isAgency: boolean
}

/** An agency has opened a profile. */
export interface Opening {
  agencyId: string
  accountId: string
  at: Date
}

/** Counts the views that are the first of their viewer on their day. */
export async function countViews(db: Database, views: readonly View[]): Promise<void> {
  // Rows are locked in the order of ids, so that processes that count at the same time cannot deadlock.
  await sql`
    with viewed as (
      select distinct on (account_id, day, viewer) account_id, day, viewer, is_agency
      from unnest(
        ${views.map(({ accountId }) => accountId)}::uuid[],
        ${views.map(({ day }) => day)}::date[],
        ${views.map(({ viewer }) => viewer)}::bytea[],
        ${views.map(({ isAgency }) => isAgency)}::bool[]
      ) as view (account_id, day, viewer, is_agency)
      order by account_id, day, viewer
    ), existing as materialized (
      select id from account where id in (select account_id from viewed) order by id for key share
    ), first_views as (
      insert into profile_viewer (account_id, day, viewer)
      select account_id, day, viewer from viewed join existing on existing.id = account_id
      order by account_id, day, viewer
      on conflict do nothing
      returning account_id, day, viewer
    )
    insert into profile_view (account_id, day, agencies, others)
    select account_id, day, count(*) filter (where is_agency), count(*) filter (where not is_agency)
    from first_views join viewed using (account_id, day, viewer)
    group by account_id, day order by account_id, day
    on conflict (account_id, day) do update set
      agencies = profile_view.agencies + excluded.agencies,
      others = profile_view.others + excluded.others
  `.execute(db)
}

/** Stores for each agency when it last opened which profiles. */
export async function saveSeen(db: Database, openings: readonly Opening[]): Promise<void> {
  await sql`
    with opened as (
      select agency_id, account_id, max(seen_at) as seen_at from unnest(
        ${openings.map(({ agencyId }) => agencyId)}::uuid[],
        ${openings.map(({ accountId }) => accountId)}::uuid[],
        ${openings.map(({ at }) => at)}::timestamptz[]
      ) as view (agency_id, account_id, seen_at) group by agency_id, account_id
    ), existing as materialized (
      select id from account where id in (select agency_id from opened union select account_id from opened)
      order by id for key share
    )
    insert into profile_seen (agency_id, account_id, seen_at)
    select agency_id, account_id, seen_at from opened
    where agency_id in (select id from existing) and account_id in (select id from existing)
    order by agency_id, account_id
    on conflict (agency_id, account_id) do update set seen_at = excluded.seen_at
  `.execute(db)
}

export interface WeekRow {
  /** Its Monday. */
  from: string
  agencies: number
  others: number
}

/** The weeks with views from `from` until the day before `today`. */
export async function findWeeks(
  db: Database,
  accountId: string,
  { from, today }: { from: string; today: string },
): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    select date_trunc('week', day::timestamp)::date::text as "from",
      sum(agencies)::int as agencies, sum(others)::int as others
    from profile_view
    where account_id = ${accountId} and day >= ${from}::date and day < ${today}::date
    group by 1
  `.execute(db)
  return rows
}

/** Deletes the counts of days before `from`, who has viewed what before `today`, and what agencies opened before `seenSince`. */
export async function deleteOldViews(
  db: Database,
  { from, today, seenSince }: { from: string; today: string; seenSince: Date },
): Promise<void> {
  await db.deleteFrom('profile_seen').where('seen_at', '<', seenSince).execute()
  await db.deleteFrom('profile_viewer').where('day', '<', today).execute()
  await db.deleteFrom('profile_view').where('day', '<', from).execute()
}

const fewHidden = (column: 'agencies' | 'others') => sql<number | null>`
  case when sum(${sql.ref(column)}) >= ${sql.lit(limits.insightsMin)} then sum(${sql.ref(column)})::int end
`

/** The views of an account by week for its data export (P-export-1), as its owner sees them. */
export function selectProfileViews(db: Database, accountId: string) {
  const week = sql<string>`date_trunc('week', day::timestamp)::date::text`
  return (
    db
      .selectFrom('profile_view')
      .select([
        week.as('week'),
        fewHidden('agencies').as('agencyViews'),
        fewHidden('others').as('otherViews'),
      ])
      .where('account_id', '=', accountId)
      // Today is left out, as on the page: who has viewed the profile is deleted after the day.
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('profile_viewer')
              .whereRef('profile_viewer.account_id', '=', 'profile_view.account_id')
              .whereRef('profile_viewer.day', '=', 'profile_view.day')
              .select('profile_viewer.day'),
          ),
        ),
      )
      .groupBy(week)
      .orderBy(week)
  )
}

/** The profiles that an agency has opened, for its data export (P-export-1). */
export function selectProfilesSeen(db: Database, accountId: string) {
  return db
    .selectFrom('profile_seen')
    .innerJoin('account', 'account.id', 'profile_seen.account_id')
    .select(['account.full_name as fullname', 'account.profile_url', 'profile_seen.seen_at as seenAt'])
    .where('agency_id', '=', accountId)
    .where('account.status', '=', 'active')
    .orderBy('seen_at')
}
