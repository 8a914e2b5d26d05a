import { lockAccounts } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'

/** Inserts a block. Idempotent. */
export async function insertBlock(trx: Database, blocker: string, blocked: string, now: Date): Promise<void> {
  await lockAccounts(trx, [blocker, blocked])
  await trx
    .insertInto('block')
    .values({ blocker_id: blocker, blocked_id: blocked, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether `blocker` has blocked `blocked`, and `blocked` is active; does not check the other direction. */
export async function hasBlocked(db: Database, blocker: string, blocked: string): Promise<boolean> {
  const found = await db
    .selectFrom('block')
    .innerJoin('account', 'account.id', 'block.blocked_id')
    .select('blocked_id')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}
