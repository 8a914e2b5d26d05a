/** The tables that the lists of people and the search read: `discovery`, `talent_listing` and `discovery_word`. */
import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import { syncSearchWords } from './search.store.ts'

/** Writes the rows of an account again, or removes them; the function locks the account first. */
export async function refreshRows(db: Database, accountId: string): Promise<void> {
  await sql`select refresh_discovery(${accountId}::uuid)`.execute(db)
}

/** Ids of accounts read at once. */
const batchSize = 100

/** Writes the rows of all accounts again, while the server runs. Returns the number of accounts. */
export async function rebuildDiscovery(db: Database): Promise<number> {
  let count = 0
  for (let after: string | null = null; ;) {
    const ids: string[] = await findAccountIds(db, after)
    // Each in its own transaction: who waits for an account must not hold new words, for which its handler may wait.
    for (const id of ids) await refreshRows(db, id)
    count += ids.length
    after = ids.at(-1) ?? null
    if (ids.length < batchSize) break
  }
  await syncSearchWords(db)
  return count
}

async function findAccountIds(db: Database, after: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .$if(after !== null, (accounts) => accounts.where('id', '>', after!))
    .orderBy('id')
    .limit(batchSize)
    .execute()
  return rows.map(({ id }) => id)
}
