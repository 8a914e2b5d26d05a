import type { Database } from '../core/database/index.ts'

/** The account's e-mail; changes of its password wait for one another. */
export function lockAccount(trx: Database, id: string) {
  return trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Sets the password; recovery links that were mailed before are good for nothing any more. */
export async function setPassword(trx: Database, id: string, password_hash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash }).where('id', '=', id).execute()
  await trx
    .deleteFrom('mailed_token')
    .where('account_id', '=', id)
    .where('purpose', '=', 'recovery')
    .execute()
}

/** Whoever had to recover an account may not be who asked to change its e-mail: that waits for nobody any more. */
export async function forgetPendingChanges(trx: Database, id: string): Promise<void> {
  await trx.updateTable('account').set({ pending_email: null }).where('id', '=', id).execute()
  await trx.deleteFrom('mailed_token').where('account_id', '=', id).where('purpose', '=', 'email').execute()
}
