import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { reread, rereadAll, rereadSoon } from '../../lib/reread-all.ts'
import {
  applyRead,
  applyTyping,
  applyWithdrawal,
  conversationKeys,
  receiveMessage,
} from '../../features/conversations/message/message.events.ts'
import { notificationQueryKeys } from '../../features/notifications/notification/notification.queries.ts'

/** How the cache follows an event. */
interface EventReducer<Payload extends readonly unknown[]> {
  /** The queries that it changes. */
  queryKeys: readonly QueryKey[]
  /** Events also matter that were missed before the first connection, which opens after the page has loaded. */
  rereadOnFirstConnect?: true
  reduce: (queries: QueryClient, ...payload: Payload) => void
}

/** An event that changes nothing on screen, and why. */
interface UnusedEvent {
  unused: string
}

/** For every event of the server, how the cache follows it; a missing one does not compile. */
export type EventReducers<Events> = {
  [Event in keyof Events]: Events[Event] extends (...payload: infer Payload) => void
    ? EventReducer<Payload> | UnusedEvent
    : never
}

/** The events of the contract. */
export const eventReducers: EventReducers<ServerEvents> = {
  refresh: { queryKeys: [[]], reduce: rereadAll },
  message: { queryKeys: conversationKeys, rereadOnFirstConnect: true, reduce: receiveMessage },
  read: { queryKeys: conversationKeys, reduce: applyRead },
  withdrawn: { queryKeys: conversationKeys, reduce: applyWithdrawal },
  typing: { queryKeys: [], reduce: applyTyping },
  notification: {
    queryKeys: notificationQueryKeys,
    rereadOnFirstConnect: true,
    reduce: (queries) => rereadSoon(queries, notificationQueryKeys),
  },
  'notifications-read': {
    queryKeys: notificationQueryKeys,
    reduce: (queries) => rereadSoon(queries, notificationQueryKeys),
  },
}

/** The part of a Socket.IO connection that is needed here. */
export interface EventSource {
  on(event: string, listener: (...payload: unknown[]) => void): unknown
}

/**
 * Applies the server's events to the cache. Events are not repeated to a connection that was interrupted, so what they
 * change is fetched again once it is back (P-realtime-7), and what must not miss any is fetched again by the first one.
 */
export function followEvents<Events>(
  connection: EventSource,
  reducers: EventReducers<Events>,
  getQueries: () => QueryClient,
): void {
  const used = Object.entries<EventReducer<unknown[]> | UnusedEvent>(reducers).flatMap(([event, reducer]) =>
    'unused' in reducer ? [] : [{ event, ...reducer }],
  )
  for (const { event, reduce } of used)
    connection.on(event, (...payload: unknown[]) => reduce(getQueries(), ...payload))
  let wasConnected = false
  connection.on('connect', () => {
    const missed = used.filter(({ rereadOnFirstConnect }) => wasConnected || rereadOnFirstConnect)
    void reread(
      getQueries(),
      missed.flatMap(({ queryKeys }) => queryKeys),
    )
    wasConnected = true
  })
}
