import type { ClientEvents, ConnectErrorData, ServerEvents } from '@brilla/contract/conversations/realtime'
import { io, type Socket } from 'socket.io-client'
import { setEmit } from '../../lib/client-events.ts'
import type { Core } from '../../lib/context.tsx'
import { getQueryClient } from '../../lib/query-client.ts'
import { getOutbox } from '../../features/conversations/message/outbox.ts'
import { eventReducers, followEvents } from './event-reducers.ts'
import { retryFailed } from './retry-failed.ts'

/** Milliseconds in which a replacement token arrives: a password change ends its own session too. */
const renewalDelay = 300
/** Milliseconds until the next attempt, doubled each time, while the server refuses connections. */
const initialDelay = 5_000
const maxDelay = 5 * 60_000

/**
 * Opens the realtime connection of the logged-in account (P-realtime-1), and ends the session here when it was ended
 * elsewhere. Messages that were written and not sent are sent (P-messages-4). Returns a disconnect function.
 */
export function connect(core: Pick<Core, 'api' | 'session'>): () => void {
  const { api, session } = core
  let usedToken: string | null = null
  let delay = initialDelay
  let timer: ReturnType<typeof setTimeout> | undefined
  const socket: Socket<ServerEvents, ClientEvents> = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 30_000,
    // In the handshake, since addresses are written to logs.
    auth: (send) => send({ token: (usedToken = session.token()) }),
  })
  const reconnectIn = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), milliseconds)
  }

  followEvents(socket, eventReducers, () => getQueryClient(session))
  setEmit((event, payload) => {
    if (socket.connected) socket.volatile.emit(event, payload)
    return socket.connected
  })
  getOutbox(core).resume()
  const failed = retryFailed(getQueryClient(session), () => api.call('getSelf'))
  socket.on('connect', () => {
    delay = initialDelay
    failed.now()
  })
  socket.on('disconnect', (reason) => {
    // The server disconnects only ended sessions; the next attempt gets the reason.
    if (reason === 'io server disconnect') reconnectIn(renewalDelay)
  })
  socket.on('connect_error', (error) => {
    // If the server could not be reached, socket.io retries by itself.
    if (socket.active) return
    const refused = (error as { data?: ConnectErrorData }).data?.error
    reconnectIn(refused === 'unauthorized' ? 0 : delay)
    delay = Math.min(delay * 2, maxDelay)
    // Disconnects, unless another tab has stored a new token.
    if (refused === 'unauthorized' && usedToken === session.token()) session.end()
  })

  const disconnect = () => socket.disconnect()
  const reconnect = ({ persisted }: PageTransitionEvent) => persisted && socket.connect()
  // A page with an open connection cannot enter the back/forward cache.
  addEventListener('pagehide', disconnect)
  addEventListener('pageshow', reconnect)
  return () => {
    clearTimeout(timer)
    removeEventListener('pagehide', disconnect)
    removeEventListener('pageshow', reconnect)
    setEmit(undefined)
    failed.stop()
    socket.disconnect()
  }
}
