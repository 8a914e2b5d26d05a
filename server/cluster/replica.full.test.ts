/** Reads from a physical replica of the database, in two servers on the same databases. */
import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPopulation } from '../src/accounts/auth/samples.testing.ts'
import { openDatabase } from '../src/platform/database/index.ts'
import { minute } from '../src/platform/duration.ts'
import { suspendAccount } from '../src/safety/moderation/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../src/testing.ts'
import { toUrl } from './processes.testing.ts'
import { type Pair, startPair } from './replica.testing.ts'

let pair: Pair
let server: TestServer
let other: TestServer

beforeAll(async () => {
  pair = await startPair()
  const database = { connection: pair.primary, drop: async () => {} }
  const options = { database, replicas: [pair.replica] }
  server = await startTestServer({}, options)
  // Names every node, as with failover.
  const everyNode = { database, replicas: [pair.replica, pair.primary] }
  other = await startTestServer({ ROLE: 'api', DATABASE_URL: toUrl(pair.primary) }, everyNode)
})
afterAll(async () => {
  await other.stop()
  await server.stop()
  await pair.stop()
})

/** How many reads the replica and the primary have answered. */
async function countReads({ app }: TestServer): Promise<{ replica: number; primary: number }> {
  const { payload } = await app.inject('/metrics')
  const read = (from: string) =>
    Number(new RegExp(`^replica_reads_total\\{from="${from}"\\} (\\d+)`, 'm').exec(payload)?.[1] ?? 0)
  return { replica: read('replica'), primary: read('primary') }
}

const readMetrics = async (of = server) => (await of.app.inject('/metrics')).payload

/** Who answers what `read` asks. */
async function findAnswering(read: () => Promise<unknown>, of = server): Promise<string> {
  const before = await countReads(of)
  await read()
  const { replica, primary } = await countReads(of)
  return replica > before.replica ? 'replica' : primary > before.primary ? 'primary' : 'nobody'
}

const readProfile = (reader: TestPerson, id: string, of = server) =>
  of.call('getProfile', { token: reader.token, params: { id }, query: {} })
const readFeed = (reader: TestPerson, of = server) => of.call('getFeed', { token: reader.token, query: {} })
const publish = async ({ token }: TestPerson, description: string, on = server) =>
  (await on.call('createPost', { token, body: { description } })).body.id

/** Talents whose sessions are older than what replicas may not have. */
async function registerTalents<K extends string>(...names: K[]): Promise<Record<K, TestPerson>> {
  const people = await server.registerTalents(...names)
  await sql`update session set created_at = created_at - interval '1 minute'`.execute(server.context.db)
  await server.eventsHandled()
  for (const person of Object.values<TestPerson>(people))
    await expect.poll(() => findAnswering(() => readFeed(person))).toBe('replica')
  return people
}

test('P-operation-28: a replica answers every read that may lag, and nothing else', async () => {
  const population = await createPopulation(server)
  const requests: { name: RouteName; input: object }[] = []
  for (const name of Object.keys(contract) as RouteName[]) {
    const route: Route = contract[name]
    const type = route.audience === 'agencia' ? 'agencia' : 'talento'
    if (!route.replica) continue
    const { error: _, ...input } = await population.createSample(type, name)
    requests.push({ name, input: { ...input, token: await population.createToken(type) } })
  }
  await sql`update session set created_at = created_at - interval '1 minute'`.execute(server.context.db)
  const read = ({ name, input }: (typeof requests)[number]) => server.call(name, input)
  await expect.poll(() => findAnswering(() => read(requests[0]!))).toBe('replica')
  const answering: Record<string, string> = {}
  for (const request of requests) answering[request.name] = await findAnswering(() => read(request))
  expect(answering).toEqual(Object.fromEntries(requests.map(({ name }) => [name, 'replica'])))
  const { token } = population.people.talento
  expect(await findAnswering(() => server.call('getSelf', { token }))).toBe('nobody')
})

test('P-operation-28: people read what they have written, also through another process, however far a replica lags', async () => {
  const { Ana, Bea } = await registerTalents('Ana', 'Bea')
  await pair.pause()
  const id = await publish(Ana, 'Con la réplica en pausa')
  for (const each of [server, other])
    expect((await readFeed(Ana, each)).body.posts.map((post) => post.id)).toContain(id)
  expect(await findAnswering(() => readFeed(Bea))).toBe('replica')
  // What the replica does not have yet is read from the primary.
  expect((await server.call('getPost', { token: Bea.token, params: { id } })).status).toBe(200)
  await pair.resume()
  await expect.poll(() => findAnswering(() => readFeed(Ana))).toBe('replica')
  expect((await readFeed(Bea)).body.posts.map((post) => post.id)).toContain(id)
})

test('P-operation-28: a block and a suspension count at once', async () => {
  const { Ceci, Dora, Elsa } = await registerTalents('Ceci', 'Dora', 'Elsa')
  const [dora, elsa] = [await publish(Dora, 'De Dora'), await publish(Elsa, 'De Elsa')]
  await expect.poll(async () => (await readFeed(Ceci)).body.posts.length).toBeGreaterThan(1)
  await pair.pause()
  await server.call('blockUser', { token: Dora.token, body: { userId: Ceci.id } })
  await suspendAccount(server.context, Elsa.email, 'Una razón')
  for (const each of [server, other]) {
    // The other process learns of it by a notification, or reads the session after a second.
    await expect
      .poll(async () => (await readFeed(Ceci, each)).body.posts.map(({ id }) => id))
      .not.toEqual(expect.arrayContaining([dora]))
    await expect
      .poll(async () => (await readFeed(Ceci, each)).body.posts.map(({ id }) => id))
      .not.toEqual(expect.arrayContaining([elsa]))
  }
  expect((await readProfile(Ceci, Elsa.id)).status).toBe(404)
  await pair.resume()
})

