import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liftSuspension, suspendAccount } from '../../safety/moderation/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let origin: string
let people: Record<'Ana' | 'Bea' | 'Celia' | 'Dora', TestPerson>
let agency: TestPerson
const sockets: Socket[] = []
/** Every event received, with the name of its recipient. */
let received: { name: string; event: unknown[] }[]

beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  people = await server.registerTalents('Ana', 'Bea', 'Celia', 'Dora')
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
  await server.eventsHandled()
})
afterAll(() => server.stop())

beforeEach(async () => {
  received = []
  for (const [name, { token }] of Object.entries({ ...people, Cumbre: agency })) {
    const socket = io(origin, { transports: ['websocket'], forceNew: true, auth: { token } })
    sockets.push(socket)
    socket.onAny((...event: unknown[]) => received.push({ name, event }))
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  }
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

const refresh = (...names: string[]) => names.map((name) => ({ name, event: ['refresh'] }))
const listReceived = () => received.toSorted((one, other) => one.name.localeCompare(other.name))

describe('P-realtime-9: clients read again, and do not learn why', () => {
  test('both people of a block, once neither can see the other, and a few others, who are told nothing else', async () => {
    const { Ana, Bea } = people
    const getProfile = ({ token }: TestPerson, { id }: TestPerson) =>
      server.call('getProfile', { token, params: { id } })
    expect((await getProfile(Bea, Ana)).status).toBe(200)
    await server.call('blockUser', { token: Ana.token, body: { userId: Bea.id } })
    await expect.poll(listReceived).toEqual(refresh('Ana', 'Bea', 'Celia', 'Cumbre', 'Dora'))
    expect((await getProfile(Bea, Ana)).status).toBe(404)
  })

  test('a few others, when an account is deactivated, restored, suspended or no longer suspended', async () => {
    const { Celia, Dora } = people
    const others = ['Ana', 'Bea', 'Cumbre']
    const steps: [() => Promise<unknown>, string[]][] = [
      [() => server.call('cancelAccount', { token: Celia.token }), [...others, 'Dora']],
      [
        () => server.call('authenticate', { body: { email: Celia.email, password: Celia.password } }),
        [...others, 'Dora'],
      ],
      [() => suspendAccount(server.context, Dora.email, 'Spam'), others],
      [() => liftSuspension(server.context, Dora.email, 'Fue un error.'), others],
    ]
    for (const [act, recipients] of steps) {
      received = []
      await act()
      await expect.poll(listReceived).toEqual(refresh(...recipients))
    }
  })
})
