/** Authentication and lifetime of realtime connections (P-realtime-1, P-realtime-2). */
import type { Socket as NetSocket } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Authenticate, findActiveSessionIds } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { ProblemError, presentProblem, throwProblem } from '../../platform/http/problem.ts'
import {
  type Connection,
  type Connections,
  type Holder,
  getAccountRoom,
} from '../../platform/realtime/index.ts'
import { second } from '../../platform/duration.ts'
import type { Log } from '../../platform/log.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** Counts the packets of each connection, pongs and malformed ones included, in windows of some seconds. */
function limitPackets({ engine }: Connections, log: Log): void {
  engine.on('connection', (transport: EngineConnection) => {
    let windowEndsAt = 0
    let packets = 0
    transport.on('packet', () => {
      const now = performance.now()
      if (now >= windowEndsAt) {
        windowEndsAt = now + serverLimits.realtimePacketsSeconds * second
        packets = 0
      }
      packets += 1
      if (packets !== serverLimits.realtimePacketsMax + 1) return
      log.info('a realtime connection sent too many packets and was closed')
      transport.close(true)
    })
  })
}

/** Bytes of events that may wait for a client to read those before. */
const unreadMax = 1_000_000

/** Closes connections that do not read their events, which wait in memory (P-realtime-11). */
function limitUnread({ engine }: Connections, log: Log): void {
  engine.on('connection', (transport: EngineConnection) => {
    let unread = 0
    transport.on('flush', () => void (unread = 0))
    transport.on('packetCreate', ({ data }) => {
      unread += data?.length ?? 0
      if (unread <= unreadMax) return
      log.info('a realtime connection did not read its events and was closed')
      transport.close(true)
    })
  })
}

/** A connection of Engine.IO, the transport below Socket.IO. */
interface EngineConnection {
  on(event: 'packet' | 'flush', listener: () => void): unknown
  on(event: 'packetCreate', listener: (packet: { data?: string }) => void): unknown
  close(discard: boolean): void
}

/** Milliseconds between checks for sessions that another process has ended; connections close within a second. */
export const checkIntervalMs = 500
/** Milliseconds that connections have to close when the server stops. */
const closeTimeoutMs = 1_000

/** Accepts connections of members at `/socket.io/` and closes them when their session ends. */
export function mountRealtime(app: FastifyInstance, context: Context, authenticate: Authenticate): void {
  const { config, events, realtime } = context
  const { connections } = realtime

  connections.use(async (connection, next) => {
    try {
      connection.data = await authenticateConnection(connection, authenticate)
      const isAdmitted = await realtime.register(connection, connection.data.accountId)
      if (!isAdmitted) throwProblem('too_many', { retryAfter: 30 })
      next()
    } catch (error) {
      rejectConnection(connection, error, next)
    }
  })
  connections.on('connection', (connection) => {
    void connection.join(getAccountRoom(connection.data.accountId))
  })

  const closeEnded = (open: Connection[]) => closeEndedSessions(context, open)
  events.on(
    'accountChanged',
    (accountId) => void closeEnded(findConnections(connections.of('/').sockets, accountId)),
  )
  let checking = false
  const timer = setInterval(async () => {
    // Skip if the previous check is still waiting for the database.
    if (checking) return
    checking = true
    await closeEnded([...connections.of('/').sockets.values()])
    checking = false
  }, checkIntervalMs)
  timer.unref()

  connections.attach(app.server, {
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request, config.PUBLIC_URL)),
  })
  limitUnread(connections, context.log)
  if (config.RATE_LIMITS) limitPackets(connections, context.log)
  const sockets = new Set<NetSocket>()
  app.server.on('upgrade', (_request, socket: NetSocket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', () => {
    clearInterval(timer)
    // Clients reconnect after a dropped connection, but not after a server-side disconnect.
    connections.engine.close()
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, closeTimeoutMs).unref()
  })
}

/** Authenticates a connection by the same rules as a request of audience `member`. */
async function authenticateConnection(
  { handshake }: Connection,
  authenticate: Authenticate,
): Promise<Holder> {
  const token: unknown = handshake.auth['token'] ?? handshake.query['token']
  const caller = typeof token === 'string' && token !== '' ? await authenticate(token) : null
  if (!caller) throwProblem('unauthorized')
  if (caller.suspended) throwProblem('suspended')
  if (!caller.type) throwProblem('choose_type')
  return { accountId: caller.accountId, sessionId: caller.sessionId }
}

/** Rejects a connection with a problem document and closes the socket once it was sent. */
function rejectConnection(connection: Connection, error: unknown, next: (error: Error) => void): void {
  const problem = error instanceof ProblemError ? error : new ProblemError('unavailable', { cause: error })
  const language = preferredLanguage(connection.request)
  next(Object.assign(new Error(problem.code), { data: presentProblem(problem, language) }))
  // The error packet is written in the next tick.
  setImmediate(() => connection.conn.close())
}

function findConnections(all: ReadonlyMap<string, Connection>, accountId: string): Connection[] {
  return [...all.values()].filter(({ data }) => data.accountId === accountId)
}

/** Closes connections whose session has ended. Reads the database, because the cache of callers may be outdated. */
async function closeEndedSessions({ clock, db, log }: Context, open: Connection[]): Promise<void> {
  if (open.length === 0) return
  try {
    const sessions = [...new Set(open.map(({ data }) => data.sessionId))]
    const active = await findActiveSessionIds(db, sessions, clock.now())
    for (const connection of open) {
      if (!active.has(connection.data.sessionId)) connection.disconnect(true)
    }
  } catch (error) {
    // Keep connections open while the database is unavailable.
    log.debug(error, 'could not check the sessions of realtime connections')
  }
}

/**
 * Whether the request has our own origin or none. Defense in depth only: the browser never sends the token by itself, so
 * another site would need to have stolen it.
 */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.host === host || url.origin === new URL(publicUrl).origin
}
