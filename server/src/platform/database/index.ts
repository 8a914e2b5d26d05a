/** Database access: Kysely over a connection pool with prepared statements. */
import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { traceStatement } from '../tracing.ts'
import type { DB } from './schema.ts'
import { type Connection, type Deadlines, requestDeadlines, withSettings } from './settings.ts'

export type { Connection } from './settings.ts'
export type Database = Kysely<DB>

const types = new pg.TypeOverrides()
// Counts and sums fit a double; calendar dates are read as text.
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (date) => date)

const defaultMaxPrepared = 500

/** Milliseconds that the answer of a statement may need beyond PostgreSQL's own deadline. */
const answerGrace = 3_000

const notPrepared = '/* not prepared */'

/**
 * Comment for a statement on a table whose size changes by orders of magnitude, such as a queue's: it is planned at each
 * call, as a plan made while the table was empty would read all of it once it is full.
 */
export const planEachTime = sql.raw(notPrepared)

interface ClientOptions {
  prepare: boolean
  /** Statements that are prepared at the most. */
  maxPrepared: number
  /** Milliseconds after which a connection on which no answer arrives is destroyed: the next statement would wait as well. */
  silenceMax: number
}

/**
 * Kysely does not name statements; named ones are planned once per connection (1.6 times as fast). Only the first texts of a
 * process get names, since PostgreSQL holds a plan of each in memory: what is frequent is among them.
 */
function preparingClient({ prepare, maxPrepared, silenceMax }: ClientOptions) {
  const names = new Map<string, string>()
  function nameOf(text: string): string | undefined {
    if (!prepare || text.includes(notPrepared)) return undefined
    const name = names.get(text) ?? (names.size < maxPrepared ? `q${names.size}` : undefined)
    if (name !== undefined) names.set(text, name)
    return name
  }
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      this.once('connect', () => {
        const error = Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })
        const stream = getStream(this)
        stream.on('timeout', () => stream.destroy(error))
        this.on('drain', () => stream.setTimeout(0))
      })
    }

    // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads, of which Kysely uses one
    override query(...args: any[]): any {
      getStream(this).setTimeout(silenceMax)
      const [text, values, ...rest] = args
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
        return traceStatement(String(text), () => Reflect.apply(super.query, this, args))
      return traceStatement(text, () =>
        Reflect.apply(super.query, this, [{ name: nameOf(text), text, values }, ...rest]),
      )
    }
  }
}

/** pg's types lack the connection of a client. */
const getStream = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connections at the most. */
  max?: number
  /** Milliseconds for which a statement waits for a connection. */
  acquireTimeout?: number
  deadlines?: Deadlines
  /** False for poolers without prepared statements. */
  prepare?: boolean
  /** Statements that are prepared at the most. */
  maxPrepared?: number
  /** The settings come from the role, as a transaction pooler passes none on (see `findMissingSettings`). */
  pooled?: boolean
}

/** Creates a pool; connections are opened on first use. */
export function openDatabase(
  connection: Connection,
  log: { warn(error: unknown, text: string): void },
  {
    deadlines = requestDeadlines,
    max = 16,
    acquireTimeout = 5_000,
    prepare = true,
    maxPrepared = defaultMaxPrepared,
    pooled = false,
  }: DatabaseOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    max,
    connectionTimeoutMillis: acquireTimeout,
    keepAlive: true,
    types,
    ...(pooled ? connection : withSettings(connection, deadlines)),
    Client: preparingClient({ prepare, maxPrepared, silenceMax: deadlines.statement + answerGrace }),
  })
  // The pool replaces broken idle connections; without a listener the event would end the process.
  pool.on('error', (error) => {
    // A pool that is closed forgets its connections before they have ended.
    if (!pool.ending) log.warn(error, 'a database connection broke')
  })
  // The pool listens on idle connections only. One that is lost in a transaction, between two statements, must not end
  // the process either: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/** Returns whether a write succeeded; false when it violates a unique constraint. */
export async function unlessDuplicate(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return false
    throw error
  }
}

/** Whether a statement failed because PostgreSQL ended a deadlock: it is rolled back as a whole, and can be repeated. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01'

/** How often something is repeated that PostgreSQL has chosen to end a deadlock. */
const repeatsMax = 3

/** Runs a transaction, and again if PostgreSQL ended it because of a deadlock: the others have gone on meanwhile. */
export async function repeatAfterDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await run()
    } catch (error) {
      if (!isDeadlock(error) || repeats === repeatsMax) throw error
    }
  }
}
