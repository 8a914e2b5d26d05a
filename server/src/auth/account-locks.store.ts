import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'

/** Locks account rows whose counters change together; always in id order, which prevents deadlocks. */
export async function lockAccounts(trx: Database, ids: string[]): Promise<void> {
  await sql`
    select from account where id = any(${ids}::uuid[]) order by id for no key update
  `.execute(trx)
}

/**
 * Locks two accounts while a relation between them (follow, block) changes; the first lock of its transaction. Until it
 * ends, `lockAccountExclusive` waits for both.
 */
export async function lockAccountsShared(trx: Database, one: string, other: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(id, 0)) from unnest(${[one, other]}::text[]) id
  `.execute(trx)
  await lockAccounts(trx, [one, other])
}

/**
 * Waits for relation changes of an account that are under way and prevents new ones until the transaction ends, so that
 * the set of related accounts stays fixed. Take it before any lock on an account row, in one transaction at a time.
 */
export async function lockAccountExclusive(trx: Database, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}::text, 0))`.execute(trx)
}
