import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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

test('several processes may migrate at once', async () => {
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat()).toEqual(['0001_song.sql'])
})

test('several processes may migrate at once while one of them builds an index concurrently', async () => {
  await write(
    '0002_index.no-transaction.sql',
    'create index concurrently if not exists song_id on song (id);',
  )
  const applied = await Promise.all([run(), run(), run(), run()])
  expect(applied.flat()).toEqual(['0001_song.sql', '0002_index.no-transaction.sql'])
})

test('a failing migration is rolled back completely, and the error names its line', async () => {
  await write('0002_broken.sql', 'create table half (id int);\nselect nothing from nowhere;')
  await expect(run()).rejects.toThrow('0002_broken.sql:2 failed')
  expect(await query("select to_regclass('half') as half, to_regclass('song')::text as song")).toEqual([
    { half: null, song: 'song' },
  ])
})

test('an applied file that was edited or removed, or a new file that sorts before an applied one, is rejected', async () => {
  await write('0002_title.sql', 'alter table song add title text')
  await run()
  await write('0001_tune.sql', 'select 1')
  await expect(run()).rejects.toThrow('0001_tune.sql sorts before 0002_title.sql')
  await rm(join(folder, '0001_tune.sql'))
  await write('0001_song.sql', 'create table song (id bigint primary key)')
  await expect(run()).rejects.toThrow('0001_song.sql was edited')
})

test('a database from before the first release is refused with one clear line', async () => {
  await run()
  await rm(join(folder, '0001_song.sql'))
  await write('0001_music.sql', 'create table song (id int primary key)')
  await expect(run()).rejects.toThrow(/^The data is of a version before the first release[^\n]*$/)
})

test('an older program runs on a newer schema as long as its migrations allow it', async () => {
  await write('0002_title.sql', 'alter table song add title text')
  await run()
  await rm(join(folder, '0002_title.sql'))
  expect(await run()).toEqual([])
  await write('0002_title.sql', 'alter table song add title text')
  await write('0003_no_id.sql', '-- requires: 0002_title.sql\nalter table song drop column id')
  await run()
  await rm(join(folder, '0003_no_id.sql'))
  expect(await run()).toEqual([])
  await rm(join(folder, '0002_title.sql'))
  await expect(run()).rejects.toThrow('the migration 0003_no_id.sql')
})

test('a no-transaction file can create an index concurrently, and reruns all statements after a failure', async () => {
  const build = 'create unique index concurrently song_id on song (id)'
  await write('0002_index.no-transaction.sql', `drop index concurrently if exists song_id;\n${build};\n`)
  await query('create table song (id int); insert into song values (1), (1)')
  await rm(join(folder, '0001_song.sql'))
  await expect(run()).rejects.toThrow('0002_index.no-transaction.sql failed')
  await query('delete from song')
  expect(await run()).toEqual(['0002_index.no-transaction.sql'])
  expect(await query("select indisvalid from pg_index where indexrelid = 'song_id'::regclass")).toEqual([
    { indisvalid: true },
  ])
})

test('a migration that waits for a table lock times out and retries, so that other queries are not blocked', async () => {
  await run()
  await write('0002_title.sql', 'alter table song add title text')
  const reader = new pg.Client(database.connection)
  await reader.connect()
  await reader.query('begin; select * from song')
  const migrating = run()
  const waiting = () => query("select from pg_locks where relation = 'song'::regclass and not granted")
  await expect.poll(waiting).toHaveLength(1)
  // Queues behind the migration's lock until the migration times out.
  expect(await query('select id from song')).toEqual([{ id: 1 }])
  await reader.query('commit')
  await reader.end()
  expect(await migrating).toEqual(['0002_title.sql'])
})

test('every destructive migration has a `-- requires:` line', async () => {
  const own = new URL('../../../migrations/', import.meta.url)
  const names = (await readdir(own)).filter((name) => name.endsWith('.sql'))
  const contract = /\b(drop (table|column|function|view)|rename|alter column \w+ (type|set not null))\b/i
  for (const name of names) {
    const sql = await readFile(new URL(name, own), 'utf8')
    if (contract.test(sql.replaceAll(/^[ \t]*--.*$/gm, ''))) expect(sql, name).toMatch(/^-- requires: /m)
  }
})

test('changed line endings do not count as an edit', async () => {
  await run()
  await write('0001_song.sql', 'create table song (id int primary key);\r\ninsert into song values (1);')
  expect(await run()).toEqual([])
})

test('comments of an applied file can be edited, statements cannot', async () => {
  await write('0001_song.sql', '-- Songs.\ncreate table song (id int primary key);')
  await run()
  await write('0001_song.sql', '-- What people sing.\n  -- By id.\ncreate table song (id int primary key);')
  expect(await run()).toEqual([])
  await write('0001_song.sql', '-- Songs.\ncreate table song (id bigint primary key);')
  await expect(run()).rejects.toThrow('0001_song.sql was edited')
})
