/** Client of clamd, the daemon of ClamAV, which scans the bytes that its command INSTREAM is sent. */
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { second } from './duration.ts'

export interface VirusScanner {
  /** Returns the name of the virus that was found, null when there is none. Throws when nothing could be scanned. */
  scan(bytes: Buffer): Promise<string | null>
  /** Throws when clamd cannot be used. */
  check(): Promise<void>
}

/** Milliseconds, for the connection, the file and the result together. */
const scanTimeout = 20 * second
const checkTimeout = 5 * second
/** Characters; results are one line. */
const replyMax = 1_000

/** Creates the client of the clamd at `host:port`, at a socket by its path, or behind a tunnel at `tls://host:port`. */
export function createVirusScanner(address: string, { timeout = scanTimeout } = {}): VirusScanner {
  const hasTls = address.startsWith('tls://')
  const target = address.startsWith('/')
    ? { path: address }
    : parseHost(hasTls ? address : `tcp://${address}`)

  async function send(milliseconds: number, ...parts: (string | Buffer)[]): Promise<string> {
    const options = { ...target, signal: AbortSignal.timeout(milliseconds) }
    const socket = hasTls ? connectTls(options) : connect(options)
    for (const part of parts) socket.write(part)
    let reply = ''
    // clamd closes the connection behind its reply.
    for await (const chunk of socket.setEncoding('latin1')) {
      reply += chunk as string
      if (reply.length > replyMax) break
    }
    return reply.replace(/\0$/, '')
  }

  return {
    async scan(bytes) {
      const size = Buffer.alloc(4)
      size.writeUInt32BE(bytes.length)
      const reply = await send(timeout, 'zINSTREAM\0', size, bytes, Buffer.alloc(4))
      if (reply === 'stream: OK') return null
      const [, virus] = /^stream: (.+) FOUND$/.exec(reply) ?? []
      if (virus === undefined) throw new Error(`clamd did not scan the file: ${reply || 'no reply'}`)
      return virus
    },
    async check() {
      const reply = await send(checkTimeout, 'zPING\0')
      if (reply !== 'PONG') throw new Error('the reply is not that of clamd')
    },
  }
}

function parseHost(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address)
  // Without the brackets of an IPv6 address.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}
