import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'

/** Marks an account as deactivated and discards a pending e-mail. Returns the previous status; null when already deactivated. */
export async function markDeactivated(trx: Database, id: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ status_before: string }>`
    update account set status_before = status, status = 'cancelled', cancelled_at = ${now}, pending_email = null
    where id = ${id} and status <> 'cancelled'
    returning status_before
  `.execute(trx)
  return rows[0]?.status_before ?? null
}

/** Returns the time when an account was deactivated; null when it is not deactivated. */
export async function findDeactivatedAt(trx: Database, id: string): Promise<Date | null> {
  const found = await trx
    .selectFrom('account')
    .select('cancelled_at')
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .executeTakeFirst()
  return found?.cancelled_at ?? null
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

/** Returns the ids of accounts that have blocked this one or are blocked by it. */
export async function findBlockedWith(trx: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from block where blocker_id = ${id}
    union select blocker_id from block where blocked_id = ${id}
  `.execute(trx)
  return rows.map((row) => row.id)
}

/** Finds accounts deactivated at `before` or earlier. */
export async function findExpiredAccounts(db: Database, before: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('cancelled_at', '<=', before)
    .orderBy('cancelled_at')
    .limit(max)
    .execute()
  return rows.map((row) => row.id)
}

/** Returns the names of all uploads of an account. */
export async function findFileNames(trx: Database, id: string): Promise<string[]> {
  const rows = await trx.selectFrom('upload').select('name').where('account_id', '=', id).execute()
  return rows.map((row) => row.name)
}

/** Deletes an account with all dependent rows; false when it was restored in the meantime. */
export async function deleteAccount(trx: Database, id: string, before: Date): Promise<boolean> {
  // Posts first, newest first, the lock order that all statements use.
  await sql`
    select from post join account on account.id = post.author_id
    where account.id = ${id} and account.cancelled_at <= ${before} order by post.id desc for update of post
  `.execute(trx)
  await sql`
    delete from post using account
    where account.id = post.author_id and account.id = ${id} and account.cancelled_at <= ${before}
  `.execute(trx)
  const { numDeletedRows } = await trx
    .deleteFrom('account')
    .where('id', '=', id)
    .where('cancelled_at', '<=', before)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
