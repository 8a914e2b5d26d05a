import { accountDeactivated } from '../../accounts/account/index.ts'
import { deleteAccountSessions } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { adjustPostTotal } from '../../content/post/index.ts'
import { enqueueDeactivatedMail } from './deactivation.jobs.ts'
import { findBlockedWith } from '../../people/block/index.ts'
import { markDeactivated } from './deactivation.store.ts'

/** What was deactivated. */
export interface Deactivation {
  /** The sessions that have ended. */
  sessions: { id: string }[]
  /** The accounts of which others see something else now; the caller emits `accountChanged` for them after the commit. */
  changed: string[]
}

/**
 * Cancels an account: ends its sessions, hides it, and tells its owner by mail how it is restored. It is deleted four weeks
 * later. Null when it is canceled already.
 */
export async function deactivateAccount(
  context: Context,
  trx: Database,
  accountId: string,
): Promise<Deactivation | null> {
  const sessions = await deleteAccountSessions(trx, accountId)
  const before = await markDeactivated(trx, accountId, context.clock.now())
  if (before === null) return null
  // The posts of a suspended account are not counted already. Other counters follow in batches.
  if (before === 'active') await adjustPostTotal(trx, accountId, -1)
  // Sessions of logins that committed before the account's row was locked.
  await deleteAccountSessions(trx, accountId)
  await context.outbox.publish(trx, accountDeactivated, { accountId })
  await enqueueDeactivatedMail(context, trx, accountId)
  return { sessions, changed: [accountId, ...(await findBlockedWith(trx, accountId))] }
}
