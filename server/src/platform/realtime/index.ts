import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientEvents, ServerEvents } from '@brilla/contract/conversations/realtime'
import { Server, type ServerOptions, type Socket } from 'socket.io'
import { BoundedMap } from '../bounded-map.ts'
import type { Notifications } from '../database/notifications.ts'
import { createSample } from './sample.ts'
import { serverLimits } from '../server-limits.ts'

/** The owner of a connection: the session that its token named. */
export interface Holder {
  accountId: string
  sessionId: string
}

/** A connection that is open or being opened, as exchanged between processes. */
type OpenConnection = [since: number, id: string]

/** Requests between processes. */
interface ProcessEvents {
  listConnections(accountId: string, reply: (open: OpenConnection[]) => void): void
  refreshSome(exceptAccountIds: readonly string[]): void
}

export type Connection = Socket<ClientEvents, ServerEvents, ProcessEvents, Holder>
export type Connections = Server<ClientEvents, ServerEvents, ProcessEvents, Holder>

/** Sends events to the connections of an account. Best effort: clients that reconnect read what they missed. */
export interface Realtime {
  /** Whether the account may have a connection: here, or on another process. */
  mayReach(accountId: string): boolean
  /** Sends an event to every connection of an account, on any process; call it after the commit. */
  send<Event extends keyof ServerEvents>(
    accountId: string,
    event: Event,
    ...news: Parameters<ServerEvents[Event]>
  ): void
  /** The same to every connection but one. */
  sendExcept<Event extends keyof ServerEvents>(
    connectionId: string,
    accountId: string,
    event: Event,
    ...news: Parameters<ServerEvents[Event]>
  ): void
  /**
   * Calls `emit` unless this process has done so for the same key, of which it remembers some thousands: for what a handler
   * of an outbox event repeats in case the process that changed the data died before it could.
   */
  once(key: string, emit: () => void): void
  /** Whether `once` was called for the key. */
  isDone(key: string): boolean
  /** Sends `refresh` to a few connections of other accounts on each process, see `createSample`. */
  refreshSome(exceptAccountIds: readonly string[]): void
  /** Number of connections of this process. */
  count(): number
  /**
   * Registers a connection that is being opened, until it is closed. Returns false when its account already has the
   * maximum over all processes; of concurrent attempts the earliest are admitted.
   */
  register(connection: Connection, accountId: string): Promise<boolean>
  connections: Connections
  /** Stops exchanging messages with other processes. */
  close(): void
}

export const getAccountRoom = (accountId: string): string => `account ${accountId}`

/** Keys of `once` that are remembered: more than are sent while an outbox event waits for its handler. */
const doneMax = 10_000

/** Milliseconds; a process that was just killed does not respond. */
const replyTimeout = 1_000

interface RealtimeOptions {
  /** Socket.IO's adapter for several processes; undefined for a single process. */
  adapter?: ServerOptions['adapter']
  /** Whether there may be another process; by default as soon as there is an adapter. */
  hasPeers?: () => boolean
  /** Source of interruptions in which the adapter may lose messages. */
  onInterruption?: Notifications['onInterruption']
}

/** Creates the server; it accepts no connections until `mountRealtime`. */
export function createRealtime({
  adapter,
  hasPeers = () => adapter !== undefined,
  onInterruption,
}: RealtimeOptions = {}): Realtime {
  const connections: Connections = new Server({
    serveClient: false,
    // Timeout for authentication after which a connection is closed.
    connectTimeout: 5_000,
    maxHttpBufferSize: serverLimits.realtimePayloadMax,
    ...(adapter && { adapter }),
  })
  const open = new Map<string, OpenConnection[]>()
  const done = new BoundedMap<string, true>(doneMax)
  // Events may have been missed: clients that reconnect read again.
  const stopListening = onInterruption?.(() => {
    for (const { conn } of connections.of('/').sockets.values()) conn.close()
  })
  const refreshOwn = createSample(
    () => [...connections.of('/').sockets.values()],
    (connection) => connection.data.accountId,
    (connection) => connection.emit('refresh'),
  )
  // A process of the version before names no accounts.
  connections.on('refreshSome', (exceptAccountIds?: readonly string[]) => refreshOwn(exceptAccountIds ?? []))
  connections.on('listConnections', (accountId, reply) => reply(open.get(accountId) ?? []))

  async function listElsewhere(accountId: string): Promise<OpenConnection[]> {
    if (!adapter) return []
    const { promise, resolve } = Promise.withResolvers<OpenConnection[]>()
    connections.serverSideEmit('listConnections', accountId, (_missing, lists) => resolve(lists.flat()))
    return Promise.race([promise, sleep(replyTimeout, [], { ref: false })])
  }

  function unregister(accountId: string, entry: OpenConnection): void {
    const left = (open.get(accountId) ?? []).filter((other) => other !== entry)
    if (left.length > 0) open.set(accountId, left)
    else open.delete(accountId)
  }

  const mayReach = (accountId: string) =>
    hasPeers() || connections.of('/').adapter.rooms.has(getAccountRoom(accountId))

  return {
    connections,
    mayReach,
    send(accountId, event, ...news) {
      if (!mayReach(accountId)) return
      connections.to(getAccountRoom(accountId)).emit(event, ...news)
    },
    sendExcept(connectionId, accountId, event, ...news) {
      if (!mayReach(accountId)) return
      connections
        .to(getAccountRoom(accountId))
        .except(connectionId)
        .emit(event, ...news)
    },
    once(key, emit) {
      if (done.has(key)) return
      done.set(key, true)
      emit()
    },
    isDone: (key) => done.has(key),
    refreshSome(exceptAccountIds) {
      refreshOwn(exceptAccountIds)
      if (adapter) connections.serverSideEmit('refreshSome', exceptAccountIds)
    },
    count: () => connections.of('/').sockets.size,
    async register(connection, accountId) {
      const entry: OpenConnection = [nextInstant(), randomUUID()]
      const here = [...(open.get(accountId) ?? []), entry]
      open.set(accountId, here)
      const end = () => unregister(accountId, entry)
      connection.once('disconnect', end)
      connection.conn.once('close', end)
      if (connection.conn.readyState !== 'open') end()
      // Registered before asking, so that of two attempts on different processes at least one sees the other.
      const all = [...here, ...(await listElsewhere(accountId))].toSorted(compareAge)
      const isAdmitted = all.indexOf(entry) < serverLimits.connectionsMax
      if (!isAdmitted) end()
      return isAdmitted
    },
    close() {
      stopListening?.()
      void connections.of('/').adapter.close()
    },
  }
}

let lastInstant = 0

/** Milliseconds since 1970, never twice the same in this process. */
function nextInstant(): number {
  lastInstant = Math.max(performance.timeOrigin + performance.now(), lastInstant + 0.001)
  return lastInstant
}

function compareAge(one: OpenConnection, other: OpenConnection): number {
  return one[0] - other[0] || (one[1] < other[1] ? -1 : 1)
}
