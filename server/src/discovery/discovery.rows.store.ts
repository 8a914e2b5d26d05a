/** The tables that the lists of people and the search read: `discovery`, `talent_listing` and `discovery_word`. */
import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import { syncSearchWords } from './search.store.ts'

/** Writes the rows of these accounts again, or removes them; the function locks each account first. */
export async function refreshRows(db: Database, accountIds: string[]): Promise<void> {
  await sql`
    select refresh_discovery(id) from (select id from unnest(${accountIds}::uuid[]) id order by id) each
  `.execute(db)
}

/** Accounts refreshed in one transaction, which locks them. */
const batchSize = 100

/** Writes the rows of all accounts again, while the server runs. Returns the number of accounts. */
export async function rebuildDiscovery(db: Database): Promise<number> {
  let count = 0
  for (let after: string | null = null; ;) {
    const ids: string[] = await findAccountIds(db, after)
    await refreshRows(db, ids)
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
