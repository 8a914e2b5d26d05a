/** The parts that one process opens: its connections to PostgreSQL, and that all of them are closed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createContext, type RunningContext } from './create-context.ts'
import type { Database } from './platform/database/index.ts'
import { createTestDatabase, type TestDatabase, toUrl } from './platform/database/testing.ts'
import { createLog } from './platform/log.ts'
import type { JobDefinition } from './platform/jobs/index.ts'

let database: TestDatabase
let folder: string
let observer: pg.Client
const lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'brilla-context-'))
  observer = new pg.Client(database.connection)
  await observer.connect()
  lines.length = 0
})
afterEach(async () => {
  await observer.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function start(): Promise<RunningContext> {
  const variables = {
    DATABASE_URL: toUrl(database.connection),
    DATA_DIR: folder,
    AUTH_SECRET: 'x'.repeat(32),
  }
  return createContext(readConfig({ NODE_ENV: 'test', ...variables }), log)
}

/** Counts the connections except the observer's, optionally those in one state. */
async function countConnections(state?: string): Promise<number> {
  const { rows } = await observer.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and state = coalesce($1, state)`,
    [state],
  )
  return rows[0]!.n
}

/** Begins transactions on all connections of a pool; they end with `until`. */
function occupy(db: Database, max: number, until: Promise<void>): Promise<void>[] {
  return Array.from({ length: max }, () =>
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await until
    }),
  )
}

test('jobs are claimed while requests and jobs use all their connections; a process opens 34 at the most', async () => {
  const running = await start()
  const { context, jobContext } = running
  const ran = Promise.withResolvers<number>()
  const definition: JobDefinition<{ n: number }> = {
    name: 'probe',
    run: async ({ n }) => ran.resolve(n),
  }
  await context.jobs.start([definition as never])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const occupied = [...occupy(context.db, 16, released), ...occupy(jobContext.db, 10, released)]
  await expect.poll(() => countConnections('idle in transaction')).toBe(26)
  // The seventeenth and the eleventh have to wait.
  occupied.push(...occupy(context.db, 1, released), ...occupy(jobContext.db, 1, released))
  await observer.query(`select graphile_worker.add_job('probe', '{"n": 7}')`)
  expect(await ran.promise).toBe(7)
  expect(await countConnections('idle in transaction')).toBe(26)
  expect(await countConnections()).toBeLessThanOrEqual(34)
  release()
  await Promise.all(occupied)
  await running.dispose()
})

test('a part that cannot be stopped is logged, and all others are stopped', async () => {
  const running = await start()
  const { context, jobContext } = running
  await Promise.all([sql`select 1`.execute(context.db), sql`select 1`.execute(jobContext.db)])
  expect(await countConnections()).toBeGreaterThanOrEqual(4)
  context.storage.close = () => {
    throw new Error('the storage hangs')
  }
  context.jobs.stop = () => Promise.reject(new Error('the jobs hang'))
  await running.dispose()
  expect(lines.map((line) => (JSON.parse(line) as { err: { message: string } }).err.message)).toEqual([
    'the jobs hang',
    'the storage hangs',
  ])
  await expect.poll(() => countConnections()).toBe(0)
})
