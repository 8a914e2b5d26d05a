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

test('a connection keeps the most recently used statements, and closes the others', async () => {
  const db = open({ max: 1, maxPrepared: 3 })
  for (const n of [1, 2, 3, 1, 4]) expect(await run(db, n)).toBe(1 + n)
  expect(await readPrepared(db)).toEqual([1, 3, 4])
  // A closed one is prepared again.
  expect(await run(db, 2, 10)).toBe(12)
  expect(await readPrepared(db)).toEqual([1, 2, 4])
})

test('what one connection evicts is closed on the others with their next statement', async () => {
  const db = open({ max: 2, maxPrepared: 2 })
  await db.connection().execute(async (first) => {
    await run(first, 1)
    await db.connection().execute(async (second) => {
      for (const n of [1, 2, 3]) await run(second, n)
      expect(await readPrepared(second)).toEqual([2, 3])
    })
    expect(await readPrepared(first)).toEqual([])
    expect(await run(first, 3)).toBe(4)
    expect(await readPrepared(first)).toEqual([3])
  })
})

test('statements are closed in an aborted transaction too', async () => {
  const db = open({ max: 1, maxPrepared: 1 })
  const failing = db.transaction().execute(async (trx) => {
    await run(trx, 1)
    await expect(sql`select 1 / ${0}::int`.execute(trx)).rejects.toThrow('division by zero')
    await run(trx, 2)
  })
  await expect(failing).rejects.toThrow('transaction is aborted')
  expect(await run(db, 3)).toBe(4)
  expect(await readPrepared(db)).toEqual([3])
})

test('nothing is prepared for poolers without prepared statements, and nothing that is planned each time', async () => {
  const unprepared = open({ max: 1, prepare: false })
  expect(await run(unprepared, 1)).toBe(2)
  expect(await readPrepared(unprepared)).toEqual([])
  const db = open({ max: 1 })
  await sql`${planEachTime} select ${1}::int`.execute(db)
  expect(await readPrepared(db)).toEqual([])
})
