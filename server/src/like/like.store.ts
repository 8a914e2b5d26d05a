import { type RawBuilder, sql } from 'kysely'
import { type Caller, isStanding, visibleAccount } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import { hiddenCommentLikes } from '../post/index.ts'

export interface Like {
  /** Of the post or comment. */
  id: string
  /** Undefined toggles. */
  reacted: boolean | undefined
  now: Date
}

export interface LikeOutcome {
  /** Whether the caller's like stands now. */
  reacted: boolean
  /** As the caller may know it. */
  likes: number
}

type Row = LikeOutcome & { changed: boolean }

/**
 * Likes, unlikes, or with `undefined` toggles, and counts, in one statement: a hot post's counter is held for no longer
 * than its commit takes. Null when there is no such post for the caller. The post is held first, as whoever deletes it
 * does, so that the two never wait for each other.
 */
export async function setPostLike(db: Database, caller: Caller, like: Like): Promise<LikeOutcome | null> {
  return setLike(like, async () => {
    const { rows } = await sql<Row>`
      with ${heldPost(caller, sql`${like.id}::uuid`)}, target as materialized (select id from held),
      ${changeOf(caller, like, { table: 'post_like', column: 'post_id' })}, counted as (
        update post_count set likes = likes + (select by from change)
        where post_id = (select id from target) and (select by from change) <> 0
        returning likes
      )
      select change.by <> 0 as changed, coalesce(${like.reacted ?? null}::boolean, change.by > 0) as reacted,
        coalesce((select likes from counted), (select likes from post_count where post_id = target.id))
          - ${hiddenPostLikes(caller)} as likes
      from target cross join change
    `.execute(db)
    return rows[0]
  })
}

/** The same for a comment, whose counter is its own row: its likes take turns, behind the post that is held first. */
export async function setCommentLike(db: Database, caller: Caller, like: Like): Promise<LikeOutcome | null> {
  return setLike(like, async () => {
    const { rows } = await sql<Row>`
      with ${heldPost(caller, sql`(select post_id from comment where id = ${like.id})`)}, target as materialized (
        select comment.id, comment.likes_count from held
        join comment on comment.post_id = held.id and comment.id = ${like.id}
        join account author on author.id = comment.author_id
        where ${visibleAccount(caller, 'author')}
        for no key update of comment
      ), ${changeOf(caller, like, { table: 'comment_like', column: 'comment_id' })}, counted as (
        update comment set likes_count = likes_count + (select by from change)
        where id = (select id from target) and (select by from change) <> 0
      )
      select change.by <> 0 as changed, coalesce(${like.reacted ?? null}::boolean, change.by > 0) as reacted,
        comment.likes_count + change.by - ${hiddenCommentLikes(caller)} as likes
      from target comment cross join change
    `.execute(db)
    return rows[0]
  })
}

async function setLike(
  { reacted }: Like,
  attempt: () => Promise<Row | undefined>,
): Promise<LikeOutcome | null> {
  for (;;) {
    const outcome = await attempt()
    if (!outcome) return null
    // Another toggle of the same caller came between what this one saw and what it did: it takes its turn.
    if (reacted !== undefined || outcome.changed) return { reacted: outcome.reacted, likes: outcome.likes }
  }
}

/** `held`: the post, if the caller may see it, kept from being deleted before this ends. */
const heldPost = (caller: Caller, id: RawBuilder<unknown>) => sql`
  held as materialized (
    select post.id from post join account author on author.id = post.author_id
    where post.id = ${id} and ${visibleAccount(caller, 'author')} and ${isStanding(caller)}
    for key share of post
  )
`

/** `change`, with by how much the likes of `target` become more. */
const changeOf = (
  caller: Caller,
  { reacted, now }: Like,
  at: { table: 'post_like'; column: 'post_id' } | { table: 'comment_like'; column: 'comment_id' },
) => sql`
  liked as (
    insert into ${sql.table(at.table)} (${sql.ref(at.column)}, account_id, created_at)
    select id, ${caller.accountId}::uuid, ${now}::timestamptz from target where ${reacted ?? true}::boolean
    on conflict do nothing returning 1
  ), unliked as (
    delete from ${sql.table(at.table)}
    where ${sql.ref(at.column)} = (select id from target) and account_id = ${caller.accountId}
      and not ${reacted ?? false}::boolean and not exists (select from liked)
    returning 1
  ), change as materialized (
    select (select count(*) from liked)::int - (select count(*) from unliked)::int as by
  )
`

/** Likes of those whom the caller does not see; the caller's own is never among them. */
const hiddenPostLikes = (caller: Caller) =>
  caller.hidden.length === 0
    ? sql`0`
    : sql`(
        select count(*)::int from post_like
        where post_id = target.id and account_id = any(${caller.hidden}::uuid[])
      )`
