import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day } from '../../platform/duration.ts'
import { sweepNotifications } from './notification.jobs.ts'
import { createActions } from './notification.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { createPeople, publish, like, comment, read, readUnread, markRead, checkCounters } = createActions(
  () => server,
)

/** Moves the clock; sessions end meanwhile. */
async function advance(days: number, ...people: TestPerson[]): Promise<void> {
  server.advance(days * day)
  for (const person of people) {
    const { email, password } = person
    Object.assign(person, (await server.call('authenticate', { body: { email, password } })).body)
  }
}

test('P-notifications-20: read notifications are deleted after a year, unread and later ones stay', async () => {
  const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
  const post = await publish(Ana)
  await comment(Bea, post, 'Primero')
  await like(Bea, post)
  await server.eventsHandled()
  await like(Carla, post)
  const { rows } = await read(Ana)
  const [carlasLike, beasLike] = rows.filter(({ type }) => type === 'LIKE_POST')
  const first = rows.find(({ type }) => type === 'COMMENT')
  await markRead(Ana, [beasLike!.id, first!.id])
  await advance(360, Ana, Bea, Carla)
  await comment(Bea, post, 'Segundo')
  const [second] = (await read(Ana)).rows
  await markRead(Ana, [second!.id])
  await sweepNotifications(server.context)
  expect((await read(Ana)).count).toBe(4)

  await advance(6, Ana)
  await sweepNotifications(server.context)
  expect((await read(Ana)).rows.map(({ id }) => id)).toEqual([second!.id, carlasLike!.id])
  const grouped = await read(Ana, { grouped: 'true' })
  expect(grouped).toMatchObject({ count: 2, rows: [{ id: second!.id }, { id: carlasLike!.id, others: 0 }] })
  expect(await readUnread(Ana)).toBe(1)
  await checkCounters()
})
