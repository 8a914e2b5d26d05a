/**
 * Writes notifications. Each transaction first locks the `notification_state` of the recipients, in the order of their ids;
 * so whether something still stands, read after the lock, is decided the same way whichever of two opposite events is
 * handled first.
 */
import type { NotificationType } from '@brilla/contract/notification'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'

export interface NewNotification {
  recipientId: string
  type: NotificationType
  /** Null for notifications of Brilla itself. */
  actorId: string | null
  /**
   * What was done. Unique per recipient and actor; notifications about the same source are grouped, such as likes of a post.
   */
  sourceId: string
  postId: string | null
  commentId: string | null
  createdAt: Date
  /** People who must not be hidden from the recipient: who did it, and whose post it is on. */
  people: string[]
  /** Query that finds and locks what was done; no row once it was undone. */
  cause: RawBuilder<unknown>
}

/** Condition that a row of `notification` is unread; requires its `line` and `state`. */
export const isUnread = sql<boolean>`(
  not notification.read and notification.seq > line.read_seq and notification.seq > state.read_seq
)`

/** Locks the notifications of these accounts until the transaction ends. */
export async function lockStates(trx: Database, accountIds: string[]): Promise<void> {
  await sql`
    insert into notification_state (account_id)
    select id from account where id = any(${accountIds}::uuid[]) order by id
    on conflict (account_id) do update set last_seq = notification_state.last_seq
  `.execute(trx)
}

/**
 * Inserts a notification and returns its id and whether it is pushed to devices, which only the first of a line is. Returns
 * the existing id when there is one from the same source. Returns null when what was done was undone, when one of the people
 * is hidden from the recipient, or the actor from everybody.
 */
export async function insertNotification(
  { clock }: Pick<Context, 'clock'>,
  trx: Database,
  row: NewNotification,
): Promise<{ id: string; isPushed: boolean } | null> {
  const { recipientId, actorId, sourceId, type } = row
  const state = await takeSeq(trx, recipientId)
  if (!state) return null
  const found = await check(trx, row)
  if (found.existing !== null) return found.hidden ? null : { id: found.existing, isPushed: false }
  if (!found.stands || found.blocked) return null
  const line = await findOpenLine(trx, row, state.read_seq)
  const lineId = line?.id ?? newId(clock)
  const id = newId(clock)
  const counted = found.hidden ? 0 : 1
  await sql`
    with line as (
      insert into notification_line (id, recipient_id, type, subject_id, open, count, last_seq)
      values (${lineId}::uuid, ${recipientId}::uuid, ${type}, ${sourceId}::uuid, true, ${counted}::int, ${state.last_seq}::bigint)
      on conflict (id) do update set count = notification_line.count + excluded.count,
        last_seq = case when excluded.count > 0 then excluded.last_seq else notification_line.last_seq end
    ), counted as (
      update notification_state set unread = unread + ${counted}::int where account_id = ${recipientId}
    )
    insert into notification (recipient_id, seq, id, line_id, type, actor_id, source_id, post_id, comment_id, created_at, hidden)
    values (${recipientId}::uuid, ${state.last_seq}::bigint, ${id}::uuid, ${lineId}::uuid, ${type}, ${actorId}::uuid,
      ${sourceId}::uuid, ${row.postId}::uuid, ${row.commentId}::uuid, ${row.createdAt}::timestamptz, ${found.hidden}::boolean)
  `.execute(trx)
  return found.hidden ? null : { id, isPushed: !line?.count && (await hasPushSubscription(trx, recipientId)) }
}

/** Locks the recipient's notifications and takes the next number; undefined when the account was deleted. */
async function takeSeq(trx: Database, recipientId: string) {
  const { rows } = await sql<{ last_seq: number; read_seq: number }>`
    insert into notification_state (account_id, last_seq) select id, 1 from account where id = ${recipientId}
    on conflict (account_id) do update set last_seq = notification_state.last_seq + 1
    returning last_seq, read_seq
  `.execute(trx)
  return rows[0]
}

