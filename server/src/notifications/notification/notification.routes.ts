import { decodeTimeCursor, encodeTimeCursor } from '@brilla/contract/platform/cursor'
import type { notificationContract } from '@brilla/contract/notifications/notification'
import type { Caller, Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { findPage } from './notification.list.store.ts'
import { sendUnread } from './notification.notify.ts'
import { presentNotification } from './notification.present.ts'
import { markRead } from './notification.read.store.ts'

/** What notifications need of modules that they do not import; app.ts connects them. */
interface NotificationHooks {
  /** Marks conversations as read up to those of the ids that are of message notifications (P-messages-8). */
  markMessagesRead(caller: Caller, ids: string[]): Promise<void>
}

export function notificationRoutes(
  context: Context,
  hooks: NotificationHooks,
): Handlers<typeof notificationContract> {
  const { db } = context
  return {
    async getNotifications({ caller, query, language }) {
      const { page = 1, after, grouped } = query
      const found = await findPage(db, caller, {
        grouped: grouped === 'true',
        after: after === undefined ? null : decodeTimeCursor(after),
        page,
      })
      return {
        rows: found.rows.map((row) => presentNotification(row, language)),
        count: found.count,
        next: found.next && encodeTimeCursor(found.next),
        unread: found.unread,
      }
    },
    async markNotificationsRead({ caller, body: { notificationIds, scope } }) {
      const { accountId } = caller
      const ids = notificationIds.filter(isId)
      await hooks.markMessagesRead(caller, ids)
      const unread = await db.transaction().execute((trx) => markRead(trx, accountId, ids, scope))
      await sendUnread(context, [accountId])
      return { unread }
    },
  }
}
