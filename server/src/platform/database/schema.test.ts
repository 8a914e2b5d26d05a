import { Kysely, PostgresDialect, sql } from 'kysely'
import { generate, PostgresDialect as Reader } from 'kysely-codegen'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './testing.ts'

test('the row types are those of the migrated database (node scripts/brilla.mjs schema writes them)', async () => {
  const database = await createTestDatabase()
  const db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool(database.connection) }) })
  // Our queries do not use the tables of the queue by their types.
  await sql`drop schema graphile_worker cascade`.execute(db)
  const types = await generate({
    db,
    // The types that the pool's parsers return: counts are numbers, calendar dates are strings.
    dialect: new Reader({ dateParser: 'string' }),
    typeMapping: { int8: 'number' },
    outFile: null,
  })
  await db.destroy()
  await database.drop()
  await expect(types).toMatchFileSnapshot('schema.ts')
})
