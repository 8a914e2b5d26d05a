/** Likes of many people in one statement (docs/decisions/0051). */
import { type RawBuilder, sql } from 'kysely'
import { type Caller, lockActiveSessions } from '../../accounts/auth/index.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import { likeAdded, likeRemoved } from './like.events.ts'
import type { Like, LikeResult, Stores } from './like.store.ts'

/** A like by a caller without hidden accounts. */
export interface OpenLike {
  caller: Caller
  like: Like
}

/** What is liked: `lock` selects it with the number of its likes, `count` adds the changes. */
interface Subject {
  table: 'post_like' | 'comment_like'
  column: 'post_id' | 'comment_id'
  lock: RawBuilder<unknown>
  count: RawBuilder<unknown>
  /** Expression of the comment in events. */
  commentId: string
}

export const likedPosts: Subject = {
  table: 'post_like',
  column: 'post_id',
  lock: sql`
    select post.id, post.id as post_id, post_count.likes
    from post join post_count on post_count.post_id = post.id join account author on author.id = post.author_id
    where post.id in (select id from wanted) and post.audience = 'everyone' and author.status = 'active'
    for key share of post skip locked for no key update of post_count skip locked
  `,
  count: sql`
    update post_count set likes = post_count.likes + change.counted from change
    where post_count.post_id = change.id and change.counted <> 0
  `,
  commentId: 'null::uuid',
}

export const likedComments: Subject = {
  table: 'comment_like',
  column: 'comment_id',
  lock: sql`
    select comment.id, comment.post_id, comment.likes_count as likes
    from comment join account author on author.id = comment.author_id
    join post on post.id = comment.post_id join account post_author on post_author.id = post.author_id
    where comment.id in (select id from wanted) and author.status = 'active' and post_author.status = 'active'
      and comment.audience = 'everyone' and post.audience = 'everyone'
    for key share of post skip locked for no key update of comment skip locked
  `,
  count: sql`
    update comment set likes_count = comment.likes_count + change.counted from change
    where comment.id = change.id and change.counted <> 0
  `,
  commentId: 'locked.id',
}

/**
 * Likes, unlikes and toggles likes, with their counters and events; at most one for each person and post or comment. Waits for
 * no lock on these: undefined for what another transaction has locked, and for what the caller may not like.
 */
export async function setLikes(
  { db, outbox }: Stores,
  { table, column, lock, count, commentId }: Subject,
  likes: readonly OpenLike[],
): Promise<(LikeResult | undefined)[]> {
  const liked = sql.ref(`${table}.${column}`)
  const event = { postId: 'locked.post_id', commentId }
  const { rows } = await sql<LikeResult & { position: number }>`
    with wanted as materialized (
      select * from unnest(
        ${likes.map(({ like }) => like.id)}::uuid[], ${likes.map(({ caller }) => caller.accountId)}::uuid[],
        ${likes.map(({ caller }) => caller.sessionId)}::uuid[], ${likes.map(({ like }) => like.reacted ?? null)}::boolean[],
        ${likes.map(({ like }) => like.now)}::timestamptz[]
      ) with ordinality as wanted (id, account_id, session_id, reacted, liked_at, position)
    ), locked as materialized (${lock}), target as materialized (
      select wanted.*, locked.likes from wanted join locked on locked.id = wanted.id
      where ${lockActiveSessions('wanted.session_id', { wait: false })}
    ), unliked as (
      delete from ${sql.table(table)} using target
      where ${liked} = target.id and ${sql.ref(`${table}.account_id`)} = target.account_id and target.reacted is not true
      returning target.id, target.account_id, target.position, uncounted
    ), liked as (
      insert into ${sql.table(table)} (${sql.ref(column)}, account_id, created_at)
      select id, account_id, liked_at from target
      where reacted is not false and position not in (select position from unliked)
      on conflict do nothing returning ${liked} as id, account_id
    ), change as materialized (
      select id, sum(counted)::int as counted from (
        select id, 1 as counted from liked union all select id, -1 from unliked where uncounted is null
      ) each group by id
    ), counted as (${count}), event as (${outbox.publishFrom(
      eventSource(likeAdded, { ...event, accountId: 'account_id' }, 'liked join locked using (id)'),
      eventSource(likeRemoved, { ...event, accountId: 'account_id' }, 'unliked join locked using (id)'),
    )})
    select target.position::int, coalesce(target.reacted, liked.id is not null) as reacted,
      target.likes + coalesce(change.counted, 0) as likes
    from target left join change on change.id = target.id
    left join liked on liked.id = target.id and liked.account_id = target.account_id
    -- A toggle that changed nothing met another one that had just been committed: it has to be repeated.
    where target.reacted is not null or liked.id is not null or target.position in (select position from unliked)
  `.execute(db)
  const results = new Map(rows.map(({ position, ...result }) => [position, result]))
  return likes.map((_, index) => results.get(index + 1))
}
