import type { ServerEvents } from '@brilla/contract/realtime'
import { limits } from '@brilla/contract/limits'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'

/** Who holds a connection: the session that its token named. */
export interface Holder {
  accountId: string
  sessionId: string
}

/** Nothing is listened to yet: whatever a client sends is dropped. */
type ClientEvents = Record<string, never>

export type Connection = Socket<ClientEvents, ServerEvents, DefaultEventsMap, Holder>
export type Connections = Server<ClientEvents, ServerEvents, DefaultEventsMap, Holder>

/** The one way to tell people something while they are here; whoever is away reads it when they are back. */
export interface Realtime {
  /** Tells every connection of an account; call it after the commit. */
  send<Event extends keyof ServerEvents>(
    accountId: string,
    event: Event,
    ...news: Parameters<ServerEvents[Event]>
  ): void
  /** How many connections this node holds. */
  count(): number
  connections: Connections
}

export const roomOf = (accountId: string): string => `account ${accountId}`

/** Holds no connection until `mountRealtime` lets people in. */
export function createRealtime(): Realtime {
  const connections: Connections = new Server({
    serveClient: false,
    // Who has not said by then who they are is let go.
    connectTimeout: 5_000,
    maxHttpBufferSize: limits.realtimePayloadMax,
  })
  return {
    connections,
    send(accountId, event, ...news) {
      connections.to(roomOf(accountId)).emit(event, ...news)
    },
    count: () => connections.of('/').sockets.size,
  }
}
