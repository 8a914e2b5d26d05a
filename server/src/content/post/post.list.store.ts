/** Id queries of the post lists (along an index) and their totals (from counters), used by post.page.store.ts. */
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import {
  hiddenAccounts,
  isInAudience,
  selectVisibleAccountId,
  visibleAccount,
} from '../../accounts/visibility/index.ts'

/** Start of a page: after the post with id `after`, or `offset` rows down the list. */
export interface Position {
  after: string | null
  offset: number
  size: number
}

/** A list of posts as the caller sees it, newest first unless its query names another order. */
export interface PostListQuery {
  /** Query for the ids of a page: posts whose authors are visible to the caller. */
  ids(position: Position): RawBuilder<{ id: string }>
  /** Column of that query, a UUID, by which the list is ordered, descending; `id` when absent. */
  orderBy?: string
  /** Column of that query, a time: rows that have one come before all others, the latest first. No order when absent. */
  firstBy?: string
  /** SQL expression: number of posts on all pages together; null when the list does not exist for the caller. */
  total: RawBuilder<number | null>
}

const afterCursor = ({ after }: Position, id: RawBuilder<unknown>) =>
  after === null ? sql`true` : sql`${id} < ${after}::uuid`

/** The limit is a literal: for a limit given as a parameter PostgreSQL plans with a tenth of the table. */
const limitOffset = ({ size, offset }: Position) =>
  offset === 0 ? sql`limit ${sql.lit(size)}` : sql`limit ${sql.lit(size)} offset ${offset}`

const rowsThroughPage = ({ size, offset }: Position) =>
  offset === 0 ? sql.lit(size) : sql`${sql.lit(size)} + ${offset}::bigint`

/** The posts of all visible accounts. */
export function buildFeedQuery(caller: Caller): PostListQuery {
  return {
    ids: (position) =>
      position.offset > 0
        ? visiblePostsAtOffset(caller, position)
        : sql`
            select post.id from post join account author on author.id = post.author_id
            where ${afterCursor(position, sql`post.id`)} and ${visibleAccount(caller, 'author')}
              and ${isInAudience(caller, 'post')}
            order by post.id desc ${limitOffset(position)}
          `,
    total: sql`(select sum(posts)::bigint from post_total)`,
  }
}

/** Skips rows without joining the author of each: hidden accounts are few, so they are excluded by id. */
const visiblePostsAtOffset = (caller: Caller, position: Position) => sql<{ id: string }>`
  select post.id from post
  where ${afterCursor(position, sql`post.id`)} and ${isInAudience(caller, 'post')} and post.author_id not in (
    select id from account where status <> 'active' union all ${hiddenAccounts(caller)}
  )
  order by post.id desc ${limitOffset(position)}
`

/** The posts of the accounts the caller follows. */
export function buildFollowedFeedQuery(caller: Caller, total = followedPostTotal(caller)): PostListQuery {
  return {
    ids: (position) =>
      position.offset > 0 ? mergeFollowedAuthors(caller, position) : scanNewestOrMerge(caller, position),
    total,
  }
}

/**
 * Number of posts of followed accounts. Reads one row per followed account: of a join, PostgreSQL reads the whole table
 * of accounts while that is small.
 */
export const followedPostTotal = (caller: Caller) => sql<number>`(
  select coalesce(sum((
    select posts_count from account author where author.id = follow.followed_id and ${visibleAccount(caller, 'author')}
  )), 0) from follow where follow.follower_id = ${caller.accountId}
)`

/**
 * Finds the newest post of each followed author first: a page can only contain posts of the authors with the newest such
 * posts, so only the posts of those authors are merged. `offset 0` keeps the order by which authors are checked for
 * visibility, so that only the first ones are.
 */
