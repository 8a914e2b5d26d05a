import { limits } from '@brilla/contract/platform/limits'
import type { RosterOrder } from '@brilla/contract/discovery/roster-orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccounts } from '../../accounts/auth/index.ts'
import { countQueries, waitingForLocks } from '../../platform/database/testing.ts'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { complete, findInconsistentRows } from './discovery.testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Dora' | 'Elsa' | 'Fina' | 'Menor' | 'Vacia', TestPerson>
let agency: TestPerson

const follow = (who: TestPerson, whom: TestPerson) =>
  server.call('followUser', { token: who.token, body: { id: whom.id } })
const names = (rows: { fullname: string }[]) => rows.map(({ fullname }) => fullname.split(' ')[0])
const entryNames = (rows: { user: { fullname: string } }[]) => names(rows.map(({ user }) => user))
async function recent(who: TestPerson, query = {}) {
  return (await server.call('getRecent', { token: who.token, query })).body
}
async function similar(who: TestPerson) {
  return entryNames((await server.call('getSimilar', { token: who.token, query: {} })).body.rows)
}
async function inCategory(who: TestPerson, id: string, query = {}) {
  return (await server.call('getCategoryPeople', { token: who.token, params: { id }, query })).body
}

beforeAll(async () => {
  server = await startTestServer()
  people = {} as never
  // Sequentially, because lists are ordered by time of registration.
  for (const name of ['Ana', 'Bea', 'Carla', 'Dora', 'Elsa', 'Fina', 'Menor', 'Vacia'] as const) {
    Object.assign(people, await server.registerTalents(name))
  }
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
  await complete(server, people.Ana, { categories: [2] })
  await complete(server, people.Bea, { categories: [2, 3], city: 'Puebla' })
  await complete(server, people.Carla, { categories: [3], city: 'MERIDA' })
  await complete(server, people.Dora, { categories: [2], country: 'IE', city: 'Dublin' })
  await complete(server, people.Elsa, { categories: [4], country: 'IE', city: 'Cork' })
  await complete(server, people.Fina, { categories: [4], photo: false })
  await complete(server, people.Menor, {
    categories: [2],
    birthdate: birthdateTurning(17, 100),
    country: 'ES',
  })
  await complete(server, agency, { categories: [2] })
})
afterAll(() => server.stop())

describe('P-discovery-3: GET users/recientes', () => {
  test('P-discovery-8, P-discovery-3: complete talent profiles, newest first, 12 per page', async () => {
    const { rows, count } = await recent(agency)
    expect(names(rows)).toEqual(['Menor', 'Elsa', 'Dora', 'Carla', 'Bea', 'Ana'])
    expect(count).toBe(6)
    expect((await recent(people.Ana, { page: '2' })).rows).toEqual([])
    for (const page of ['0', '-1', 'abc', '1001']) {
      expect((await server.call('getRecent', { token: people.Ana.token, query: { page } })).status).toBe(400)
    }
  })

  test('P-discovery-11: does not recommend the caller to themselves', async () => {
    const { rows, count } = await recent(people.Ana)
    expect(names(rows)).toEqual(['Menor', 'Elsa', 'Dora', 'Carla', 'Bea'])
    expect(count).toBe(5)
  })

  test("P-discovery-5: `categories` restricts to the caller's or to other categories", async () => {
    expect(names((await recent(agency, { categories: 'own' })).rows)).toEqual(['Menor', 'Dora', 'Bea', 'Ana'])
    expect(await recent(agency, { categories: 'other' })).toMatchObject({
      count: 2,
      rows: [{ fullname: 'Elsa Prueba' }, { fullname: 'Carla Prueba' }],
    })
  })

  test('P-minors-1: the city of a minor is visible only to themselves', async () => {
    const of = async (who: TestPerson) =>
      (await inCategory(who, 'all')).rows.find(({ userId }) => userId === people.Menor.id)?.user.ciudad
    expect(await of(people.Ana)).toBeNull()
    expect(await of(people.Menor)).toBe('Mérida')
  })
})

