import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '../../accounts/auth/index.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fillDiscovery, hasOutdatedRows } from './discovery.rows.store.ts'
import { complete } from './discovery.testing.ts'
import { searchPeople } from './search.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('P-discovery-9: rows from before an update are found while a job writes them again', async () => {
  const { db } = server.context
  const { Nadia, Olga } = await server.registerTalents('Nadia', 'Olga')
  await complete(server, Nadia, { categories: [3], country: 'ES', biography: 'Toco la marimba.' })
  await sql`
    update discovery set document_version = null, words = array_to_tsvector(
      array(select lexeme from unnest(tsvector_to_array(words)) lexeme where lexeme !~ '^[<&]')
    )`.execute(db)
  // Another object for the same database, as if the server was started now.
  const started = db.withSchema('public')
  const caller: Member = {
    accountId: Olga.id,
    type: 'talento',
    hiddenAccountIds: [],
    sessionId: '',
    moderator: false,
    suspended: false,
    freshUntil: new Date(),
    followingCount: 0,
    language: 'es',
  }
  const off = { withPhotos: false, withVideo: false, available: false, newThisMonth: false }
  const find = async (params: { q: string; category?: number; country?: string }) => {
    const search = { db: started, caller, language: 'es' as const, today: new Date() }
    return (await searchPeople({ ...search, params: { ...off, ...params } })).people.map(({ id }) => id)
  }
  const findEach = async () => [
    await find({ q: 'n' }),
    await find({ q: 'mar' }),
    await find({ q: '', category: 3, country: 'ES' }),
  ]
  expect(await findEach()).toEqual([[Nadia.id], [Nadia.id], [Nadia.id]])
  expect(await hasOutdatedRows(db)).toBe(true)
  await fillDiscovery(db)
  expect(await hasOutdatedRows(db)).toBe(false)
  expect(await findEach()).toEqual([[Nadia.id], [Nadia.id], [Nadia.id]])
})
