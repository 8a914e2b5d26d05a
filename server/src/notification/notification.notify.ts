import type { Context } from '../context.ts'
import type { Language } from '@brilla/contract/errors'
import { findNewest } from './notification.list.store.ts'
import { presentNotification } from './notification.present.ts'
import { findUnread } from './notification.read.store.ts'
import { insertNotification, type NewNotification } from './notification.store.ts'

/**
 * Creates a notification and sends it to the recipient's connections; nobody is notified of what they did themselves. A repeated call creates nothing; it sends the
 * notification again, as the process may have died before it did.
 */
export async function notify(context: Context, row: NewNotification): Promise<void> {
  if (row.recipientId === row.actorId) return
  const created = await context.db.transaction().execute((trx) => insertNotification(context, trx, row))
  const newest = created && (await findNewest(context.db, created.id))
  if (!newest || newest.is_read) return
  const { recipient_id: recipientId, unread, language } = newest
  const event = { ...presentNotification(newest, language as Language), unread }
  context.realtime.send(recipientId, 'notification', event)
}

/** Tells these accounts' connections how many notifications are unread. */
export async function sendUnread({ db, realtime }: Context, accountIds: string[]): Promise<void> {
  for (const accountId of accountIds) {
    realtime.send(accountId, 'notifications-read', { unread: await findUnread(db, accountId) })
  }
}
