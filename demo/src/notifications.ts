import { setTimeout } from 'node:timers/promises'
import type { Context } from '@brilla/server/context'
import { createEventHandlers } from '@brilla/server/app'
import { countPendingEvents } from '@brilla/server/commands'
import { sql } from 'kysely'

/** Milliseconds between two looks at the queue of events, and after which the server is taken as stopped. */
const interval = 250
const timeout = 60_000

/**
 * Puts the notifications of everybody who has read none in the order of their times. They were made in the order in which
 * the data was seeded, with what the first page needs before what happened earlier.
 */
export async function sortNotifications(context: Context, signal: AbortSignal): Promise<void> {
  if (!(await waitForEvents(context, signal))) return
  const { db } = context
  await db.transaction().execute(async (trx) => {
    const changed = sql`select account_id from notification_state where read_seq = 0
      and not exists (select from notification where recipient_id = account_id and read)
      and not exists (select from notification_group where recipient_id = account_id and read_seq > 0)`
    await sql`select from notification_state where account_id in (${changed}) order by account_id for update`.execute(
      trx,
    )
    // Negative first: two notifications of an account never have the same number.
    await sql`
      update notification set seq = -sorted.seq from (
        select id, row_number() over (partition by recipient_id order by created_at, seq) as seq
        from notification where recipient_id in (${changed})
      ) sorted where sorted.id = notification.id and sorted.seq <> notification.seq
    `.execute(trx)
    await sql`update notification set seq = -seq where seq < 0`.execute(trx)
    await sql`
      update notification_group set last_seq = newest.seq from (
        select group_id, max(seq) as seq from notification where not hidden group by group_id
      ) newest where newest.group_id = notification_group.id and recipient_id in (${changed})
    `.execute(trx)
  })
}

/** Waits until the server has handled all events; false if it has not. */
async function waitForEvents(context: Context, signal: AbortSignal): Promise<boolean> {
  const handlers = createEventHandlers(context)
  const end = Date.now() + timeout
  while (Date.now() < end && !signal.aborted) {
    if ((await countPendingEvents(context.db, handlers)) === 0) return true
    await setTimeout(interval)
  }
  return false
}
