import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'

/** Deactivates an account. Returns the status it had, null when it was deactivated already. A pending e-mail is dropped. */
export async function hideAccount(trx: Database, id: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ status_before: string }>`
    update account set status_before = status, status = 'cancelled', cancelled_at = ${now}, pending_email = null
    where id = ${id} and status <> 'cancelled'
    returning status_before
  `.execute(trx)
  return rows[0]?.status_before ?? null
}

/** When an account was cancelled; null when it is not. */
export async function findCancelledAt(trx: Database, id: string): Promise<Date | null> {
  const found = await trx
    .selectFrom('account')
    .select('cancelled_at')
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .executeTakeFirst()
  return found?.cancelled_at ?? null
}

/** Ends the deactivation of an account. Returns the status it has now, null when it was not deactivated. */
export async function showAccount(trx: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ status: string }>`
    update account set status = status_before, status_before = null, cancelled_at = null
    where id = ${id} and status = 'cancelled'
    returning status
  `.execute(trx)
  return rows[0]?.status ?? null
}

/** Accounts that have blocked this one or that it has blocked. */
export async function findBlockedWith(trx: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from block where blocker_id = ${id}
    union select blocker_id from block where blocked_id = ${id}
  `.execute(trx)
  return rows.map((row) => row.id)
}

/** Accounts that were cancelled at `before` or earlier. */
export async function findForgotten(db: Database, before: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('cancelled_at', '<=', before)
    .orderBy('cancelled_at')
    .limit(max)
    .execute()
  return rows.map((row) => row.id)
}

/** The names of everything an account ever uploaded. */
export async function findFileNames(trx: Database, id: string): Promise<string[]> {
  const rows = await trx.selectFrom('upload').select('name').where('account_id', '=', id).execute()
  return rows.map((row) => row.name)
}

/** Deletes an account that is still cancelled, with every row that hangs on it. */
export async function deleteAccount(trx: Database, id: string, before: Date): Promise<boolean> {
  // Posts first, newest first: in the order in which everybody locks them.
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
