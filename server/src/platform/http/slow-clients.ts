/**
 * Limits what clients can hold by sending requests slowly, such as an attacker who never ends them (P-operation-21), or by not
 * reading responses (P-operation-27).
 */
import { IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { Server as TlsServer } from 'node:tls'
import proxyAddr from '@fastify/proxy-addr'
import type { Log } from '../log.ts'
import { getClientNetwork } from './client-network.ts'

export interface SlowClientLimits {
  /** Requests that one client address may be sending for longer than `interval`. */
  maxPerAddress: number
  /** Milliseconds until the headers are complete. */
  headersTimeout: number
  /** A body may take `bodyGrace` milliseconds, and one second more for each `bodyRate` bytes that have arrived. */
  bodyGrace: number
  bodyRate: number
  /** Milliseconds in which a client must have read some of what waits to be sent to it. */
  writeTimeout: number
  /** Milliseconds between two checks. */
  interval: number
}

/** The body's rate is far below the 15 kB/s of a slow phone, and a fast start is credit for an interruption. */
export const slowClientLimits: SlowClientLimits = {
  maxPerAddress: 50,
  headersTimeout: 10_000,
  bodyGrace: 20_000,
  bodyRate: 4_096,
  writeTimeout: 30_000,
  interval: 1_000,
}

/** Whether the bytes of a body that have been received are too few for the milliseconds that it has taken. */
export function isTooSlow(
  { bodyGrace, bodyRate }: SlowClientLimits,
  received: { bytes: number; milliseconds: number },
): boolean {
  return received.milliseconds > bodyGrace + (received.bytes / bodyRate) * 1_000
}

/** A request that is arriving; `request` is null until its headers are complete. */
interface Arrival {
  socket: Socket
  request: IncomingMessage | null
  since: number
  bytesBefore: number
}

export interface SlowClientGuard {
  /** Options of the HTTP server. */
  serverOptions: {
    headersTimeout: number
    connectionsCheckingInterval: number
    IncomingMessage: typeof IncomingMessage
  }
  /** Starts checking the connections of the server, until it closes. */
  watch(server: Server): void
}

/** `isTrusted` tells which addresses are proxies, whose connections carry requests of many clients. */
export function createSlowClientGuard(
  limits: SlowClientLimits,
  isTrusted: (address: string, hop: number) => boolean,
  log: Log,
): SlowClientGuard {
  const arrivals = new Map<Socket, Arrival>()
  /** Open connections, with how much each had been sent when that last became more. */
  const progress = new Map<Socket, { sent: number; since: number }>()

  function begin(socket: Socket, request: IncomingMessage | null): void {
    arrivals.set(socket, { socket, request, since: performance.now(), bytesBefore: socket.bytesRead })
  }

  /** Node constructs it when the headers of a request are complete, also for upgrades. */
  class Request extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket)
      begin(socket, this)
    }
  }

  /** The client's address; null for the headers of a proxy's request, which do not name the client yet. */
  function findAddress({ socket, request }: Arrival): string | null {
    if (request) return getClientNetwork(proxyAddr(request, isTrusted))
    const { remoteAddress = '' } = socket
    return isTrusted(remoteAddress, 0) ? null : getClientNetwork(remoteAddress)
  }

  /** Whether bytes are waiting, of which the client has read none for `writeTimeout`. */
  function isUnread(socket: Socket, now: number): boolean {
    const sent = socket.bytesWritten - socket.writableLength
    const last = progress.get(socket)
    if (socket.writableLength === 0 || last?.sent !== sent) progress.set(socket, { sent, since: now })
    else return now - last.since > limits.writeTimeout
    return false
  }

  function check(): void {
    const now = performance.now()
    const byAddress = new Map<string, { socket: Socket; rate: number }[]>()
    let closed = 0
    const close = (socket: Socket) => {
      closed += 1
      socket.destroy()
    }
    for (const arrival of arrivals.values()) {
      const { socket, request, since, bytesBefore } = arrival
      if (socket.destroyed || request?.complete) {
        arrivals.delete(socket)
        continue
      }
      const milliseconds = now - since
      const bytes = socket.bytesRead - bytesBefore
      if (request && isTooSlow(limits, { bytes, milliseconds })) close(socket)
      else if (milliseconds > limits.interval) {
        const address = findAddress(arrival)
        if (address === null) continue
        const same = byAddress.get(address) ?? []
        byAddress.set(address, same)
        same.push({ socket, rate: bytes / milliseconds })
      }
    }
    for (const same of byAddress.values()) {
      if (same.length <= limits.maxPerAddress) continue
      same.sort((a, b) => a.rate - b.rate)
      for (const { socket } of same.slice(0, same.length - limits.maxPerAddress)) close(socket)
    }
    for (const socket of progress.keys()) if (isUnread(socket, now)) close(socket)
    // The address of a client is personal data and not logged.
    if (closed > 0) log.info({ connections: closed }, 'closed connections that sent or read too slowly')
  }

  return {
    serverOptions: {
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: limits.interval,
      IncomingMessage: Request as typeof IncomingMessage,
    },
    watch(server) {
      // With TLS requests come by the socket of the decrypted connection.
      server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
        begin(socket, null)
        progress.set(socket, { sent: 0, since: performance.now() })
        socket.once('close', () => progress.delete(socket))
      })
      // After a delay of the event loop, what has arrived meanwhile is read first.
      const timer = setInterval(() => setImmediate(check), limits.interval).unref()
      server.on('close', () => clearInterval(timer))
    },
  }
}
