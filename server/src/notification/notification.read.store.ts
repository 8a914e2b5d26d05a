/** Marks notifications as read. */
import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import { isUnread } from './notification.store.ts'

export type ReadScope = 'each' | 'line' | 'all'

/** Marks these notifications of an account, and older ones according to `scope`; returns how many are unread then. */
export async function markRead(
  trx: Database,
  accountId: string,
  ids: string[],
  scope: ReadScope,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select unread from notification_state where account_id = ${accountId} for update
  `.execute(trx)
  const [state] = rows
  if (!state || ids.length === 0) return state?.unread ?? 0
  const mark = { each: markEach, line: markLines, all: markAll }[scope]
  await mark(trx, accountId, ids)
  return findUnread(trx, accountId)
}

/** The number of unread notifications. */
export async function findUnread(db: Database, accountId: string): Promise<number> {
  const state = await db
    .selectFrom('notification_state')
    .select('unread')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return state?.unread ?? 0
}

async function markEach(trx: Database, accountId: string, ids: string[]): Promise<void> {
  const { rows } = await sql<{ line_id: string }>`
    with marked as (
      update notification set read = true from notification_line line, notification_state state
      where notification.recipient_id = ${accountId} and notification.id = any(${ids}::uuid[])
        and line.id = notification.line_id and state.account_id = notification.recipient_id and ${isUnread}
      returning notification.line_id, notification.hidden
    ), counted as (
      update notification_state set unread = unread - (select count(*)::int from marked where not hidden)
      where account_id = ${accountId}
    )
    select line_id from marked
  `.execute(trx)
  const lines = rows.map(({ line_id }) => line_id)
  await sql`update notification_line set open = false where id = any(${lines}::uuid[])`.execute(trx)
}

/** Moves the mark of each line up to the newest of its notifications among `ids`. */
async function markLines(trx: Database, accountId: string, ids: string[]): Promise<void> {
  await sql`
    with seen as materialized (
      select line_id as id, max(seq) as seq from notification
      where recipient_id = ${accountId} and id = any(${ids}::uuid[]) group by line_id
    ), newly as (
      select count(*)::int as count from seen join notification_line line on line.id = seen.id
      join notification_state state on state.account_id = line.recipient_id
      join notification on notification.line_id = seen.id and notification.seq <= seen.seq
      where not notification.hidden and ${isUnread}
    ), lines as (
      update notification_line line set open = false, read_seq = greatest(line.read_seq, seen.seq)
      from seen where line.id = seen.id
    )
    update notification_state set unread = unread - (select count from newly) where account_id = ${accountId}
  `.execute(trx)
}

/** Moves the mark of the whole list up to the newest among `ids`; what arrived after it stays unread. */
async function markAll(trx: Database, accountId: string, ids: string[]): Promise<void> {
  await sql`
    with seen as materialized (
      select max(seq) as seq from notification where recipient_id = ${accountId} and id = any(${ids}::uuid[])
    ), newer as (
      select count(*)::int as count from seen
      join notification on notification.recipient_id = ${accountId} and notification.seq > seen.seq
      join notification_line line on line.id = notification.line_id
      join notification_state state on state.account_id = notification.recipient_id
      where not notification.hidden and ${isUnread}
    )
    update notification_state set read_seq = seen.seq, unread = (select count from newer)
    from seen where account_id = ${accountId} and seen.seq > read_seq
  `.execute(trx)
}
