import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

/** Locks account rows whose counters change together; always in id order, which prevents deadlocks. */
export async function lockAccounts(trx: Database, ids: string[]): Promise<void> {
  await sql`
    select from account where id = any(${ids}::uuid[]) order by id for no key update
  `.execute(trx)
}
