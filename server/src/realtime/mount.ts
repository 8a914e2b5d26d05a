/** Who may connect and for how long (P-realtime-1, P-realtime-2). */
import type { Socket as NetSocket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Authenticate, findActiveSessionIds } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { preferredLanguage } from '../platform/http/language.ts'
import { ProblemError, presentProblem, refuse } from '../platform/http/problem.ts'
import { isOwnOrigin } from './origin.ts'
import { type Connection, type Holder, getAccountRoom } from '../platform/realtime/index.ts'

/** Milliseconds; what another process or node has ended is closed "within a second". */
const lookInterval = 500
/** Milliseconds for which connections may say goodbye when the server stops. */
const goodbye = 1_000

/** Lets members in at `/socket.io/`, and closes a connection as soon as its session has ended. */
export function mountRealtime(app: FastifyInstance, context: Context, authenticate: Authenticate): void {
  const { config, events, realtime } = context
  const { connections } = realtime

  connections.use(async (connection, next) => {
    try {
      connection.data = await authenticateConnection(connection, authenticate)
      const isLetIn = await realtime.register(connection, connection.data.accountId)
      if (!isLetIn) refuse('too_many', { retryAfter: 30 })
      next()
    } catch (error) {
      refuseConnection(connection, error, next)
    }
  })
  connections.on('connection', (connection) => {
    void connection.join(getAccountRoom(connection.data.accountId))
  })

  const look = (held: Connection[]) => closeEnded(context, held)
  events.on('accountChanged', (accountId) => void look(heldBy(connections.of('/').sockets, accountId)))
  let looking = false
  const timer = setInterval(async () => {
    // A database that answers late is not asked again meanwhile.
    if (looking) return
    looking = true
    await look([...connections.of('/').sockets.values()])
    looking = false
  }, lookInterval)
  timer.unref()

  connections.attach(app.server, {
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request, config.PUBLIC_URL)),
  })
  const lines = new Set<NetSocket>()
  app.server.on('upgrade', (_request, line: NetSocket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  app.addHook('preClose', () => {
    clearInterval(timer)
    // A connection that breaks off is taken up again by its client, as soon as there is a server; one that is ended is not.
    connections.engine.close()
    setTimeout(() => {
      for (const line of lines) line.destroy()
    }, goodbye).unref()
  })
}

/** Refuses whom a member's call would be refused as well. */
async function authenticateConnection(
  { handshake }: Connection,
  authenticate: Authenticate,
): Promise<Holder> {
  const token: unknown = handshake.auth['token'] ?? handshake.query['token']
  const caller = typeof token === 'string' && token !== '' ? await authenticate(token) : null
  if (!caller) refuse('unauthorized')
  if (caller.suspended) refuse('suspended')
  if (!caller.type) refuse('choose_type')
  return { accountId: caller.accountId, sessionId: caller.sessionId }
}

/** A refusal says why as a problem document does; the line is closed once that has been said. */
function refuseConnection(connection: Connection, error: unknown, next: (error: Error) => void): void {
  const problem = error instanceof ProblemError ? error : new ProblemError('unavailable', { cause: error })
  const language = preferredLanguage(connection.request)
  next(Object.assign(new Error(problem.code), { data: presentProblem(problem, language) }))
  // The refusal is written at the next turn.
  setImmediate(() => connection.conn.close())
}

function heldBy(all: ReadonlyMap<string, Connection>, accountId: string): Connection[] {
  return [...all.values()].filter(({ data }) => data.accountId === accountId)
}

/** Asks the database itself, since what a token stood for a moment ago is what this is about. */
async function closeEnded({ clock, db, log }: Context, held: Connection[]): Promise<void> {
  if (held.length === 0) return
  try {
    const sessions = [...new Set(held.map(({ data }) => data.sessionId))]
    const living = await findActiveSessionIds(db, sessions, clock.now())
    for (const connection of held) {
      if (!living.has(connection.data.sessionId)) connection.disconnect(true)
    }
  } catch (error) {
    // A database that is away ends nobody's session.
    log.debug(error, 'connections could not be looked after')
  }
}
