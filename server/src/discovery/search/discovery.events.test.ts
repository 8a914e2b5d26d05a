/** Rows for discovery are written by a handler of the outbox; these tests stop and start its workers. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFailedJobs } from '../../platform/jobs/index.ts'
import type { RunningOutbox } from '../../platform/outbox/index.ts'
import { suspendAccount, liftSuspension } from '../../safety/moderation/index.ts'
import { toUrl, waitingForLocks } from '../../platform/database/testing.ts'
import { createEventHandlers } from '../../app.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { complete, findInconsistentRows } from './discovery.testing.ts'
import { rebuildDiscovery } from './index.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla', TestPerson>
const outbox = () => server.context.outbox as RunningOutbox
const startOutbox = () => outbox().start(createEventHandlers(server.context))

/** Makes the addresses of each test's people new ones, to which no mail of an earlier test is under way. */
let round = 0

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  const { db } = server.context
  await outbox().stop()
  await db.deleteFrom('account').execute()
  await sql`delete from outbox_event`.execute(db)
  startOutbox()
  round++
  const [Ana, Bea, Carla] = Object.values(
    await server.registerTalents(...['Ana', 'Bea', 'Carla'].map((name) => `${name}${round}`)),
  )
  people = { Ana: Ana!, Bea: Bea!, Carla: Carla! }
  await Promise.all([
    complete(server, people.Bea, { categories: [3], biography: 'Toco la guitarra.' }),
    complete(server, people.Carla, { categories: [3] }),
  ])
  await outbox().stop()
})
afterAll(() => server.stop())

const setBiography = (biography: string, { id }: TestPerson = people.Bea) =>
  server.context.db.updateTable('account').set({ biography }).where('id', '=', id).execute()

/** First names that Ana finds by search and in two lists, whose counts must agree with their rows. */
async function findAll(q: string) {
  const { token } = people.Ana
  const answers = [
    (await server.call('searchPeople', { token, query: { q } })).body,
    (await server.call('getRecent', { token, query: {} })).body,
    (await server.call('getCategoryPeople', { token, params: { id: '3' }, query: {} })).body,
  ]
  return answers.map(({ rows, count }) => {
    expect(rows).toHaveLength(count)
    return rows.map((row) => /^[A-Z][a-z]+/.exec(('user' in row ? row.user : row).fullname)?.[0]).toSorted()
  })
}
const search = async (q: string) => (await findAll(q))[0]

