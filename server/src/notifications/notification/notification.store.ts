/**
 * Writes notifications. Each transaction first locks the `notification_state` of the recipients, in the order of their ids;
 * so whether something was undone, read after the lock, is decided the same way whichever of two opposite events is
 * handled first.
 */
import { type RawBuilder, sql } from 'kysely'
import { getFirstId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'

/** Condition that a row of `notification` is unread; requires its `notification_group` and `state`. */
export const isUnread = sql<boolean>`(
  not notification.read and notification.seq > notification_group.read_seq and notification.seq > state.read_seq
)`

/** Locks the notifications of these accounts until the transaction ends. */
export async function lockStates(trx: Database, accountIds: string[]): Promise<void> {
  await sql`
    insert into notification_state (account_id)
    select id from account where id = any(${accountIds}::uuid[]) order by id
    on conflict (account_id) do update set last_seq = notification_state.last_seq
  `.execute(trx)
}

/** Rows that one transaction deletes at the most. */
export const removedMax = 1_000

/**
 * Deletes up to `removedMax` notifications, with `unreadOnly` those that have not been read, and returns how many there
 * were, and whose number of unread ones has changed.
 */
export async function removeNotifications(
  trx: Database,
  where: RawBuilder<boolean>,
  { unreadOnly = false } = {},
): Promise<{ removed: number; changed: string[] }> {
  const found = await sql<{ id: string; recipient_id: string }>`
    select id, recipient_id from notification where ${where} limit ${sql.lit(removedMax)}
  `.execute(trx)
  if (found.rows.length === 0) return { removed: 0, changed: [] }
  await lockStates(trx, [...new Set(found.rows.map((row) => row.recipient_id))])
  const ids = found.rows.map(({ id }) => id)
  return { removed: ids.length, changed: await removeLocked(trx, ids, unreadOnly ? isUnread : sql`true`) }
}

/**
 * Deletes those of these notifications that fulfill a condition, and returns whose number of unread ones has changed. The
 * states of their recipients are locked.
 */
export async function removeLocked(
  trx: Database,
  ids: string[],
  condition: RawBuilder<boolean>,
): Promise<string[]> {
  const { rows } = await sql<{ recipient_id: string; group_id: string; unread: boolean }>`
    with deleted as (
      delete from notification using notification_group notification_group, notification_state state
      where notification.id = any(${ids}::uuid[])
        and notification_group.id = notification.group_id and state.account_id = notification.recipient_id
        and ${condition}
      returning notification.recipient_id, notification.group_id as group_id, notification.hidden,
        not notification.hidden and ${isUnread} as unread
    ), ${adjustCounts('deleted', -1)}
    select recipient_id, group_id, unread from deleted
  `.execute(trx)
  await refreshGroups(
    trx,
    rows.map(({ group_id }) => group_id),
  )
  return [...new Set(rows.filter(({ unread }) => unread).map(({ recipient_id }) => recipient_id))]
}

/**
 * CTEs that add the rows of another CTE to the counters, or subtract them; it has the columns `recipient_id`, `group_id`,
 * `unread`, and `hidden`, which says that a row counts nowhere.
 */
export function adjustCounts(cte: string, by: 1 | -1) {
  const rows = sql.table(cte)
  return sql`
    states as (
      update notification_state state set unread = state.unread + ${sql.lit(by)} * changed.unread
      from (
        select recipient_id, count(*) filter (where unread)::int as unread from ${rows} group by recipient_id
      ) changed
      where state.account_id = changed.recipient_id and changed.unread > 0
    ), group_counts as (
      update notification_group notification_group set count = notification_group.count + ${sql.lit(by)} * changed.count
      from (
        select group_id, count(*) filter (where not hidden)::int as count from ${rows} group by group_id
      ) changed
      where notification_group.id = changed.group_id
    )
  `
}

/** Deletes those groups that have become empty, and finds the newest notification of the others again. */
export async function refreshGroups(trx: Database, groupIds: string[]): Promise<void> {
  const ids = [...new Set(groupIds)]
  await sql`
    delete from notification_group where id = any(${ids}::uuid[])
      and not exists (select from notification where group_id = notification_group.id)
  `.execute(trx)
  await sql`
    update notification_group set last_seq = newest.seq
    from unnest(${ids}::uuid[]) as changed (id) cross join lateral (
      select seq from notification where group_id = changed.id and not hidden order by seq desc limit 1
    ) newest
    where notification_group.id = changed.id and notification_group.last_seq <> newest.seq
  `.execute(trx)
}

/** Deletes all of these notifications, in transactions of bounded size. */
export async function deleteNotifications(
  db: Database,
  where: RawBuilder<boolean>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let count = removedMax; count === removedMax;) {
    signal?.throwIfAborted()
    const { removed } = await db.transaction().execute((trx) => removeNotifications(trx, where))
    count = removed
  }
}

/** Deletes notifications that were created before a time and have been read, in transactions of bounded size. */
export async function deleteRead(db: Database, before: Date, signal: AbortSignal | undefined): Promise<void> {
  const end = getFirstId(before)
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    signal?.throwIfAborted()
    const behind: string = after
    after = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string; recipient_id: string }>`
        select id, recipient_id from notification where id > ${behind}::uuid and id < ${end}::uuid
        order by id limit ${sql.lit(removedMax)}
      `.execute(trx)
      if (rows.length === 0) return undefined
      await lockStates(trx, [...new Set(rows.map((row) => row.recipient_id))])
      await removeLocked(
        trx,
        rows.map(({ id }) => id),
        sql<boolean>`not ${isUnread}`,
      )
      return rows.length === removedMax ? rows.at(-1)!.id : undefined
    })
  }
}
