/** Which posts a list holds, along an index, and how many, from counters alone: queries for post.page.store.ts. */
import { type RawBuilder, sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'

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
    ids: (position) =>
      position.offset > 0
        ? seenAmongAll(caller, position)
        : sql`
            select post.id from post join account author on author.id = post.author_id
            where ${behind(position, sql`post.id`)} and ${visibleAccount(caller, 'author')}
            order by post.id desc ${page(position)}
          `,
    total: sql`greatest(0, (select sum(posts)::bigint from post_total) - coalesce(
      (select sum(posts_count) from account where id = any(${caller.hidden}::uuid[])), 0
    ))`,
  }
}

/** The same, without looking up the author of everything that is skipped: those whom one does not see are few. */
const seenAmongAll = (caller: Caller, position: Position) => sql<{ id: string }>`
  select post.id from post
  where ${behind(position, sql`post.id`)} and post.author_id not in (
    select id from account where status <> 'active' union all select unnest(${caller.hidden}::uuid[])
  )
  order by post.id desc ${page(position)}
`

/** Posts of those whom the caller follows. */
export function followedOf(caller: Caller, total = totalOfFollowed(caller)): List {
  return {
    ids: (position) =>
      position.offset > 0 ? merged(caller, position) : fromNewestOrMerged(caller, position),
    total,
  }
}

/** How many posts those have whom the caller follows; costs a look at each of them. */
export const totalOfFollowed = (caller: Caller) => sql<number>`(
  select coalesce(sum(author.posts_count), 0) from follow join account author on author.id = follow.followed_id
  where follow.follower_id = ${caller.accountId} and ${visibleAccount(caller, 'author')}
)`

/**
 * Of each the newest post alone at first: a page can only hold posts of those whose newest are the newest of all, and
 * only theirs are merged.
 */
const merged = (caller: Caller, position: Position) => sql<{ id: string }>`
  select recent.id from (
    select author.id from follow join account author on author.id = follow.followed_id
    cross join lateral (
      select post.id from post
      where post.author_id = follow.followed_id and ${behind(position, sql`post.id`)}
      order by post.id desc limit 1
    ) newest
    where follow.follower_id = ${caller.accountId} and ${visibleAccount(caller, 'author')}
    order by newest.id desc limit ${upTo(position)}
  ) author
  cross join lateral (
    select post.id from post
    where post.author_id = author.id and ${behind(position, sql`post.id`)}
    order by post.id desc limit ${upTo(position)}
  ) recent
  order by recent.id desc ${page(position)}
`

const newestLookedAt = 500

/**
 * A page from the newest of all posts, and from each followed person only where those do not fill it. A full page is
 * exact: whatever was not looked at is older.
 */
const fromNewestOrMerged = (caller: Caller, position: Position) => sql<{ id: string }>`
  with among_newest as materialized (
    select newest.id from (
      select post.id, post.author_id from post where ${behind(position, sql`post.id`)}
      order by post.id desc limit ${sql.lit(newestLookedAt)}
    ) newest
    ${caller.following < manyFollowed ? ifOfFew(caller) : ifOfMany(caller)}
    order by newest.id desc ${page(position)}
  )
  select id from among_newest where (select count(*) from among_newest) = ${sql.lit(position.size)}
  union all
  select id from (${merged(caller, position)}) each
  where (select count(*) from among_newest) < ${sql.lit(position.size)}
`

/** From so many on, those whom one follows are looked up one by one rather than held together. */
export const manyFollowed = 200

const ifOfMany = (caller: Caller) => sql`
  join follow on follow.follower_id = ${caller.accountId} and follow.followed_id = newest.author_id
  join account author on author.id = newest.author_id
  where ${visibleAccount(caller, 'author')}
`

/**
 * Of few only where a page of theirs is likely among the newest, by how many people there are. `is true` keeps it from
 * becoming a join: so the newest are read no further than until the page is full.
 */
const ifOfFew = (caller: Caller) => sql`
  where ${caller.following * newestLookedAt}::int >= (
    select ${sql.lit(likelyFrom)} * reltuples from pg_class where oid = 'account'::regclass
  )
  and (newest.author_id in (select followed_id from follow where follower_id = ${caller.accountId})) is true
  and (select ${visibleAccount(caller, 'author')} from account author where author.id = newest.author_id)
`
/** Posts to be expected, of which a page takes half. */
const likelyFrom = 20

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
