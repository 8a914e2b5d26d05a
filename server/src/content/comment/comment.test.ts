import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countQueries } from '../../platform/database/testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea', TestPerson>
let agency: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea')
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

const nobody = '01900000-0000-7000-8000-000000000000'

async function publish(): Promise<string> {
  const { token } = people.Ana
  return (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id
}

const addComment = (who: TestPerson, postId: string, comment: string) =>
  server.call('createComment', { token: who.token, body: { postId, comment } })

const list = (postId: string, after?: string) =>
  server.call('getComments', {
    token: people.Bea.token,
    query: { postId, ...(after !== undefined && { after }) },
  })

const edit = (who: TestPerson, id: string, comment: string) =>
  server.call('editComment', { token: who.token, body: { id, comment } })

const remove = (who: TestPerson, id: string) =>
  server.call('deleteComment', { token: who.token, params: { id } })

describe('P-comments-1: comments', () => {
  test('P-comments-2: returns the comment, trimmed; agencies can comment too (P-comments-1)', async () => {
    const postId = await publish()
    const { status, body } = await addComment(agency, postId, '  Qué buena luz  ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: expect.any(String),
      comment: 'Qué buena luz',
      language: 'es',
      postId,
      replyTo: null,
      createdAt: expect.any(String),
      editedAt: null,
      likesCount: 0,
      reacted: false,
      isOwner: true,
      audience: 'everyone',
      user: expect.objectContaining({ id: agency.id, type: 'agencia' }),
    })
    expect((await list(postId)).body).toEqual({ rows: [{ ...body, isOwner: false }], count: 1, next: null })
  })

  test('a page of comments and their number are one query', async () => {
    const postId = await publish()
    await addComment(people.Bea, postId, 'Primero')
    const { result, queries } = await countQueries(() => list(postId))
    expect([result.body.count, queries]).toEqual([1, 1])
  })

  test('a retry with the same Idempotency-Key returns the first comment; other content is a 409 (P-comments-9)', async () => {
    const postId = await publish()
    const send = (who: TestPerson, comment: string) =>
      server.call('createComment', {
        token: who.token,
        headers: { 'idempotency-key': 'clave' },
        body: { postId, comment },
      })
    const sent = Array.from({ length: 10 }, () => send(people.Bea, 'Una vez'))
    const responses = await Promise.all([...sent, send(people.Ana, 'Una vez')])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(2)
    expect((await send(people.Bea, 'Una vez')).body).toEqual(responses[0]?.body)
    expect(await send(people.Bea, 'Otra')).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    })
    expect((await list(postId)).body.count).toBe(2)
  })

  test('a comment has 1 to 2,000 characters', async () => {
    const postId = await publish()
    for (const [text, error] of [
      [' \n ', 'texto_vacio'],
      ['\u200b\u3164', 'texto_vacio'],
      ['x'.repeat(2_001), 'too_long'],
    ] as const) {
      const refused = await addComment(people.Bea, postId, text)
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'comment', error }] } })
    }
    expect((await addComment(people.Bea, postId, ` ${'x'.repeat(2_000)} `)).status).toBe(201)
  })

  test('an unknown or malformed post id is a 404', async () => {
    for (const id of [nobody, 'x', '1', 'a\0b', '\ud800', 'x'.repeat(1_000)]) {
      expect((await addComment(people.Bea, id, 'Hola')).status).toBe(404)
      if (!id.isWellFormed()) continue
      expect((await list(id)).status).toBe(404)
      expect((await remove(people.Bea, id)).status).toBe(404)
    }
  })

  test('P-comments-3, P-wire-6: oldest first, 20 per page; returns none twice and misses none while others are written', async () => {
    const postId = await publish()
    const made: string[] = []
    for (let n = 0; n < 45; n++) made.push((await addComment(people.Bea, postId, `Comentario ${n}`)).body.id)
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null;) {
      const { body }: Awaited<ReturnType<typeof list>> = await list(postId, after)
      expect(body.rows.length).toBeLessThanOrEqual(20)
      seen.push(...body.rows.map(({ id }) => id))
      after = body.next
      if (after !== null) made.push((await addComment(people.Ana, postId, 'Mientras tanto')).body.id)
    }
    expect(seen).toEqual(made.toSorted())
    const { result, queries } = await countQueries(() => list(postId))
    expect(result.body.count).toBe(47)
    const single = await publish()
    await addComment(people.Ana, single, 'El único')
    expect(
      (await countQueries(() => list(single))).queries,
      'a page of 20 takes as many queries as a page of 1',
    ).toBe(queries)
  })

  test('P-comments-3: a post contains its first 3 comments and the count of all', async () => {
    const postId = await publish()
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) await addComment(people.Bea, postId, text)
    const { body } = await server.call('getPost', { token: people.Ana.token, params: { id: postId } })
    expect(body.commentsItems.map(({ comment }) => comment)).toEqual(['uno', 'dos', 'tres'])
    expect(body.commentsCount).toBe(4)
  })

  test('an edit changes the text, marks the comment as edited and keeps likes and position (P-comments-5)', async () => {
    const postId = await publish()
    const { id, createdAt } = (await addComment(people.Bea, postId, 'Qué lnda')).body
    await addComment(people.Ana, postId, 'Gracias')
    await server.call('likeComment', { token: people.Ana.token, params: { id } })
    const { status, body } = await edit(people.Bea, id, '  Qué linda ')
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, comment: 'Qué linda', createdAt, likesCount: 1, isOwner: true })
    expect(Date.parse(body.editedAt ?? '')).toBeGreaterThan(Date.parse(createdAt))
    expect((await list(postId)).body.rows[0]).toEqual(body)
    const unchanged = await edit(people.Bea, id, 'Qué linda')
    expect(unchanged.body.editedAt, 'the same text does not count as an edit').toBe(body.editedAt)
  })

  test('an edit requires a non-empty text (P-comments-5), the owner and an existing comment', async () => {
    const { id } = (await addComment(people.Bea, await publish(), 'Mío')).body
    for (const [text, error] of [
      ['  ', 'texto_vacio'],
      ['x'.repeat(2_001), 'too_long'],
    ] as const) {
      expect(await edit(people.Bea, id, text)).toMatchObject({ status: 422, body: { errors: [{ error }] } })
    }
    expect(await edit(people.Ana, id, 'Tuyo')).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    for (const unknown of [nobody, 'x', ''])
      expect((await edit(people.Bea, unknown, 'Hola')).status).toBe(404)
    await remove(people.Bea, id)
    expect((await edit(people.Bea, id, 'Hola')).status).toBe(404)
  })

  test('the owner can delete (P-comments-6): others get a 403, a second deletion a 404, and the count decreases by one', async () => {
    const postId = await publish()
    const { id } = (await addComment(people.Bea, postId, 'Mío')).body
    await addComment(people.Bea, postId, 'Este queda')
    expect(await remove(agency, id)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    const responses = await Promise.all(Array.from({ length: 10 }, () => remove(people.Bea, id)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, ...Array<number>(9).fill(404)])
    expect((await remove(people.Bea, id)).status).toBe(404)
    const { body } = await list(postId)
    expect([body.count, body.rows.length]).toEqual([1, 1])
  })
})
