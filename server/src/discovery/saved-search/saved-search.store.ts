import type { AccountType } from '@brilla/contract/platform/fields'
import type { StoredQuery } from '@brilla/contract/discovery/saved-search'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { AlertState, SavedSearchRow } from './saved-search.rules.ts'

const columns = ['id', 'name', 'query', 'alerts', 'created_at'] as const

export async function findSavedSearches(db: Database, accountId: string): Promise<SavedSearchRow[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, query: row.query as StoredQuery }))
}

/** Requires the lock of the account. */
export async function insertSavedSearch(
  trx: Database,
  accountId: string,
  row: SavedSearchRow,
): Promise<void> {
  await trx
    .insertInto('saved_search')
    .values({ ...row, account_id: accountId, query: JSON.stringify(row.query) })
    .execute()
}

/** Writes a search. Its matches are remembered anew when `restart` is set. Requires the lock of the account. */
export async function updateSavedSearch(
  trx: Database,
  { id, name, query, alerts }: SavedSearchRow,
  restart: boolean,
): Promise<void> {
  await trx
    .updateTable('saved_search')
    .set({
      name,
      query: JSON.stringify(query),
      alerts,
      ...(restart && { checked_at: null, known_ids: null }),
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes a search of the account; false when it has no such search. */
export async function deleteSavedSearch(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The next active accounts behind `after` that have searches with alerts. */
export async function findAlertedAccounts(
  db: Database,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account
    where status = 'active' and type is not null and email_confirmed_at is not null
      and ${after === null ? sql`true` : sql`id > ${after}::uuid`}
      and exists (select from saved_search where account_id = account.id and alerts)
    order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

export interface AlertRow extends SavedSearchRow, AlertState {}

/** Locks the searches of an account whose alerts have not been checked since `earliest`. */
export async function lockDueSearches(trx: Database, accountId: string, earliest: Date): Promise<AlertRow[]> {
  const rows = await trx
    .selectFrom('saved_search')
    .select([...columns, 'checked_at as checkedAt', 'known_ids as knownIds'])
    .where('account_id', '=', accountId)
    .where('alerts', '=', true)
    .where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<=', earliest)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, query: row.query as StoredQuery }))
}

/** Stores that the matches of a search were looked through; `knownIds` without those of deleted accounts. */
export async function saveCheck(
  trx: Database,
  id: string,
  { checkedAt, knownIds }: { checkedAt: Date; knownIds: string[] | null },
): Promise<void> {
  await sql`
    update saved_search set checked_at = ${checkedAt}, known_ids = case when ${knownIds}::uuid[] is not null then
      array(select account.id from account where account.id = any(${knownIds}::uuid[]))
    end where id = ${id}
  `.execute(trx)
}

/** The type of an account that may be notified; undefined for any other. */
export async function findActiveType(db: Database, accountId: string) {
  const row = await db
    .selectFrom('account')
    .select('type')
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return (row?.type ?? undefined) as AccountType | undefined
}

/** The saved searches of an account for its data export (P-export-1). */
export function selectSavedSearches(db: Database, accountId: string) {
  return db
    .selectFrom('saved_search')
    .select(['name', 'query as search', 'alerts', 'created_at as savedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
}
