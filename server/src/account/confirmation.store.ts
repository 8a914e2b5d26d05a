/** Registrations that wait for their confirmation. */
import type { Database } from '../platform/database/index.ts'

/** The account while its e-mail is still to be confirmed. */
export function findUnconfirmed(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'language'])
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
}

export async function deleteOldTokens(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('mailed_token').where('created_at', '<', before).execute()
  await db.deleteFrom('confirmation_request').where('requested_at', '<', before).execute()
}

/** Deletes accounts that were registered before `before` and never confirmed, however often a mail was asked for. */
export async function deleteUnconfirmed(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('account')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

/** Confirms the e-mail of an account that waited for it; false when none did. */
export async function confirmEmail(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** When confirmation mails of an account were asked for since `since`, newest first; locks the account meanwhile. */
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
