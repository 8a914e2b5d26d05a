import { deleteEmailTokens } from '../account/index.ts'
import type { Database } from '../../platform/database/index.ts'

/**
 * Sets the password, deletes all mailed tokens and discards a pending e-mail, because an attacker may have requested
 * them.
 */
export async function setPassword(trx: Database, id: string, password_hash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash, pending_email: null }).where('id', '=', id).execute()
  await deleteEmailTokens(trx, id)
}

/** Discards a pending e-mail after a recovery, because an attacker may have requested it. */
export async function discardPendingEmail(trx: Database, id: string): Promise<void> {
  await trx.updateTable('account').set({ pending_email: null }).where('id', '=', id).execute()
  await deleteEmailTokens(trx, id, 'email')
}
