import { once } from 'node:events'
import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import { limits } from '@brilla/contract/platform/limits'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkIntervalMs } from './mount.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { hour } from '../../platform/duration.ts'
import { serverLimits } from '../../platform/server-limits.ts'

let server: TestServer
let origin: string
let people: Record<'Ana' | 'Bea', TestPerson>
const open: Socket[] = []

/** The server's periodic check for ended sessions, which runs only when a test calls it. */
const checks: (() => unknown)[] = []

beforeAll(async () => {
  const { setInterval } = globalThis
  const spy = vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => unknown, ms?: number) => {
    if (ms !== checkIntervalMs) return setInterval(run, ms)
    checks.push(run)
    return setInterval(() => {}, 2 ** 30)
  }) as typeof setInterval)
  server = await startTestServer()
  spy.mockRestore()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  people = await server.registerTalents('Ana', 'Bea')
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => server.stop())

interface Handshake {
  query?: Record<string, string>
  auth?: Record<string, unknown>
  headers?: Record<string, string>
}

function createSocket({ query, auth, headers }: Handshake, transports = ['websocket']): Socket<ServerEvents> {
  const socket = io(origin, {
    transports,
    forceNew: true,
    reconnection: false,
    ...(query && { query }),
    ...(auth && { auth }),
    ...(headers && { extraHeaders: headers }),
  })
  open.push(socket)
  return socket
}

/** Resolves with the arguments of the next event of this name. */
function nextEvent(socket: Socket, event: 'connect' | 'connect_error' | 'disconnect'): Promise<unknown[]> {
  return new Promise((resolve) => socket.once(event, (...args: unknown[]) => resolve(args)))
}

async function connect(handshake: Handshake, transports?: string[]) {
  const socket = createSocket(handshake, transports)
  const error = await Promise.race([
    nextEvent(socket, 'connect').then(() => null),
    nextEvent(socket, 'connect_error').then(
      ([error]) => error as { data?: { error: string; detail: string } },
    ),
  ])
  return { socket, refusal: error?.data, failed: error !== null }
}

const logIn = async ({ email, password }: TestPerson) =>
  (await server.call('authenticate', { body: { email, password } })).body.token

/** Fails unless the server closes the connection of this token after `end`. */
async function expectClosed(token: string, end: () => Promise<unknown>): Promise<void> {
  const { socket } = await connect({ auth: { token } })
  const closed = nextEvent(socket, 'disconnect')
  await end()
  expect((await closed)[0]).toBe('io server disconnect')
}

describe('P-realtime-1: connecting with a token', () => {
  test('by query or auth, over both transports', async () => {
    for (const transports of [['websocket'], ['polling'], ['polling', 'websocket']]) {
      for (const way of [{ query: { token: people.Ana.token } }, { auth: { token: people.Ana.token } }]) {
        const { failed } = await connect(way, transports)
        expect(failed).toBe(false)
      }
    }
  })

  test('P-realtime-3: rejects a missing or invalid token and accounts without a type', async () => {
    const { Nadia } = await server.registerPeople(null, 'Nadia')
    const { Sara } = await server.registerTalents('Sara')
    await server.context.db
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', Sara.id)
      .execute()
    const dead = await logIn(people.Ana)
    await server.call('logout', { token: dead })
    for (const [way, code] of [
      [{}, 'unauthorized'],
      [{ query: { token: '' } }, 'unauthorized'],
      [{ query: { token: 'a.b.c' } }, 'unauthorized'],
      [{ auth: { token: { $gt: '' } } }, 'unauthorized'],
      [{ auth: { token: ['x'] } }, 'unauthorized'],
      [{ query: { token: dead } }, 'unauthorized'],
      [{ auth: { token: Nadia.token } }, 'choose_type'],
      [{ auth: { token: await logIn(Sara) } }, 'suspended'],
    ] as const) {
      const { refusal } = await connect(way)
      expect(refusal).toMatchObject({ error: code, status: expect.any(Number) })
    }
    const english = await connect({ headers: { 'accept-language': 'en' } })
    expect(english.refusal?.detail).toBe('Log in to continue.')
  })

  test('closes connections that stay open after a rejection or never authenticate', async () => {
    const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    const refused = new WebSocket(address)
    const packets: string[] = []
    refused.addEventListener('message', ({ data }) => packets.push(String(data)))
    await once(refused, 'open')
    refused.send('40{"token":"x"}')
    await once(refused, 'close')
    expect(packets.at(-1)).toMatch(/^44.*"error":"unauthorized"/)
    const silent = new WebSocket(address)
    await once(silent, 'close')
  }, 10_000)

  test('P-realtime-5: rejects other origins and accepts our own', async () => {
    const auth = { token: people.Ana.token }
    const { PUBLIC_URL } = server.context.config
    for (const [own, page] of [
      [true, origin],
      [true, PUBLIC_URL],
      [false, 'https://otro.example'],
      [false, 'null'],
    ] as const) {
      expect((await connect({ auth, headers: { origin: page } })).failed).toBe(!own)
    }
  })
})

