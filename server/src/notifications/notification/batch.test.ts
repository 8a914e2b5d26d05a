import { type QueryExecutor, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { likeAdded, likeRemoved } from '../../content/like/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createActions } from './notification.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { createPeople, named, publish, like, follow, comment, read, readUnread, markRead, checkCounters } =
  createActions(() => server)

/** Likes and takes back likes in one transaction, so that their events are handled together. */
async function changeLikes(postId: string, change: { added?: TestPerson[]; removed?: TestPerson[] }) {
  const { db, outbox } = server.context
  await db.transaction().execute(async (trx) => {
    const about = ({ id }: TestPerson) => ({ postId, accountId: id, commentId: null })
    for (const person of change.added ?? []) {
      await sql`insert into post_like values (${postId}, ${person.id}, now())`.execute(trx)
      await sql`update post_count set likes = likes + 1 where post_id = ${postId}`.execute(trx)
      await outbox.publish(trx, likeAdded, about(person))
    }
    for (const person of change.removed ?? []) {
      await sql`delete from post_like where post_id = ${postId} and account_id = ${person.id}`.execute(trx)
      await sql`update post_count set likes = likes - 1 where post_id = ${postId}`.execute(trx)
      await outbox.publish(trx, likeRemoved, about(person))
    }
  })
}

/** How many statements that contain `text` are sent until all events have been handled. */
async function countStatements(text: string, act: () => Promise<unknown>): Promise<number> {
  const executor = Object.getPrototypeOf(server.context.db.getExecutor()) as QueryExecutor
  const spy = vi.spyOn(executor, 'executeQuery')
  await act()
  await server.eventsHandled()
  const count = spy.mock.calls.filter(([query]) => query.sql.includes(text)).length
  spy.mockRestore()
  return count
}

test('P-notifications-10: likes that come together are created by one statement, without those undone', async () => {
  const { Ana, Bea, Carla, Dora, Eva } = await createPeople('Ana', 'Bea', 'Carla', 'Dora', 'Eva')
  const [post, other] = [await publish(Ana), await publish(Ana)]
  await server.eventsHandled()
  const added = [Bea, Carla, Dora, Eva, Ana]
  const created = await countStatements('insert into notification (', () =>
    changeLikes(post, { added, removed: [Eva] }),
  )
  expect(created).toBe(1)
  const { rows } = await read(Ana, { grouped: 'true' })
  expect(rows).toMatchObject([{ type: 'LIKE_POST', others: 2 }])
  expect((await read(Ana)).rows.map(({ actor }) => actor?.id).toSorted()).toEqual(
    [Bea, Carla, Dora].map(({ id }) => id).toSorted(),
  )
  expect(await readUnread(Ana)).toBe(3)
  const locks = await countStatements('insert into notification_state', () =>
    changeLikes(other, { added: [Eva, Bea], removed: [Eva, Bea] }),
  )
  expect(locks).toBe(0)
  await changeLikes(post, { added: [Eva], removed: [Bea, Dora] })
  expect((await read(Ana)).rows.map(({ actor }) => actor?.fullname).toSorted()).toEqual(
    ['Carla', 'Eva'].map(named),
  )
  await checkCounters()
})

test('P-notifications-7: reading while likes, follows and comments come together keeps the counts right', async () => {
  const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
  const post = await publish(Ana)
  await like(Bea, post)
  const seen = (await read(Ana)).rows.map(({ id }) => id)
  await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => [
      like(Bea, post, n % 2 > 0),
      like(Carla, post, n % 2 === 0),
    ]).flat(),
    ...[Bea, Carla, Dora].flatMap((who) => [follow(who, Ana), comment(who, post)]),
    changeLikes(post, { added: [Dora] }),
    markRead(Ana, seen, 'all'),
    markRead(Ana, seen, 'line'),
  ])
  await like(Carla, post, false)
  await checkCounters()
  const { rows } = await read(Ana)
  const findActors = (type: string) =>
    rows.filter((row) => row.type === type).map(({ actor }) => actor?.fullname)
  expect(findActors('FOLLOWER').toSorted()).toEqual(['Bea', 'Carla', 'Dora'].map(named))
  expect(findActors('COMMENT').toSorted()).toEqual(['Bea', 'Carla', 'Dora'].map(named))
  expect(findActors('LIKE_POST')).toContain(named('Dora'))
  expect(findActors('LIKE_POST')).not.toContain(named('Carla'))
  expect(rows.filter(({ is_read }) => !is_read)).toHaveLength(await readUnread(Ana))
})
