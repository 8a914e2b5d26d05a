import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { createLog } from '../log.ts'
import type { RateLimiter } from './index.ts'
import { createMemoryRateLimiter } from './memory.ts'
import { createPostgresRateLimiter } from './postgres.ts'
import { describeRateLimiter, newLimit } from './rate-limiter.testing.ts'

let database: TestDatabase
let db: Database
let closeDatabase: () => Promise<void>
let limiters: RateLimiter[]

beforeAll(async () => {
  database = await createTestDatabase()
  ;({ db, close: closeDatabase } = openDatabase(database.connection, createLog('silent')))
  limiters = [createPostgresRateLimiter(db), createPostgresRateLimiter(db)]
})
afterAll(async () => {
  for (const limiter of limiters) limiter.close()
  await closeDatabase()
  await database.drop()
})

const inMemory = createMemoryRateLimiter()

describeRateLimiter('memory', () => [inMemory, inMemory])
describeRateLimiter('PostgreSQL', () => limiters)

test('the lease of a killed process expires', async () => {
  const limit = newLimit(1)
  await limiters[0]!.begin(limit, 'ana')
  const waiting = limiters[1]!.begin(limit, 'ana')
  const expired = `{"gone": 1}`
  const { numUpdatedRows } = await db
    .updateTable('rate_limit')
    .set({ leases: expired })
    .where('leases', '!=', '{}')
    .executeTakeFirstOrThrow()
  expect(numUpdatedRows).toBe(1n)
  await (
    await waiting
  )(false)
})
