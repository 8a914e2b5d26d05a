import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Dora', TestPerson>

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla', 'Dora')
})
afterAll(() => server.stop())

async function publish(): Promise<string> {
  const { token } = people.Ana
  return (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id
}

const like = (who: TestPerson, id: string, reacted?: boolean) =>
  server.call('likePost', {
    token: who.token,
    params: { id },
    ...(reacted !== undefined && { body: { reacted } }),
  })

/** Returns the stored counters and the actual numbers of rows. */
async function countersAndCounts(id: string) {
  const { db } = server.context
  const [likes, comments, counters] = await Promise.all([
    db.selectFrom('post_like').select('account_id').where('post_id', '=', id).execute(),
    db.selectFrom('comment').select('id').where('post_id', '=', id).execute(),
    db.selectFrom('post_count').select(['likes', 'comments']).where('post_id', '=', id).executeTakeFirst(),
  ])
  return { counters, counted: { likes: likes.length, comments: comments.length } }
}

describe('P-likes-1: POST reactions/like/post/{id}', () => {
  test('toggles without a body; with a body it sets the state idempotently', async () => {
    const id = await publish()
    const steps: [boolean | undefined, boolean, number][] = [
      [undefined, true, 1],
      [undefined, false, 0],
      [true, true, 1],
      [true, true, 1],
      [false, false, 0],
      [false, false, 0],
    ]
    for (const [sent, reacted, likesCount] of steps) {
      expect(await like(people.Bea, id, sent)).toMatchObject({ status: 200, body: { reacted, likesCount } })
    }
    await like(people.Bea, id, true)
    expect((await like(people.Ana, id, true)).body).toEqual({ reacted: true, likesCount: 2 })
    const { body } = await server.call('getPost', { token: people.Bea.token, params: { id } })
    expect(body).toMatchObject({ reacted: true, likesCount: 2 })
  })

  test('an unknown or malformed id is a 404', async () => {
    for (const id of ['01900000-0000-7000-8000-000000000000', 'x', '1', "'"]) {
      expect(await like(people.Bea, id)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    }
  })

  test('P-likes-4: the counter is correct after fifty concurrent likes and unlikes of several people', async () => {
    const id = await publish()
    const all = Object.values(people)
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => like(all[n % all.length]!, id, [true, false, undefined][n % 3])),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const { counters, counted } = await countersAndCounts(id)
    expect(counters).toEqual(counted)
  })

  test('concurrent toggles of one person are serialized', async () => {
    const id = await publish()
    const responses = await Promise.all(Array.from({ length: 41 }, () => like(people.Bea, id)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(responses.filter(({ body }) => body.reacted)).toHaveLength(21)
    expect(await countersAndCounts(id)).toMatchObject({ counters: { likes: 1 }, counted: { likes: 1 } })
  })

  test('five hundred concurrent likes on few posts do not deadlock or get lost', async () => {
    const ids = await Promise.all([publish(), publish(), publish()])
    const all = Object.values(people)
    const responses = await Promise.all(
      Array.from({ length: 500 }, (_, n) => like(all[n % all.length]!, ids[n % ids.length]!, true)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    for (const id of ids) {
      expect(await countersAndCounts(id)).toMatchObject({ counters: { likes: 4 }, counted: { likes: 4 } })
    }
  })
})

describe('P-likes-2: POST reactions/like/comment/{id}', () => {
  const likeComment = (who: TestPerson, id: string, reacted?: boolean) =>
    server.call('likeComment', {
      token: who.token,
      params: { id },
      ...(reacted !== undefined && { body: { reacted } }),
    })

  async function comment(): Promise<{ postId: string; id: string }> {
    const postId = await publish()
    const body = { postId, comment: 'Qué linda' }
    return { postId, id: (await server.call('createComment', { token: people.Bea.token, body })).body.id }
  }

  async function readLikes(postId: string, who: TestPerson) {
    const { token } = who
    const { rows } = (await server.call('getComments', { token, query: { postId } })).body
    const post = await server.call('getPost', { token, params: { id: postId } })
    expect(post.body.commentsItems).toEqual(rows)
    return rows.map(({ likesCount, reacted }) => [likesCount, reacted])
  }

  test('toggles without a body and sets with one; each reader sees the count and their own reaction', async () => {
    const { postId, id } = await comment()
    for (const [sent, reacted, likesCount] of [
      [undefined, true, 1],
      [undefined, false, 0],
      [true, true, 1],
      [true, true, 1],
    ] as const) {
      expect(await likeComment(people.Ana, id, sent)).toMatchObject({
        status: 200,
        body: { reacted, likesCount },
      })
    }
    expect((await likeComment(people.Bea, id)).body).toEqual({ reacted: true, likesCount: 2 })
    expect(await readLikes(postId, people.Ana)).toEqual([[2, true]])
    expect(await readLikes(postId, people.Carla)).toEqual([[2, false]])
    expect((await likeComment(people.Bea, id, false)).body).toEqual({ reacted: false, likesCount: 1 })
  })

  test('an unknown, malformed or deleted comment is a 404', async () => {
    const { id } = await comment()
    await server.call('deleteComment', { token: people.Bea.token, params: { id } })
    for (const gone of [id, '01900000-0000-7000-8000-000000000000', 'x', "'"]) {
      expect(await likeComment(people.Ana, gone)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    }
  })

  test('concurrent toggles of one person are serialized', async () => {
    const { postId, id } = await comment()
    const responses = await Promise.all(Array.from({ length: 21 }, () => likeComment(people.Ana, id)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(responses.filter(({ body }) => body.reacted)).toHaveLength(11)
    expect(await readLikes(postId, people.Ana)).toEqual([[1, true]])
  })

  test('P-blocks-9: likes of blocked and blocking people are counted', async () => {
    const { Eva, Fina } = await server.registerTalents('Eva', 'Fina')
    const { postId, id } = await comment()
    await likeComment(Eva, id)
    await likeComment(people.Dora, id)
    await server.call('blockUser', { token: Eva.token, body: { userId: Fina.id } })
    expect(await readLikes(postId, Fina)).toEqual([[2, false]])
    expect((await likeComment(Fina, id)).body).toEqual({ reacted: true, likesCount: 3 })
    expect(await readLikes(postId, Eva)).toEqual([[3, true]])
    expect(await readLikes(postId, people.Ana)).toEqual([[3, false]])
  })
})
