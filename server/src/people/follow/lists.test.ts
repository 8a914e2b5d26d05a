import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countQueries } from '../../platform/database/testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let fans: Record<string, TestPerson>
let people: Record<'Ana' | 'Bea' | 'Inaki', TestPerson>
let agency: TestPerson
const names = Array.from(
  { length: limits.pageSize + 2 },
  (_, index) => `Fan${String.fromCharCode(65 + index)}`,
)

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Inaki')
  fans = await server.registerTalents(...names)
  agency = (await server.registerPeople('agencia', 'Casting')).Casting
  await server.context.db
    .updateTable('account')
    .set({ first_name: 'Iñaki' })
    .where('id', '=', people.Inaki.id)
    .execute()
  // Sequentially, so that the order is defined.
  for (const fan of Object.values(fans)) {
    server.advance(1_000)
    await follow(fan, people.Ana)
  }
})
afterAll(() => server.stop())

const follow = (who: TestPerson, whom: TestPerson) =>
  server.call('followUser', { token: who.token, body: { id: whom.id } })

type List = 'getFollowers' | 'getFollowing'
async function list(name: List, who: TestPerson, of: string, query: Record<string, string> = {}) {
  const { status, body } = await server.call(name, { token: who.token, params: { id: of }, query } as never)
  expect(status).toBe(200)
  return body as { rows: { id: string; following: boolean; type: string }[]; count: number }
}
const ids = (page: { rows: { id: string }[] }) => page.rows.map(({ id }) => id)

describe('P-follows-3: GET users/{id}/followers, GET users/{id}/following', () => {
  test('P-wire-5: newest first, 12 per page; a page past the end is empty', async () => {
    const newest = Object.values(fans)
      .toReversed()
      .map(({ id }) => id)
    const first = await list('getFollowers', people.Bea, people.Ana.id)
    const second = await list('getFollowers', people.Bea, people.Ana.id, { page: '2' })
    expect([...ids(first), ...ids(second)]).toEqual(newest)
    expect([first.count, second.count]).toEqual([newest.length, newest.length])
    for (const page of ['3', '1000']) {
      expect(await list('getFollowers', people.Bea, people.Ana.id, { page })).toEqual({
        rows: [],
        count: newest.length,
      })
    }
  })

  test('P-discovery-12: followed people by id or profile_url; each row tells whether the caller follows the person', async () => {
    await follow(people.Bea, people.Ana)
    await follow(people.Inaki, people.Bea)
    await follow(people.Inaki, agency)
    const { body: self } = await server.call('getSelf', { token: people.Inaki.token })
    const page = await list('getFollowing', people.Bea, self.profile_url)
    expect(page.count).toBe(2)
    expect(page.rows).toEqual([
      expect.objectContaining({ id: agency.id, type: 'agencia', following: false }),
      expect.objectContaining({ id: people.Bea.id, type: 'talento', following: false }),
    ])
    expect(Object.keys(page.rows[0] ?? {}).sort()).toEqual(
      [
        'categories',
        'ciudad',
        'country',
        'coverImage',
        'coverPlaceholder',
        'following',
        'fullname',
        'id',
        'profileImage',
        'profile_url',
        'type',
        'verified',
      ].sort(),
    )
    const [ana] = (await list('getFollowing', people.Bea, people.Bea.id)).rows
    expect(ana).toMatchObject({ id: people.Ana.id, following: true })
  })

  test('`q` matches a part of the name ignoring case and accents, and `count` counts the matches', async () => {
    await follow(people.Inaki, people.Ana)
    for (const q of ['iñaki', 'INAKI', ' naki ']) {
      expect(ids(await list('getFollowers', people.Bea, people.Ana.id, { q }))).toEqual([people.Inaki.id])
    }
    expect((await list('getFollowers', people.Bea, people.Ana.id, { q: 'fan' })).count).toBe(names.length)
    for (const q of ['%', '_', '\\', '.*', 'nadie']) {
      expect(await list('getFollowers', people.Bea, people.Ana.id, { q })).toEqual({ rows: [], count: 0 })
    }
  })

  test('P-blocks-2, P-blocks-9: blocked people are excluded from lists on both sides, not from counts; their own lists are a 404', async () => {
    const [fan] = Object.values(fans)
    if (!fan) throw new Error('no fan')
    const before = await list('getFollowers', people.Bea, people.Ana.id)
    await server.call('blockUser', { token: people.Bea.token, body: { userId: fan.id } })
    for (const q of ['', 'fan']) {
      const found = await list('getFollowers', people.Bea, people.Ana.id, { page: '2', q })
      expect(ids(found)).not.toContain(fan.id)
    }
    expect((await list('getFollowers', people.Bea, people.Ana.id)).count).toBe(before.count)
    const seen = await list('getFollowers', fan, people.Ana.id)
    expect(ids(seen)).not.toContain(people.Bea.id)
    expect(seen.count).toBe(before.count)
    expect((await list('getFollowers', people.Inaki, people.Ana.id)).count).toBe(before.count)
    for (const [who, whom] of [
      [people.Bea, fan],
      [fan, people.Bea],
    ] as const) {
      for (const name of ['getFollowers', 'getFollowing'] as const) {
        const { status } = await server.call(name, { token: who.token, params: { id: whom.id } })
        expect(status).toBe(404)
      }
    }
  })

  test('a deactivated account is excluded from rows and count', async () => {
    const gone = fans['FanC']
    if (!gone) throw new Error('no fan')
    const before = await list('getFollowers', people.Inaki, people.Ana.id)
    const { status } = await server.call('cancelAccount', { token: gone.token })
    expect(status).toBe(202)
    const hidden = await list('getFollowers', people.Inaki, people.Ana.id)
    expect(ids(hidden)).not.toContain(gone.id)
    await server.eventsHandled()
    const after = await list('getFollowers', people.Inaki, people.Ana.id)
    expect(after.count).toBe(before.count - 1)
    expect(ids(after)).not.toContain(gone.id)
  })

  test('an unknown person is a 404; an invalid page or query is a 400', async () => {
    const ask = (id: string, query: object) =>
      server.call('getFollowers', { token: people.Ana.token, params: { id }, query } as never)
    expect((await ask('nadie', {})).status).toBe(404)
    for (const query of [
      { page: '0' },
      { page: '-1' },
      { page: 'abc' },
      { page: '1001' },
      { q: 'a'.repeat(101) },
    ])
      expect((await ask(people.Ana.id, query)).status).toBe(400)
  })

  test('GET users/agencia/following lists the talents an agency follows', async () => {
    await follow(agency, people.Bea)
    const { status, body } = await server.call('getFollowedTalents', { token: agency.token, query: {} })
    expect([status, ids(body), body.count]).toEqual([200, [people.Bea.id], 1])
    expect((await server.call('getFollowedTalents', { token: people.Ana.token, query: {} })).status).toBe(403)
  })

  test('P-wire-15: a page of many people takes as many queries as a page of one', async () => {
    const queries = async (of: TestPerson) => {
      const { result, queries } = await countQueries(() => list('getFollowers', people.Inaki, of.id))
      return [result.rows.length, queries]
    }
    const [, warm] = await queries(people.Ana)
    const [one, few] = await queries(agency)
    const [many, same] = await queries(people.Ana)
    expect([one, many]).toEqual([1, limits.pageSize])
    expect([few, warm]).toEqual([same, same])
  })
})
