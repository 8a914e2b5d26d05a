import type { ServerEvents } from '@brilla/contract/realtime'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { rereadAll } from '../../lib/rereadAll.ts'

/** How the cache follows an event. */
interface EventReducer<Payload extends readonly unknown[]> {
  /** The queries that it changes. */
  queryKeys: readonly QueryKey[]
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
  read: { unused: 'No page shows messages.' },
  message: { unused: 'No page shows messages.' },
  withdrawn: { unused: 'No page shows messages.' },
  typing: { unused: 'No page shows messages.' },
  notification: { unused: 'No page shows notifications.' },
  'notifications-read': { unused: 'No page shows notifications.' },
}

/** The part of a Socket.IO connection that is needed here. */
export interface EventSource {
  on(event: string, listener: (...payload: unknown[]) => void): unknown
}

/**
 * Applies the server's events to the cache. Events are not repeated to a connection that was interrupted, so what they
 * change is fetched again once it is back (P-realtime-7).
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
    if (wasConnected)
      for (const { queryKeys } of used)
        for (const queryKey of queryKeys) void getQueries().invalidateQueries({ queryKey })
    wasConnected = true
  })
}
