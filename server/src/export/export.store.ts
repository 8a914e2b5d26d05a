/** How far an export is. */
import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { AccountExport } from '../platform/database/schema.ts'

const oldMax = 500

export function findExport(db: Database, accountId: string) {
  return db.selectFrom('account_export').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

export async function findOwner(db: Database, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('account_export')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.account_id ?? null
}

/** An export that is ready, with what its file is to be called. */
export function findReady(db: Database, id: string) {
  return db
    .selectFrom('account_export')
    .innerJoin('account', 'account.id', 'account_export.account_id')
    .select(['account_export.ready_at', 'account.profile_url'])
    .where('account_export.id', '=', id)
    .where('account_export.ready_at', 'is not', null)
    .executeTakeFirst()
}

export async function insertExport(trx: Database, row: Insertable<AccountExport>): Promise<void> {
  await trx.insertInto('account_export').values(row).execute()
}

/** Somebody makes it; with what an earlier try said, it would look given up. */
export async function setBegun(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('account_export').set({ told_at: now, failed_at: null }).where('id', '=', id).execute()
}

/** Sets exports failed whose progress was last told before `before`. */
export async function failSilent(db: Database, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('account_export')
    .set({ failed_at: now })
    .where('told_at', '<', before)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

export async function setProgress(
  db: Database,
  id: string,
  { done, total }: { done: number; total: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_export')
    .set({ files_done: done, files_total: total, failed_at: null, told_at: now })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .execute()
}

/** False when it was forgotten meanwhile. */
export async function setReady(
  db: Database,
  id: string,
  row: { ready_at: Date; bytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_export')
    .set({ ...row, failed_at: null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setFailed(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('account_export').set({ failed_at: now }).where('id', '=', id).execute()
}

/** Deletes the account's export and answers its id; null when there was none. */
export async function deleteExportOf(trx: Database, accountId: string): Promise<string | null> {
  const deleted = await trx
    .deleteFrom('account_export')
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted?.id ?? null
}

export async function findOldExports(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_export')
    .select('account_id')
    .where('requested_at', '<', before)
    .limit(oldMax)
    .execute()
  return rows.map((row) => row.account_id)
}
