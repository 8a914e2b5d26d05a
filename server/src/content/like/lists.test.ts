import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Dora', TestPerson>
let agency: TestPerson

async function publish(): Promise<string> {
  const { token } = people.Ana
  return (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id
}

async function comment(postId: string, { token }: TestPerson): Promise<string> {
  return (await server.call('createComment', { token, body: { postId, comment: 'Qué linda' } })).body.id
}

type List = 'getPostLikes' | 'getCommentLikes'
const likeRoute = { getPostLikes: 'likePost', getCommentLikes: 'likeComment' } as const

const like = (list: List, { token }: TestPerson, id: string, reacted = true) =>
  server.call(likeRoute[list], { token, params: { id }, body: { reacted } })
const read = (list: List, { token }: TestPerson, id: string, after?: string) =>
  server.call(list, { token, params: { id }, query: after === undefined ? {} : { after } })

async function readAll(list: List, who: TestPerson, id: string) {
  const pages: string[][] = []
  let next: string | null | undefined
  do {
    const { body } = await read(list, who, id, next ?? undefined)
    pages.push(body.rows.map((row) => row.id))
    next = body.next
  } while (next !== null)
  return pages
}

/** What can be liked: the id of a post, or of a comment by Ana under it. */
const targets = {
  getPostLikes: publish,
  getCommentLikes: async () => comment(await publish(), people.Ana),
}

const fanNames = Array.from({ length: 2 * limits.pageSize + 2 }, (_, index) => `Fan${index}`)

describe.each(Object.keys(targets) as List[])('P-posts-28: %s', (list) => {
  beforeAll(async () => {
    server = await startTestServer()
    people = await server.registerTalents('Ana', 'Bea', 'Carla', 'Dora')
    agency = (await server.registerPeople('agencia', 'Casting')).Casting
  })
  afterAll(() => server.stop())

  test('people as cards, the newest like first, with whether the caller follows them', async () => {
    const id = await targets[list]()
    expect((await read(list, people.Bea, id)).body).toEqual({ rows: [], count: 0, next: null })
    for (const person of [people.Carla, people.Ana, agency]) {
      server.advance(1_000)
      await like(list, person, id)
    }
    await server.call('followUser', { token: people.Bea.token, body: { id: people.Ana.id } })
    const { body } = await read(list, people.Bea, id)
    expect(body).toMatchObject({ count: 3, next: null })
    expect(body.rows).toEqual([
      expect.objectContaining({ id: agency.id, type: 'agencia', following: false }),
      expect.objectContaining({ id: people.Ana.id, type: 'talento', ciudad: 'Mérida', following: true }),
      expect.objectContaining({ id: people.Carla.id, following: false }),
    ])
    await like(list, people.Ana, id, false)
    expect((await read(list, people.Bea, id)).body.count).toBe(2)
  })

  test('no person twice and none missed, also of likes at the same moment and while people unlike', async () => {
    const id = await targets[list]()
    const fans = Object.values(await server.registerTalents(...fanNames))
    await Promise.all(fans.slice(0, 20).map((fan) => like(list, fan, id)))
    server.advance(1_000)
    for (const fan of fans.slice(20)) await like(list, fan, id)
    const pages = await readAll(list, people.Bea, id)
    expect(pages.map(({ length }) => length)).toEqual([limits.pageSize, limits.pageSize, 2])
    expect(new Set(pages.flat())).toEqual(new Set(fans.map((fan) => fan.id)))

    const first = (await read(list, people.Bea, id)).body
    const last = fans.find((fan) => fan.id === first.rows.at(-1)!.id)
    await like(list, last!, id, false)
    const second = (await read(list, people.Bea, id, first.next!)).body
    expect(second.rows.map((row) => row.id)).toEqual(pages[1])
  })

  test('P-blocks-2, P-blocks-9: blocked people are left out of the rows, deactivated ones of rows and count', async () => {
    const id = await targets[list]()
    const { Eva, Flor } = await server.registerTalents('Eva', 'Flor')
    for (const person of [people.Carla, Eva, Flor]) await like(list, person, id)
    await server.call('blockUser', { token: Flor.token, body: { userId: people.Bea.id } })
    const seenBy = async (who: TestPerson) => {
      const { body } = await read(list, who, id)
      return { count: body.count, ids: body.rows.map((row) => row.id).sort() }
    }
    expect(await seenBy(people.Bea)).toEqual({ count: 3, ids: [people.Carla.id, Eva.id].sort() })
    expect(await seenBy(people.Dora)).toEqual({ count: 3, ids: [people.Carla.id, Eva.id, Flor.id].sort() })
    await server.call('cancelAccount', { token: Eva.token })
    await server.eventsHandled()
    expect(await seenBy(people.Bea)).toEqual({ count: 2, ids: [people.Carla.id] })
    await server.context.db.deleteFrom('block').execute()
  })

  test('what the caller may not see, an unknown and a malformed id are a 404; a malformed cursor is a 400', async () => {
    const id = await targets[list]()
    const { Gala } = await server.registerTalents('Gala')
    expect((await read(list, Gala, id)).status).toBe(200)
    await server.call('blockUser', { token: people.Ana.token, body: { userId: Gala.id } })
    for (const unknown of [id, '01900000-0000-7000-8000-000000000000', 'x', "'"])
      expect(await read(list, Gala, unknown)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    for (const after of ['', 'x', "'", 'ñ', btoa('f'.repeat(43)), btoa('g'.repeat(44))])
      expect(await read(list, people.Bea, id, after)).toMatchObject({ status: 400 })
    // The latest time that a cursor can hold.
    const { status } = await read(list, people.Bea, id, btoa('f'.repeat(44)))
    expect(status).toBe(200)
  })

  test('likes of a visible comment under a hidden post are a 404', async () => {
    const postId = await publish()
    const hidden = await comment(postId, people.Carla)
    expect((await read('getCommentLikes', people.Dora, hidden)).status).toBe(200)
    await server.call('blockUser', { token: people.Ana.token, body: { userId: people.Dora.id } })
    expect((await read('getCommentLikes', people.Dora, hidden)).status).toBe(404)
  })
})
