/** Which posts a page of a list holds, along an index, and how many the list has, from counters alone. */
import { type RawBuilder, sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'
import type { Database } from '../core/database/index.ts'

/** Where a page begins: behind an id, or so many posts down. */
export interface Position {
  after: string | null
  offset: number
  size: number
}

const behind = ({ after }: Position, id: RawBuilder<unknown>) =>
  after === null ? sql`true` : sql`${id} < ${after}::uuid`

async function idsOf(query: RawBuilder<{ id: string }>, db: Database): Promise<string[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ id }) => id)
}

/** Everyone's posts, newest first. */
export function findFeedIds(db: Database, caller: Caller, position: Position): Promise<string[]> {
  return idsOf(
    sql<{ id: string }>`
      select post.id from post join account author on author.id = post.author_id
      where ${behind(position, sql`post.id`)} and ${visibleAccount(caller, 'author')}
      order by post.id desc limit ${position.size} offset ${position.offset}
    `,
    db,
  )
}

/** Above so many followed people, asking each for their newest posts costs more than looking at the newest of all. */
const manyFollowed = 200
const newestLookedAt = 500

/** Posts of the `people` whom the caller follows, newest first. */
export async function findFollowedIds(
  db: Database,
  caller: Caller,
  position: Position,
  people: number,
): Promise<string[]> {
  if (people > manyFollowed && position.offset === 0) {
    const ids = await findFollowedAmongNewest(db, caller, position)
    // A full page is exact: whatever was not looked at is older. Otherwise those followed publish too rarely for this.
    if (ids.length === position.size) return ids
  }
  return mergeFollowed(db, caller, position)
}

function findFollowedAmongNewest(db: Database, caller: Caller, position: Position): Promise<string[]> {
  return idsOf(
    sql<{ id: string }>`
      select newest.id from (
        select post.id, post.author_id from post where ${behind(position, sql`post.id`)}
        order by post.id desc limit ${sql.lit(newestLookedAt)}
      ) newest
      join follow on follow.follower_id = ${caller.accountId} and follow.followed_id = newest.author_id
      join account author on author.id = newest.author_id
      where ${visibleAccount(caller, 'author')}
      order by newest.id desc limit ${position.size}
    `,
    db,
  )
}

/** The newest few of each whom the caller follows, merged. */
function mergeFollowed(db: Database, caller: Caller, position: Position): Promise<string[]> {
  return idsOf(
    sql<{ id: string }>`
      select recent.id from follow join account author on author.id = follow.followed_id
      cross join lateral (
        select post.id from post
        where post.author_id = follow.followed_id and ${behind(position, sql`post.id`)}
        order by post.id desc limit ${position.size + position.offset}
      ) recent
      where follow.follower_id = ${caller.accountId} and ${visibleAccount(caller, 'author')}
      order by recent.id desc limit ${position.size} offset ${position.offset}
    `,
    db,
  )
}

export function findUserPostIds(db: Database, authorId: string, position: Position): Promise<string[]> {
  return idsOf(
    sql<{ id: string }>`
      select post.id from post where post.author_id = ${authorId} and ${behind(position, sql`post.id`)}
      order by post.id desc limit ${position.size} offset ${position.offset}
    `,
    db,
  )
}

/** How many posts everyone's feed holds for the caller. */
export async function countFeed(db: Database, caller: Caller): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select sum(posts)::bigint from post_total) - coalesce(
      (select sum(posts_count) from account where id = any(${caller.hidden}::uuid[])), 0
    ) as n
  `.execute(db)
  return Math.max(0, rows[0]?.n ?? 0)
}

/** How many people the caller follows and sees, and how many posts those have. */
export async function countFollowed(
  db: Database,
  caller: Caller,
): Promise<{ people: number; posts: number }> {
  const { rows } = await sql<{ people: number; posts: number }>`
    select count(*) as people, coalesce(sum(author.posts_count), 0) as posts
    from follow join account author on author.id = follow.followed_id
    where follow.follower_id = ${caller.accountId} and ${visibleAccount(caller, 'author')}
  `.execute(db)
  return rows[0] ?? { people: 0, posts: 0 }
}

export async function countUserPosts(db: Database, authorId: string): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('posts_count')
    .where('id', '=', authorId)
    .executeTakeFirst()
  return row?.posts_count ?? 0
}
