import { callerChanged } from '../auth/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { deleteBlocks } from './block.store.ts'

/**
 * Lifts the block between two people in both directions, which only moderators can do (P-blocks-8); false when there is none.
 * The caller emits `accountChanged` for both after the commit.
 */
export async function liftBlocks(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  one: string,
  other: string,
): Promise<boolean> {
  if (!(await deleteBlocks(trx, one, other))) return false
  for (const accountId of [one, other]) await outbox.publish(trx, callerChanged, { accountId })
  return true
}