/** Has a process without a worker serve these requests, and kills it; returns their statuses. */
async function killAfter(requests: InjectOptions[]): Promise<number[]> {
  const program = fileURLToPath(new URL('crash.testing.ts', import.meta.url))
  const { DATA_DIR, AUTH_SECRET } = server.context.config
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, JSON.stringify(requests)],
    {
      env: { ...process.env, DATABASE_URL: toUrl(server.connection), DATA_DIR, AUTH_SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const exited = once(child, 'exit')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  child.kill('SIGKILL')
  expect(await exited).toEqual([null, 'SIGKILL'])
  return JSON.parse(line) as number[]
}

async function countEvents(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from outbox_event where type = 'account.discoverable_changed'
  `.execute(server.context.db)
  return rows[0]!.n
}

describe('P-discovery-18: changes of a profile', () => {
  test('committed by a process that is killed before it handles their events are found once a worker runs', async () => {
    const { Bea, Carla } = people
    const statuses = await killAfter([
      {
        method: 'PUT',
        url: getRouteUrl(contract.updateUser),
        headers: { 'x-access-token': Bea.token },
        payload: {
          nombre: 'Bea',
          apellido: 'Prueba',
          email: Bea.email,
          fecha: '1995-04-12',
          biografia: 'Toco el violín.',
        },
      },
      {
        method: 'POST',
        url: getRouteUrl(contract.subscribeCategory),
        headers: { 'x-access-token': Bea.token },
        payload: { categoryId: 5 },
      },
      {
        method: 'DELETE',
        url: getRouteUrl(contract.cancelAccount),
        headers: { 'x-access-token': Carla.token },
      },
    ])
    expect(statuses).toEqual([200, 204, 202])
    // What the events would have written is missing; the deactivated account is hidden all the same.
    expect([await findAll('guitarra'), await search('violin')]).toEqual([[['Bea'], ['Bea'], ['Bea']], []])
    expect(await findInconsistentRows(server)).not.toEqual([])
    startOutbox()
    await server.eventsHandled()
    expect([await search('guitarra'), await search('violin')]).toEqual([[], ['Bea']])
    expect(await findInconsistentRows(server)).toEqual([])
    // The other process has to load the whole server.
  })

  test('that are rolled back publish nothing; each that is committed publishes an event', async () => {
    const { db } = server.context
    const change = async (trx: typeof db) => {
      for (const biography of ['Uno', 'Dos', 'Tres'])
        await trx.updateTable('account').set({ biography }).where('id', '=', people.Bea.id).execute()
    }
    const rolledBack = db.transaction().execute(async (trx) => {
      await change(trx)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await countEvents()).toBe(0)
    await db.transaction().execute(change)
    expect(await countEvents()).toBe(3)
    await change(db)
    expect(await countEvents()).toBe(6)
  })

  test('may be delivered twice, in any order, and after the account is gone', async () => {
    const { db } = server.context
    for (const biography of ['Toco el oboe.', 'Toco el fagot.', 'Toco el piano.'])
      await setBiography(biography)
    await setBiography('Me voy.', people.Carla)
    await sql`
      insert into outbox_event (type, payload) select type, payload from outbox_event order by id desc
    `.execute(db)
    await db.deleteFrom('account').where('id', '=', people.Carla.id).execute()
    startOutbox()
    await server.eventsHandled()
    expect([await search('oboe'), await search('fagot'), await search('piano')]).toEqual([[], [], ['Bea']])
    expect(await findInconsistentRows(server)).toEqual([])
    expect(await findFailedJobs(db, 1)).toEqual([])
  })
})

describe('P-discovery-18: before any event is handled', () => {
  const visible = [['Bea'], ['Bea', 'Carla'], ['Bea', 'Carla']]
  const hidden = [[], ['Carla'], ['Carla']]

  test('a suspended account is in no list and no count, also when an earlier change is handled later', async () => {
    expect(await findAll('guitarra')).toEqual(visible)
    await setBiography('Toco la guitarra y canto.')
    await suspendAccount(server.context, people.Bea.email, 'Prueba')
    expect(await findAll('guitarra')).toEqual(hidden)
    startOutbox()
    await server.eventsHandled()
    expect(await findAll('guitarra')).toEqual(hidden)
    await liftSuspension(server.context, people.Bea.email, 'Fue un error.')
    await server.eventsHandled()
    expect(await findAll('canto')).toEqual(visible)
  })

  test('a deactivated account is in none, and returns with its next login', async () => {
    await server.call('cancelAccount', { token: people.Bea.token })
    expect(await findAll('guitarra')).toEqual(hidden)
    startOutbox()
    await server.eventsHandled()
    expect(await findAll('guitarra')).toEqual(hidden)
    const { email, password } = people.Bea
    await server.call('authenticate', { body: { email, password } })
    await server.eventsHandled()
    expect(await findAll('guitarra')).toEqual(visible)
  })

  test('a blocked account is in none', async () => {
    await server.call('blockUser', { token: people.Ana.token, body: { userId: people.Bea.id } })
    expect(await findAll('guitarra')).toEqual(hidden)
  })
})

test('P-discovery-18: a rebuild restores rows that are missing, wrong or too many', async () => {
  const { db } = server.context
  await db.deleteFrom('discovery').where('account_id', '=', people.Bea.id).execute()
  await db.updateTable('talent_listing').set({ country: 'FR', complete: false }).execute()
  await db
    .insertInto('talent_listing')
    .values({ account_id: people.Bea.id, category_id: 8, country: 'MX', complete: true })
    .execute()
  await db.deleteFrom('discovery_word').execute()
  expect(await findInconsistentRows(server)).not.toEqual([])
  expect(await rebuildDiscovery(db)).toBe(3)
  expect(await findInconsistentRows(server)).toEqual([])
  expect([await search('guitarra'), await search('guitara')]).toEqual([['Bea'], ['Bea']])
})

test('P-discovery-18: a rebuild that waits for an account does not hold words that the handler of that account writes', async () => {
  const { db } = server.context
  for (const person of [people.Bea, people.Carla]) await setBiography('Toco la jarana.', person)
  const later = [people.Bea.id, people.Carla.id].toSorted()[1]!
  const { rebuilding } = await db.transaction().execute(async (trx) => {
    await sql`select from account where id = ${later} for no key update`.execute(trx)
    const begun = rebuildDiscovery(db)
    await expect.poll(() => waitingForLocks(db)).toBe(1)
    await sql`select refresh_discovery(${later})`.execute(trx)
    return { rebuilding: begun }
  })
  expect(await rebuilding).toBe(3)
  expect(await search('jarana')).toEqual(['Bea', 'Carla'])
})
