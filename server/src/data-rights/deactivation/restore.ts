import { accountRestored } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { adjustPostTotal } from '../../content/post/index.ts'
import { enqueueWelcomeBackMail } from './deactivation.jobs.ts'
import { getRestoreCutoff } from './deactivation.rules.ts'
import { findBlockedWith } from '../../people/block/index.ts'
import { lockDeactivated, markRestored } from './deactivation.store.ts'

/**
 * Restores a deactivated account in the transaction of its login. Returns the accounts with a block in either direction,
 * whose hidden accounts change; null when the account is not deactivated.
 */
export async function restoreAccount(context: Context, trx: Database, id: string): Promise<string[] | null> {
  const deactivated = await lockDeactivated(trx, id)
  if (deactivated === null) return null
  // The job that deletes it may be late, but after the grace period it cannot be restored; nor once another process, whose
  // clock is ahead, has begun to delete it.
  const isExpired = deactivated.deactivatedAt <= getRestoreCutoff(context.clock.now())
  if (isExpired || deactivated.isBeingDeleted) throwProblem('credentials')
  const status = await markRestored(trx, id)
  // A concurrent login restored it.
  if (status === null) return null
  if (status === 'active') await adjustPostTotal(trx, id, 1)
  await context.outbox.publish(trx, accountRestored, { accountId: id })
  await enqueueWelcomeBackMail(context, trx, id)
  return findBlockedWith(trx, id)
}
