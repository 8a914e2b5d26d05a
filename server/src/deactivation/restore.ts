import { accountRestored } from '../account/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { refuse } from '../platform/http/problem.ts'
import { adjustPostTotal } from '../post/index.ts'
import { mailWelcomeBack } from './deactivation.jobs.ts'
import { getRestoreCutoff } from './deactivation.rules.ts'
import { findBlockedWith, findCancelledAt, showAccount } from './deactivation.store.ts'

/**
 * Brings an account back that was cancelled, in the transaction of its login. Answers the accounts that have blocked it or
 * that it has blocked, from whom it is hidden again from now on; null where there was nothing to bring back.
 */
export async function restoreAccount(context: Context, trx: Database, id: string): Promise<string[] | null> {
  const cancelledAt = await findCancelledAt(trx, id)
  if (cancelledAt === null) return null
  // The job that deletes it may be late; to its owner it is gone.
  if (cancelledAt <= getRestoreCutoff(context.clock.now())) refuse('credentials')
  const status = await showAccount(trx, id)
  // A concurrent login restored it.
  if (status === null) return null
  if (status === 'active') await adjustPostTotal(trx, id, 1)
  await context.outbox.publish(trx, accountRestored, { accountId: id })
  await mailWelcomeBack(context, trx, id)
  return findBlockedWith(trx, id)
}
