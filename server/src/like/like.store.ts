import { sql } from 'kysely'
import type { Database } from '../core/database/index.ts'

/** Likes, unlikes, or with `undefined` toggles; answers what holds now, or null when the post is gone by now. */
export async function setLike(
  trx: Database,
  like: { postId: string; accountId: string; reacted: boolean | undefined; now: Date },
): Promise<boolean | null> {
  const { postId, accountId, reacted, now } = like
  const post = await trx
    .selectFrom('post')
    .select('id')
    .where('id', '=', postId)
    .forKeyShare()
    .executeTakeFirst()
  if (!post) return null
  if (reacted !== false) {
    const inserted = await trx
      .insertInto('post_like')
      .values({ post_id: postId, account_id: accountId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('post_id')
      .executeTakeFirst()
    if (inserted) await count(trx, postId, 1)
    if (inserted || reacted) return true
  }
  const deleted = await trx
    .deleteFrom('post_like')
    .where('post_id', '=', postId)
    .where('account_id', '=', accountId)
    .returning('post_id')
    .executeTakeFirst()
  if (deleted) await count(trx, postId, -1)
  return false
}

async function count(trx: Database, postId: string, by: 1 | -1): Promise<void> {
  await sql`update post_count set likes = likes + ${by}::int where post_id = ${postId}`.execute(trx)
}
