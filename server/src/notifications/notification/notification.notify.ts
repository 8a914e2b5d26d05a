import type { Language } from '@brilla/contract/platform/errors'
import type { NotificationType } from '@brilla/contract/notifications/notification'
import { getNotificationPath } from '@brilla/contract/notifications/notification-path'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Candidate } from './candidate.ts'
import { getCauseQuery } from './cause.store.ts'
import { type Applied, applyCandidates } from './notification.apply.store.ts'
import { findNewest, findUnreadSince } from './notification.list.store.ts'
import { presentNotification } from './notification.present.ts'

/**
 * Creates notifications, removes unread ones of what was undone, and sends both to the recipients' connections. A repeated
 * call creates nothing; it sends the notifications again, as the process may have died before it did.
 */
export async function notify(context: Context, candidates: Candidate[]): Promise<void> {
  for (const [cause, each] of Map.groupBy(candidates, getCauseQuery)) {
    const { visible, unreadChanged } = await context.db
      .transaction()
      .execute((trx) => applyCandidates(context, trx, each, cause))
    await sendNotifications(context, visible)
    await sendUnread(context, unreadChanged)
  }
}

/** Sends each grouped row to its recipient once, unless it was read. */
async function sendNotifications({ db, realtime }: Context, visible: Applied['visible']): Promise<void> {
  const ids = visible.filter(({ recipientId }) => realtime.mayReach(recipientId)).map(({ id }) => id)
  if (ids.length === 0) return
  const rows = await findNewest(db, ids)
  const byGroup = new Map(rows.map((row) => [row.group_id, row]))
  for (const row of byGroup.values()) {
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

/** Sends the number of unread notifications to these accounts' connections. */
export async function sendUnread({ db, realtime }: Context, accountIds: string[]): Promise<void> {
  const reachable = accountIds.filter(realtime.mayReach)
  if (reachable.length === 0) return
  const states = await db
    .selectFrom('notification_state')
    .select(['account_id', 'unread'])
    .where('account_id', '=', sql<string>`any(${reachable}::uuid[])`)
    .execute()
  for (const { account_id, unread } of states) realtime.send(account_id, 'notifications-read', { unread })
}

/** The texts of what somebody has not read since a time, as grouped rows, newest first. */
export async function listUnreadTexts(
  db: Database,
  accountId: string,
  { language, ...query }: { types: NotificationType[]; since: Date; limit: number; language: string },
): Promise<{ items: string[]; total: number; path: string | undefined }> {
  const { rows, total } = await findUnreadSince(db, accountId, query)
  const notifications = rows.map((row) => presentNotification(row, language === 'en' ? 'en' : 'es'))
  const [first] = notifications
  // What a mail about a single saved search is linked to.
  const path = first?.search && total === 1 ? getNotificationPath(first) : undefined
  return { items: notifications.map(({ text }) => text), total, path }
}
