import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createLog } from '../log.ts'
import { createHttp } from './server.ts'
import { slowClientLimits } from './slow-clients.ts'

let app: FastifyInstance
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

async function listen(limits: Partial<typeof slowClientLimits> = {}): Promise<void> {
  const slowClients = { ...slowClientLimits, interval: 100, ...limits }
  app = await createHttp(readConfig({}), createLog('silent'), [], { slowClients })
}

async function open(): Promise<Socket> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

const countConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

test('P-operation-27: pipelined requests are handled one after the other and answered in their order', async () => {
  await listen()
  let running = 0
  let together = 0
  async function answer(number: string): Promise<string> {
    running += 1
    together = Math.max(together, running)
    await new Promise(setImmediate)
    running -= 1
    return `answer ${number};`
  }
  app.get<{ Params: { number: string } }>('/:number', ({ params }) => answer(params.number))
  const socket = await open()
  let received = ''
  socket.on('data', (bytes) => (received += String(bytes)))
  socket.write(Array.from({ length: 10 }, (_, n) => get(`/${n}`)).join(''))
  const listAnswers = () => [...received.matchAll(/answer (\d);/g)].map(([, number]) => Number(number))
  await expect.poll(listAnswers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(together).toBe(1)
  socket.write(get('/7'))
  await expect.poll(() => listAnswers().at(-1)).toBe(7)
})

test('P-operation-27: a connection that pipelines many requests is closed, and few of them are handled', async () => {
  await listen()
  let handled = 0
  app.get('/', () => {
    handled += 1
    return new Promise(() => {})
  })
  const socket = await open()
  socket.write(get('/').repeat(1_400))
  await once(socket, 'close')
  expect(handled).toBe(1)
})

test('P-operation-27: a client that reads nothing of a response is cut, one that reads gets all of it', async () => {
  await listen({ writeTimeout: 5_000 })
  const size = 20_000_000
  app.get('/', (_request, reply) => {
    const pieces = Array.from({ length: size / 100_000 }, () => Buffer.alloc(100_000))
    return reply.send(Readable.from(pieces))
  })
  const deaf = await open()
  deaf.pause().write(get('/'))
  const reader = await open()
  let received = 0
  reader.on('data', ({ length }) => (received += length))
  reader.write(get('/'))
  await expect.poll(() => received).toBeGreaterThan(size)
  await expect.poll(countConnections).toBe(1)
  reader.write(get('/'))
  await expect.poll(() => received).toBeGreaterThan(2 * size)
})
