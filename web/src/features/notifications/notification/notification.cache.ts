import { limits } from '@brilla/contract/platform/limits'
import type { Notification } from '@brilla/contract/notifications/notification'
import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import type { QueryClient } from '@tanstack/react-query'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import {
  notificationPageKey,
  notificationsKey,
  setUnread,
  type NotificationPage,
} from './notification.queries.ts'

/** A notification of the realtime connection, with the unread count after it. */
type ArrivedNotification = Parameters<ServerEvents['notification']>[0]

/** The queries that hold notifications or their unread count. */
export const notificationQueryKeys = [notificationsKey, selfKey]

/** Milliseconds between two fetches of what events change: many likes at once are read together. */
const rereadInterval = 2_000
const rereads = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>()

/**
 * Shows a notification that has arrived, at the top of the first page, and the unread count that it brings. The other pages,
 * and events that arrive in another order, are corrected by the fetch that follows.
 */
export function addNotification(
  queries: QueryClient,
  { unread, ...notification }: ArrivedNotification,
): void {
  changeCache(queries, notificationQueryKeys, () => {
    queries.setQueryData<NotificationPage>(
      notificationPageKey(1),
      (page) => page && addToPage(page, notification),
    )
    setUnread(queries, unread)
  })
  rereadSoon(queries)
}

/** Follows another tab or device in which notifications were marked as read. */
export function followRead(queries: QueryClient, { unread }: { unread: number }): void {
  changeCache(queries, notificationQueryKeys, () => setUnread(queries, unread))
  rereadSoon(queries)
}

/** The first page with a notification that has arrived, in place of its group, whose id is `lineId` in the API; the same page if it has a newer one. */
export function addToPage(page: NotificationPage, arrived: Notification): NotificationPage {
  const group = page.rows.find(({ lineId }) => lineId === arrived.lineId)
  if (group && group.createdAt >= arrived.createdAt) return page
  const rows = [arrived, ...page.rows.filter((row) => row !== group)]
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, limits.pageSize)
  return { ...page, rows, count: page.count + (group ? 0 : 1) }
}

/** Shows these rows as read, or all of them. Returns how many notifications they contain. */
export function showRead(queries: QueryClient, ids: readonly string[] | 'all'): number {
  const marked = new Map<string, number>()
  function markRow(row: Notification): Notification {
    if (row.is_read || (ids !== 'all' && !ids.includes(row.id))) return row
    marked.set(row.id, 1 + row.others)
    return { ...row, is_read: true }
  }
  queries.setQueriesData<NotificationPage>(
    { queryKey: notificationsKey },
    (page) => page && { ...page, rows: page.rows.map(markRow) },
  )
  return [...marked.values()].reduce((sum, count) => sum + count, 0)
}

function rereadSoon(queries: QueryClient) {
  if (rereads.has(queries)) return
  const timer = setTimeout(() => {
    rereads.delete(queries)
    for (const queryKey of notificationQueryKeys) void queries.invalidateQueries({ queryKey })
  }, rereadInterval)
  rereads.set(queries, timer)
}
