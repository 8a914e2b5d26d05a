/** Cases as the desk reads them: the queue, one case, and those about an account. */
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import { caseKinds, type CaseSummary } from '@brilla/contract/safety/moderation-shapes'
import type { ReportReason } from '@brilla/contract/safety/report'
import { reportReasons } from '@brilla/contract/safety/report-reasons'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { caseColumns, type CaseRow } from './case.store.ts'

/** A case with the people it names; their columns are null once the accounts are deleted. */
export interface NamedCaseRow extends CaseRow {
  full_name: string | null
  profile_url: string | null
  profile_image: string | null
  type: 'talento' | 'agencia' | null
  language: Language | null
  account_status: string | null
  claimer_name: string | null
  decider_name: string | null
}

const namedColumns = sql`
  ${caseColumns}, concerned.full_name, concerned.profile_url, concerned.profile_image, concerned.type,
  concerned.language, concerned.status as account_status, claimer.full_name as claimer_name, decider.full_name as decider_name
`

/** A page of ids is selected first, so that names are looked up for its rows alone. */
const namedCases = (page: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<NamedCaseRow>`
  select ${namedColumns} from (${page}) c
  left join account concerned on concerned.id = c.account_id
  left join account claimer on claimer.id = c.claimed_by
  left join account decider on decider.id = c.decided_by
  order by ${order}
`

export interface QueueQuery {
  /** Cases about this account are left out. */
  moderatorId: string
  status: 'open' | 'mine' | 'decided'
  kind?: CaseSummary['kind'] | undefined
  reason?: ReportReason | undefined
  after: string | null
  size: number
  now: Date
}

const urgentFirst = sql`-c.priority, c.id`
const newestFirst = sql`c.decided_at desc, c.id desc`

/** Finds a page of cases, each along an index. */
export async function findCases(db: Database, query: QueueQuery): Promise<NamedCaseRow[]> {
  const { status, kind, reason, moderatorId, after, size, now } = query
  const isDecided = status === 'decided'
  const conditions = [
    sql`c.status = ${sql.lit(isDecided ? 'decided' : 'open')} and c.account_id <> ${moderatorId}`,
    ...(kind ? [sql`c.kind = ${kind}`] : []),
    ...(reason ? [sql`c.reason = ${reason}`] : []),
    ...(status === 'mine' ? [sql`c.claimed_by = ${moderatorId} and c.claimed_until > ${now}`] : []),
    ...(after === null ? [] : [isDecided ? isAfterDecided(after) : isAfterOpen(after)]),
  ]
  const order = isDecided ? newestFirst : urgentFirst
  const page = sql`
    select * from moderation_case c where ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${sql.lit(size)}
  `
  return (await namedCases(page, order).execute(db)).rows
}

const isAfterOpen = (id: string) => sql`
  (-c.priority, c.id) > ((select -priority from moderation_case where id = ${id}::uuid), ${id}::uuid)
`
const isAfterDecided = (id: string) => sql`
  (c.decided_at, c.id) < ((select decided_at from moderation_case where id = ${id}::uuid), ${id}::uuid)
`

/** Counts further than this would read more of the index than the page itself; nobody works through as many. */
const countMax = sql.lit(limits.casesCounted)

/** Numbers of open cases: all, of each kind and of each reason, at most `limits.casesCounted` of each. */
export async function countOpenCases(db: Database, moderatorId: string): Promise<Record<string, number>> {
  // The order is that of an index: without it, PostgreSQL reads the whole table for a kind that hardly any case has.
  const count = (condition: RawBuilder<unknown>) => sql`(
    select count(*)::int from (
      select from moderation_case where status = 'open' and ${condition} and account_id <> ${moderatorId}
      order by kind, reason limit ${countMax}
    ) counted
  )`
  const { rows } = await sql<{ name: string; count: number }>`
    select 'open' as name, ${count(sql`true`)} as count
    union all select kind, ${count(sql`kind = each.kind`)} from unnest(${[...caseKinds]}::text[]) each (kind)
    union all select reason, ${count(sql`reason = each.reason`)} from unnest(${[...reportReasons]}::text[]) each (reason)
  `.execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

export async function countClaimed(db: Database, moderatorId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from moderation_case
    where status = 'open' and claimed_by = ${moderatorId} and claimed_until > ${now} and account_id <> ${moderatorId}
  `.execute(db)
  return rows[0]!.count
}

export async function findCase(db: Database, id: string): Promise<NamedCaseRow | undefined> {
  const page = sql`select * from moderation_case where id = ${id}`
  return (await namedCases(page, sql`c.id`).execute(db)).rows[0]
}

/** The newest cases about an account. */
export async function findCasesAbout(db: Database, accountId: string): Promise<NamedCaseRow[]> {
  const page = sql`select * from moderation_case where account_id = ${accountId} order by id desc limit 50`
  return (await namedCases(page, sql`c.id desc`).execute(db)).rows
}
