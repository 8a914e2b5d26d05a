import { sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'
import type { Database } from '../core/database/index.ts'

export interface LikeOutcome {
  /** Whether the caller's like stands now. */
  reacted: boolean
  /** As the caller may know it. */
  likes: number
}

/**
 * Likes, unlikes, or with `undefined` toggles, and counts, in one statement: a hot post's counter is held for no longer
 * than its commit takes. Null when there is no such post for the caller. The post is held first, as whoever deletes it
 * does, so that the two never wait for each other.
 */
export async function setLike(
  db: Database,
  caller: Caller,
  like: { postId: string; reacted: boolean | undefined; now: Date },
): Promise<LikeOutcome | null> {
  const { postId, reacted, now } = like
  const { rows } = await sql<LikeOutcome & { changed: boolean }>`
    with target as materialized (
      select post.id from post join account author on author.id = post.author_id
      where post.id = ${postId} and ${visibleAccount(caller, 'author')}
      for key share of post
    ), liked as (
      insert into post_like (post_id, account_id, created_at)
      select id, ${caller.accountId}::uuid, ${now}::timestamptz from target where ${reacted ?? true}::boolean
      on conflict do nothing returning 1
    ), unliked as (
      delete from post_like
      where post_id = (select id from target) and account_id = ${caller.accountId}
        and not ${reacted ?? false}::boolean and not exists (select from liked)
      returning 1
    ), change as materialized (
      select (select count(*) from liked)::int - (select count(*) from unliked)::int as by
    ), counted as (
      update post_count set likes = likes + (select by from change)
      where post_id = (select id from target) and (select by from change) <> 0
      returning likes
    )
    select change.by <> 0 as changed, coalesce(${reacted ?? null}::boolean, change.by > 0) as reacted,
      coalesce((select likes from counted), (select likes from post_count where post_id = target.id))
        - ${hiddenLikes(caller)} as likes
    from target cross join change
  `.execute(db)
  const [outcome] = rows
  if (!outcome) return null
  // Another toggle of the same caller came between what this statement saw and what it did: it takes its turn.
  if (reacted === undefined && !outcome.changed) return setLike(db, caller, like)
  return { reacted: outcome.reacted, likes: outcome.likes }
}

/** Likes of those whom the caller does not see; the caller's own is never among them. */
const hiddenLikes = (caller: Caller) =>
  caller.hidden.length === 0
    ? sql`0`
    : sql`(
        select count(*)::int from post_like
        where post_id = target.id and account_id = any(${caller.hidden}::uuid[])
      )`