/** What decides about a new notification. Locks its actor's status, as who deactivates the account hides it afterwards. */
async function check(trx: Database, { recipientId, actorId, sourceId, people, cause }: NewNotification) {
  const { rows } = await sql<{
    stands: boolean
    hidden: boolean
    blocked: boolean
    existing: string | null
  }>`
    with cause as materialized (${cause}),
    actor as materialized (select status from account where id = ${actorId}::uuid for share)
    select exists (select from cause) as stands,
      coalesce((select status <> 'active' from actor), ${actorId !== null}::boolean) as hidden,
      exists (
        select from block
        where (blocker_id = ${recipientId} and blocked_id = any(${people}::uuid[]))
          or (blocked_id = ${recipientId} and blocker_id = any(${people}::uuid[]))
      ) as blocked,
      (
        select id from notification where recipient_id = ${recipientId} and source_id = ${sourceId}
          and actor_id is not distinct from ${actorId}::uuid
      ) as existing
  `.execute(trx)
  return rows[0]!
}

/** The line that the notification joins; one that was read with all others is closed. */
async function findOpenLine(
  trx: Database,
  { recipientId, type, sourceId }: NewNotification,
  readSeq: number,
): Promise<{ id: string; count: number } | undefined> {
  const line = await trx
    .selectFrom('notification_line')
    .select(['id', 'last_seq', 'count'])
    .where('recipient_id', '=', recipientId)
    .where('type', '=', type)
    .where('subject_id', '=', sourceId)
    .where('open', '=', true)
    .executeTakeFirst()
  if (!line || line.last_seq > readSeq) return line
  await trx.updateTable('notification_line').set({ open: false }).where('id', '=', line.id).execute()
  return undefined
}

async function hasPushSubscription(trx: Database, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('push_subscription')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
  return { removed: ids.length, changed: await removeLocked(trx, ids, { unreadOnly }) }
}

/** Deletes notifications whose recipients' states are locked, and returns whose number of unread ones has changed. */
export async function removeLocked(
  trx: Database,
  ids: string[],
  { unreadOnly }: { unreadOnly: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ recipient_id: string; line_id: string; unread: boolean }>`
    with gone as (
      delete from notification using notification_line line, notification_state state
      where notification.id = any(${ids}::uuid[])
        and line.id = notification.line_id and state.account_id = notification.recipient_id
        and ${unreadOnly ? isUnread : sql`true`}
      returning notification.recipient_id, notification.line_id, notification.hidden,
        not notification.hidden and ${isUnread} as unread
    ), ${adjustCounts('gone', -1)}
    select recipient_id, line_id, unread from gone
  `.execute(trx)
  await refreshLines(
    trx,
    rows.map(({ line_id }) => line_id),
  )
  return [...new Set(rows.filter(({ unread }) => unread).map(({ recipient_id }) => recipient_id))]
}

/**
 * CTEs that add the rows of another CTE to the counters, or subtract them; it has the columns `recipient_id`, `line_id`,
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
    ), lines as (
      update notification_line line set count = line.count + ${sql.lit(by)} * changed.count
      from (
        select line_id, count(*) filter (where not hidden)::int as count from ${rows} group by line_id
      ) changed
      where line.id = changed.line_id
    )
  `
}

/** Deletes those lines that have become empty, and finds the newest notification of the others again. */
export async function refreshLines(trx: Database, lineIds: string[]): Promise<void> {
  const ids = [...new Set(lineIds)]
  await sql`
    delete from notification_line where id = any(${ids}::uuid[])
      and not exists (select from notification where line_id = notification_line.id)
  `.execute(trx)
  await sql`
    update notification_line set last_seq = newest.seq
    from unnest(${ids}::uuid[]) as changed (id) cross join lateral (
      select seq from notification where line_id = changed.id and not hidden order by seq desc limit 1
    ) newest
    where notification_line.id = changed.id and notification_line.last_seq <> newest.seq
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
