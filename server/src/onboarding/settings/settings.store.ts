import { sql, type Updateable } from 'kysely'
import { deleteEmailTokens } from '../../accounts/account/index.ts'
import { type Database, unlessDuplicate } from '../../platform/database/index.ts'
import type { Account } from '../../platform/database/schema.ts'

/** Updates an account; undefined columns stay unchanged. */
export async function updateAccount(trx: Database, id: string, row: Updateable<Account>): Promise<void> {
  await trx.updateTable('account').set(row).where('id', '=', id).execute()
}

export async function isEmailTakenByOther(db: Database, id: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Sets the new e-mail that awaits confirmation, or withdraws it; links to another one never work again (P-settings-10). */
export async function setPendingEmail(trx: Database, id: string, email: string | null): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ pending_email: email })
    .where('id', '=', id)
    .where('pending_email', 'is distinct from', email)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await deleteEmailTokens(trx, id, 'email')
}

/** Replaces the e-mail by the pending one and deletes the tokens mailed to the former one; false when another account took it meanwhile. */
export async function confirmPendingEmail(trx: Database, id: string): Promise<boolean> {
  const update = sql`update account set email = pending_email, pending_email = null where id = ${id}`
  if (!(await unlessDuplicate(update.execute(trx)))) return false
  await deleteEmailTokens(trx, id, 'recovery')
  return true
}

export async function isProfileUrlTakenByOther(
  db: Database,
  id: string,
  profile_url: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('profile_url', '=', profile_url)
    .where('id', '<>', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Changes the profile address; false when it is taken. */
export function setProfileUrl(trx: Database, id: string, profile_url: string): Promise<boolean> {
  return unlessDuplicate(updateAccount(trx, id, { profile_url }))
}
