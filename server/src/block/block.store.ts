import { lockAccountsShared } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'

/** Records a block; harmless when it stands already. */
export async function insertBlock(trx: Database, blocker: string, blocked: string, now: Date): Promise<void> {
  await lockAccountsShared(trx, blocker, blocked)
  await trx
    .insertInto('block')
    .values({ blocker_id: blocker, blocked_id: blocked, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether the one has blocked the other; not the other way round. */
export async function hasBlocked(db: Database, blocker: string, blocked: string): Promise<boolean> {
  const found = await db
    .selectFrom('block')
    .select('blocked_id')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .executeTakeFirst()
  return found !== undefined
}
