import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { isInAudience, visibleAccount } from '../../accounts/visibility/index.ts'
import type { Context } from '../../context.ts'
import { lockVisiblePost } from '../post/index.ts'
import { repeatAfterDeadlock } from '../../platform/database/index.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import { likeAdded, likeRemoved } from './like.events.ts'

export type Stores = Pick<Context, 'db' | 'outbox'>

export interface Like {
  /** Id of the post or comment. */
  id: string
  /** Desired state; undefined toggles. */
  reacted: boolean | undefined
  now: Date
}

export interface LikeResult {
  /** Whether the caller likes it now. */
  reacted: boolean
  /** Number of likes, the same for everybody. */
  likes: number
}

type Row = LikeResult & { changed: boolean }

/**
 * Likes, unlikes or toggles, and updates the counter, in one statement, so that the counter row of a popular post is locked
 * only for the commit. Null when the caller may not see the post. Locks the post first, as its deletion does, so that the
 * two cannot deadlock.
 */
export async function setPostLike(stores: Stores, caller: Caller, like: Like): Promise<LikeResult | null> {
  return retryToggle(like, async () => {
    const { rows } = await sql<Row>`
      with locked as materialized (${lockVisiblePost(caller, sql`${like.id}::uuid`)}), target as materialized (select id from locked),
      ${likeChange(caller, like, { table: 'post_like', column: 'post_id' })}, counted as (
        update post_count set likes = likes + (select counted_by from change)
        where post_id = (select id from target) and (select counted_by from change) <> 0
        returning likes
      ), ${likeEvents(stores, 'null::uuid')}
      select change.by <> 0 as changed, coalesce(${like.reacted ?? null}::boolean, change.by > 0) as reacted,
        coalesce((select likes from counted), (select likes from post_count where post_id = target.id)) as likes
      from target cross join change
    `.execute(stores.db)
    return rows[0]
  })
}

/** Same for a comment. The counter is in the comment's row, so its likes are serialized, after the lock on the post. */
export async function setCommentLike(stores: Stores, caller: Caller, like: Like): Promise<LikeResult | null> {
  return retryToggle(like, async () => {
    const { rows } = await sql<Row>`
      with locked as materialized (
        ${lockVisiblePost(caller, sql`(select post_id from comment where id = ${like.id})`)}
      ), target as materialized (
        select comment.id, comment.likes_count from locked
        join comment on comment.post_id = locked.id and comment.id = ${like.id}
        join account author on author.id = comment.author_id
        where ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'comment')}
        for no key update of comment
      ), ${likeChange(caller, like, { table: 'comment_like', column: 'comment_id' })}, counted as (
        update comment set likes_count = likes_count + (select counted_by from change)
        where id = (select id from target) and (select counted_by from change) <> 0
      ), ${likeEvents(stores, 'target.id')}
      select change.by <> 0 as changed, coalesce(${like.reacted ?? null}::boolean, change.by > 0) as reacted,
        comment.likes_count + change.counted_by as likes
      from target comment cross join change
    `.execute(stores.db)
    return rows[0]
  })
}

async function retryToggle(
  { reacted }: Like,
  attempt: () => Promise<Row | undefined>,
): Promise<LikeResult | null> {
  for (;;) {
    // Many toggles of one comment at once can wait for each other.
    const outcome = await repeatAfterDeadlock(attempt)
    if (!outcome) return null
    // A concurrent toggle by the same caller committed in between: retry on its result.
    if (reacted !== undefined || outcome.changed) return { reacted: outcome.reacted, likes: outcome.likes }
  }
}

/**
 * CTE `change`: by how much the number of likes of `target` changes (-1, 0 or 1), and by how much the counter does, in
 * which the caller's like may not be counted yet when their account was restored a moment ago.
 */
const likeChange = (
  caller: Caller,
  { reacted, now }: Like,
  at: { table: 'post_like'; column: 'post_id' } | { table: 'comment_like'; column: 'comment_id' },
) => sql`
  liked as (
    insert into ${sql.table(at.table)} (${sql.ref(at.column)}, account_id, created_at)
    select id, ${caller.accountId}::uuid, ${now}::timestamptz from target where ${reacted ?? true}::boolean
    on conflict do nothing returning account_id
  ), unliked as (
    delete from ${sql.table(at.table)}
    where ${sql.ref(at.column)} = (select id from target) and account_id = ${caller.accountId}
      and not ${reacted ?? false}::boolean and not exists (select from liked)
    returning account_id, uncounted
  ), change as materialized (
    select liked.n - unliked.n as by, liked.n - unliked.counted as counted_by
    from (select count(*)::int as n from liked) liked,
      (select count(*)::int as n, count(*) filter (where uncounted is null)::int as counted from unliked) unliked
  )
`

/** CTE that publishes what was changed. */
function likeEvents({ outbox }: Stores, commentId: string) {
  const about = { postId: 'locked.id', commentId }
  return sql`event as (${outbox.publishFrom(
    eventSource(likeAdded, { ...about, accountId: 'liked.account_id' }, 'liked, locked, target'),
    eventSource(likeRemoved, { ...about, accountId: 'unliked.account_id' }, 'unliked, locked, target'),
  )})`
}
