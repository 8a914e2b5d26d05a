import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { second } from '../duration.ts'
import { createLog } from '../log.ts'
import { createHttp } from './server.ts'
import { isTooSlow, type SlowClientLimits, slowClientLimits } from './slow-clients.ts'

let app: FastifyInstance | undefined
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await app?.close()
  app = undefined
})

async function listen(limits: Partial<SlowClientLimits>, env: Record<string, string> = {}) {
  // Longer than the test's own requests take to arrive on a busy machine, which would count as slow ones.
  const slowClients = { ...slowClientLimits, interval: 100, ...limits }
  app = await createHttp(readConfig(env), createLog('silent'), [], { slowClients })
  app.post('/echo', async ({ body }) => ({ body }))
  await app.listen({ host: '127.0.0.1', port: 0 })
}

/** Opens connections that send the same bytes and then nothing. */
async function open(count: number, getBytes: (n: number) => string): Promise<Socket[]> {
  const { port } = app!.server.address() as { port: number }
  const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}))
  sockets.push(...opened)
  await Promise.all(opened.map((socket) => once(socket, 'connect')))
  opened.forEach((socket, n) => socket.write(getBytes(n)))
  return opened
}

const countOpen = (list: Socket[]) => list.filter((socket) => !socket.closed).length

const halfHeaders = () => 'POST /echo HTTP/1.1\r\nHost: a\r\n'
const halfBody = (from?: string) =>
  `${halfHeaders()}${from ? `X-Forwarded-For: ${from}\r\n` : ''}Content-Length: 9\r\n\r\n"begun`

/** Sends a whole request and reads the response. */
async function postWhole(): Promise<string> {
  const { port } = app!.server.address() as { port: number }
  const response = await fetch(`http://127.0.0.1:${port}/echo`, { method: 'POST', body: '"hola"' })
  return ((await response.json()) as { body: string }).body
}

describe('P-operation-21: slow clients hold little', () => {
  test('of the connections of one address that do not end their headers, 50 stay, and others are served', async () => {
    await listen({})
    const opened = await open(120, halfHeaders)
    await expect.poll(() => countOpen(opened)).toBe(50)
    expect(await postWhole()).toBe('hola')
    expect(countOpen(opened)).toBe(50)
  })

  test('of the requests of one address that do not end their bodies, 50 stay', async () => {
    await listen({})
    const opened = await open(120, () => halfBody())
    await expect.poll(() => countOpen(opened)).toBe(50)
    expect(await postWhole()).toBe('hola')
    // What has stayed can still be completed.
    const survivor = opened.find((socket) => !socket.closed)!
    survivor.write('ok"')
    expect(String((await once(survivor, 'data'))[0])).toMatch(/^HTTP\/1.1 200 [^]*"begunok"\}$/)
  })

  test('the connections of a trusted proxy are not limited, and its requests by the address that it forwards', async () => {
    await listen({}, { TRUST_PROXY: '127.0.0.1' })
    const headers = await open(60, halfHeaders)
    const bodies = await open(120, (n) => halfBody(n < 60 ? '203.0.113.7' : `203.0.113.${n}`))
    await expect.poll(() => countOpen(bodies.slice(0, 60))).toBe(50)
    expect(countOpen(bodies.slice(60))).toBe(60)
    expect(countOpen(headers)).toBe(60)
  })

  test('a forwarded address that nobody vouches for is ignored', async () => {
    await listen({})
    const bodies = await open(60, (n) => halfBody(`203.0.113.${n}`))
    await expect.poll(() => countOpen(bodies)).toBe(50)
  })

  test('headers that do not end get a 408 and the connection is closed', async () => {
    await listen({ headersTimeout: 100 })
    const opened = await open(2, (n) => (n === 0 ? '' : halfHeaders()))
    for (const response of await Promise.all(opened.map(text))) {
      expect(response).toMatch(/^HTTP\/1.1 408 /)
      expect(JSON.parse(response.split('\r\n\r\n')[1]!)).toMatchObject({ error: 'request_timeout' })
    }
  })

  test('a body that stops arriving is closed; a connection that is only idle or upgraded is not', async () => {
    await listen({ bodyGrace: 100, headersTimeout: 100 })
    app!.server.on('upgrade', (_request, socket: Socket) =>
      socket.on('end', () => socket.end()).write('upgraded'),
    )
    const whole = `${halfHeaders()}Content-Length: 2\r\n\r\n""`
    const [idle] = await open(1, () => whole)
    const [upgraded] = await open(
      1,
      () => 'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
    )
    const stopped = await open(1, () => halfBody())
    await Promise.all([idle, upgraded].map((socket) => once(socket!, 'data')))
    await expect.poll(() => countOpen(stopped)).toBe(0)
    // Longer than all limits.
    const later = await open(1, () => halfBody())
    await expect.poll(() => countOpen(later)).toBe(0)
    expect(countOpen([idle!, upgraded!])).toBe(2)
    idle!.write(whole)
    expect(String((await once(idle!, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
  })
})

describe('P-operation-21: the rate of a body', () => {
  const isSlow = (bytes: number, seconds: number) =>
    isTooSlow(slowClientLimits, { bytes, milliseconds: seconds * second })

  test('40 MB at 30 kB/s pass, also after interruptions of 20 s', () => {
    for (let seconds = 1; seconds * 30_000 < 40_000_000; seconds++) {
      expect(isSlow(seconds * 30_000, seconds)).toBe(false)
      expect(isSlow(seconds * 30_000, seconds + 20)).toBe(false)
    }
  })

  test('a byte per second is closed after 20 s', () => {
    expect(isSlow(20, 20)).toBe(false)
    expect(isSlow(21, 21)).toBe(true)
  })
})
