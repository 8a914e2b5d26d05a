import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

/** Marks an account as deactivated and discards a pending e-mail. Returns the previous status; null when already deactivated. */
export async function markDeactivated(trx: Database, id: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ status_before: string }>`
    update account set status_before = status, status = 'cancelled', cancelled_at = ${now}, pending_email = null
    where id = ${id} and status <> 'cancelled'
    returning status_before
  `.execute(trx)
  return rows[0]?.status_before ?? null
}

/** Locks a deactivated account against its deletion and returns when it was deactivated; null when it is not deactivated. */
export async function lockDeactivated(
  trx: Database,
  id: string,
): Promise<{ deactivatedAt: Date; isBeingDeleted: boolean } | null> {
  const found = await trx
    .selectFrom('account')
    .select(['cancelled_at', 'deletion_started_at'])
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found?.cancelled_at) return null
  return { deactivatedAt: found.cancelled_at, isBeingDeleted: found.deletion_started_at !== null }
}

/** Restores a deactivated account. Returns its new status; null when it was not deactivated. */
export async function markRestored(trx: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ status: string }>`
    update account set status = status_before, status_before = null, cancelled_at = null
    where id = ${id} and status = 'cancelled'
    returning status
  `.execute(trx)
  return rows[0]?.status ?? null
}

export interface ExpiredAccount {
  id: string
  /** As text, because a Date drops microseconds and would find the same account again. */
  cancelled_at: string
  deletion_started_at: Date | null
}

/** Finds accounts deactivated at `before` or earlier, the oldest first, behind `after`. */
export async function findExpiredAccounts(
  db: Database,
  before: Date,
  { after, max }: { after: ExpiredAccount | undefined; max: number },
): Promise<ExpiredAccount[]> {
  const { rows } = await sql<ExpiredAccount>`
    select id, cancelled_at::text, deletion_started_at from account
    where cancelled_at <= ${before}
      and ${after ? sql`(cancelled_at, id) > (${after.cancelled_at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by cancelled_at, id limit ${max}
  `.execute(db)
  return rows
}

/** Marks an expired account, which then cannot be restored any more; false when it was restored in the meantime. */
export async function markDeletionStarted(
  trx: Database,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ deletion_started_at: now })
    .where('id', '=', id)
    .where('cancelled_at', '<=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Locks the uploads that an account still has and returns the names of their files. */
export async function lockFileNames(trx: Database, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('upload')
    .select('name')
    .where('account_id', '=', id)
    .forUpdate()
    .execute()
  return rows.map(({ name }) => name)
}

/** Deletes an account with the rows that still depend on it; false when it is gone already. */
export async function deleteAccount(trx: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account')
    .where('id', '=', id)
    .where('deletion_started_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
