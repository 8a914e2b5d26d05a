import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'

/** Cancels an account; false when it is by now. What was pending waits for nobody any more. */
export async function hideAccount(trx: Database, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update account set status_before = status, status = 'cancelled', cancelled_at = ${now}, pending_email = null
    where id = ${id} and status <> 'cancelled'
  `.execute(trx)
  return numAffectedRows === 1n
}

/** Whether what an account does counts for others unless it is cancelled: not while it is suspended. Take the turn before. */
export async function countsWhenHere(trx: Database, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('account')
    .select(['status', 'status_before'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (found?.status_before ?? found?.status) === 'active'
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

/** Makes a cancelled account what it was. */
export async function showAccount(trx: Database, id: string): Promise<void> {
  await sql`
    update account set status = status_before, status_before = null, cancelled_at = null
    where id = ${id} and status = 'cancelled'
  `.execute(trx)
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
  // Posts first, as whoever deletes one by itself begins with it too.
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
