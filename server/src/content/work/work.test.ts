import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complete } from '../../discovery/search/discovery.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day } from '../../platform/duration.ts'
import { refreshFeaturedWork } from './index.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Dora', TestPerson>
let agency: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  const [talents, { Cumbre }] = await Promise.all([
    server.registerTalents('Ana', 'Bea', 'Carla', 'Dora'),
    server.registerPeople('agencia', 'Cumbre'),
  ])
  ;[people, agency] = [talents, Cumbre]
  await Promise.all([
    complete(server, people.Ana, { categories: [2, 3] }),
    complete(server, people.Bea, { categories: [3] }),
    complete(server, people.Carla, { categories: [4] }),
    complete(server, people.Dora, { categories: [5] }),
  ])
})
afterAll(() => server.stop())

const post = async ({ token }: TestPerson, body: object) =>
  (await server.call('createPost', { token, body: body as never })).body.id
const publishVideo = (who: TestPerson, description = 'Un video') =>
  post(who, { description, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })

const list = async ({ token }: TestPerson, query: Record<string, string> = {}) =>
  (await server.call('getWork', { token, query: query as never })).body
const listIds = async (who: TestPerson, query: Record<string, string> = {}) =>
  (await list(who, query)).posts.map(({ id }) => id)
const featured = (who: TestPerson, category?: string) =>
  listIds(who, { order: 'featured', ...(category !== undefined && { category }) })

const like = ({ token }: TestPerson, id: string) =>
  server.call('likePost', { token, params: { id }, body: { reacted: true } })
const comment = ({ token }: TestPerson, postId: string) =>
  server.call('createComment', { token, body: { postId, comment: 'Bravo' } })

/** Removes all posts, so that a test knows which there are; events that change them are handled first. */
async function removePosts(): Promise<void> {
  await server.eventsHandled()
  await server.context.db.deleteFrom('post').execute()
}

describe('P-discovery-15: GET posts/work', () => {
  test('lists posts with photos or a video, newest first, by the categories of their authors', async () => {
    await removePosts()
    const byAna = await publishVideo(people.Ana)
    await post(people.Ana, { description: 'Solo texto' })
    const byBea = await publishVideo(people.Bea)
    await server.call('sharePost', { token: people.Carla.token, body: { id: byBea } })
    for (const query of [{}, { category: 'all' }, { order: 'recent' }])
      expect(await listIds(agency, query as never)).toEqual([byBea, byAna])
    expect(await listIds(agency, { category: '2' })).toEqual([byAna])
    expect(await listIds(agency, { category: 'cinematografia' })).toEqual(
      await listIds(agency, { category: '4' }),
    )
    expect(await listIds(people.Ana, { category: '3' })).toEqual([byBea, byAna])
    expect(await listIds(agency, { category: '8' })).toEqual([])
    expect((await list(agency)).posts[0]).toMatchObject({
      id: byBea,
      user: { id: people.Bea.id },
      isOwner: false,
    })
  })

  test('follows the categories of the author', async () => {
    await removePosts()
    const id = await publishVideo(people.Dora)
    const change = (name: 'subscribeCategory' | 'unsubscribeCategory') =>
      server.call(name, { token: people.Dora.token, body: { categoryId: 6 } })
    expect(await listIds(agency, { category: '6' })).toEqual([])
    await change('subscribeCategory')
    expect(await listIds(agency, { category: '6' })).toEqual([id])
    await change('unsubscribeCategory')
    expect(await listIds(agency, { category: '6' })).toEqual([])
    expect(await listIds(agency)).toEqual([id])
  })

  test('a category that is added while posts are published is missing in none of them', async () => {
    await removePosts()
    const { Elsa } = await server.registerTalents('Elsa')
    const [ids] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => publishVideo(Elsa))),
      server.call('subscribeCategory', { token: Elsa.token, body: { categoryId: 7 } }),
    ])
    const first = await list(agency, { category: '7' })
    const rest = await listIds(agency, { category: '7', after: first.next! })
    expect([...first.posts.map(({ id }) => id), ...rest].toSorted()).toEqual(ids.toSorted())
  })

  test('by page, in both orders', async () => {
    await removePosts()
    const authors = await server.registerTalents('Uma', 'Val', 'Wil', 'Xel', 'Yam')
    const ids: string[] = []
    for (const author of Object.values(authors)) {
      for (let number = 0; number < 3; number++) {
        const id = await publishVideo(author)
        await like(people.Ana, id)
        ids.push(id)
      }
    }
    await refreshFeaturedWork(server.context)
    for (const order of ['recent', 'featured']) {
      const first = await list(agency, { order })
      expect(first.posts).toHaveLength(limits.pageSize)
      const second = await list(agency, { order, after: first.next! })
      expect(second).toMatchObject({ next: null })
      const read = [...first.posts, ...second.posts].map(({ id }) => id)
      expect(read.toSorted()).toEqual(ids.toSorted())
      // A cursor stays valid when the featured work is computed again.
      await refreshFeaturedWork(server.context)
      expect((await list(agency, { order, after: first.next! })).posts).toEqual(second.posts)
    }
  })

  test('work of hidden accounts is not listed, deleted work neither', async () => {
    await removePosts()
    const { Eva, Fina, Gala, Hana } = await server.registerTalents('Eva', 'Fina', 'Gala', 'Hana')
    const shown = await publishVideo(people.Ana)
    const gone = await publishVideo(people.Bea)
    const byHana = await publishVideo(Hana)
    for (const id of [shown, gone, byHana, await publishVideo(Fina), await publishVideo(Gala)])
      await like(people.Carla, id)
    await refreshFeaturedWork(server.context)
    await server.call('blockUser', { token: Eva.token, body: { userId: Fina.id } })
    await server.call('blockUser', { token: Gala.token, body: { userId: Eva.id } })
    await server.call('cancelAccount', { token: Hana.token })
    await server.call('deletePost', { token: people.Bea.token, params: { id: gone } })
    expect(await listIds(Eva)).toEqual([shown])
    expect(await featured(Eva)).toEqual([shown])
    await server.call('authenticate', { body: { email: Hana.email, password: Hana.password } })
    expect(await listIds(Eva)).toEqual([byHana, shown])
  })

  test('an unknown category or order, or a malformed cursor, is a 400', async () => {
    for (const query of [{ category: 'x' }, { category: '9' }, { order: 'best' }, { after: 'x' }]) {
      const { status } = await server.call('getWork', { token: agency.token, query: query as never })
      expect([query, status]).toEqual([query, 400])
    }
  })
})

