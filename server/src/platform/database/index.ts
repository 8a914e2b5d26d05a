/** The database as the rest of the program sees it: Kysely over a pool of connections that prepare what they send. */
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { type CommitWatch, createCommitObserver } from './commits.ts'
import type { DB } from './schema.ts'
import { type Connection, type Deadlines, requestDeadlines, withSettings } from './settings.ts'

export type { Connection } from './settings.ts'
export type Database = Kysely<DB>

const types = new pg.TypeOverrides()
// Counts and sums fit a double; a calendar date stays the text that it is.
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (date) => date)

/** How many statements are prepared at the most; past that, texts that vary are sent without a name. */
const maxPrepared = 500

/** Kysely names no statements; naming them here lets PostgreSQL plan each text once a connection (×1.6). */
function preparingClient(prepare: boolean, watches: CommitWatch[]) {
  const names = new Map<string, string>()
  function getStatementName(text: string): string | undefined {
    const known = names.get(text)
    if (!prepare || known !== undefined || names.size >= maxPrepared) return known
    const name = `q${names.size}`
    names.set(text, name)
    return name
  }
  return class extends pg.Client {
    readonly #observe = createCommitObserver(watches)

    // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads, of which we touch one
    override query(...args: any[]): any {
      const [text, values, ...rest] = args
      const bound = typeof text === 'string' && Array.isArray(values) && values.length > 0
      const sent = bound ? [{ name: getStatementName(text), text, values, types }, ...rest] : args
      const outcome: unknown = Reflect.apply(super.query, this, sent)
      if (typeof text === 'string' && outcome instanceof Promise) this.#observe(text, outcome)
      return outcome
    }
  }
}

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** Calls back after each commit of what a statement that contains a text has written. */
  watchCommits(watch: CommitWatch): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  deadlines?: Deadlines
  /** False where a pooler knows no prepared statements. */
  prepare?: boolean
  /** The settings come from the role, as a transaction pooler passes none on (see `findMissingSettings`). */
  pooled?: boolean
}

/** Opens a pool; connections are made when they are first needed. */
export function openDatabase(
  connection: Connection,
  log: { warn(error: unknown, text: string): void },
  { deadlines = requestDeadlines, prepare = true, pooled = false }: DatabaseOptions = {},
): OpenDatabase {
  const watches: CommitWatch[] = []
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types,
    ...(pooled ? connection : withSettings(connection, deadlines)),
    Client: preparingClient(prepare, watches),
  })
  // A connection that breaks while it idles is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => {
    // A closed pool lets go of its connections before they have ended.
    if (!pool.ending) log.warn(error, 'a database connection broke')
  })
  // The pool listens on idle connections only. One that is lost in a transaction, between two statements, must not end
  // the process either: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, watchCommits: (watch) => void watches.push(watch), close: () => db.destroy() }
}

/** Runs SQL text for a library that brings its own, inside a transaction of ours when it is handed one. */
export async function executeSql(db: Database | Transaction<DB>, text: string, values: unknown[] = []) {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values))
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
}

/** Whether a write went in; false when another row has that value of a unique column. */
export async function unlessDuplicate(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return false
    throw error
  }
}