describe('P-discovery-6: GET categories/users/{id}', () => {
  test('filters by category and country', async () => {
    expect(entryNames((await inCategory(people.Ana, '2')).rows)).toEqual(['Menor', 'Dora', 'Bea', 'Ana'])
    expect(entryNames((await inCategory(people.Ana, '2', { country: 'MX' })).rows)).toEqual(['Bea', 'Ana'])
    expect(await inCategory(people.Ana, '2', { country: 'IE' })).toMatchObject({
      count: 1,
      rows: [{ userId: people.Dora.id, user: { id: people.Dora.id, country: 'IE', ciudad: 'Dublín' } }],
    })
    expect((await inCategory(people.Ana, '8')).rows).toEqual([])
  })

  test('`all` returns all talents, complete profiles first', async () => {
    const { rows, count } = await inCategory(people.Ana, 'all')
    expect(entryNames(rows)).toEqual(['Menor', 'Elsa', 'Dora', 'Carla', 'Bea', 'Ana', 'Vacia', 'Fina'])
    expect(count).toBe(8)
    for (const country of ['all', ''])
      expect((await inCategory(people.Ana, 'all', { country })).count).toBe(8)
  })

  test('an unknown category is a 404, an unknown country a 400', async () => {
    const { token } = people.Ana
    for (const id of ['0', '9', 'x', '-1', '1.0', '__proto__']) {
      expect((await server.call('getCategoryPeople', { token, params: { id }, query: {} })).status).toBe(404)
    }
    const query = { country: 'XX' }
    expect((await server.call('getCategoryPeople', { token, params: { id: '1' }, query })).status).toBe(400)
  })
})

describe('P-discovery-4: GET users/similares', () => {
  test('P-discovery-4: complete profiles, ranked by shared categories, then country and city', async () => {
    expect(await similar(people.Ana)).toEqual(['Bea', 'Menor', 'Dora', 'Carla'])
    // Without categories of one's own, by country and city.
    expect(await similar(people.Vacia)).toEqual(['Carla', 'Ana', 'Bea'])
    const { rows } = (await server.call('getSimilar', { token: people.Ana.token, query: {} })).body
    expect(rows[0]).toMatchObject({
      userId: people.Bea.id,
      user: {
        profileImage: `${people.Bea.id}.jpg`,
        profile_url: 'bea-prueba',
        fullname: 'Bea Prueba',
        ciudad: 'Puebla',
        country: 'MX',
      },
    })
  })

  test('P-discovery-4: says what they have in common, as far as the caller sees it', async () => {
    const shared = async (who: TestPerson) => {
      const { rows } = (await server.call('getSimilar', { token: who.token, query: {} })).body
      return Object.fromEntries(rows.map(({ user, shared }) => [user.fullname.split(' ')[0], shared]))
    }
    expect(await shared(people.Ana)).toEqual({
      Bea: { categoryId: 2, city: false, country: true },
      Menor: { categoryId: 2, city: false, country: false },
      Dora: { categoryId: 2, city: false, country: false },
      Carla: { categoryId: null, city: true, country: true },
    })
    const hide = (city_audience: string) =>
      server.context.db
        .updateTable('account')
        .set({ city_audience })
        .where('id', '=', people.Carla.id)
        .execute()
    await hide('nobody')
    expect(await shared(people.Ana)).toMatchObject({ Carla: { city: false, country: true } })
    await hide('everyone')
  })

  test('P-minors-7: a city that the caller does not see makes nobody similar', async () => {
    const show = (city_audience: string) =>
      server.context.db
        .updateTable('account')
        .set({ city_audience })
        .where('id', '=', people.Ana.id)
        .execute()
    await show('agencies')
    expect(await similar(people.Vacia)).toEqual(['Carla', 'Bea', 'Ana'])
    await show('everyone')
    expect(await similar(people.Vacia)).toEqual(['Carla', 'Ana', 'Bea'])
  })

  test('excludes followed people and the caller', async () => {
    await follow(people.Ana, people.Bea)
    expect(await similar(people.Ana)).not.toContain('Bea')
    await server.call('unfollowUser', { token: people.Ana.token, body: { id: people.Bea.id } })
    expect(await similar(people.Ana)).toContain('Bea')
    expect(await similar(agency)).toContain('Ana')
  })
})

describe('P-follows-6: GET users/agencia/following', () => {
  test('lists the talents the agency follows, most recent first; only for agencies', async () => {
    await follow(agency, people.Ana)
    await follow(agency, people.Fina)
    const read = (token: string) => server.call('getFollowedTalents', { token, query: {} })
    expect((await read(agency.token)).body).toMatchObject({
      count: 2,
      rows: [
        { fullname: 'Fina Prueba', following: true },
        { fullname: 'Ana Prueba', following: true },
      ],
    })
    expect(await read(people.Ana.token)).toMatchObject({ status: 403, body: { error: 'only_agencia' } })
  })

  test('searches by a part of the name, and orders by name or by the last post', async () => {
    for (const { id } of [people.Ana, people.Fina])
      await server.call('unfollowUser', { token: agency.token, body: { id } })
    for (const person of [people.Bea, people.Dora]) await follow(agency, person)
    const read = async (query: { q?: string; order?: RosterOrder }) =>
      names((await server.call('getFollowedTalents', { token: agency.token, query })).body.rows)
    expect(await read({})).toEqual(['Dora', 'Bea'])
    expect(await read({ order: 'name' })).toEqual(['Bea', 'Dora'])
    expect(await read({ q: 'ORÁ pru' })).toEqual(['Dora'])
    expect(await read({ q: 'nadie' })).toEqual([])
    await server.call('createPost', { token: people.Bea.token, body: { description: 'Hoy bailo.' } })
    expect(await read({ order: 'active' })).toEqual(['Bea', 'Dora'])
  })
})

