import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countedRelations } from '../../content/counted-relation/index.ts'
import { findWrongCounters } from '../../counters.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { recount, type RecountPosition } from './index.ts'

let server: TestServer
let people: TestPerson[]
let posts: string[]
let comments: string[]
beforeAll(async () => {
  server = await startTestServer()
  people = Object.values(await server.registerTalents('Ana', 'Bea', 'Carla', 'Dora'))
})
afterAll(() => server.stop())

beforeEach(async () => {
  posts = []
  comments = []
  for (const { token } of people) {
    posts.push((await server.call('createPost', { token, body: { description: 'Hola' } })).body.id)
  }
  for (const [n, { token }] of people.entries()) {
    const other = (n + 1) % people.length
    const postId = posts[other]!
    await server.call('likePost', { token, params: { id: postId }, body: { reacted: true } })
    comments.push((await server.call('createComment', { token, body: { postId, comment: 'Sí' } })).body.id)
    await server.call('likeComment', { token, params: { id: comments[n]! }, body: { reacted: true } })
    await server.call('sharePost', { token, body: { id: postId } })
    await server.call('followUser', { token, body: { id: people[other]!.id } })
    const body = { receiverId: people[other]!.id, message: 'Hola', clientId: crypto.randomUUID() }
    await server.call('sendMessage', { token, body })
  }
  await server.eventsHandled()
})

/** Locks the rows in the order of their keys, as the product does. */
async function breakCounters(): Promise<void> {
  const { db } = server.context
  await sql`with locked as (select id from account order by id for no key update)
    update account set followers_count = followers_count + 3, following_count = 0, posts_count = posts_count - 1
    from locked where account.id = locked.id`.execute(db)
  await sql`with locked as (select id from comment order by id desc for no key update)
    update comment set likes_count = likes_count + 7 from locked where comment.id = locked.id`.execute(db)
  await sql`with locked as (select post_id from post_count order by post_id desc for no key update)
    update post_count set likes = 40, comments = comments + 1, shares = -2
    from locked where post_count.post_id = locked.post_id`.execute(db)
  await sql`update post_total set posts = posts + shard`.execute(db)
  await sql`update conversation_member set unread = unread + 5`.execute(db)
  await sql`with locked as materialized (select account_id from notification_state order by account_id for no key update),
    broken as (
      update notification_group set count = count + 1, last_seq = last_seq + 1
      from locked where recipient_id = locked.account_id
    )
    update notification_state state set unread = unread + 2 from locked where state.account_id = locked.account_id`.execute(
    db,
  )
}

/** Recounts and returns what differed. */
async function run(options: { from?: RecountPosition; signal?: AbortSignal } = {}) {
  const differences: string[] = []
  const result = await recount(server.context, {
    ...options,
    onDifference: (table, { id, column, stored, actual }) =>
      differences.push(`${table} ${id} ${column} ${stored} ${actual}`),
  })
  expect(result.corrected).toBe(differences.length)
  return { ...result, differences }
}

test('P-operation-20: corrects every counter, names what differed, and changes nothing a second time', async () => {
  const { db } = server.context
  expect((await run()).differences).toEqual([])
  await breakCounters()
  expect(await findWrongCounters(db)).not.toEqual([])
  const { differences, position } = await run()
  expect(position).toBeNull()
  expect(await findWrongCounters(db)).toEqual([])
  expect(differences).toContain(`post_count ${posts[0]} likes 40 1`)
  expect(differences).toContain(`post_count ${posts[0]} shares -2 1`)
  expect(differences).toContain(`account ${people[0]!.id} followers_count 4 1`)
  expect(differences).toContain(`comment ${comments[0]} likes_count 8 1`)
  expect(differences.filter((line) => line.startsWith('post_total'))).not.toEqual([])
  const state = differences.filter((line) => line.startsWith(`notification_state ${people[0]!.id} unread`))
  expect(state).toHaveLength(1)
  for (const part of ['unread of', 'count', 'last_seq'])
    expect(differences.some((line) => line.includes(` ${part} `))).toBe(true)
  expect((await run()).differences).toEqual([])
})

test('leaves out the rows of hidden accounts, also while their counters are still being adjusted', async () => {
  const { db } = server.context
  const hidden = people[3]!
  expect((await server.call('cancelAccount', { token: hidden.token })).status).toBe(202)
  // Whether or not the adjustment has reached a counter, it equals its rows.
  expect((await run()).differences).toEqual([])
  await server.eventsHandled()
  await breakCounters()
  await run()
  expect(await findWrongCounters(db)).toEqual([])
  const { email, password } = hidden
  hidden.token = (await server.call('authenticate', { body: { email, password } })).body.token
  await server.eventsHandled()
  expect(await findWrongCounters(db)).toEqual([])
})

test('continues at the place where it was interrupted', async () => {
  const { db } = server.context
  await breakCounters()
  const stop = new AbortController()
  let left = 1
  const interrupted = await recount(server.context, {
    signal: stop.signal,
    onDifference: (table) => {
      if (table === 'comment' && left-- === 1) stop.abort()
    },
  })
  expect(interrupted.position).toMatchObject({ table: 'post_count', after: null })
  expect(await findWrongCounters(db)).not.toEqual([])
  const { differences, position } = await run({ from: interrupted.position! })
  expect(position).toBeNull()
  expect(differences.some((line) => /^(account|comment) /.test(line))).toBe(false)
  expect(await findWrongCounters(db)).toEqual([])
})

test('is exact while people like, comment, share, follow, delete, cancel and return', async () => {
  const { db } = server.context
  const statuses: number[] = []
  const done = new AbortController()
  const live = async (person: TestPerson, n: number) => {
    for (let round = 0; round < 5; round++) {
      const { token } = person
      const id = posts[(n + round) % posts.length]!
      const other = people[(n + round + 1) % people.length]!
      const made = await Promise.all([
        server.call('likePost', { token, params: { id } }),
        server.call('createComment', { token, body: { postId: id, comment: 'Sí' } }),
        server.call('sharePost', { token, body: { id } }),
        server.call('followUser', { token, body: { id: other.id } }),
        server.call('likeComment', { token, params: { id: comments[n]! } }),
      ])
      const share = made[2].body.id
      if (share) made.push((await server.call('deletePost', { token, params: { id: share } })) as never)
      statuses.push(...made.map(({ status }) => status))
      statuses.push((await server.call('cancelAccount', { token })).status)
      const { email, password } = person
      person.token = (await server.call('authenticate', { body: { email, password } })).body.token
      statuses.push(
        (await server.call('unfollowUser', { token: person.token, body: { id: other.id } })).status,
      )
    }
  }
  const recounting = async () => {
    do {
      await breakCounters()
      await run()
    } while (!done.signal.aborted)
  }
  const living = Promise.all(people.map(live)).finally(() => done.abort())
  await Promise.all([living, recounting()])
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  await server.eventsHandled()
  expect(await findWrongCounters(db)).toEqual([])
})

test('every counter and every mark of rows that are left out of one is declared', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and (
      attname like '%uncounted' or relname in ('account', 'comment', 'post') and attname like '%\\_count'
      or relname = 'post_count' and attname <> 'post_id'
    )
  `.execute(server.context.db)
  const declared = countedRelations.flatMap(({ table, mark, counter }) => [
    `${table}.${mark}`,
    `${counter.table}.${counter.column}`,
  ])
  // An account's own posts count whatever its status is.
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...declared, 'account.posts_count']))
})
