import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let bea: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  bea = (await server.registerTalents('Bea')).Bea
})
afterAll(() => server.stop())

const register = async (name: string) => (await server.registerTalents(name))[name]!

async function publish({ token }: TestPerson, count: number): Promise<string[]> {
  const ids = []
  for (let number = 1; number <= count; number++) {
    const body = { description: `Nota ${number}` }
    ids.push((await server.call('createPost', { token, body })).body.id)
  }
  return ids
}

/** Pins one a second, so that the order is defined. */
function pin({ token }: TestPerson, id: string) {
  server.advance(1_000)
  return server.call('pinPost', { token, params: { id } })
}
const unpin = ({ token }: TestPerson, id: string) => server.call('unpinPost', { token, params: { id } })

const list = async (of: TestPerson, query: { page?: string; after?: string } = {}) =>
  (await server.call('getUserPosts', { token: bea.token, params: { profile: of.id }, query })).body
const ids = ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id)

test('P-profiles-18: pinned posts come first, the last pinned at the top, and a post says that it is pinned', async () => {
  const ana = await register('Ana')
  const [one, two, three, four] = await publish(ana, 4)
  for (const id of [two, one, two]) expect(await pin(ana, id!)).toMatchObject({ status: 204 })
  const page = await list(ana)
  expect(ids(page)).toEqual([one, two, four, three])
  expect(page.posts.map(({ pinned }) => pinned)).toEqual([true, true, false, false])
  const { body } = await server.call('getPost', { token: bea.token, params: { id: one! } })
  expect(body.pinned).toBe(true)
  const feed = (await server.call('getFeed', { token: bea.token, query: {} })).body
  expect(ids(feed).slice(0, 4)).toEqual([four, three, two, one])

  for (let time = 0; time < 2; time++) expect((await unpin(ana, one!)).status).toBe(204)
  expect(ids(await list(ana))).toEqual([two, four, three, one])
})

test('P-profiles-18: each post is on one page, by cursor and by page number', async () => {
  const dora = await register('Dora')
  const all = await publish(dora, 25)
  const pinned = [all[2]!, all[24]!, all[13]!]
  for (const id of pinned) await pin(dora, id)
  const order = [...pinned.toReversed(), ...all.filter((id) => !pinned.includes(id)).toReversed()]
  const byNumber = []
  for (const page of ['1', '2', '3']) byNumber.push(ids(await list(dora, { page })))
  expect(byNumber.map(({ length }) => length)).toEqual([limits.feedPageSize, limits.feedPageSize, 5])
  expect(byNumber.flat()).toEqual(order)
  const byCursor = []
  let next: string | null | undefined
  do {
    const page = await list(dora, next ? { after: next } : {})
    expect(page.limit).toBe(3)
    byCursor.push(...ids(page))
    next = page.next
  } while (next !== null)
  expect(byCursor).toEqual(order)
})

test('P-profiles-18: a fourth is refused, also of concurrent requests; a deleted one frees its place', async () => {
  const elsa = await register('Elsa')
  const all = await publish(elsa, 8)
  const responses = await Promise.all(
    all.map((id) => server.call('pinPost', { token: elsa.token, params: { id } })),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 204, 204, 422, 422, 422, 422, 422])
  const refused = responses.find(({ status }) => status === 422)
  expect(refused?.body).toMatchObject({ error: 'demasiadas_fijadas' })
  const [first] = ids(await list(elsa))
  const another = all.filter((_, index) => responses[index]?.status === 422)
  expect((await pin(elsa, first!)).status).toBe(204)
  expect((await pin(elsa, another[0]!)).status).toBe(422)
  await server.call('deletePost', { token: elsa.token, params: { id: first! } })
  expect((await pin(elsa, another[0]!)).status).toBe(204)
  expect((await pin(elsa, another[1]!)).status).toBe(422)
})

test('P-profiles-18: a share can be pinned, and stays when the shared post is deleted', async () => {
  const fina = await register('Fina')
  const [original] = await publish(bea, 1)
  const { body: share } = await server.call('sharePost', { token: fina.token, body: { id: original! } })
  await publish(fina, 1)
  expect((await pin(fina, share.id)).status).toBe(204)
  await server.call('deletePost', { token: bea.token, params: { id: original! } })
  expect((await list(fina)).posts[0]).toMatchObject({ id: share.id, isShare: true, sharedPost: null })
})

test("P-profiles-18: another person's post is a 403; an unknown, malformed or invisible one is a 404", async () => {
  const gala = await register('Gala')
  const [post] = await publish(gala, 1)
  for (const call of [pin, unpin]) {
    expect(await call(bea, post!)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    for (const id of ['01900000-0000-7000-8000-000000000000', 'x', "'"])
      expect(await call(bea, id)).toMatchObject({ status: 404, body: { error: 'not_found' } })
  }
  await server.call('blockUser', { token: gala.token, body: { userId: bea.id } })
  expect((await pin(bea, post!)).status).toBe(404)
})