describe('hidden accounts', () => {
  test("P-blocks-2: a block excludes both from each other's lists and counts", async () => {
    const before = (await recent(people.Elsa)).count
    await server.call('blockUser', { token: people.Elsa.token, body: { userId: people.Dora.id } })
    for (const [who, whom] of [
      [people.Elsa, 'Dora'],
      [people.Dora, 'Elsa'],
    ] as const) {
      const lists = [
        await recent(who),
        (await server.call('getFeatured', { token: who.token, query: {} })).body,
        (await server.call('searchPeople', { token: who.token, query: { q: whom } })).body,
      ]
      for (const { rows, count } of lists) {
        expect(names(rows)).not.toContain(whom)
        expect(rows).toHaveLength(count)
      }
      expect((await recent(who)).count).toBe(before - 1)
      expect(entryNames((await inCategory(who, 'all')).rows)).not.toContain(whom)
      expect(await similar(who)).not.toContain(whom)
    }
  })

  test('P-suspension-3: deactivated and suspended accounts are in no list, and return when reactivated', async () => {
    const { db } = server.context
    for (const status of ['cancelled', 'suspended', 'active'] as const) {
      await db.updateTable('account').set({ status }).where('id', '=', people.Carla.id).execute()
      await server.eventsHandled()
      const seen = [
        names((await recent(people.Ana)).rows),
        entryNames((await inCategory(people.Ana, '3')).rows),
        names(
          (await server.call('searchPeople', { token: people.Ana.token, query: { q: 'carla' } })).body.rows,
        ),
      ].map((list) => list.includes('Carla'))
      expect(seen).toEqual([status === 'active', status === 'active', status === 'active'])
    }
  })

  test('P-categories-3: subscribing works during a concurrent change of the profile address', async () => {
    const { db } = server.context
    const { Vacia } = people
    // The handlers of earlier events lock the account too.
    await server.eventsHandled()
    const { chosen } = await db.transaction().execute(async (trx) => {
      // An uncommitted change of the profile address.
      await lockAccounts(trx, [Vacia.id])
      const call = server.call('subscribeCategory', { token: Vacia.token, body: { categoryId: 8 } })
      await expect.poll(() => waitingForLocks(db)).toBe(1)
      await trx
        .updateTable('account')
        .set({ profile_url: 'vacia-nueva' })
        .where('id', '=', Vacia.id)
        .execute()
      return { chosen: call }
    })
    expect((await chosen).status).toBe(204)
  })

  test('discovery rows stay consistent with accounts under concurrent changes', async () => {
    const { Vacia } = people
    const { token } = Vacia
    await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((categoryId) => [
        server.call('subscribeCategory', { token, body: { categoryId } }),
        server.context.db
          .updateTable('account')
          .set({ biography: `Palabra${categoryId} y otras` })
          .where('id', '=', Vacia.id)
          .execute(),
        ...(categoryId % 2 ? [server.call('unsubscribeCategory', { token, body: { categoryId } })] : []),
      ]),
    )
    await server.eventsHandled()
    expect(await findInconsistentRows(server)).toEqual([])
    await server.context.db.deleteFrom('account').where('id', '=', Vacia.id).execute()
    expect(await findInconsistentRows(server)).toEqual([])
  })
})

test('P-wire-15: a page of twelve takes as many queries as a page of one', async () => {
  const { token } = people.Ana
  const ask = {
    few: () => server.call('getCategoryPeople', { token, params: { id: '4' }, query: {} }),
    many: () => server.call('getCategoryPeople', { token, params: { id: 'all' }, query: {} }),
    similar: () => server.call('getSimilar', { token, query: {} }),
    search: () => server.call('searchPeople', { token, query: { q: 'prueba' } }),
  }
  const queries = async (read: () => Promise<unknown>) => (await countQueries(read)).queries
  expect(await queries(ask.few)).toBe(1)
  expect(await queries(ask.many)).toBe(1)
  // One for the people, one for the caller's own traits.
  expect(await queries(ask.similar)).toBe(2)
  expect(await queries(ask.search)).toBeLessThanOrEqual(3)
  expect(limits.pageSize).toBe(12)
})
