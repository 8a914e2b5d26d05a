import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestResponse, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea', TestPerson>
beforeAll(async () => {
  server = await startTestServer({}, { refusesOverload: true })
  people = await server.registerTalents('Ana', 'Bea')
})
afterAll(() => server.stop())

/** Occupies all connections of the pool until the returned function is called. */
async function occupyConnections(): Promise<() => Promise<unknown>> {
  const { db, pools } = server.context
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const occupied: Promise<void>[] = []
  while (pools.requests.waitingCount === 0) {
    occupied.push(db.connection().execute(() => released))
    await new Promise(setImmediate)
  }
  return () => {
    release()
    return Promise.all(occupied)
  }
}

test('P-operation-16, P-operation-33: an overloaded server refuses searches first and messages last, counts what it refuses, and admits all again later', async () => {
  const { token } = people.Ana
  const kinds = {
    search: () => server.call('searchPeople', { token, query: { q: 'bea' } }),
    feed: () => server.call('getFeed', { token }),
    messages: () => server.call('getContacts', { token }),
  }
  const release = await occupyConnections()
  const admitted: Promise<TestResponse>[] = []
  const refused: TestResponse[] = []
  /** Sends requests until one is refused; returns how many were admitted. */
  async function sendUntilRefused(send: () => Promise<TestResponse>): Promise<number> {
    for (let count = 0; ; count++) {
      const sent = send()
      // What is admitted waits for a connection, what is refused waits for nothing.
      const response = await Promise.race([sent, passTurns()])
      if (response) {
        refused.push(response)
        return count
      }
      admitted.push(sent)
    }
  }
  const counts = [
    await sendUntilRefused(kinds.search),
    await sendUntilRefused(kinds.feed),
    await sendUntilRefused(kinds.messages),
  ]
  expect(counts.every((count) => count > 0)).toBe(true)
  refused.push(await kinds.search(), await kinds.feed())
  for (const { status, headers, body } of refused)
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '2',
      expect.objectContaining({ error: 'unavailable' }),
    ])
  expect((await server.send('GET', '/healthz')).status).toBe(200)
  await release()
  for (const { status } of await Promise.all(admitted)) expect(status).toBe(200)
  for (const send of Object.values(kinds)) expect((await send()).status).toBe(200)
  expect((await server.send('GET', '/readyz')).status).toBe(200)
  const metrics = await server.send('GET', '/metrics')
  expect(metrics.body).toContain(`overload_refusals_total{reason="database"} ${refused.length}`)
})

/** Lets everything happen that does not wait for the database. */
async function passTurns(): Promise<undefined> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}
