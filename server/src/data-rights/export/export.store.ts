/** The state of exports, one per account. */
import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { AccountExport } from '../../platform/database/schema.ts'

const sweepMax = 500

export function findExport(db: Database, accountId: string) {
  return db
    .selectFrom('account_export')
    .select(['id', 'requested_at', 'ready_at', 'failed_at', 'bytes', 'files_done', 'files_total'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function findOwner(db: Database, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('account_export')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.account_id ?? null
}

/** Finds a finished export with the columns for its file name. */
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

/** Marks an export as running and clears the failure of an earlier attempt. */
export async function markStarted(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('account_export')
    .set({ heartbeat_at: now, failed_at: null })
    .where('id', '=', id)
    .execute()
}

/** Marks exports as failed whose last progress is older than `before`. */
export async function failSilent(db: Database, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('account_export')
    .set({ failed_at: now })
    .where('heartbeat_at', '<', before)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Returns false when the export is no longer being created. */
export async function setProgress(
  db: Database,
  id: string,
  { done, total }: { done: number; total: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_export')
    .set({ files_done: done, files_total: total, failed_at: null, heartbeat_at: now })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns false when the export was deleted in the meantime. */
export async function markReady(
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

export async function markFailed(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('account_export').set({ failed_at: now }).where('id', '=', id).execute()
}

/** Deletes the account's export and returns its id; null when there was none. */
export async function deleteExportRow(trx: Database, accountId: string): Promise<string | null> {
  const deleted = await trx
    .deleteFrom('account_export')
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted?.id ?? null
}

export async function findExpiredExports(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_export')
    .select('account_id')
    .where('requested_at', '<', before)
    .limit(sweepMax)
    .execute()
  return rows.map((row) => row.account_id)
}