describe('P-discovery-15: featured work', () => {
  test('ranks by interest, a share before a comment before a like, and leaves out work without any', async () => {
    await removePosts()
    const ids = []
    for (const author of [people.Ana, people.Bea, people.Carla, people.Dora])
      ids.push(await publishVideo(author))
    const [none, liked, commented, shared] = ids as [string, string, string, string]
    await like(people.Ana, liked)
    await comment(people.Bea, commented)
    await server.call('sharePost', { token: people.Carla.token, body: { id: shared } })
    await refreshFeaturedWork(server.context)
    expect(await featured(agency)).toEqual([shared, commented, liked])
    expect(await featured(agency, '4')).toEqual([commented])
    expect(await featured(agency)).not.toContain(none)
  })

  test('newer work before older work with as much interest; none from before the last 30 days', async () => {
    await removePosts()
    const [old, older, fresh] = [
      await publishVideo(people.Ana),
      await publishVideo(people.Bea),
      await publishVideo(people.Carla),
    ]
    const backdate = (id: string, days: number) =>
      server.context.db
        .updateTable('post')
        .set({ created_at: new Date(Date.now() - days * day) })
        .where('id', '=', id)
        .execute()
    await backdate(old, 20)
    await backdate(older, 31)
    for (const id of [old, older, fresh]) await like(people.Dora, id)
    await refreshFeaturedWork(server.context)
    expect(await featured(agency)).toEqual([fresh, old])
  })

  test('who likes everything moves less than who likes one post', async () => {
    await removePosts()
    const { Ines, Juno } = await server.registerTalents('Ines', 'Juno')
    for (const fan of [Ines, Juno]) await complete(server, fan)
    const [chosen, ...others] = [
      await publishVideo(people.Ana),
      await publishVideo(people.Bea),
      await publishVideo(people.Carla),
      await publishVideo(people.Dora),
    ]
    for (const id of others) await like(Ines, id)
    await like(Juno, chosen!)
    await refreshFeaturedWork(server.context)
    expect((await featured(agency))[0]).toBe(chosen)
  })

  test("one's own interest and that of accounts without a profile count for nothing", async () => {
    await removePosts()
    const [own, puppets, real] = [
      await publishVideo(people.Ana),
      await publishVideo(people.Bea),
      await publishVideo(people.Carla),
    ]
    await like(people.Ana, own)
    await comment(people.Ana, own)
    const made = await server.registerTalents('P1', 'P2', 'P3', 'P4', 'P5', 'P6')
    for (const puppet of Object.values(made)) await like(puppet, puppets)
    await like(people.Dora, real)
    await refreshFeaturedWork(server.context)
    expect(await featured(agency)).toEqual([real])
  })

  test('many accounts of today lift no post above the like of one that is a month old', async () => {
    await removePosts()
    const [lifted, liked] = [await publishVideo(people.Ana), await publishVideo(people.Bea)]
    const made = Object.values(await server.registerTalents('Q1', 'Q2', 'Q3'))
    for (const puppet of made) {
      await complete(server, puppet)
      await like(puppet, lifted)
    }
    await server.context.db
      .updateTable('account')
      .set({ created_at: new Date(Date.now() - 31 * day) })
      .where('id', '=', people.Dora.id)
      .execute()
    await like(people.Dora, liked)
    await refreshFeaturedWork(server.context)
    expect(await featured(agency)).toEqual([liked, lifted])
  })

  test('nobody has more than three posts in a list', async () => {
    await removePosts()
    const ids = []
    for (let number = 0; number < 4; number++) ids.push(await publishVideo(people.Ana))
    for (const id of ids) await like(people.Dora, id)
    await refreshFeaturedWork(server.context)
    expect(await featured(agency)).toEqual(ids.slice(1).toReversed())
  })
})
