import type { Context } from '../context.ts'
import type { Language } from '@brilla/contract/errors'
import type { NotificationType } from '@brilla/contract/notification'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import { applyCandidates, type Candidate } from './notification.batch.store.ts'
import { notificationCreated } from './notification.created.ts'
import { findNewest, findUnreadSince } from './notification.list.store.ts'
import { presentNotification } from './notification.present.ts'
import { insertNotification, type NewNotification } from './notification.store.ts'

/**
 * Creates a notification and sends it to the recipient's connections; nobody is notified of what they did themselves. A
 * repeated call creates nothing; it sends the notification again, as the process may have died before it did.
 */
export async function notify(context: Context, row: NewNotification): Promise<void> {
  if (row.recipientId === row.actorId) return
  const created = await context.db.transaction().execute(async (trx) => {
    const inserted = await insertNotification(context, trx, row)
    if (inserted?.isPushed) {
      await context.outbox.publish(trx, notificationCreated, { notificationId: inserted.id })
    }
    return inserted
  })
  if (created) await sendNotifications(context, [created.id])
}

/** The same for many, and removes unread notifications of what was undone. `cause`: see `applyCandidates`. */
export async function applyAndSend(
  context: Context,
  candidates: Candidate[],
  cause: RawBuilder<unknown>,
): Promise<void> {
  if (candidates.length === 0) return
  const { standing, changed } = await context.db
    .transaction()
    .execute((trx) => applyCandidates(context, trx, candidates, cause))
  await sendNotifications(context, standing)
  await sendUnread(context, changed)
}

/** Sends each grouped row to its recipient once, unless it was read. */
async function sendNotifications({ db, realtime }: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await findNewest(db, ids)
  const byLine = new Map(rows.map((row) => [row.line_id, row]))
  for (const row of byLine.values()) {
    if (row.is_read) continue
    const notification = presentNotification(row, row.language as Language)
    realtime.send(row.recipient_id, 'notification', { ...notification, unread: row.unread })
  }
}

/** A notification as its grouped row and in its recipient's language, by its id; undefined when it was removed. */
export async function readNotification(db: Database, id: string) {
  const [row] = await findNewest(db, [id])
  if (!row) return undefined
  const language = row.language as Language
  return {
    recipientId: row.recipient_id,
    sourceId: row.source_id,
    language,
    notification: presentNotification(row, language),
  }
}

/** Tells these accounts' connections how many notifications are unread. */
export async function sendUnread({ db, realtime }: Context, accountIds: string[]): Promise<void> {
  if (accountIds.length === 0) return
  const states = await db
    .selectFrom('notification_state')
    .select(['account_id', 'unread'])
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute()
  for (const { account_id, unread } of states) realtime.send(account_id, 'notifications-read', { unread })
}

/** The texts of what somebody has not read since a time, as grouped rows, newest first. */
export async function listUnreadTexts(
  db: Database,
  accountId: string,
  { language, ...query }: { types: NotificationType[]; since: Date; limit: number; language: string },
): Promise<{ items: string[]; total: number }> {
  const { rows, total } = await findUnreadSince(db, accountId, query)
  const items = rows.map((row) => presentNotification(row, language === 'en' ? 'en' : 'es').text)
  return { items, total }
}
