/** Settings of every PostgreSQL session: timeouts and plan caching. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type pg from 'pg'
import { minute } from '../duration.ts'

/** The address of PostgreSQL: the directory of a Unix socket, a host, or a URL. */
export type Connection = pg.PoolConfig

/** PostgreSQL's timeouts in milliseconds. */
export interface Deadlines {
  statement: number
  lock: number
  idleInTransaction: number
}

/** Timeouts of requests: clients do not wait longer for a response. */
export const requestDeadlines: Deadlines = { statement: 15_000, lock: 10_000, idleInTransaction: 30_000 }
/** Short, because the primary answers what a replica does not. */
export const replicaDeadlines: Deadlines = { ...requestDeadlines, statement: 3_000 }
/** Shorter still: a look that hangs must not delay the notice that the primary is back. */
export const watchDeadlines: Deadlines = { ...requestDeadlines, statement: 1_000 }
export const jobDeadlines: Deadlines = { statement: 10 * minute, lock: minute, idleInTransaction: minute }

/**
 * By default PostgreSQL replans a prepared statement when its values are unusual, such as those of a caller who blocks
 * somebody. Planning takes longer than the better plan saves.
 */
const planning = { plan_cache_mode: 'force_generic_plan' }

function toSettings({ statement, lock, idleInTransaction }: Deadlines): Record<string, string> {
  return {
    ...planning,
    statement_timeout: `${statement}`,
    lock_timeout: `${lock}`,
    idle_in_transaction_session_timeout: `${idleInTransaction}`,
  }
}

/** Adds the settings to the connection options, which costs no statement; settings in the URL take precedence. */
export function withSettings(connection: Connection, deadlines: Deadlines): Connection {
  const settings = Object.entries(toSettings(deadlines)).map(([name, value]) => `-c ${name}=${value}`)
  if (connection.connectionString === undefined) return { ...connection, options: settings.join(' ') }
  const url = new URL(connection.connectionString)
  const options = [...settings, url.searchParams.get('options') ?? ''].join(' ').trim()
  // If both had options, those of the URL would replace ours.
  url.searchParams.delete('options')
  return { ...connection, connectionString: url.href, options }
}

/** Returns the `alter role` statements that are missing behind a pooler, where sessions cannot be configured. */
export async function findMissingSettings(
  db: QueryExecutorProvider,
  deadlines: Deadlines,
): Promise<string[]> {
  const wanted = Object.entries(toSettings(deadlines))
  const { rows } = await sql<{ name: string; setting: string; role: string }>`
    select name, setting, quote_ident(current_user) as role from pg_settings
    where name in (${sql.join(wanted.map(([name]) => name))})`.execute(db)
  const current = new Map(rows.map(({ name, setting }) => [name, setting]))
  const isMissing = (name: string, value: string) =>
    name in planning ? current.get(name) !== value : current.get(name) === '0'
  return wanted
    .filter(([name, value]) => isMissing(name, value))
    .map(([name, value]) => `alter role ${rows[0]?.role} set ${name} = '${value}'`)
}
