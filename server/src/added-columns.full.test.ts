/** A migration of a newer version adds columns while this version runs (docs/decisions/0024). */
import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPopulation, type SamplePopulation } from './accounts/auth/samples.testing.ts'
import { startTestServer, type TestServer } from './testing.ts'

let server: TestServer
let population: SamplePopulation
beforeAll(async () => {
  server = await startTestServer()
  population = await createPopulation(server)
})
afterAll(() => server.stop())

/** Sends a valid request of each route; returns those that failed in the server. */
async function findFailures(): Promise<string[]> {
  const failures: string[] = []
  for (const name of Object.keys(contract) as RouteName[]) {
    const route: Route = contract[name]
    const { audience } = route
    const type = audience === 'agencia' || audience === 'moderator' ? audience : 'talento'
    const { error: _, ...input } = await population.createSample(type, name)
    const token = await population.createToken(type)
    const { status } = await server.call(name, { ...input, token } as object)
    if (status >= 500) failures.push(`${name} ${status}`)
  }
  await server.eventsHandled()
  return failures
}

test('P-operation-12: every route works after a newer version has added a column to each table', async () => {
  const { db } = server.context
  expect(await findFailures()).toEqual([])
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db)
  for (const { name } of rows) await sql`alter table ${sql.table(name)} add column added integer`.execute(db)
  expect(await findFailures()).toEqual([])
})
