import type { ConnectErrorData, ServerEvents } from '@brilla/contract/realtime'
import { io, type Socket } from 'socket.io-client'
import type { Session } from '../../lib/session.ts'

/** Milliseconds in which a token that takes the ended one's place has come: a new password ends its own session too. */
const renewal = 300
/** Milliseconds until trying again, doubled each time, where the server is there and lets nobody in right now. */
const firstPause = 5_000
const longestPause = 5 * 60_000

/**
 * Holds the realtime connection of whoever is logged in (P-realtime-1), and logs out here whose session ended
 * anywhere. Answers how to let go of it.
 */
export function connect(session: Session): () => void {
  let used: string | null = null
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  const socket: Socket<ServerEvents> = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 30_000,
    // In a handshake of its own, for an address is written down in too many places.
    auth: (hand) => hand({ token: (used = session.token()) }),
  })
  const again = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), after)
  }

  socket.on('connect', () => (pause = firstPause))
  socket.on('disconnect', (reason) => {
    // The server never does that to a session that goes on; the next attempt hears what became of it.
    if (reason === 'io server disconnect') again(renewal)
  })
  socket.on('connect_error', (error) => {
    // Where nobody answered, the next attempt comes by itself.
    if (socket.active) return
    const refused = (error as { data?: ConnectErrorData }).data?.error
    if (refused === 'unauthorized' && used === session.token()) return session.end()
    again(refused === 'unauthorized' ? 0 : pause)
    pause = Math.min(pause * 2, longestPause)
  })

  const leave = () => socket.disconnect()
  const back = ({ persisted }: PageTransitionEvent) => persisted && socket.connect()
  // A page with an open connection is not kept for the way back.
  addEventListener('pagehide', leave)
  addEventListener('pageshow', back)
  return () => {
    clearTimeout(timer)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', back)
    socket.disconnect()
  }
}
