/** Registrations that await confirmation. */
import type { Database } from '../../platform/database/index.ts'

/** Finds an account if its e-mail is not confirmed yet. */
export function findUnconfirmed(db: Database, by: { id: string } | { email: string }) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'language'])
    .where((eb) => eb.and(by))
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
}

export async function deleteOldTokens(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('email_token').where('created_at', '<', before).execute()
  await db.deleteFrom('confirmation_request').where('requested_at', '<', before).execute()
}

/** Deletes accounts registered before `before` and never confirmed; resent mails do not extend the time. */
export async function deleteUnconfirmed(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('account')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

/** Confirms the e-mail of an account; false when it was already confirmed. */
export async function confirmEmail(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns when confirmation mails were requested since `since`, newest first. Locks the account to serialize requests. */
export async function lockConfirmationRequests(
  db: Database,
  accountId: string,
  since: Date,
): Promise<Date[]> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  const rows = await db
    .selectFrom('confirmation_request')
    .select('requested_at')
    .where('account_id', '=', accountId)
    .where('requested_at', '>', since)
    .orderBy('requested_at', 'desc')
    .execute()
  return rows.map((row) => row.requested_at)
}

export async function insertConfirmationRequest(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .insertInto('confirmation_request')
    .values({ account_id: accountId, requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
