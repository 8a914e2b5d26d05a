import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla', TestPerson>
let agency: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla')
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

async function publish({ token }: TestPerson, description = 'Hola'): Promise<string> {
  return (await server.call('createPost', { token, body: { description } })).body.id
}

const save = ({ token }: TestPerson, id: string) => server.call('savePost', { token, params: { id } })
const unsave = ({ token }: TestPerson, id: string) => server.call('unsavePost', { token, params: { id } })
const list = async ({ token }: TestPerson, after?: string) =>
  (await server.call('getSavedPosts', { token, query: after === undefined ? {} : { after } })).body
const listIds = async (who: TestPerson) => (await list(who)).posts.map(({ id }) => id)
const isSaved = async ({ token }: TestPerson, id: string) =>
  (await server.call('getPost', { token, params: { id } })).body.saved

describe('P-posts-27: saved posts', () => {
  test('PUT and DELETE are idempotent, and a saved post says so to the one who saved it only', async () => {
    const id = await publish(people.Ana)
    expect(await isSaved(people.Bea, id)).toBe(false)
    for (let time = 0; time < 2; time++) {
      expect(await save(people.Bea, id)).toMatchObject({ status: 204 })
      expect([await isSaved(people.Bea, id), await isSaved(people.Ana, id)]).toEqual([true, false])
    }
    const { token } = people.Bea
    const feed = (await server.call('getFeed', { token, query: {} })).body.posts
    expect(feed.find((post) => post.id === id)).toMatchObject({ saved: true })
    await server.call('sharePost', { token: people.Carla.token, body: { id } })
    const [share] = (await server.call('getFeed', { token, query: {} })).body.posts
    expect(share).toMatchObject({ saved: false, sharedPost: { id, saved: true } })

    for (let time = 0; time < 2; time++) {
      expect(await unsave(people.Bea, id)).toMatchObject({ status: 204 })
      expect([await isSaved(people.Bea, id), await listIds(people.Bea)]).toEqual([false, []])
    }
  })

  test('are listed in the order of saving, newest first, by page; saving again keeps the position', async () => {
    const ids = []
    for (let number = 0; number < 23; number++) ids.push(await publish(people.Ana, `Nota ${number}`))
    const order = [...ids.slice(12), ...ids.slice(0, 12)]
    for (const id of order) await save(agency, id)
    await save(agency, order[0]!)

    const read = []
    let next: string | null | undefined
    do {
      const page = await list(agency, next ?? undefined)
      expect(page.posts.every(({ saved }) => saved)).toBe(true)
      read.push(page.posts.map(({ id }) => id))
      next = page.next
    } while (next !== null)
    expect(read.map(({ length }) => length)).toEqual([10, 10, 3])
    expect(read.flat()).toEqual(order.toReversed())
  })

  test('fifty concurrent requests of one person leave one row or none', async () => {
    const id = await publish(people.Ana)
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? save : unsave)(people.Carla, id)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]))
    await save(people.Carla, id)
    expect(await listIds(people.Carla)).toEqual([id])
  })

  test('an unknown or malformed post cannot be saved; removing it is a 204', async () => {
    for (const id of ['01900000-0000-7000-8000-000000000000', 'x', "'"]) {
      expect(await save(people.Bea, id)).toMatchObject({ status: 404, body: { error: 'not_found' } })
      expect((await unsave(people.Bea, id)).status).toBe(204)
    }
  })

  test('a deleted post is no longer listed', async () => {
    const { Dora } = await server.registerTalents('Dora')
    const [kept, gone] = [await publish(people.Ana), await publish(people.Ana)]
    for (const id of [kept, gone]) await save(Dora, id)
    await server.call('deletePost', { token: people.Ana.token, params: { id: gone } })
    expect(await listIds(Dora)).toEqual([kept])
  })

  test('a post of a blocked, blocking or deactivated person is not listed and cannot be saved', async () => {
    const { Eva, Fina, Gala, Hana } = await server.registerTalents('Eva', 'Fina', 'Gala', 'Hana')
    const shown = await publish(people.Ana)
    const [byFina, byGala, byHana] = [await publish(Fina), await publish(Gala), await publish(Hana)]
    for (const id of [byFina, shown, byGala, byHana]) await save(Eva, id)
    await server.call('blockUser', { token: Eva.token, body: { userId: Fina.id } })
    await server.call('blockUser', { token: Gala.token, body: { userId: Eva.id } })
    await server.call('cancelAccount', { token: Hana.token })
    expect(await list(Eva)).toMatchObject({ posts: [{ id: shown }], next: null })
    for (const id of [byFina, byGala, byHana]) expect((await save(Eva, id)).status).toBe(404)

    const { email, password } = Hana
    await server.call('authenticate', { body: { email, password } })
    expect(await listIds(Eva)).toEqual([byHana, shown])
    expect((await unsave(Eva, byGala)).status).toBe(204)
  })
})
