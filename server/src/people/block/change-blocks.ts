import { callerChanged } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { setFollowing } from '../follow/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { blockAdded } from './block.events.ts'
import { type Block, deleteBlocks, insertBlock } from './block.store.ts'

type Publisher = Pick<Context, 'outbox'>

/** Blocks somebody, which ends follows in both directions. Idempotent. Emit `accountChanged` for both once the transaction has committed. */
export async function addBlock(
  context: Publisher,
  trx: Database,
  { blockerId, blockedId, at }: { blockerId: string; blockedId: string; at: Date },
): Promise<void> {
  await insertBlock(trx, blockerId, blockedId, at)
  await setFollowing(context, trx, blockerId, blockedId, false, at)
  await setFollowing(context, trx, blockedId, blockerId, false, at)
  await context.outbox.publish(trx, blockAdded, { blockerId, blockedId })
  await context.outbox.publish(trx, callerChanged, { accountId: blockerId, otherId: blockedId })
}

/**
 * Lifts the blocks between two accounts in both directions, which only moderators can do (P-blocks-8), and returns them; an empty
 * array when there are none. Emit `accountChanged` for both once the transaction has committed.
 */
export async function liftBlocks(
  context: Publisher,
  trx: Database,
  one: string,
  other: string,
): Promise<Block[]> {
  const lifted = await deleteBlocks(trx, one, other)
  if (lifted.length > 0) await context.outbox.publish(trx, callerChanged, { accountId: one, otherId: other })
  return lifted
}
