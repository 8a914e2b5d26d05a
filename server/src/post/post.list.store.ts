/** Which posts a list holds, along an index, and how many, from counters alone: queries for post.page.store.ts. */
import { type RawBuilder, sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'
import type { Database } from '../core/database/index.ts'

/** Where a page begins: behind an id, or so many posts down. */
export interface Position {
  after: string | null
  offset: number
  size: number
}

/** A list of posts, newest first, as its reader sees it. */
export interface List {
  /** The ids of a page. */
  ids(position: Position): RawBuilder<{ id: string }>
  /** How many posts all its pages hold together; an expression. */
  total: RawBuilder<number>
}

const behind = ({ after }: Position, id: RawBuilder<unknown>) =>
  after === null ? sql`true` : sql`${id} < ${after}::uuid`

/** Literal where it can be: PostgreSQL plans a limit that it does not know as a tenth of the table. */
const page = ({ size, offset }: Position) =>
  offset === 0 ? sql`limit ${sql.lit(size)}` : sql`limit ${sql.lit(size)} offset ${offset}`

const upTo = ({ size, offset }: Position) =>
  offset === 0 ? sql.lit(size) : sql`${sql.lit(size)} + ${offset}::bigint`

/** Everyone's posts. */
export function feedOf(caller: Caller): List {
  return {
    ids: (position) => sql`
      select post.id from post join account author on author.id = post.author_id
      where ${behind(position, sql`post.id`)} and ${visibleAccount(caller, 'author')}
      order by post.id desc ${page(position)}
    `,
    total: sql`greatest(0, (select sum(posts)::bigint from post_total) - coalesce(
      (select sum(posts_count) from account where id = any(${caller.hidden}::uuid[])), 0
    ))`,
  }
}

/** Posts of those whom the caller follows: the newest few of each, merged. */
export function followedOf(caller: Caller): List {
  return {
    ids: (position) => sql`
      select recent.id from follow join account author on author.id = follow.followed_id
      cross join lateral (
        select post.id from post
        where post.author_id = follow.followed_id and ${behind(position, sql`post.id`)}
        order by post.id desc limit ${upTo(position)}
      ) recent
      where follow.follower_id = ${caller.accountId} and ${visibleAccount(caller, 'author')}
      order by recent.id desc ${page(position)}
    `,
    total: sql`(
      select coalesce(sum(author.posts_count), 0) from follow join account author on author.id = follow.followed_id
      where follow.follower_id = ${caller.accountId} and ${visibleAccount(caller, 'author')}
    )`,
  }
}

/** What one person published. */
export function postsOf(authorId: string): List {
  return {
    ids: (position) => sql`
      select post.id from post where post.author_id = ${authorId} and ${behind(position, sql`post.id`)}
      order by post.id desc ${page(position)}
    `,
    total: sql`(select posts_count from account where id = ${authorId})`,
  }
}

/** Above so many followed people, asking each for their newest posts costs more than looking at the newest of all. */
const manyFollowed = 200
const newestLookedAt = 500

/**
 * The first page for somebody who follows many, from the newest of all posts; null when they follow few, or when those
 * publish too rarely for the newest to fill a page. A full page is exact: whatever was not looked at is older.
 */
export async function findFollowedAmongNewest(
  db: Database,
  caller: Caller,
  position: Position,
): Promise<string[] | null> {
  if (caller.following < manyFollowed || position.offset > 0) return null
  const { rows } = await sql<{ id: string }>`
    select newest.id from (
      select post.id, post.author_id from post where ${behind(position, sql`post.id`)}
      order by post.id desc limit ${sql.lit(newestLookedAt)}
    ) newest
    join follow on follow.follower_id = ${caller.accountId} and follow.followed_id = newest.author_id
    join account author on author.id = newest.author_id
    where ${visibleAccount(caller, 'author')}
    order by newest.id desc ${page(position)}
  `.execute(db)
  return rows.length === position.size ? rows.map(({ id }) => id) : null
}
