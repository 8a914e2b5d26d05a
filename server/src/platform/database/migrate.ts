import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { z } from 'zod'

const ownMigrations = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** "bril" and a number of ours: one node migrates, the others wait for it and find nothing left to do. */
const lockKey = [0x6272696c, 2]

/**
 * Applies the files of server/migrations that this database has not seen, in the order of their names, each in a
 * transaction of its own. Safe to call from several nodes at once. Returns the names it applied.
 * Throws when an applied file was edited or is missing, and when a file fails, saying which and where.
 */
export async function migrate(connection: pg.ClientConfig, folder = ownMigrations): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', lockKey)
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const files = await readMigrations(folder)
    const applied = await client.query<{ name: string; hash: string }>(
      'select name, hash from migration order by name',
    )
    const known = new Map(applied.rows.map(({ name, hash }) => [name, hash]))
    checkHistory(files, known)
    const pending = files.filter(({ name }) => !known.has(name))
    for (const file of pending) await apply(client, file)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** `hash` leaves out lines that are comments, which may be reworded; `firstHash` is the one of the whole file, see below. */
type Migration = { name: string; sql: string; hash: string; firstHash?: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Earlier versions hashed whole files, comments included. `first-hashes.json` keeps those hashes, so that databases from
 * then are recognised as long as the statements are the same.
 */
const firstHashesSchema = z.record(z.string(), z.object({ whole: z.string(), statements: z.string() }))

async function readMigrations(folder: string): Promise<Migration[]> {
  const kept = await readFile(`${folder}/first-hashes.json`, 'utf8').catch(() => '{}')
  const firstHashes = firstHashesSchema.parse(JSON.parse(kept))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      // Git may write other line ends on Windows; that is not an edit.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      const hash = sha256(sql.replaceAll(/^[ \t]*--.*\n?/gm, ''))
      const first = firstHashes[name]
      return first?.statements === hash ? { name, sql, hash, firstHash: first.whole } : { name, sql, hash }
    }),
  )
}

function checkHistory(files: Migration[], known: Map<string, string>): void {
  const byName = new Map(files.map((file) => [file.name, file]))
  for (const [name, hash] of known) {
    const file = byName.get(name)
    if (!file)
      throw new Error(
        `The database has the migration ${name}, which this version of Brilla does not: start a newer one`,
      )
    if (file.hash !== hash && file.firstHash !== hash)
      throw new Error(
        `The migration ${name} was edited after it was applied: restore it, and add a new file instead`,
      )
  }
  const last = [...known.keys()].at(-1)
  const late = files.find(({ name }) => last !== undefined && name < last && !known.has(name))
  if (late)
    throw new Error(
      `The migration ${late.name} sorts before ${last}, which is applied already: give it a later number`,
    )
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const { message, position } = cause as { message: string; position?: string }
    const line = position ? `:${sql.slice(0, Number(position)).split('\n').length}` : ''
    throw new Error(`The migration ${name}${line} failed: ${message}`, { cause })
  }
}