test('P-operation-28: new sessions read from the primary', async () => {
  const { Fany } = await server.registerTalents('Fany')
  expect(await findAnswering(() => readFeed(Fany))).toBe('primary')
  server.advance(minute)
  await expect.poll(() => findAnswering(() => readFeed(Fany))).toBe('replica')
  server.advance(-minute)
})

test('P-operation-28, P-operation-38: while the primary is away a replica answers reads as they were, and writes get a 503 that says so', async () => {
  const { Hugo, Ines, Juan } = await registerTalents('Hugo', 'Ines', 'Juan')
  const { standIn } = server.context.replicas!
  await pair.waitFor('*')
  // Several looks at the primary.
  await sleep(500)
  const id = await publish(Hugo, 'Justo antes')
  await server.call('blockUser', { token: Juan.token, body: { userId: Ines.id } })
  await pair.stopPrimary()
  await expect.poll(standIn, { timeout: 10_000 }).toBeDefined()
  expect((await readFeed(Ines)).body.posts.map((post) => post.id)).toContain(id)
  expect((await readProfile(Ines, Juan.id)).status).toBe(404)
  expect((await server.call('getFeed', { token: 'none', query: {} })).status).toBe(401)
  expect((await server.send('GET', '/readyz')).status).toBe(200)
  const refused = await server.call('createPost', { token: Ines.token, body: { description: 'Ahora no' } })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.body).toMatchObject({
    error: 'read_only',
    title: 'Por un momento solo se puede leer. Vuelve a intentarlo en 5 s.',
  })
  expect(await server.call('getSelf', { token: Ines.token })).toMatchObject({
    status: 503,
    body: { error: 'unavailable' },
  })
  await pair.startPrimary()
  await expect.poll(standIn, { timeout: 10_000 }).toBeUndefined()
  expect((await readFeed(Ines)).body.posts.map((post) => post.id)).toContain(id)
  expect(await publish(Ines, 'Ya se puede')).toBeDefined()
})

test('P-operation-38: without synchronous replication no replica stands in, as it could lack what was acknowledged', async () => {
  const { Kira } = await registerTalents('Kira')
  const { standIn } = server.context.replicas!
  await pair.waitFor('')
  await sleep(500)
  await pair.stopPrimary()
  await expect.poll(async () => (await server.send('GET', '/readyz')).status).toBe(503)
  await sleep(3_000)
  expect(standIn()).toBeUndefined()
  expect((await readFeed(Kira)).status).toBe(503)
  await pair.startPrimary()
  await expect.poll(async () => (await readFeed(Kira)).status, { timeout: 10_000 }).toBe(200)
})

test('P-operation-38: a commit that no replica has is not acknowledged, but given up', async () => {
  // Off in databases of tests.
  await sql`alter role current_user set synchronous_commit = on`.execute(server.context.db)
  await pair.waitFor('nobody')
  const deadlines = { statement: 500, lock: 500, idleInTransaction: 500 }
  const { db, close } = openDatabase(pair.primary, { warn: () => {} }, { deadlines })
  await expect
    .poll(() => sql`show synchronous_standby_names`.execute(db))
    .toMatchObject({
      rows: [{ synchronous_standby_names: 'nobody' }],
    })
  await expect(sql`create table written ()`.execute(db)).rejects.toThrow(/does not answer/)
  await pair.waitFor('')
  await sql`alter role current_user reset synchronous_commit`.execute(server.context.db)
  await expect.poll(() => sql`drop table written`.execute(db)).toBeDefined()
  await close()
})

test('P-operation-28, P-operation-33: while a replica is away the primary answers, and so it does once the replica is a primary itself', async () => {
  const { Gala } = await registerTalents('Gala')
  const stopped = pair.stopReplica()
  for (let n = 0; n < 5; n++) expect((await readFeed(Gala)).status).toBe(200)
  await stopped
  await expect.poll(() => readMetrics()).toContain('replica_up{replica="0"} 0')
  expect(await findAnswering(() => readFeed(Gala))).toBe('primary')
  await pair.startReplica()
  await expect.poll(() => findAnswering(() => readFeed(Gala))).toBe('replica')
  await expect.poll(() => readMetrics()).toContain('replica_up{replica="0"} 1')
  const isUp = async (node: 0 | 1) => (await readMetrics(other)).includes(`replica_up{replica="${node}"} 1`)
  await expect.poll(() => Promise.all([isUp(0), isUp(1)])).toEqual([true, true])
  await pair.promote()
  await expect.poll(() => Promise.all([isUp(0), isUp(1)])).toEqual([false, true])
  await expect.poll(() => findAnswering(() => readFeed(Gala))).toBe('primary')
  expect((await readFeed(Gala)).status).toBe(200)
})
