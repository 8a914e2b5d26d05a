/** Database access: Kysely over a connection pool with prepared statements. */
import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import {
  type DescribedColumns,
  PreparedQuery,
  type Statement,
  type StatementResult,
} from './prepared-query.ts'
import type { DB } from './schema.ts'
import { type Connection, type Deadlines, requestDeadlines, withSettings } from './settings.ts'
import { createStatementNames } from './statement-names.ts'

export type { Connection } from './settings.ts'
export type Database = Kysely<DB>

const types = new pg.TypeOverrides()
// Counts and sums fit a double; calendar dates are read as text.
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (date) => date)

/** Prepared statements of a connection at the most: PostgreSQL holds a plan of each in memory. */
const defaultMaxPrepared = 500

/** Milliseconds that the answer of a statement may need beyond PostgreSQL's own deadline. */
const answerGrace = 3_000

const notPrepared = '/* not prepared */'

/**
 * Comment for a statement on a table whose size changes by orders of magnitude, such as a queue's: it is planned at each
 * call, as a plan made while the table was empty would read all of it once it is full.
 */
export const planEachTime = sql.raw(notPrepared)

/** What pg's connection offers, but its types do not. */
interface PgConnection {
  stream: Socket
  /** Texts of the statements that the connection has, by name. */
  parsedStatements: Record<string, string>
  close(message: { type: 'S'; name: string }): void
}

/**
 * Kysely does not name statements; named ones are planned once per connection (1.6 times as fast). Behind a pooler, the
 * server connection may change and with it the columns of a statement, so they are described at each execution.
 */
function preparingClient({
  prepare,
  pooled,
  maxPrepared,
  silenceMax,
}: {
  prepare: boolean
  pooled: boolean
  maxPrepared: number
  silenceMax: number
}) {
  const clients = new Set<{ closeLater(name: string): void }>()
  const names = createStatementNames(maxPrepared, (name) => {
    for (const client of clients) client.closeLater(name)
  })
  return class extends pg.Client {
    readonly #described: DescribedColumns = new Map()
    #evicted: string[] = []

    constructor(config?: pg.ClientConfig) {
      super(config)
      clients.add(this)
      this.once('end', () => clients.delete(this))
      this.once('connect', () => this.#throwAwayWhenSilent())
    }

    get #connection(): PgConnection {
      return (this as unknown as { connection: PgConnection }).connection
    }

    /** A connection on which no answer arrives is destroyed: the next statement on it would wait as well. */
    #throwAwayWhenSilent(): void {
      const { stream } = this.#connection
      const error = Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })
      stream.on('timeout', () => stream.destroy(error))
      this.on('drain', () => stream.setTimeout(0))
    }

    closeLater(name: string): void {
      this.#evicted.push(name)
    }

    /**
     * Sent ahead of the next query, as a message of its own would occupy a pooler's connection; and not as DEALLOCATE,
     * which fails in an aborted transaction and which poolers do not follow.
     */
    #closeEvicted(): void {
      const connection = this.#connection
      for (const name of this.#evicted) {
        this.#described.delete(name)
        if (connection.parsedStatements[name] === undefined) continue
        delete connection.parsedStatements[name]
        connection.close({ type: 'S', name })
      }
      this.#evicted = []
    }

    // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads, of which we touch one
    override query(...args: any[]): any {
      const [text, values, ...rest] = args
      const bound = typeof text === 'string' && Array.isArray(values) && values.length > 0
      const name = bound && prepare && !text.includes(notPrepared) ? names.get(text) : undefined
      if (this.#evicted.length > 0) this.#closeEvicted()
      this.#connection.stream.setTimeout(silenceMax)
      if (name !== undefined && !pooled && rest.length === 0)
        return this.#execute({ name, text }, values as unknown[])
      return Reflect.apply(super.query, this, bound ? [{ name, text, values, types }, ...rest] : args)
    }

    #execute(statement: Statement, values: unknown[]): Promise<StatementResult> {
      const described = this.#described
      return new Promise((resolve, reject) => {
        void super.query(new PreparedQuery(statement, values, { types, described }, { resolve, reject }))
      })
    }
  }
}

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** Number of statements and transactions that wait for a connection. */
  countWaiting(): number
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
  /** Prepared statements of a connection at the most. */
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
    Client: preparingClient({
      prepare,
      pooled,
      maxPrepared,
      silenceMax: deadlines.statement + answerGrace,
    }),
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
  return {
    db,
    pool,
    countWaiting: () => pool.waitingCount,
    close: () => db.destroy(),
  }
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
