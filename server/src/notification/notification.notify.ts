import type { Context } from '../context.ts'
import type { Language } from '@brilla/contract/errors'
import type { NotificationType } from '@brilla/contract/notification'
import type { Database } from '../platform/database/index.ts'
import { defineEvent } from '../platform/outbox/index.ts'
import { findNewest, findUnreadSince } from './notification.list.store.ts'
import { presentNotification } from './notification.present.ts'
import { findUnread } from './notification.read.store.ts'
import { insertNotification, type NewNotification } from './notification.store.ts'

/** A notification that its recipient can see was created. */
export const notificationCreated = defineEvent<{ notificationId: string }>('notification.created')

/**
 * Creates a notification and sends it to the recipient's connections; nobody is notified of what they did themselves. A repeated call creates nothing; it sends the
 * notification again, as the process may have died before it did.
 */
export async function notify(context: Context, row: NewNotification): Promise<void> {
  if (row.recipientId === row.actorId) return
  const created = await context.db.transaction().execute(async (trx) => {
    const inserted = await insertNotification(context, trx, row)
    if (inserted?.isNew) {
      await context.outbox.publish(trx, notificationCreated, { notificationId: inserted.id })
    }
    return inserted
  })
  const newest = created && (await readNotification(context.db, created.id))
  if (!newest || newest.notification.is_read) return
  const { recipientId, unread, notification } = newest
  context.realtime.send(recipientId, 'notification', { ...notification, unread })
}

/** A notification as its grouped row and in its recipient's language, by its id; undefined when it was removed. */
export async function readNotification(db: Database, id: string) {
  const row = await findNewest(db, id)
  if (!row) return undefined
  const language = row.language as Language
  return {
    recipientId: row.recipient_id,
    sourceId: row.source_id,
    language,
    unread: row.unread,
    notification: presentNotification(row, language),
  }
}

/** Tells these accounts' connections how many notifications are unread. */
export async function sendUnread({ db, realtime }: Context, accountIds: string[]): Promise<void> {
  for (const accountId of accountIds) {
    realtime.send(accountId, 'notifications-read', { unread: await findUnread(db, accountId) })
  }
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
