/** The featured people, and what their places cannot be bought by. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { complete } from './discovery.testing.ts'
import { refreshFeatured, refreshStaleFeatured } from './index.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Elsa' | 'Fina', TestPerson>

const follow = (who: TestPerson, whom: TestPerson) =>
  server.call('followUser', { token: who.token, body: { id: whom.id } })
const names = (rows: { fullname: string }[]) => rows.map(({ fullname }) => fullname.split(' ')[0])
const featured = async ({ token }: TestPerson) =>
  (await server.call('getFeatured', { token, query: {} })).body

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla', 'Elsa', 'Fina')
  await complete(server, people.Ana, { categories: [2] })
  await complete(server, people.Bea, { categories: [2, 3] })
  await complete(server, people.Carla, { categories: [3] })
  await complete(server, people.Elsa, { categories: [4] })
  await complete(server, people.Fina, { categories: [4], photo: false })
})
afterAll(() => server.stop())

describe('P-discovery-2: GET users/destacados', () => {
  test('P-discovery-2: activity of the last 30 days, complete profiles only', async () => {
    for (const who of [people.Bea, people.Carla, people.Elsa]) await follow(who, people.Fina)
    for (const who of [people.Bea, people.Carla, people.Elsa]) await follow(who, people.Ana)
    await follow(people.Ana, people.Elsa)
    expect(await featured(people.Ana)).toEqual({ rows: [], count: 0 })
    await refreshFeatured(server.context)
    const { rows, count } = await featured(people.Bea)
    expect(names(rows)).toEqual(['Ana', 'Elsa'])
    expect(count).toBe(2)
    expect(rows[0]).toMatchObject({ following: true })
    expect(await featured(people.Ana)).toMatchObject({ rows: [{ id: people.Elsa.id }], count: 1 })
    server.advance(31 * day)
    await refreshFeatured(server.context)
    server.advance(-31 * day)
    expect(await featured(people.Bea)).toEqual({ rows: [], count: 0 })
  })

  test('recent activity weighs more than activity of three weeks ago', async () => {
    const { db } = server.context
    await db.deleteFrom('follow').execute()
    await follow(people.Bea, people.Ana)
    await db
      .updateTable('follow')
      .set({ created_at: new Date(Date.now() - 21 * day) })
      .execute()
    await follow(people.Bea, people.Elsa)
    await refreshFeatured(server.context)
    expect(names((await featured(people.Bea)).rows)).toEqual(['Elsa', 'Ana'])
  })

  test('who follows everybody moves less than who follows one person', async () => {
    await server.context.db.deleteFrom('follow').execute()
    // Otherwise equal, the one with the greater id would be first.
    const [chosen, other] = [people.Bea, people.Elsa].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await follow(people.Carla, chosen!)
    await follow(people.Ana, other!)
    await follow(people.Ana, people.Carla)
    await refreshFeatured(server.context)
    expect((await featured(people.Fina)).rows[0]?.id).toBe(chosen!.id)
  })

  test('many fresh accounts lift nobody above the interest of one that is a month old', async () => {
    const { db } = server.context
    await db.deleteFrom('follow').execute()
    const puppets = Object.values(await server.registerTalents('P1', 'P2', 'P3'))
    for (const puppet of puppets) {
      await complete(server, puppet)
      await follow(puppet, people.Ana)
    }
    const { P4 } = await server.registerTalents('P4')
    await follow(P4, people.Carla)
    const registerBefore = (days: number) =>
      db
        .updateTable('account')
        .set({ created_at: new Date(Date.now() - days * day) })
        .where('id', '=', people.Bea.id)
        .execute()
    await registerBefore(31)
    await follow(people.Bea, people.Elsa)
    await refreshFeatured(server.context)
    expect(names((await featured(people.Fina)).rows)).toEqual(['Elsa', 'Ana'])
    await registerBefore(0)
    await refreshFeatured(server.context)
    expect(names((await featured(people.Fina)).rows)).toEqual(['Ana', 'Elsa'])
  })
})

test('a start recomputes the featured people only when they are stale or of other rules', async () => {
  const { clock, db } = server.context
  const sent: string[] = []
  const jobs = { ...server.context.jobs, send: async (_: unknown, name: string) => void sent.push(name) }
  const start = async () => {
    await refreshStaleFeatured({ clock, db, jobs })
    return sent.splice(0)
  }
  await db.deleteFrom('featured_refresh').execute()
  expect(await start()).toEqual(['discovery.featured'])
  await refreshFeatured(server.context)
  expect(await start()).toEqual([])
  server.advance(11 * minute)
  expect(await start()).toEqual(['discovery.featured'])
  server.advance(-11 * minute)
  expect(await start()).toEqual([])
  await db.updateTable('featured_refresh').set({ rules_version: 0 }).execute()
  expect(await start()).toEqual(['discovery.featured'])
})
