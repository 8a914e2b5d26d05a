/** A network connection to a service, which can be slowed down and cut. */
import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export interface Link {
  port: number
  /** Milliseconds by which everything is delayed, in both directions. */
  delay(milliseconds: number): void
  /** Nothing arrives any more, and no connection is closed, as when a cable is cut. */
  cut(): void
  /** Closes what was cut, so that both sides begin anew. */
  restore(): void
  stop(): Promise<void>
}

/** Listens on a port of its own and passes everything on to `target`. */
export async function openLink(target: NetConnectOpts): Promise<Link> {
  const sockets = new Set<Socket>()
  let milliseconds = 0
  let isCut = false

  const createPipe = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (isCut) done()
        else if (milliseconds === 0) done(null, chunk)
        else setTimeout(() => done(null, chunk), milliseconds)
      },
    })

  function join(client: Socket): void {
    const server = connect(target)
    client.pipe(createPipe()).pipe(server)
    server.pipe(createPipe()).pipe(client)
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  }

  const listener = createServer(join).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    port: (listener.address() as { port: number }).port,
    delay(wanted) {
      milliseconds = wanted
    },
    cut() {
      isCut = true
    },
    restore() {
      if (isCut) for (const socket of sockets) socket.destroy()
      isCut = false
      milliseconds = 0
    },
    async stop() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
