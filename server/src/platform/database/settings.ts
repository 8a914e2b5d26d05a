/** What every session with PostgreSQL is set to: its deadlines, and how it plans. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type pg from 'pg'

/** Where PostgreSQL is: a Unix socket's folder or a host, or a URL. */
export type Connection = pg.PoolConfig

/** Milliseconds after which PostgreSQL gives up. */
export interface Deadlines {
  statement: number
  lock: number
  idleInTransaction: number
}

/** Nobody waits longer for an answer. */
export const requestDeadlines: Deadlines = { statement: 15_000, lock: 10_000, idleInTransaction: 30_000 }
export const jobDeadlines: Deadlines = { statement: 600_000, lock: 60_000, idleInTransaction: 60_000 }

/**
 * Left to itself, PostgreSQL plans anew at each statement whose values look special, such as those of readers who hide
 * somebody, and that takes longer than a better plan saves.
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

/** Sets them with the connection itself, which costs no statement; settings that the URL names win. */
export function withSettings(connection: Connection, deadlines: Deadlines): Connection {
  const settings = Object.entries(toSettings(deadlines)).map(([name, value]) => `-c ${name}=${value}`)
  if (connection.connectionString === undefined) return { ...connection, options: settings.join(' ') }
  const url = new URL(connection.connectionString)
  const options = [...settings, url.searchParams.get('options') ?? ''].join(' ').trim()
  // Given in both places, the URL's would replace ours.
  url.searchParams.delete('options')
  return { ...connection, connectionString: url.href, options }
}

/** The statements that a role needs behind a pooler, which sets nothing for a session; empty when all is set. */
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
