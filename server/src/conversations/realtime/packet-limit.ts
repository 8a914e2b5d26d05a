/** Closes connections that send too many packets, before or after they authenticate, or read too few (P-realtime-11). */
import { limits } from '@brilla/contract/platform/limits'
import { second } from '../../platform/duration.ts'
import type { Log } from '../../platform/log.ts'
import type { Connections } from '../../platform/realtime/index.ts'

/** Counts the packets of each connection, pongs and malformed ones included, in windows of some seconds. */
export function limitPackets({ engine }: Connections, log: Log): void {
  engine.on('connection', (transport: EngineConnection) => {
    let windowEndsAt = 0
    let packets = 0
    transport.on('packet', () => {
      const now = performance.now()
      if (now >= windowEndsAt) {
        windowEndsAt = now + limits.realtimePacketsSeconds * second
        packets = 0
      }
      packets += 1
      if (packets !== limits.realtimePacketsMax + 1) return
      log.info('a realtime connection sent too many packets and was closed')
      transport.close(true)
    })
  })
}

/** Bytes of events that may wait for a client to read those before. */
const unreadMax = 1_000_000

/** Closes connections that do not read their events, which wait in memory (P-realtime-11). */
export function limitUnread({ engine }: Connections, log: Log): void {
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