describe('P-realtime-2: connections close within a second when their session ends', () => {
  // In the process that ends a session they close at once: no check runs in these tests.
  test('on logout', async () => {
    const token = await logIn(people.Ana)
    await expectClosed(token, () => server.call('logout', { token }))
  })

  test('when a session is ended by id, and when all others are; the current one stays', async () => {
    const { socket } = await connect({ auth: { token: people.Ana.token } })
    const one = await logIn(people.Ana)
    const { rows } = (await server.call('getSessions', { token: one })).body
    const { id } = rows.find(({ current }) => current)!
    const { token } = people.Ana
    await expectClosed(one, () => server.call('endSession', { token, params: { id } }))
    const other = await logIn(people.Ana)
    await expectClosed(other, () => server.call('endOtherSessions', { token }))
    expect(socket.connected).toBe(true)
  })

  test('on a password change, including the current connection; the new token connects', async () => {
    const { Pia } = await server.registerTalents('Pia')
    let renewed = ''
    const change = async () => {
      const response = await server.call('changePassword', {
        token: Pia.token,
        body: { newPassword: 'otra frase larga' },
      })
      renewed = response.body.token
    }
    await expectClosed(Pia.token, change)
    expect((await connect({ auth: { token: renewed } })).failed).toBe(false)
  })

  test('P-sessions-24: not on a reauthentication, whose new token connects too', async () => {
    const { token, password } = people.Bea
    const { socket } = await connect({ auth: { token } })
    const { headers } = await server.call('reauthenticate', { token, body: { password } })
    const auth = { token: headers['x-access-token'] }
    expect((await connect({ auth })).failed).toBe(false)
    await checks[0]!()
    const received = new Promise((resolve) => socket.once('typing', resolve))
    server.context.realtime.send(people.Bea.id, 'typing', { profile_url: 'ana-prueba' })
    await received
  })

  test('on cancellation', async () => {
    const { Cleo } = await server.registerTalents('Cleo')
    await expectClosed(Cleo.token, () => server.call('cancelAccount', { token: Cleo.token }))
  })

  test('at the next check when another process ends the session, and when it expires', async () => {
    expect(checkIntervalMs).toBeLessThan(1_000)
    const runCheck = () => checks[0]!()
    const { Sol, Tina } = await server.registerTalents('Sol', 'Tina')
    const suspend = async () => {
      await server.context.db
        .updateTable('account')
        .set({ status: 'suspended' })
        .where('id', '=', Sol.id)
        .execute()
      runCheck()
    }
    await expectClosed(Sol.token, suspend)
    const later = async () => {
      server.advance((limits.sessionHours + 1) * hour)
      runCheck()
    }
    await expectClosed(Tina.token, later)
    people = { ...people, Bea: { ...people.Bea, token: await logIn(people.Bea) } }
  })
})