const mergeFollowedAuthors = (caller: Caller, position: Position) => sql<{ id: string }>`
  select recent.id from (
    select ranked.id from (
      select follow.followed_id as id from follow
      cross join lateral (
        select post.id from post
        where post.author_id = follow.followed_id and ${afterCursor(position, sql`post.id`)}
          and ${isInAudience(caller, 'post')}
        order by post.id desc limit 1
      ) newest
      where follow.follower_id = ${caller.accountId}
      order by newest.id desc offset 0
    ) ranked
    where ${isVisible(caller, sql`ranked.id`)}
    limit ${rowsThroughPage(position)}
  ) author
  cross join lateral (
    select post.id from post
    where post.author_id = author.id and ${afterCursor(position, sql`post.id`)} and ${isInAudience(caller, 'post')}
    order by post.id desc limit ${rowsThroughPage(position)}
  ) recent
  order by recent.id desc ${limitOffset(position)}
`

const newestScanned = 500

/**
 * Fills a page from the newest posts of everyone, and merges per author only when they do not fill it. A full page is
 * exact, because all posts outside the scanned range are older.
 */
const scanNewestOrMerge = (caller: Caller, position: Position) => sql<{ id: string }>`
  with among_newest as materialized (
    select newest.id from (
      select post.id, post.author_id, post.audience from post where ${afterCursor(position, sql`post.id`)}
      order by post.id desc limit ${sql.lit(newestScanned)}
    ) newest
    ${caller.followingCount < manyFollowedThreshold ? whereFollowed(caller) : joinFollowed(caller)}
    order by newest.id desc ${limitOffset(position)}
  )
  select id from among_newest where (select count(*) from among_newest) = ${sql.lit(position.size)}
  union all
  select id from (${mergeFollowedAuthors(caller, position)}) each
  where (select count(*) from among_newest) < ${sql.lit(position.size)}
`

/** From this number of followed accounts on, each author is looked up in `follow` instead of hashing all followed ids. */
export const manyFollowedThreshold = 200

const joinFollowed = (caller: Caller) => sql`
  join follow on follow.follower_id = ${caller.accountId} and follow.followed_id = newest.author_id
  join account author on author.id = newest.author_id
  where ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'newest')}
`

/**
 * Scans only when the newest posts are likely to contain a page of followed posts, estimated from the number of accounts.
 * `is true` keeps PostgreSQL from turning the condition into a join, so that the scan stops when the page is full.
 */
const whereFollowed = (caller: Caller) => sql`
  where ${caller.followingCount * newestScanned}::int >= (
    select ${sql.lit(expectedMatchesMin)} * reltuples from pg_class where oid = 'account'::regclass
  )
  and (newest.author_id in (select followed_id from follow where follower_id = ${caller.accountId})) is true
  and ${isVisible(caller, sql`newest.author_id`)} and ${isInAudience(caller, 'newest')}
`

/** As a subquery, it is evaluated only for the rows that are needed to fill the limit. */
const isVisible = (caller: Caller, id: RawBuilder<unknown>) => sql<boolean>`(
  select ${visibleAccount(caller, 'author')} from account author where author.id = ${id}
)`

/** Expected number of followed posts in the scanned range, twice the size of a page. */
const expectedMatchesMin = 20

/** The posts of one author, given by id or profile_url: pinned ones first (P-profiles-18). */
export function buildUserPostsQuery(caller: Caller, author: string): PostListQuery {
  const authorId = selectVisibleAccountId(caller, author)
  const notPinned = (position: Position) => sql`
    select post.id, post.pinned_at from post
    where post.author_id = ${authorId} and post.pinned_at is null and ${afterCursor(position, sql`post.id`)}
      and ${isInAudience(caller, 'post')}
    order by post.id desc
  `
  return {
    // All pinned posts are on the first page, so that a cursor is always the id of another post.
    ids: (position) =>
      position.after === null
        ? sql`
            select id, pinned_at from (
              (select post.id, post.pinned_at from post where post.author_id = ${authorId} and post.pinned_at is not null and ${isInAudience(caller, 'post')})
              union all (${notPinned(position)} limit ${rowsThroughPage(position)})
            ) listed
            order by pinned_at desc nulls last, id desc ${limitOffset(position)}
          `
        : sql`${notPinned(position)} ${limitOffset(position)}`,
    firstBy: 'pinned_at',
    total: sql`(select posts_count from account where id = ${authorId})`,
  }
}
