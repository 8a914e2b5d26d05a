/** The tables that the lists of people and the search read: `discovery`, `talent_listing` and `discovery_word`. */
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { normalizeSkills } from '../../people/dictionary/index.ts'
import { syncSearchWords } from './search.words.store.ts'

/** Writes the rows of an account again, or removes them; the function locks the account until the transaction ends. */
export async function refreshRows(db: Database, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select refresh_discovery(${accountId}::uuid)`.execute(trx)
    const row = await trx
      .selectFrom('discovery')
      .select('skills')
      .where('account_id', '=', accountId)
      .where(sql`skills`, '<>', sql`'{}'`)
      .executeTakeFirst()
    if (!row?.skills) return
    const skills = normalizeSkills(row.skills)
    await trx.updateTable('discovery').set({ skills }).where('account_id', '=', accountId).execute()
  })
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

/** Writes the rows again whose activity, by which results are ranked, has changed. */
export async function refreshActivity(db: Database): Promise<void> {
  for (let after: string | null = null; ;) {
    const { rows }: { rows: { id: string; changed: boolean }[] } = await sql<{
      id: string
      changed: boolean
    }>`
      select account_id as id, activity is distinct from activity_of(account_id) as changed from discovery
      where account_id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
      order by account_id limit ${batchSize}
    `.execute(db)
    for (const { id, changed } of rows) if (changed) await refreshRows(db, id)
    after = rows.at(-1)?.id ?? null
    if (rows.length < batchSize) return
  }
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
