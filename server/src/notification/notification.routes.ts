import { decodeTimeCursor, encodeTimeCursor } from '@brilla/contract/cursor'
import type { notificationContract } from '@brilla/contract/notification'
import type { Handlers } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { isId } from '../platform/clock.ts'
import { findPage } from './notification.list.store.ts'
import { sendUnread } from './notification.notify.ts'
import { presentNotification } from './notification.present.ts'
import { markRead } from './notification.read.store.ts'

export function notificationRoutes(context: Context): Handlers<typeof notificationContract> {
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
    async markNotificationsRead({ caller: { accountId }, body: { notificationIds, scope } }) {
      const ids = notificationIds.filter(isId)
      const unread = await db.transaction().execute((trx) => markRead(trx, accountId, ids, scope))
      await sendUnread(context, [accountId])
      return { unread }
    },
  }
}
