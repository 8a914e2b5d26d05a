import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
/** Accounts that other processes were told about. */
const heard: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  server.context.notifications.listen('account_changed', (accountId) => void heard.push(accountId))
})
afterAll(() => server.stop())

test('other processes are notified when sessions end and when permissions change', async () => {
  const { Ana, Bea, Carla, Dora } = await server.registerTalents('Ana', 'Bea', 'Carla', 'Dora')
  const steps: [TestPerson[], () => Promise<{ status: number }>][] = [
    [[Ana], () => server.call('endOtherSessions', { token: Ana.token })],
    [[Ana], () => server.call('reauthenticate', { token: Ana.token, body: { password: Ana.password } })],
    [[Ana], () => server.call('logout', { token: Ana.token })],
    [
      [Bea],
      () => server.call('changePassword', { token: Bea.token, body: { newPassword: 'otra frase larga' } }),
    ],
    [[Carla, Dora], () => server.call('blockUser', { token: Carla.token, body: { userId: Dora.id } })],
    [[Carla], () => server.call('cancelAccount', { token: Carla.token })],
    [[Carla], () => server.call('authenticate', { body: { email: Carla.email, password: Carla.password } })],
  ]
  await server.eventsHandled()
  for (const [people, act] of steps) {
    heard.length = 0
    expect((await act()).status).toBeLessThan(300)
    await expect.poll(() => people.every(({ id }) => heard.includes(id))).toBe(true)
  }
})

test('events sent by another process are emitted in this one', async () => {
  const emitted: string[] = []
  server.context.events.on('accountChanged', (accountId) => void emitted.push(accountId))
  await server.context.notifications.notify('account_changed', 'somebody')
  await expect.poll(() => emitted).toContain('somebody')
})
