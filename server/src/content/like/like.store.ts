/** Likes of posts and comments; those that come at the same time are written in one statement (docs/decisions/0051). */
import { type RawBuilder, sql } from 'kysely'
import { isInAudienceTo, visibleAccountTo } from '../../accounts/visibility/index.ts'
import type { Context } from '../../context.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { isDeadlock, repeatAfterDeadlock } from '../../platform/database/index.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import { likeAdded, likeRemoved } from './like.events.ts'

type Stores = Pick<Context, 'db' | 'outbox'>

export interface Like {
  accountId: string
  /** Id of the post or comment. */
  id: string
  /** Desired state; undefined toggles. */
  reacted: boolean | undefined
  now: Date
}

export interface LikeResult {
  /** Whether the account likes it now. */
  reacted: boolean
  /** Number of likes, the same for everybody. */
  likes: number
}

/** Sets a like and returns it after its commit; null when the account may not see what it likes. */
export type SetLike = (like: Like) => Promise<LikeResult | null>

/** What can be liked. */
interface Subject {
  table: 'post_like' | 'comment_like'
  column: 'post_id' | 'comment_id'
  /**
   * Query for the rows of `wanted` whose account may like it, with `post_id` and `likes`. It locks the post first, as its
   * deletion does, and then what counts the likes. Only a statement for one like waits, so that several cannot lock each other.
   */
  select: (wait: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Adds the rows of `change` to the counters. */
  count: RawBuilder<unknown>
  /** Expression of the comment in events. */
  commentId: string
}

export const likedPosts: Subject = {
  table: 'post_like',
  column: 'post_id',
  select: (wait) => sql`
    select wanted.*, post.id as post_id, post_count.likes from wanted
    join post on post.id = wanted.id join post_count on post_count.post_id = post.id
    join account author on author.id = post.author_id
    where ${visibleAccountTo('wanted.account_id', 'author')} and ${isInAudienceTo('wanted.account_id', 'post')}
    for key share of post ${wait} for no key update of post_count ${wait}
  `,
  count: sql`
    update post_count set likes = post_count.likes + change.by from change
    where post_count.post_id = change.id and change.by <> 0
  `,
  commentId: 'null::uuid',
}

export const likedComments: Subject = {
  table: 'comment_like',
  column: 'comment_id',
  select: (wait) => sql`
    select wanted.*, post.id as post_id, comment.likes_count as likes from wanted
    join comment on comment.id = wanted.id join account author on author.id = comment.author_id
    join post on post.id = comment.post_id join account post_author on post_author.id = post.author_id
    where ${visibleAccountTo('wanted.account_id', 'author')} and ${isInAudienceTo('wanted.account_id', 'comment')}
      and ${visibleAccountTo('wanted.account_id', 'post_author')} and ${isInAudienceTo('wanted.account_id', 'post')}
    for key share of post ${wait} for no key update of comment ${wait}
  `,
  count: sql`
    update comment set likes_count = comment.likes_count + change.by from change
    where comment.id = change.id and change.by <> 0
  `,
  commentId: 'target.id',
}

/** Create it once for a process and subject. */
export function createSetLike(stores: Stores, subject: Subject): SetLike {
  const setTogether = createBatcher((likes: Like[]) => setLikes(stores, subject, likes, { wait: false }), {
    pause: 'none',
  })
  return async (like) => {
    // After a deadlock nothing was committed.
    let outcome = await setTogether(like).catch((error: unknown): undefined => {
      if (!isDeadlock(error)) throw error
    })
    while (!outcome?.isDone) {
      ;[outcome] = await repeatAfterDeadlock(() => setLikes(stores, subject, [like], { wait: true }))
      if (!outcome) return null
    }
    return { reacted: outcome.reacted, likes: outcome.likes }
  }
}

type Outcome = LikeResult & {
  /** False for a toggle that met another one, which was committed meanwhile: it has to be repeated. */
  isDone: boolean
}

/**
 * Likes, unlikes and toggles likes, with their counters and events. Undefined for what the account may not like, and for all
 * but the first of an account for the same subject; without `wait` also for what another transaction has locked.
 */
async function setLikes(
  { db, outbox }: Stores,
  { table, column, select, count, commentId }: Subject,
  likes: readonly Like[],
  { wait }: { wait: boolean },
): Promise<(Outcome | undefined)[]> {
  const liked = sql.ref(`${table}.${column}`)
  const about = { postId: 'target.post_id', commentId, accountId: 'target.account_id' }
  const { rows } = await sql<Outcome & { position: number }>`
    with wanted as materialized (
      select distinct on (id, account_id) * from unnest(
        ${likes.map(({ id }) => id)}::uuid[], ${likes.map(({ accountId }) => accountId)}::uuid[],
        ${likes.map(({ reacted }) => reacted ?? null)}::boolean[], ${likes.map(({ now }) => now)}::timestamptz[]
      ) with ordinality as wanted (id, account_id, reacted, liked_at, position)
      order by id, account_id, position
    ), target as materialized (${select(wait ? sql`` : sql`skip locked`)}),
    unliked as (
      delete from ${sql.table(table)} using target
      where ${liked} = target.id and ${sql.ref(`${table}.account_id`)} = target.account_id and target.reacted is not true
      returning target.position, uncounted
    ), liked as (
      insert into ${sql.table(table)} (${sql.ref(column)}, account_id, created_at)
      select id, account_id, liked_at from target
      where reacted is not false and position not in (select position from unliked)
      on conflict do nothing returning ${liked} as id, account_id
    ), changed as (
      select target.position, 1 as by from liked join target using (id, account_id)
      union all select position, case when uncounted is null then -1 else 0 end from unliked
    ), change as materialized (
      select target.id, sum(by)::int as by from changed join target using (position) group by target.id
    ), counted as (${count}), event as (${outbox.publishFrom(
      eventSource(likeAdded, about, 'liked join target using (id, account_id)'),
      eventSource(likeRemoved, about, 'unliked join target using (position)'),
    )})
    select target.position::int, coalesce(target.reacted, liked.id is not null) as reacted,
      target.likes + coalesce(change.by, 0) as likes,
      target.reacted is not null or exists (select from changed where changed.position = target.position) as "isDone"
    from target left join change on change.id = target.id
    left join liked on liked.id = target.id and liked.account_id = target.account_id
  `.execute(db)
  const outcomes = new Map(rows.map(({ position, ...outcome }) => [position, outcome]))
  return likes.map((_, index) => outcomes.get(index + 1))
}
