import { once } from 'node:events'
import { createServer, type ListenOptions, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from './config.ts'

/**
 * Sockets that listen on the port. In each turn of the event loop Node accepts one connection of a socket, so with a single
 * one the clients of a busy server would wait for seconds before it can refuse them. Only Linux shares a port between sockets.
 */
const listenersMax = process.platform === 'linux' ? 32 : 1

/** Connections that wait to be accepted, for each socket. */
const backlog = 64

/** Listens where the configuration says; throws ConfigError when that is not possible. */
export async function listen(
  app: FastifyInstance,
  { HOST: host, PORT: port }: { HOST: string; PORT: number },
): Promise<void> {
  try {
    if (listenersMax === 1) return void (await app.listen({ host, port }))
    // Sockets that share a port do not notice that another program listens on it.
    await close(await open({ host, port }))
    const others: Server[] = []
    let closed: Promise<unknown> | undefined
    app.addHook('preClose', async () => void (closed = Promise.all(others.map(close))))
    // The requests in progress are served, and the idle connections closed with those of the first socket.
    app.addHook('onClose', async () => void (await closed))
    const options = { host, port, backlog, reusePort: true }
    await app.listen(options)
    while (others.length < listenersMax - 1)
      others.push(await open(options, (socket) => app.server.emit('connection', socket)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${port} is taken by another program: set another.`)
    if (code === 'EACCES') throw new ConfigError(`PORT ${port} is reserved for root: set one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new ConfigError(`HOST ${host} is not an address of this machine: set 127.0.0.1 or 0.0.0.0.`)
    throw error
  }
}

async function open(options: ListenOptions, onConnection?: (socket: Socket) => void): Promise<Server> {
  const server = createServer(onConnection).listen(options)
  await once(server, 'listening')
  return server
}

/** Resolves when the last connection has ended. */
const close = (server: Server) => new Promise<void>((resolve) => void server.close(() => resolve()))
