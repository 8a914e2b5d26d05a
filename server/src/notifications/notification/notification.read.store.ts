/** Marks notifications as read. */
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { isUnread } from './notification.store.ts'

/** As in the contract, where a group is a `line`. */
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
  const mark = { each: markEach, line: markGroups, all: markAll }[scope]
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
  const { rows } = await sql<{ group_id: string }>`
    with marked as (
      update notification set read = true from notification_group notification_group, notification_state state
      where notification.recipient_id = ${accountId} and notification.id = any(${ids}::uuid[])
        and notification_group.id = notification.group_id and state.account_id = notification.recipient_id and ${isUnread}
      returning notification.group_id as group_id, notification.hidden
    ), counted as (
      update notification_state set unread = unread - (select count(*)::int from marked where not hidden)
      where account_id = ${accountId}
    )
    select group_id from marked
  `.execute(trx)
  const groups = rows.map(({ group_id }) => group_id)
  await sql`update notification_group set open = false where id = any(${groups}::uuid[])`.execute(trx)
}

/** Moves the mark of each group up to the newest of its notifications among `ids`. */
async function markGroups(trx: Database, accountId: string, ids: string[]): Promise<void> {
  await sql`
    with seen as materialized (
      select group_id as group_id, max(seq) as seq from notification
      where recipient_id = ${accountId} and id = any(${ids}::uuid[]) group by group_id
    ), newly_read as (
      select count(*)::int as count from seen join notification_group notification_group on notification_group.id = seen.group_id
      join notification_state state on state.account_id = notification_group.recipient_id
      join notification on notification.group_id = seen.group_id and notification.seq <= seen.seq
      where not notification.hidden and ${isUnread}
    ), moved as (
      update notification_group notification_group
      set open = false, read_seq = greatest(notification_group.read_seq, seen.seq)
      from seen where notification_group.id = seen.group_id
    )
    update notification_state set unread = unread - (select count from newly_read) where account_id = ${accountId}
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
      join notification_group notification_group on notification_group.id = notification.group_id
      join notification_state state on state.account_id = notification.recipient_id
      where not notification.hidden and ${isUnread}
    )
    update notification_state set read_seq = seen.seq, unread = (select count from newer)
    from seen where account_id = ${accountId} and seen.seq > read_seq
  `.execute(trx)
}
