import { deleteMailedTokens } from '../account/index.ts'
import type { Database } from '../platform/database/index.ts'

/**
 * Sets the password. Whatever was mailed or asked for before may have been by somebody else: no link is good for
 * anything any more, and no new e-mail waits.
 */
export async function setPassword(trx: Database, id: string, password_hash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash, pending_email: null }).where('id', '=', id).execute()
  await deleteMailedTokens(trx, id)
}

/** Whoever had to recover an account may not be who asked to change its e-mail: that waits for nobody any more. */
export async function forgetPendingChanges(trx: Database, id: string): Promise<void> {
  await trx.updateTable('account').set({ pending_email: null }).where('id', '=', id).execute()
  await deleteMailedTokens(trx, id, 'email')
}
