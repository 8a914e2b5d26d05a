import type { Context } from '../context.ts'
import type { Database } from '../core/database/index.ts'
import { refuse } from '../core/http/problem.ts'
import { mailWelcomeBack } from './cancellation.jobs.ts'
import { pastReturn } from './cancellation.rules.ts'
import { findBlockedWith, findCancelledAt, showAccount } from './cancellation.store.ts'
import { moveCounters, takeTurn } from './counters.store.ts'

/**
 * Brings an account back that was cancelled, in the transaction of its login; nothing to do for any other. Answers the
 * accounts that have blocked it or that it has blocked: from now on it is hidden from them again.
 */
export async function restoreAccount(context: Context, trx: Database, id: string): Promise<string[]> {
  if ((await findCancelledAt(trx, id)) === null) return []
  await takeTurn(trx)
  const cancelledAt = await findCancelledAt(trx, id)
  if (cancelledAt === null) return []
  // The job that deletes it may be late; to its owner it is gone.
  if (cancelledAt <= pastReturn(context.clock.now())) refuse('credentials')
  await moveCounters(trx, id, 1)
  await showAccount(trx, id)
  await mailWelcomeBack(context, trx, id)
  return findBlockedWith(trx, id)
}
