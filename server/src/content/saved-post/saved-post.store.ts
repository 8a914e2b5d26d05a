import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { lockVisiblePost, type PostListQuery } from '../post/index.ts'
import { isInAudience, isNotHidden, visibleAccount } from '../../accounts/visibility/index.ts'

/** Saves a post; one that is saved already keeps its place. False when the caller may not see it. */
export async function savePost(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  caller: Caller,
  postId: string,
): Promise<boolean> {
  const { rows } = await sql`
    with locked as materialized (${lockVisiblePost(caller, sql`${postId}::uuid`)}), inserted as (
      insert into saved_post (account_id, post_id, id, created_at)
      select ${caller.accountId}::uuid, id, ${newId(clock)}::uuid, ${clock.now()}::timestamptz from locked
      on conflict do nothing
    )
    select from locked
  `.execute(db)
  return rows.length > 0
}

/** Removes a post from the saved ones, also one that the caller may no longer see. */
export async function unsavePost(db: Database, caller: Caller, postId: string): Promise<void> {
  await db
    .deleteFrom('saved_post')
    .where('account_id', '=', caller.accountId)
    .where('post_id', '=', postId)
    .execute()
}

/** The posts that the caller has saved and may see, last saved first. */
export function buildSavedPostsQuery(caller: Caller): PostListQuery {
  return {
    ids: ({ after, size }) => sql`
      select post.id, saved.id as saved_id from saved_post saved
      join post on post.id = saved.post_id join account author on author.id = post.author_id
      where saved.account_id = ${caller.accountId} and ${visibleAccount(caller, 'author')}
        and ${isInAudience(caller, 'post')}
        and ${after === null ? sql`true` : sql`saved.id < ${after}::uuid`}
      order by saved.id desc limit ${sql.lit(size)}
    `,
    orderBy: 'saved_id',
    total: sql`0`,
  }
}

/** The saved posts of an account for its data export (P-export-1). */
export function selectSavedPosts(db: Database, accountId: string) {
  return db
    .selectFrom('saved_post')
    .innerJoin('post', 'post.id', 'saved_post.post_id')
    .select(['post_id as post', 'saved_post.created_at as savedAt'])
    .where('account_id', '=', accountId)
    .where(isNotHidden({ accountId, hiddenAccountIds: null }, 'post.author_id'))
    .orderBy('saved_post.id')
}
