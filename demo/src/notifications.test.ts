import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@brilla/server/testing'
import { sortNotifications } from './notifications.ts'
import { createSeedClient } from './seed-client.ts'
import { daysBefore } from './world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('notifications are sorted by their times, unless somebody has read some', async () => {
  const { Ana, Itzel, Kofi, Imani } = await server.registerTalents('Ana', 'Itzel', 'Kofi', 'Imani')
  const client = await createSeedClient(server.context)
  const now = server.context.clock.now()
  const follow = (follower: { id: string }, followed: { id: string }, daysAgo: number) =>
    client.request(daysBefore(now, daysAgo), follower.id, 'followUser', { body: { id: followed.id } })
  const list = async ({ token }: { token: string }) => {
    const { body } = await server.call('getNotifications', { token, query: {} })
    return body.rows.map(({ actor }) => actor?.id)
  }
  for (const [follower, daysAgo] of [
    [Itzel, 1],
    [Kofi, 0.1],
    [Imani, 1.5],
  ] as const) {
    for (const followed of [Ana, follower === Itzel ? Kofi : Itzel]) await follow(follower, followed, daysAgo)
    await server.eventsHandled()
  }
  await client.close()
  const { signal } = new AbortController()
  expect(await list(Ana)).toEqual([Imani.id, Kofi.id, Itzel.id])
  expect(await list(Itzel)).toEqual([Imani.id, Kofi.id])
  const { body } = await server.call('getNotifications', { token: Itzel.token, query: {} })
  await server.call('markNotificationsRead', {
    token: Itzel.token,
    body: { notificationIds: [body.rows[0]!.id] },
  })
  for (let times = 0; times < 2; times++) {
    await sortNotifications(server.context, signal)
    expect(await list(Ana)).toEqual([Kofi.id, Itzel.id, Imani.id])
    expect(await list(Itzel)).toEqual([Imani.id, Kofi.id])
  }
  // A later one comes first.
  const { Wyatt } = await server.registerTalents('Wyatt')
  await server.call('followUser', { token: Wyatt.token, body: { id: Ana.id } })
  await expect.poll(() => list(Ana)).toEqual([Wyatt.id, Kofi.id, Itzel.id, Imani.id])
})
