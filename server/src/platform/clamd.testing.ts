/** A server of the protocol of clamd that finds a virus where the bytes contain the marker. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

export const virusMarker = 'MARKER-OF-A-VIRUS'

export interface ClamdStandIn {
  /** `host:port`, or the path of its socket. */
  address: string
  port: number
  stop(): Promise<void>
}

/** Starts it, at the socket `path` if there is one; a `silent` one accepts connections and never replies. */
export async function startClamd({
  port = 0,
  silent = false,
  path,
}: { port?: number; silent?: boolean; path?: string } = {}): Promise<ClamdStandIn> {
  const server = createServer(async (socket) => {
    socket.on('error', () => {})
    const received: Buffer[] = []
    socket.on('data', (data) => {
      received.push(data)
      const reply = silent ? undefined : findReply(Buffer.concat(received))
      if (reply !== undefined) socket.end(`${reply}\0`)
    })
  })
  server.listen(path === undefined ? { port, host: '127.0.0.1' } : { path })
  await once(server, 'listening')
  const taken = path === undefined ? (server.address() as AddressInfo).port : 0
  return {
    address: path ?? `127.0.0.1:${taken}`,
    port: taken,
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Undefined until the command is complete. */
function findReply(received: Buffer): string | undefined {
  const [ping, scan] = ['zPING\0', 'zINSTREAM\0']
  if (received.toString('latin1') === ping) return 'PONG'
  let at = scan.length
  while (received.length >= at + 4) {
    const size = received.readUInt32BE(at)
    if (size === 0) return received.includes(virusMarker) ? 'stream: Test.Marker FOUND' : 'stream: OK'
    at += 4 + size
  }
  return undefined
}
