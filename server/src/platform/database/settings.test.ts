import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { type DatabaseOptions, openDatabase, type OpenDatabase } from './index.ts'
import { findMissingSettings, jobDeadlines, requestDeadlines, withSettings } from './settings.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

const log = createLog('silent')
let database: TestDatabase
const opened: OpenDatabase[] = []

beforeAll(async () => void (database = await createTestDatabase()))
afterAll(async () => {
  for (const each of opened) await each.close()
  await database.drop()
})

function open(options: DatabaseOptions) {
  const each = openDatabase(database.connection, log, options)
  opened.push(each)
  return each.db
}

const failureCode = (failing: Promise<unknown>) =>
  failing.then(
    () => null,
    (error: { code: string }) => error.code,
  )

test('P-operation-15: statements and lock waits time out', async () => {
  const db = open({ deadlines: { statement: 200, lock: 50, idleInTransaction: 30_000 } })
  expect(await failureCode(sql`select pg_sleep(10)`.execute(db))).toBe('57014')
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(trx)
    expect(await failureCode(sql`select pg_advisory_lock(1)`.execute(db))).toBe('55P03')
  })
})

test('P-operation-15: an idle transaction is terminated', async () => {
  const db = open({ deadlines: { statement: 15_000, lock: 10_000, idleInTransaction: 50 } })
  const idle = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    const isThere = async () =>
      (await sql`select from pg_stat_activity where pid = ${rows[0]!.pid}`.execute(opened[0]!.db)).rows.length
    await expect.poll(isThere).toBe(0)
    await sql`select 1`.execute(trx)
  })
  await expect(idle).rejects.toThrow(/terminat|idle|not queryable/)
})

test('requests and jobs have different timeouts, and missing ones are reported', async () => {
  for (const deadlines of [requestDeadlines, jobDeadlines]) {
    const db = open({ deadlines })
    const { rows } = await sql<{ ms: number }>`
      select setting::int as ms from pg_settings where name = 'statement_timeout'`.execute(db)
    expect(rows).toEqual([{ ms: deadlines.statement }])
    expect(await findMissingSettings(db, deadlines)).toEqual([])
  }
  expect(await findMissingSettings(open({ pooled: true }), requestDeadlines)).toEqual([
    expect.stringMatching(/^alter role \w+ set plan_cache_mode = 'force_generic_plan'$/),
    expect.stringMatching(/^alter role \w+ set statement_timeout = '15000'$/),
    expect.stringMatching(/^alter role \w+ set lock_timeout = '10000'$/),
    expect.stringMatching(/^alter role \w+ set idle_in_transaction_session_timeout = '30000'$/),
  ])
})

test('settings that a URL names are added to ours', () => {
  const url = 'postgres://brilla@db.example/brilla?sslmode=require&options=-c%20search_path%3Dours'
  const { connectionString, options } = withSettings({ connectionString: url }, requestDeadlines)
  expect(connectionString).toBe('postgres://brilla@db.example/brilla?sslmode=require')
  expect(options).toMatch(/^-c plan_cache_mode=.* -c statement_timeout=15000 .* -c search_path=ours$/)
})
