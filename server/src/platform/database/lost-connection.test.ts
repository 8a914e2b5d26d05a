import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from './index.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDatabase(database.connection, { warn: () => {} })
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

const selectPid = sql<{ pid: number }>`select pg_backend_pid() as pid`

test('a connection that is lost between two statements fails its transaction and nothing else', async () => {
  const lost = open.db.transaction().execute(async (trx) => {
    const { pid } = (await selectPid.execute(trx)).rows[0]!
    await sql`select pg_terminate_backend(${pid}, 5000)`.execute(open.db)
    await selectPid.execute(trx)
  })
  await expect(lost).rejects.toThrow(/connection|terminated|queryable/i)
  expect((await selectPid.execute(open.db)).rows).toHaveLength(1)
})
