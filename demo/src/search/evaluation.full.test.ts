/** The quality of the search over the demonstration data; `npm run search:evaluate` runs this file and prints the numbers. */
import { startTestServer, type TestServer } from '@brilla/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../data.ts'
import { joinBrilla } from '../people.ts'
import { createSeedClient } from '../seed-client.ts'
import { describeEvaluation, evaluateSearch } from './evaluate.ts'

let server: TestServer
let token: string
const keys = new Map<string, string>()

beforeAll(async () => {
  server = await startTestServer()
  const client = await createSeedClient(server.context)
  const world = { client, now: server.context.clock.now(), getId: () => '' }
  for (const person of people) keys.set(await joinBrilla(world, person), person.key)
  await client.close()
  // In the demonstration data, accounts with a biography and a category also have a picture.
  await server.context.db.updateTable('account').set({ profile_image: 'foto.jpg' }).execute()
  token = (await server.registerPeople('agencia', 'Lectora')).Lectora.token
  await server.eventsHandled()
})
afterAll(() => server.stop())

async function search(q: string): Promise<string[]> {
  const { status, body } = await server.call('searchPeople', { token, query: { q } })
  expect(status, q).toBe(200)
  return body.rows.map(({ id }) => keys.get(id) ?? '')
}

test.each(['tuning', 'held-out'] as const)(
  'P-discovery-20: the right person comes first, in the %s half of the queries',
  async (half) => {
    const evaluation = await evaluateSearch(half, search)
    if (process.env.SEARCH_EVALUATION) process.stdout.write(describeEvaluation(half, evaluation))
    expect(evaluation.queries).toBeGreaterThan(75)
    expect(evaluation.mrr).toBeGreaterThanOrEqual(0.9)
    expect(evaluation.zeroResults).toBeLessThanOrEqual(0.05)
  },
  60_000,
)
