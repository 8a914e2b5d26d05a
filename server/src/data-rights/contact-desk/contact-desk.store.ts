/** Requests as the desk lists and changes them. */
import type { ContactState } from '@brilla/contract/safety/contact'
import type { ContactType } from '@brilla/contract/safety/contact-types'
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

export interface SummaryRow {
  id: string
  year: number
  serial: number
  type: ContactType
  state: ContactState
  name: string
  language: Language
  created_at: Date
  /** `infinity` when nothing is due. */
  due_on: string
}

export interface DeskRow extends SummaryRow {
  version: number
  account_id: string | null
  email: string
  email_proven_at: Date | null
  message: string
  answer_by: string | null
  execute_by: string | null
  answer: string
  note: string
  answered_at: Date | null
  executed_at: Date | null
}

/** Of an account, e-mail and language are those that it has now. */
const summaryColumns = sql`
  request.id, request.year, request.serial, request.type, request.state, request.name,
  coalesce(account.language, request.language) as language, request.created_at, request.due_on
`
const columns = sql`
  ${summaryColumns}, request.version, request.account_id, coalesce(account.email, request.email) as email,
  request.email_proven_at, request.message, request.answer_by, request.execute_by, request.answer, request.note,
  request.answered_at, request.executed_at
`
const joinAccount = sql`left join account on account.id = request.account_id`

/** A moderator does not see their own requests (P-contact-6). */
const isFromOthers = (moderatorId: string) => sql`request.account_id is distinct from ${moderatorId}::uuid`

export interface ListQuery {
  moderatorId: string
  status: 'open' | 'finished'
  type: ContactType | undefined
  after: string | null
  size: number
}

/** Finds a page of requests, along an index. */
export async function findRequests(db: Database, query: ListQuery): Promise<SummaryRow[]> {
  const { moderatorId, status, type, after, size } = query
  const isOpen = status === 'open'
  const position = (id: string) => (column: string) =>
    sql`(select ${sql.ref(column)} from contact_request where id = ${id}::uuid)`
  const getPage = (id: string): RawBuilder<unknown> =>
    isOpen
      ? sql`(request.due_on, request.id) > (${position(id)('due_on')}, ${id}::uuid)`
      : sql`(request.finished_at, request.id) < (${position(id)('finished_at')}, ${id}::uuid)`
  const conditions = [
    isOpen ? sql`request.finished_at is null` : sql`request.finished_at is not null`,
    isFromOthers(moderatorId),
    ...(type ? [sql`request.type = ${type}`] : []),
    ...(after === null ? [] : [getPage(after)]),
  ]
  const order = isOpen ? sql`request.due_on, request.id` : sql`request.finished_at desc, request.id desc`
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from contact_request request ${joinAccount}
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${sql.lit(size)}
  `.execute(db)
  return rows
}

/** The number of unfinished requests, at most `limits.casesCounted`. */
export async function countOpen(db: Database, moderatorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from contact_request request where finished_at is null and ${isFromOthers(moderatorId)}
      limit ${sql.lit(limits.casesCounted)}
    ) counted
  `.execute(db)
  return rows[0]!.count
}

/** Unfinished requests that are due on `day` or earlier, the most urgent first. */
export async function findDue(db: Database, moderatorId: string, day: string): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from contact_request request ${joinAccount}
    where request.finished_at is null and request.due_on <= ${day} and ${isFromOthers(moderatorId)}
    order by request.due_on, request.id limit 100
  `.execute(db)
  return rows
}

export async function findOthersRequest(
  db: Database,
  moderatorId: string,
  id: string,
): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`
    select ${columns} from contact_request request ${joinAccount}
    where request.id = ${id} and ${isFromOthers(moderatorId)}
  `.execute(db)
  return rows[0]
}

export async function lockRequest(trx: Database, id: string): Promise<void> {
  await sql`select from contact_request where id = ${id} for update`.execute(trx)
}

/** What a step changes besides the version. */
export interface RequestChange {
  state: ContactState
  answer?: string
  note?: string
  answered_at?: Date
  execute_by?: string
  executed_at?: Date
  finished_at?: Date
}

export async function updateRequest(trx: Database, id: string, change: RequestChange): Promise<void> {
  await trx
    .updateTable('contact_request')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The moderators who can be reminded. */
export async function findModeratorIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('moderator', '=', true)
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}
