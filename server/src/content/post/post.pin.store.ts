/** Posts that their author has pinned to the top of the profile (P-profiles-18). */
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { type Caller, lockAccounts } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'

/**
 * Pins the caller's post; one that is pinned already keeps its place. Undefined when the post no longer exists, false when
 * as many posts as allowed are pinned. Locks the post and then the account, as its deletion does:
 * the account, so that concurrent requests do not each take the last place.
 */
export function pinPost(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  caller: Caller,
  id: string,
): Promise<boolean | undefined> {
  return db.transaction().execute(async (trx) => {
    const post = await trx
      .selectFrom('post')
      .select('pinned_at')
      .where('id', '=', id)
      .where('author_id', '=', caller.accountId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!post) return undefined
    if (post.pinned_at) return true
    await lockAccounts(trx, [caller.accountId])
    const pinned = await trx
      .updateTable('post')
      .set({ pinned_at: clock.now() })
      .where('id', '=', id)
      .where(hasPlace(caller))
      .executeTakeFirst()
    return pinned.numUpdatedRows > 0n
  })
}

const hasPlace = (caller: Caller) => sql<boolean>`(
  select count(*) < ${sql.lit(limits.pinnedPostsMax)} from post pinned
  where pinned.author_id = ${caller.accountId} and pinned.pinned_at is not null
)`

/** Unpins the caller's post; does nothing when it is not pinned. */
export async function unpinPost(db: Database, caller: Caller, id: string): Promise<void> {
  await db
    .updateTable('post')
    .set({ pinned_at: null })
    .where('id', '=', id)
    .where('author_id', '=', caller.accountId)
    .where('pinned_at', 'is not', null)
    .execute()
}
