import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type Database,
  type DatabaseOptions,
  type OpenDatabase,
  openDatabase,
  planEachTime,
} from './index.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
const opened: OpenDatabase[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())))
afterAll(() => database.drop())

function open(options: DatabaseOptions): Database {
  const open = openDatabase(database.connection, { warn: () => {} }, options)
  opened.push(open)
  return open.db
}

/** Statement `n`, each with a text of its own; returns its parameter plus `n`. */
async function run(db: Database, n: number, value = 1): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select ${value}::int + ${sql.lit(n)} as sum`.execute(db)
  return rows[0]!.sum
}

/** The numbers of the statements that the connection of `db` has prepared. */
async function readPrepared(db: Database): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    select (regexp_match(statement, 'int \\+ (\\d+)'))[1]::int as n from pg_prepared_statements order by n
  `.execute(db)
  return rows.map(({ n }) => n)
}

test('the first statements of a process are prepared, each once, and the others work as well', async () => {
  const db = open({ max: 1, maxPrepared: 2 })
  for (const n of [1, 2, 3, 1, 3]) expect(await run(db, n)).toBe(1 + n)
  expect(await readPrepared(db)).toEqual([1, 2])
})

test('nothing is prepared for poolers without prepared statements, and nothing that is planned each time', async () => {
  const unprepared = open({ max: 1, prepare: false })
  expect(await run(unprepared, 1)).toBe(2)
  expect(await readPrepared(unprepared)).toEqual([])
  const db = open({ max: 1 })
  await sql`${planEachTime} select ${1}::int`.execute(db)
  expect(await readPrepared(db)).toEqual([])
})
