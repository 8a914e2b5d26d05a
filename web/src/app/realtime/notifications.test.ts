import type { Self } from '@brilla/contract/accounts/account'
import type { Notification } from '@brilla/contract/notifications/notification'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventReducers, followEvents } from './event-reducers.ts'
import { selfKey } from '../../features/accounts/account/self.queries.ts'
import {
  notificationsKey,
  type NotificationPage,
} from '../../features/notifications/notification/notification.queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const author = {
  fullname: 'Ana',
  profile_url: 'ana',
  profileImage: null,
  type: 'talento' as const,
  verified: false,
}
const day = Date.parse('2026-11-01T00:00:00Z')

/** The server's notifications of one account: likes of two posts are one row each while they are unread. */
function createServer() {
  const rows: Notification[] = []
  let made = 0
  const unread = () => rows.reduce((sum, { is_read, others }) => sum + (is_read ? 0 : 1 + others), 0)
  return {
    unread,
    like(postId: string) {
      const group = rows.find((one) => !one.is_read && one.postId === postId)
      if (group) rows.splice(rows.indexOf(group), 1)
      made += 1
      const next: Notification = {
        id: `n${made}`,
        lineId: group?.lineId ?? `group${made}`,
        type: 'LIKE_POST',
        is_read: false,
        postId,
        commentId: null,
        createdAt: new Date(day + made).toISOString(),
        actor: { id: `p${made}`, ...author },
        others: group ? group.others + 1 : 0,
        excerpt: null,
        search: null,
        removalId: null,
        text: `Ana ${made}`,
      }
      rows.unshift(next)
      return { event: 'notification', payload: { ...next, unread: unread() } }
    },
    readAll() {
      for (const row of rows) row.is_read = true
      return { event: 'notifications-read', payload: { unread: 0 } }
    },
    read: (): NotificationPage => ({
      rows: structuredClone(rows.slice(0, 12)),
      count: rows.length,
      next: null,
      unread: unread(),
    }),
  }
}

/** A page that shows the list and the count, connected to the server. */
async function openPage(server: ReturnType<typeof createServer>, beforeConnection = () => {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const stops = [
    new QueryObserver(queries, { queryKey: [...notificationsKey, 1], queryFn: () => server.read() }),
    new QueryObserver(queries, {
      queryKey: selfKey,
      queryFn: () => ({ unreadedNotificationsCount: server.unread() }) as Self,
    }),
  ].map((observer) => observer.subscribe(() => undefined))
  const connection = new EventEmitter()
  followEvents(connection, eventReducers, () => queries)
  await vi.runAllTimersAsync()
  beforeConnection()
  connection.emit('connect')
  await vi.runAllTimersAsync()
  return {
    queries,
    connection,
    page: () => queries.getQueryData<NotificationPage>([...notificationsKey, 1]),
    unread: () => queries.getQueryData<Self>(selfKey)?.unreadedNotificationsCount,
    close: () => stops.forEach((stop) => stop()),
  }
}

test('P-realtime-7: what happened before the first connection is read once it is there', async () => {
  const server = createServer()
  const page = await openPage(server, () => server.like('a'))
  expect(page.page()).toEqual(server.read())
  expect(page.unread()).toBe(1)
  page.close()
})

test('P-realtime-7: after any events, in any order, missed or repeated, the page shows what a fresh read does', async () => {
  const step = fc.record({
    what: fc.constantFrom('like a', 'like b', 'read', 'reconnect' as const),
    delivered: fc.constantFrom('now', 'twice', 'late', 'missed'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = createServer()
      const page = await openPage(server)
      const late: (() => void)[] = []
      let isMissing = false
      for (const { what, delivered } of steps) {
        if (what === 'reconnect') {
          page.connection.emit('connect')
          isMissing = false
          continue
        }
        const { event, payload } = what === 'read' ? server.readAll() : server.like(what.slice(-1))
        const emit = () => void page.connection.emit(event, payload)
        if (delivered === 'missed') isMissing = true
        else if (delivered === 'late') late.push(emit)
        else emit()
        if (delivered === 'twice') emit()
      }
      for (const emit of late.reverse()) emit()
      // An event is missed only by a connection that was interrupted.
      if (isMissing) page.connection.emit('connect')
      await vi.runAllTimersAsync()
      expect(page.page()).toEqual(server.read())
      expect(page.unread()).toBe(server.unread())
      page.close()
    }),
    { numRuns: 60 },
  )
})
