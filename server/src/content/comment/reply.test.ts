import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWrongCounters } from '../../counters.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Celia' | 'Dora', TestPerson>
/** Of Ana. */
let postId: string

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Celia', 'Dora')
})
afterAll(() => server.stop())

const publish = async ({ token }: TestPerson) =>
  (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id

beforeAll(async () => {
  postId = await publish(people.Ana)
})

const send = ({ token }: TestPerson, comment: string, replyTo?: string | null, under = postId) =>
  server.call('createComment', {
    token,
    body: { postId: under, comment, ...(replyTo !== undefined && { replyTo }) },
  })

async function write(who: TestPerson, comment: string, replyTo?: string | null, under?: string) {
  const { status, body } = await send(who, comment, replyTo, under)
  expect(status).toBe(201)
  return body
}

const remove = ({ token }: TestPerson, id: string) => server.call('deleteComment', { token, params: { id } })

/** Number of comments, and the comment to which each replies, by text. */
async function read({ token }: TestPerson, under = postId, hidden = 0) {
  const { rows, count } = (await server.call('getComments', { token, query: { postId: under } })).body
  const { body } = await server.call('getPost', { token, params: { id: under } })
  expect(body.commentsItems).toEqual(rows.slice(0, 3))
  // P-blocks-9: also comments that are hidden from the reader count.
  expect([body.commentsCount, rows.length + hidden]).toEqual([count, count])
  const texts = new Map(rows.map(({ id, comment }) => [id, comment]))
  return rows.map(({ comment, replyTo }) => [comment, replyTo && texts.get(replyTo)])
}

describe('P-comments-8: replies', () => {
  test('a reply is listed like any comment, oldest first, with the comment that it replies to', async () => {
    const { Ana, Bea, Celia } = people
    const first = await write(Bea, 'Qué luz')
    expect(first.replyTo).toBeNull()
    await write(Celia, 'Bravo', null)
    const reply = await write(Ana, '¡Gracias, Bea!', first.id)
    expect(reply).toMatchObject({ comment: '¡Gracias, Bea!', replyTo: first.id, postId, likesCount: 0 })
    await write(Bea, 'De nada', reply.id)
    expect(await read(Celia), 'a reply to a reply belongs below the same comment').toEqual([
      ['Qué luz', null],
      ['Bravo', null],
      ['¡Gracias, Bea!', 'Qué luz'],
      ['De nada', 'Qué luz'],
    ])
    const edited = await server.call('editComment', {
      token: Ana.token,
      body: { id: reply.id, comment: 'Mil gracias' },
    })
    expect(edited.body.replyTo).toBe(first.id)
  })

  test('replies to what is no comment of the post are a 404', async () => {
    const { Ana, Bea, Celia } = people
    const elsewhere = await write(Bea, 'En otra', undefined, await publish(Ana))
    const deleted = await write(Bea, 'Se va')
    await remove(Bea, deleted.id)
    const unknown = ['01900000-0000-7000-8000-000000000000', 'x', '', 'a\0b', postId]
    for (const id of [elsewhere.id, deleted.id, ...unknown])
      expect(await send(Celia, 'Hola', id)).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })

  test('a retry with the same Idempotency-Key returns the first reply; another replyTo is a 409 (P-comments-9)', async () => {
    const { Ana, Bea } = people
    const comment = (await write(Bea, 'Pregunta')).id
    const attempt = (replyTo?: string) =>
      server.call('createComment', {
        token: Ana.token,
        headers: { 'idempotency-key': 'respuesta' },
        body: { postId, comment: 'Sí', ...(replyTo !== undefined && { replyTo }) },
      })
    const [first, second] = [await attempt(comment), await attempt(comment)]
    expect([first.status, second.body]).toEqual([201, first.body])
    expect(await attempt()).toMatchObject({ status: 409, body: { error: 'idempotency_conflict' } })
  })

  test('replies stay when their comment is deleted, as comments of their own, and the count is exact', async () => {
    const { Ana, Bea, Celia } = people
    const under = await publish(Ana)
    const parent = await write(Bea, 'Pregunta', undefined, under)
    await write(Ana, 'Respuesta', parent.id, under)
    await remove(Bea, parent.id)
    expect(await read(Celia, under)).toEqual([['Respuesta', null]])
  })

  test('P-blocks-3: below a hidden comment, replies are like comments of their own, also for those who reply to them', async () => {
    const { Ana, Bea, Celia, Dora } = people
    const under = await publish(Ana)
    const parent = await write(Bea, 'De Bea', undefined, under)
    const reply = await write(Celia, 'De Celia', parent.id, under)
    await server.call('blockUser', { token: Bea.token, body: { userId: Dora.id } })
    expect(await read(Dora, under, 1)).toEqual([['De Celia', null]])
    expect((await send(Dora, 'Hola', parent.id, under)).status).toBe(404)
    const below = await write(Dora, 'De Dora', reply.id, under)
    expect(below.replyTo).toBe(reply.id)
    const all = [
      ['De Bea', null],
      ['De Celia', 'De Bea'],
      ['De Dora', 'De Bea'],
    ]
    expect(await read(Ana, under)).toEqual(all)
    expect(await read(Dora, under, 1)).toEqual([
      ['De Celia', null],
      ['De Dora', 'De Celia'],
    ])
    expect(await read(Bea, under, 1)).toEqual(all.slice(0, 2))

    await server.call('cancelAccount', { token: Bea.token })
    await server.eventsHandled()
    expect(await read(Ana, under)).toEqual([
      ['De Celia', null],
      ['De Dora', 'De Celia'],
    ])
    await server.call('authenticate', { body: { email: Bea.email, password: Bea.password } })
    await server.eventsHandled()
    expect(await read(Ana, under)).toEqual(all)
    expect(await findWrongCounters(server.context.db)).toEqual([])
  })
})

test('P-comments-8: a reply is shown without a comment that is hidden from the reader, also when that hides very many', async () => {
  const { Ana, Celia, Dora } = people
  const { db } = server.context
  const reader = (await server.registerTalents('Elena')).Elena
  const under = await publish(Ana)
  const parent = await write(Dora, 'De Dora', undefined, under)
  await write(Celia, 'De Celia', parent.id, under)
  // More than the ids of hidden accounts that requests carry along.
  await sql`
    with added as (
      insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city, profile_url,
        language, terms_version, terms_accepted_at, created_at)
      select gen_random_uuid(), 'talento', 'Lejana', n::text, n || '@lejos.example', now(), '1990-01-01', 'MX', 'Mérida',
        'lejana-' || n, 'es', '1', now(), now()
      from generate_series(1, 120) n returning id
    )
    insert into block (blocker_id, blocked_id, created_at) select ${reader.id}, id, now() from added
  `.execute(db)
  await server.call('blockUser', { token: Dora.token, body: { userId: reader.id } })
  expect(await read(reader, under, 1)).toEqual([['De Celia', null]])
  expect(await read(Ana, under)).toEqual([
    ['De Dora', null],
    ['De Celia', 'De Dora'],
  ])
})

describe("P-comments-7: the post's author", () => {
  test('deletes comments of others, once, but not those under posts of others', async () => {
    const { Ana, Celia, Dora } = people
    const under = await publish(Ana)
    const { id } = await write(Celia, 'Fuera', undefined, under)
    const reply = await write(Ana, 'Respuesta', id, under)
    expect(await remove(Dora, id)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    expect(await remove(Celia, reply.id)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => remove(Ana, id)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([204, 404, 404, 404, 404])
    expect(await read(Celia, under)).toEqual([['Respuesta', null]])
    expect(await findWrongCounters(server.context.db)).toEqual([])
  })

  test('cannot delete what is hidden from them, and edits only their own comments', async () => {
    const { Ana, Celia, Dora } = people
    const under = await publish(Celia)
    const { id } = await write(Dora, 'Sigue', undefined, under)
    const edit = { id, comment: 'Otra cosa' }
    expect((await server.call('editComment', { token: Celia.token, body: edit })).status).toBe(403)
    await server.call('blockUser', { token: Celia.token, body: { userId: Dora.id } })
    expect((await remove(Celia, id)).status).toBe(404)
    expect(await read(Ana, under)).toEqual([['Sigue', null]])
  })
})