test('P-realtime-4: one account can have 20 connections, also when they arrive concurrently', async () => {
  const auth = { token: people.Bea.token }
  const all = await Promise.all(Array.from({ length: 30 }, () => connect({ auth })))
  await expect.poll(() => all.filter(({ socket }) => socket.connected).length).toBe(20)
  const { refusal } = await connect({ auth })
  expect(refusal).toMatchObject({ error: 'too_many', status: 429 })
  const metrics = await server.send('GET', '/metrics')
  expect(metrics.body).toContain('realtime_connections 20')
  all.find(({ socket }) => socket.connected)?.socket.disconnect()
  await expect.poll(async () => (await connect({ auth })).failed).toBe(false)
})

test('P-realtime-6: events reach all connections of their account and nobody else', async () => {
  const { Eva, Fina } = await server.registerTalents('Eva', 'Fina')
  const received: string[] = []
  for (const [name, token] of [
    ['Eva 1', Eva.token],
    ['Eva 2', await logIn(Eva)],
    ['Fina', Fina.token],
  ] as const) {
    const { socket } = await connect({ auth: { token } })
    socket.on('read', ({ profile_url }) => received.push(`${name}: ${profile_url}`))
  }
  const upTo = new Date().toISOString()
  server.context.realtime.send(Eva.id, 'read', { profile_url: 'fina', upTo, own: false })
  await expect.poll(() => received.toSorted()).toEqual(['Eva 1: fina', 'Eva 2: fina'])
})

test('P-realtime-4: an oversized or malformed packet closes only its own connection', async () => {
  const { Gala } = await server.registerTalents('Gala')
  const { socket: other } = await connect({ auth: { token: Gala.token } })
  const { socket } = await connect({ auth: { token: Gala.token } })
  const closed = nextEvent(socket, 'disconnect')
  socket.send({ message: 'x'.repeat(serverLimits.realtimePayloadMax) })
  await closed
  const raw = new WebSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  await once(raw, 'open')
  raw.send('9{"nonsense"')
  await once(raw, 'close')
  expect(other.connected).toBe(true)
})

test('P-realtime-11: a connection that does not read its events is closed, another of the account stays', async () => {
  const { Hilda } = await server.registerTalents('Hilda')
  const { socket: reader } = await connect({ auth: { token: Hilda.token } })
  const { socket: deaf } = await connect({ auth: { token: Hilda.token } })
  const { transport } = deaf.io.engine as unknown as { transport: { ws: { pause(): void } } }
  transport.ws.pause()
  const before = server.context.realtime.count()
  let received = 0
  reader.on('read', () => (received += 1))
  const news = { profile_url: 'x'.repeat(50_000), upTo: new Date().toISOString(), own: false }
  let sent = 0
  // Each is read before the next, as the one that is not read would be; the system's buffers take the first megabytes.
  while (server.context.realtime.count() === before) {
    server.context.realtime.send(Hilda.id, 'read', news)
    sent += 1
    await vi.waitFor(() => expect(received).toBe(sent), { timeout: 120_000, interval: 1 })
  }
  expect(server.context.realtime.count()).toBe(before - 1)
  expect(reader.connected).toBe(true)
})

test('a stopping server drops connections without waiting for clients', async () => {
  const stopping = await startTestServer()
  const address = await stopping.app.listen({ host: '127.0.0.1', port: 0 })
  const { Ana } = await stopping.registerTalents('Ana')
  const socket = io(address, { transports: ['websocket'], reconnection: false, auth: { token: Ana.token } })
  await nextEvent(socket, 'connect')
  const deaf = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  await once(deaf, 'open')
  const ended = nextEvent(socket, 'disconnect')
  // Clients have longer to close than this test may take.
  await stopping.stop()
  // Not 'io server disconnect', after which clients do not reconnect automatically.
  expect((await ended)[0]).toBe('transport close')
})
