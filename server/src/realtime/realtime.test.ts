import { once } from 'node:events'
import type { ServerEvents } from '@brilla/contract/realtime'
import { limits } from '@brilla/contract/limits'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'

let server: TestServer
let origin: string
let people: Record<'Ana' | 'Bea', TestPerson>
const open: Socket[] = []

beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  people = await server.people('Ana', 'Bea')
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => server.stop())

interface Way {
  query?: Record<string, string>
  auth?: Record<string, unknown>
  headers?: Record<string, string>
}

function socketOf({ query, auth, headers }: Way, transports = ['websocket']): Socket<ServerEvents> {
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

/** The arguments of the next such event. */
function heard(socket: Socket, event: 'connect' | 'connect_error' | 'disconnect'): Promise<unknown[]> {
  return new Promise((resolve) => socket.once(event, (...said: unknown[]) => resolve(said)))
}

async function connect(way: Way, transports?: string[]) {
  const socket = socketOf(way, transports)
  const said = await Promise.race([
    heard(socket, 'connect').then(() => null),
    heard(socket, 'connect_error').then(([error]) => error as { data?: { error: string; detail: string } }),
  ])
  return { socket, refusal: said?.data, failed: said !== null }
}

const enter = async ({ email, password }: TestPerson) =>
  (await server.call('authenticate', { body: { email, password } })).body.token

/** How many milliseconds it takes until the server closes a connection. */
async function closing(token: string, end: () => Promise<unknown>): Promise<number> {
  const { socket } = await connect({ auth: { token } })
  const closed = heard(socket, 'disconnect')
  await end()
  const ended = performance.now()
  expect((await closed)[0]).toBe('io server disconnect')
  return performance.now() - ended
}

describe('P-realtime-1: "Connect with `?token=` (or `auth.token`)"', () => {
  test('both ways, over both transports', async () => {
    for (const transports of [['websocket'], ['polling'], ['polling', 'websocket']]) {
      for (const way of [{ query: { token: people.Ana.token } }, { auth: { token: people.Ana.token } }]) {
        const { failed } = await connect(way, transports)
        expect(failed).toBe(false)
      }
    }
  })

  test('"Refused and closed: no token, a dead one, an account without a type"', async () => {
    const { Nadia } = await server.peopleOf(null, 'Nadia')
    const { Sara } = await server.people('Sara')
    await server.context.db
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', Sara.id)
      .execute()
    const dead = await enter(people.Ana)
    await server.call('logout', { token: dead })
    for (const [way, code] of [
      [{}, 'unauthorized'],
      [{ query: { token: '' } }, 'unauthorized'],
      [{ query: { token: 'a.b.c' } }, 'unauthorized'],
      [{ auth: { token: { $gt: '' } } }, 'unauthorized'],
      [{ auth: { token: ['x'] } }, 'unauthorized'],
      [{ query: { token: dead } }, 'unauthorized'],
      [{ auth: { token: Nadia.token } }, 'choose_type'],
      [{ auth: { token: await enter(Sara) } }, 'suspended'],
    ] as const) {
      const { refusal } = await connect(way)
      expect(refusal).toMatchObject({ error: code, status: expect.any(Number) })
    }
    const english = await connect({ headers: { 'accept-language': 'en' } })
    expect(english.refusal?.detail).toBe('Log in to continue.')
  })

  test('whoever keeps the line open after a refusal, or never says who they are, is let go', async () => {
    const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    const refused = new WebSocket(address)
    const said: string[] = []
    refused.addEventListener('message', ({ data }) => said.push(String(data)))
    await once(refused, 'open')
    refused.send('40{"token":"x"}')
    await once(refused, 'close')
    expect(said.at(-1)).toMatch(/^44.*"error":"unauthorized"/)
    const silent = new WebSocket(address)
    await once(silent, 'close')
  }, 10_000)

  test("another site's page is not let in, ours is", async () => {
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

describe('"closed within a second of logout, password change or block of the account"', () => {
  test('logout', async () => {
    const token = await enter(people.Ana)
    expect(await closing(token, () => server.call('logout', { token }))).toBeLessThan(1_000)
  })

  test('one ended among the sessions, and all others at once; the one that asks stays', async () => {
    const { socket } = await connect({ auth: { token: people.Ana.token } })
    const one = await enter(people.Ana)
    const { rows } = (await server.call('getSessions', { token: one })).body
    const { id } = rows.find(({ current }) => current)!
    const { token } = people.Ana
    expect(await closing(one, () => server.call('endSession', { token, params: { id } }))).toBeLessThan(1_000)
    const other = await enter(people.Ana)
    expect(await closing(other, () => server.call('endOtherSessions', { token }))).toBeLessThan(1_000)
    expect(socket.connected).toBe(true)
  })

  test('a new password: the connection of whoever changes it too, and its new token connects', async () => {
    const { Pia } = await server.people('Pia')
    let renewed = ''
    const change = async () => {
      const answer = await server.call('changePassword', {
        token: Pia.token,
        body: { newPassword: 'otra frase larga' },
      })
      renewed = answer.body.token
    }
    expect(await closing(Pia.token, change)).toBeLessThan(1_000)
    expect((await connect({ auth: { token: renewed } })).failed).toBe(false)
  })

  test('cancelling', async () => {
    const { Cleo } = await server.people('Cleo')
    expect(await closing(Cleo.token, () => server.call('cancelAccount', { token: Cleo.token }))).toBeLessThan(
      1_000,
    )
  })

  test('what another process ends, of which this one is told nothing; and what ends by its time', async () => {
    const { Sol, Tina } = await server.people('Sol', 'Tina')
    const suspend = () =>
      server.context.db.updateTable('account').set({ status: 'suspended' }).where('id', '=', Sol.id).execute()
    expect(await closing(Sol.token, suspend)).toBeLessThan(1_000)
    const later = async () => server.advance((limits.sessionHours + 1) * 3_600_000)
    expect(await closing(Tina.token, later)).toBeLessThan(1_000)
    people = { ...people, Bea: { ...people.Bea, token: await enter(people.Bea) } }
  })
})

test('"One account may hold 20 connections", however they arrive', async () => {
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

test('news reaches every connection of its account and nobody else', async () => {
  const { Eva, Fina } = await server.people('Eva', 'Fina')
  const told: string[] = []
  for (const [name, token] of [
    ['Eva 1', Eva.token],
    ['Eva 2', await enter(Eva)],
    ['Fina', Fina.token],
  ] as const) {
    const { socket } = await connect({ auth: { token } })
    socket.on('read', ({ profile_url }) => told.push(`${name}: ${profile_url}`))
  }
  server.context.realtime.send(Eva.id, 'read', { profile_url: 'fina', upTo: new Date().toISOString() })
  await expect.poll(() => told.toSorted()).toEqual(['Eva 1: fina', 'Eva 2: fina'])
})

test('what is too large, or is no packet at all, closes the connection it came by and no other', async () => {
  const { Gala } = await server.people('Gala')
  const { socket: other } = await connect({ auth: { token: Gala.token } })
  const { socket } = await connect({ auth: { token: Gala.token } })
  const closed = heard(socket, 'disconnect')
  socket.send({ message: 'x'.repeat(limits.realtimePayloadMax) })
  await closed
  const raw = new WebSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  await once(raw, 'open')
  raw.send('9{"nonsense"')
  await once(raw, 'close')
  expect(other.connected).toBe(true)
})

test('a server that stops breaks connections off, and waits for no one', async () => {
  const stopping = await startTestServer()
  const address = await stopping.app.listen({ host: '127.0.0.1', port: 0 })
  const { Ana } = await stopping.people('Ana')
  const socket = io(address, { transports: ['websocket'], reconnection: false, auth: { token: Ana.token } })
  await heard(socket, 'connect')
  const deaf = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  await once(deaf, 'open')
  const ended = heard(socket, 'disconnect')
  const begun = performance.now()
  await stopping.stop()
  expect(performance.now() - begun).toBeLessThan(5_000)
  // Not 'io server disconnect', after which a client would not come back by itself.
  expect((await ended)[0]).toBe('transport close')
})
