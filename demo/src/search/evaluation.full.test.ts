/** The quality of the search over the demonstration data; `npm run search:evaluate` runs this file and prints the numbers. */
import { startTestServer, type TestServer } from '@brilla/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people, searchQueries, talents } from '../data.ts'
import { addFacts, joinBrilla } from '../people.ts'
import { createSeedClient } from '../seed-client.ts'
import { describeEvaluation, evaluateSearch } from './evaluate.ts'

let server: TestServer
let token: string
const keys = new Map<string, string>()

beforeAll(async () => {
  server = await startTestServer()
  const client = await createSeedClient(server.context)
  const ids = new Map<string, string>()
  const world = { client, now: server.context.clock.now(), getId: (step: string) => ids.get(step) ?? '' }
  for (const person of people) {
    const id = await joinBrilla(world, person)
    keys.set(id, person.key)
    ids.set(`join ${person.key}`, id)
  }
  for (const person of talents.filter(({ facts }) => facts)) await addFacts(world, person)
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
    const evaluation = await evaluateSearch(half, search, (group) => group !== 'sentences')
    if (process.env.SEARCH_EVALUATION) process.stdout.write(describeEvaluation(half, evaluation))
    expect(evaluation.queries).toBeGreaterThan(75)
    expect(evaluation.mrr).toBeGreaterThanOrEqual(0.9)
    expect(evaluation.zeroResults).toBeLessThanOrEqual(0.05)
  },
  60_000,
)

test.each(['tuning', 'held-out'] as const)(
  'P-discovery-20: sentences find who meets them, in the %s half, and no word of theirs is corrected',
  async (half) => {
    const evaluation = await evaluateSearch(half, search, (group) => group === 'sentences')
    if (process.env.SEARCH_EVALUATION)
      process.stdout.write(describeEvaluation(`sentences, ${half}`, evaluation))
    expect(evaluation.queries).toBeGreaterThanOrEqual(30)
    expect(evaluation.mrr).toBeGreaterThanOrEqual(0.95)
    const corrected = await Promise.all(
      Object.keys(searchQueries.sentences ?? {}).map(async (q) => {
        const { body } = await server.call('searchPeople', { token, query: { q } })
        return (body.help?.spelling ?? '').split(' ').filter((word) => !q.includes(word))
      }),
    )
    expect(corrected.flat()).toEqual([])
  },
  60_000,
)
