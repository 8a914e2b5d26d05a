import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from './index.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  // One connection, so that a repeated statement is one whose columns are known already.
  open = openDatabase({ ...database.connection, max: 1 }, { warn: () => {} })
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

describe('a statement that a connection has prepared', () => {
  test('returns the values of each execution in the types of its columns', async () => {
    const read = async (n: number, text: string | null) =>
      (
        await sql`
          select ${n}::bigint as n, ${text}::text as text, to_timestamp(0) as at, ${[text]}::text[] as list, '{"a":1}'::json as json
          from generate_series(1, ${n}::int)
        `.execute(open.db)
      ).rows
    const row = (n: number, text: string | null) => ({
      n,
      text,
      at: new Date(0),
      list: [text],
      json: { a: 1 },
    })
    expect(await read(2, 'á')).toEqual([row(2, 'á'), row(2, 'á')])
    expect(await read(1, null)).toEqual([row(1, null)])
    expect(await read(0, 'x')).toEqual([])
    expect(await read(1, 'b')).toEqual([row(1, 'b')])
  })

  test('returns the number of affected rows, with and without a result', async () => {
    await sql`create table counted (n int)`.execute(open.db)
    const execute = async (text: string, value: number) => {
      const { rows, numAffectedRows } = await open.db.executeQuery(CompiledQuery.raw(text, [value]))
      return { rows, count: Number(numAffectedRows ?? rows.length) }
    }
    const insert = 'insert into counted select generate_series(1, $1::int)'
    expect(await execute(insert, 3)).toEqual({ rows: [], count: 3 })
    expect(await execute(insert, 2)).toEqual({ rows: [], count: 2 })
    const update = 'update counted set n = n + $1::int where n = 1 returning n'
    expect(await execute(update, 5)).toEqual({ rows: [{ n: 6 }, { n: 6 }], count: 2 })
    expect(await execute(update, 5)).toEqual({ rows: [], count: 0 })
  })

  test('fails alone: the next execution on the connection succeeds', async () => {
    const divide = (by: number) => sql<{ n: number }>`select 6 / ${by}::int as n`.execute(open.db)
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect((await divide(2)).rows).toEqual([{ n: 3 }])
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect((await divide(3)).rows).toEqual([{ n: 2 }])
    await expect(sql`select ${'x'}::int as n`.execute(open.db)).rejects.toMatchObject({ code: '22P02' })
    await expect(sql`select * from missing where n = ${1}`.execute(open.db)).rejects.toMatchObject({
      code: '42P01',
    })
    const unsendable = {
      toPostgres: () => {
        throw new Error('unsendable')
      },
    }
    await expect(sql`select ${unsendable}::text`.execute(open.db)).rejects.toThrow('unsendable')
    expect((await divide(6)).rows).toEqual([{ n: 1 }])
  })
})
