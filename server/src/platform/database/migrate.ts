import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const ownMigrations = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** Advisory lock ("bril" and a number): one process migrates, the others wait for it and find nothing left to do. */
const lockKey = [0x6272696c, 2]

/**
 * A statement that waits for a table lock makes every later query of that table wait behind it, so it gives up after
 * `lockTimeout` and is repeated after `retryDelay`, `lockAttempts` times in all.
 */
const lockTimeout = 250
const retryDelay = 1_000
const lockAttempts = 120

/** Milliseconds between attempts to become the process that migrates. */
const pollInterval = 200

/**
 * Applies the files of server/migrations that this database has not seen, in the order of their names. Safe to call from
 * several processes at once. Returns the names it applied. A file runs in one transaction, unless its name ends in
 * `.no-transaction.sql`: its statements then run one by one, and all of them again if one fails, so they must be
 * repeatable (`drop index concurrently if exists …; create index concurrently …;`).
 * @throws DatabaseVersionError when the database is from before the first release or too new for this program, or an applied file was
 * edited or is missing; and when a file fails, saying which and where
 */
export async function migrate(connection: pg.ClientConfig, folder = ownMigrations): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    // Building an index may take longer than any request may.
    await client.query('set statement_timeout = 0')
    await acquireLock(client)
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now(), requires text not null)',
    )
    const files = await readMigrations(folder)
    const applied = await client.query<Applied>('select * from migration order by name')
    const known = new Map(applied.rows.map((row) => [row.name, row]))
    checkHistory(files, known)
    const pending = files.filter(({ name }) => !known.has(name))
    for (const file of pending) await apply(client, file)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/**
 * Polls for the lock instead of waiting inside of a statement: building an index concurrently waits for every older
 * statement, so the process that builds and one that waits for it would deadlock.
 */
async function acquireLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ acquired: boolean }>(
      'select pg_try_advisory_lock($1, $2) as acquired',
      lockKey,
    )
    if (rows[0]?.acquired) return
    await setTimeout(pollInterval)
  }
}

/** The database was written by a version that this one cannot follow. */
export class DatabaseVersionError extends Error {}

interface Migration {
  name: string
  sql: string
  /** Hash of the statements, so that comments can be edited. */
  hash: string
  /** Last migration that a program must know to run once this one is applied; empty when any older program can. */
  requires: string
}

interface Applied {
  name: string
  hash: string
  requires: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      // Git may change line endings on Windows, which is not an edit.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      const hash = sha256(sql.replaceAll(/^[ \t]*--.*\n?/gm, ''))
      const requires = /^-- requires: (\S+)$/m.exec(sql)?.[1] ?? ''
      return { name, sql, hash, requires }
    }),
  )
}

/**
 * A newer program may have applied migrations that this version does not have. It runs anyway if they allow it, so
 * that processes can be updated one by one, and an update can be reverted.
 */
function checkHistory(files: Migration[], known: Map<string, Applied>): void {
  const byName = new Map(files.map((file) => [file.name, file]))
  const first = files[0]?.name ?? ''
  if (known.size > 0 && !known.has(first))
    throw new DatabaseVersionError(
      'The data is of a version before the first release, which this one does not read: start with an empty data folder or database',
    )
  const newest = files.at(-1)?.name ?? ''
  for (const { name, hash, requires } of known.values()) {
    const file = byName.get(name)
    if (!file && (name < newest || requires > newest))
      throw new DatabaseVersionError(
        `The database has the migration ${name}, which this version of Brilla cannot run with: start a newer version`,
      )
    if (file && file.hash !== hash)
      throw new DatabaseVersionError(
        `The migration ${name} was edited after it was applied: restore it, or begin with an empty database`,
      )
  }
  const last = [...known.keys()].filter((name) => byName.has(name)).at(-1)
  const late = files.find(({ name }) => last !== undefined && name < last && !known.has(name))
  if (late)
    throw new DatabaseVersionError(
      `The migration ${late.name} sorts before ${last}, which is applied already: give it a later number`,
    )
}

async function apply(client: pg.Client, { name, sql, hash, requires }: Migration): Promise<void> {
  const record = () =>
    client.query('insert into migration (name, hash, requires) values ($1, $2, $3)', [name, hash, requires])
  try {
    if (name.endsWith('.no-transaction.sql')) {
      await client.query('set lock_timeout = 0')
      for (const statement of sql.split(/;[ \t]*$/m))
        if (statement.trim() !== '') await client.query(statement)
      await record()
    } else {
      await client.query(`set lock_timeout = ${lockTimeout}`)
      await retryLocked(client, async () => {
        await client.query(sql)
        await record()
      })
    }
  } catch (cause) {
    const { message, position } = cause as { message: string; position?: string }
    const line = position ? `:${sql.slice(0, Number(position)).split('\n').length}` : ''
    throw new Error(`The migration ${name}${line} failed: ${message}`, { cause })
  }
}

/** Runs `attempt` in a transaction, and repeats it while it cannot get a lock in time. */
async function retryLocked(client: pg.Client, attempt: () => Promise<void>): Promise<void> {
  for (let left = lockAttempts; ; left--) {
    await client.query('begin')
    try {
      await attempt()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const { code = '' } = error as { code?: string }
      if (!lockErrors.has(code) || left === 1) throw error
      await setTimeout(retryDelay)
    }
  }
}

/** Lock not available in time, and deadlock. */
const lockErrors = new Set(['55P03', '40P01'])
