/** Likes that are sent at the same time are written in groups; each keeps its own outcome. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from './testing.ts'

let server: TestServer
let Ana: TestPerson
let fans: TestPerson[]
let postId: string
let commentId: string

beforeAll(async () => {
  server = await startTestServer()
  const names = Array.from({ length: 12 }, (_, n) => `Fan${n}`)
  ;({ Ana } = await server.registerTalents('Ana'))
  fans = Object.values(await server.registerTalents(...names))
})
afterAll(() => server.stop())

beforeEach(async () => {
  postId = await publish()
  commentId = (await comment(Ana)).body.id
})

async function publish(): Promise<string> {
  return (await server.call('createPost', { token: Ana.token, body: { description: 'Hola' } })).body.id
}

const likePost = ({ token }: TestPerson, id = postId) =>
  server.call('likePost', { token, params: { id }, body: { reacted: true } })
const likeComment = ({ token }: TestPerson, id = commentId) =>
  server.call('likeComment', { token, params: { id }, body: { reacted: true } })
const comment = ({ token }: TestPerson, id = postId) =>
  server.call('createComment', { token, body: { postId: id, comment: `Qué linda ${id}` } })

const actions = { likePost, likeComment }
const targets = { likePost: () => postId, likeComment: () => commentId }
const tables = { likePost: 'post_like', likeComment: 'comment_like' }

/** How many transactions have written the last rows of a table. */
async function countTransactions(table: string, rows: number): Promise<number> {
  const { rows: found } = await sql<{ transactions: number }>`
    select count(distinct xid)::int as transactions
    from (select xmin::text as xid from ${sql.table(table)} order by created_at desc limit ${rows}) written
  `.execute(server.context.db)
  return found[0]!.transactions
}

describe.each(['likePost', 'likeComment'] as const)('P-likes-1, P-likes-2: %s', (name) => {
  const act = actions[name]

  test('of many at the same time takes few transactions', async () => {
    // Requests of callers that the server knows wait for nothing before they are written.
    await Promise.all(fans.map(({ token }) => server.call('getSelf', { token })))
    const replies = await Promise.all(fans.map((fan) => act(fan)))
    expect(replies.map(({ status }) => status)).toEqual(fans.map(() => 200))
    expect(await countTransactions(tables[name], fans.length)).toBeLessThan(fans.length / 2)
  })

  test('each has its own outcome', async () => {
    const [Blocked, Gone, ...others] = fans as [TestPerson, TestPerson, ...TestPerson[]]
    await server.call('blockUser', { token: Ana.token, body: { userId: Blocked.id } })
    const replies = await Promise.all([
      act(others[0]!),
      act(Blocked),
      act(Gone, '01900000-0000-7000-8000-000000000000'),
      ...others.slice(1).map((fan) => act(fan)),
    ])
    const expected = [200, 404, 404, ...others.slice(1).map(() => 200)]
    expect(replies.map(({ status }) => status)).toEqual(expected)
    fans = others
  })

  test('waits alone for what another transaction has locked', async () => {
    const others = [await publish(), await publish()]
    const otherTargets =
      name === 'likeComment'
        ? await Promise.all(others.map(async (id) => (await comment(Ana, id)).body.id))
        : others
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const deletion = server.context.db.transaction().execute(async (trx) => {
      await sql`select from post where id = ${postId} for update`.execute(trx)
      isLocked()
      await held
    })
    await locked
    let waited = false
    const waiting = act(fans[0]!, targets[name]()).then((reply) => {
      waited = true
      return reply
    })
    for (const id of otherTargets)
      expect(
        (await Promise.all(fans.slice(1).map((fan) => act(fan, id)))).map(({ status }) => status),
      ).toEqual(fans.slice(1).map(() => 200))
    expect(waited).toBe(false)
    release()
    await deletion
    expect((await waiting).status).toBe(200)
  })
})
