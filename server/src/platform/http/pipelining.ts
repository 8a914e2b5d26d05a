/** Handles the requests of a connection one after the other, so that it holds one response at a time (P-operation-27). */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = [IncomingMessage, ServerResponse]

/** Requests of a connection that wait for the one before; browsers and proxies send none of these. */
const waitingMax = 16

/** Wraps the listeners that handle the server's requests; Node would call them for all that have arrived at once. */
export function handlePipelinedInOrder(server: Server): void {
  const handlers = server.listeners('request')
  /** The waiting requests of the connections that have one in progress. */
  const waiting = new WeakMap<Socket, Exchange[]>()

  function handle([request, response]: Exchange): void {
    response.once('close', () => handleNext(request.socket))
    for (const handler of handlers) handler.call(server, request, response)
  }

  function handleNext(socket: Socket): void {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
    if (next) handle(next)
    else waiting.delete(socket)
  }

  server.removeAllListeners('request')
  server.on('request', (...exchange: Exchange) => {
    const { socket } = exchange[0]
    // Node goes on with what it has read of a destroyed connection.
    if (socket.destroyed) return
    const queue = waiting.get(socket)
    if (!queue) {
      waiting.set(socket, [])
      handle(exchange)
    } else if (queue.length < waitingMax) queue.push(exchange)
    else socket.destroy()
  })
}
