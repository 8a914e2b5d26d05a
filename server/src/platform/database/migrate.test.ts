import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let folder: string
let database: TestDatabase
const databases: TestDatabase[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brilla-migrations-'))
  database = await createTestDatabase()
  databases.push(database)
  await query('drop schema public cascade; create schema public')
  await write('0001_song.sql', 'create table song (id int primary key);\ninsert into song values (1);')
})

afterEach(() => rm(folder, { recursive: true }))
afterAll(() => Promise.all(databases.map((each) => each.drop())))

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrate(database.connection, folder)

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('files are applied once, in order, and new ones later', async () => {
  await write('0002_title.sql', 'alter table song add title text')
  expect(await run()).toEqual(['0001_song.sql', '0002_title.sql'])
  await write('0003_year.sql', 'alter table song add year int')
  expect(await run()).toEqual(['0003_year.sql'])
  expect(await run()).toEqual([])
  expect(await query('select * from song')).toEqual([{ id: 1, title: null, year: null }])
})

test('several nodes may migrate at once', async () => {
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat()).toEqual(['0001_song.sql'])
})

test('a file that fails leaves nothing of itself, and says its line', async () => {
  await write('0002_broken.sql', 'create table half (id int);\nselect nothing from nowhere;')
  await expect(run()).rejects.toThrow('0002_broken.sql:2 failed')
  expect(await query("select to_regclass('half') as half, to_regclass('song')::text as song")).toEqual([
    { half: null, song: 'song' },
  ])
})

test('an applied file that was edited, removed or overtaken is refused', async () => {
  await write('0002_title.sql', 'alter table song add title text')
  await run()
  await write('0001_late.sql', 'select 1')
  await expect(run()).rejects.toThrow('0001_late.sql sorts before 0002_title.sql')
  await rm(join(folder, '0001_late.sql'))
  await write('0001_song.sql', 'create table song (id bigint primary key)')
  await expect(run()).rejects.toThrow('0001_song.sql was edited')
  await rm(join(folder, '0001_song.sql'))
  await expect(run()).rejects.toThrow('start a newer one')
})

test('other line ends are no edit', async () => {
  await run()
  await write('0001_song.sql', 'create table song (id int primary key);\r\ninsert into song values (1);')
  expect(await run()).toEqual([])
})

test('comments of an applied file may be reworded, its statements not', async () => {
  await write('0001_song.sql', '-- Songs.\ncreate table song (id int primary key);')
  await run()
  await write('0001_song.sql', '-- What people sing.\n  -- By id.\ncreate table song (id int primary key);')
  expect(await run()).toEqual([])
  await write('0001_song.sql', '-- Songs.\ncreate table song (id bigint primary key);')
  await expect(run()).rejects.toThrow('0001_song.sql was edited')
})

test('a database that recorded hashes of whole files is recognised', async () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const statements = 'create table song (id int primary key);'
  const whole = sha256(`-- Songs.\n${statements}`)
  await write(
    'first-hashes.json',
    JSON.stringify({ '0001_song.sql': { whole, statements: sha256(statements) } }),
  )
  await write('0001_song.sql', `-- What people sing.\n${statements}`)
  await run()
  await query(`update migration set hash = '${whole}'`)
  expect(await run()).toEqual([])
  await write('0001_song.sql', 'create table song (id bigint primary key);')
  await expect(run()).rejects.toThrow('0001_song.sql was edited')
})
