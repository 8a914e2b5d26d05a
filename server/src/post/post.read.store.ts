/** Reading posts: first which, then all that a page of them needs in a fixed number of queries. */
import { type RawBuilder, sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'
import type { Database } from '../core/database/index.ts'
import type { AuthorRow } from '../profile/index.ts'

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

/** How many posts the caller's lists hold, from counters alone. */
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

export interface PostRow extends AuthorRow {
  id: string
  kind: string
  title: string
  description: string
  category_id: number
  video_id: string | null
  shared_post_id: string | null
  created_at: Date
  likes: number
  comments: number
  shares: number
  reacted: boolean
}

/** The posts of these ids that the caller may see, with authors and counts as the caller may know them. */
export async function findPosts(db: Database, caller: Caller, ids: string[]): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select post.id, post.kind, post.title, post.description, post.category_id, post.video_id, post.shared_post_id,
      post.created_at, post.author_id, author.full_name, author.profile_url, author.profile_image,
      author.type as author_type, post_count.likes, post_count.comments, post_count.shares,
      mine.account_id is not null as reacted
    from post
    join account author on author.id = post.author_id
    join post_count on post_count.post_id = post.id
    left join post_like mine on mine.post_id = post.id and mine.account_id = ${caller.accountId}
    where post.id = any(${ids}::uuid[]) and ${visibleAccount(caller, 'author')}
  `.execute(db)
  if (caller.hidden.length > 0) await withoutHidden(db, caller, rows)
  return rows
}

/** Takes the likes, comments and shares of those whom the caller does not see out of the counts. */
async function withoutHidden(db: Database, caller: Caller, posts: PostRow[]): Promise<void> {
  const { rows } = await sql<{ id: string; likes: number; comments: number; shares: number }>`
    select id,
      (select count(*) from post_like where post_id = id and account_id = any(${caller.hidden}::uuid[])) as likes,
      (select count(*) from comment where post_id = p.id and author_id = any(${caller.hidden}::uuid[])) as comments,
      (select count(*) from post s where s.shared_post_id = p.id and s.author_id = any(${caller.hidden}::uuid[])) as shares
    from unnest(${posts.map(({ id }) => id)}::uuid[]) as p(id)
  `.execute(db)
  const unseen = new Map(rows.map((row) => [row.id, row]))
  for (const post of posts) {
    post.likes -= unseen.get(post.id)?.likes ?? 0
    post.comments -= unseen.get(post.id)?.comments ?? 0
    post.shares -= unseen.get(post.id)?.shares ?? 0
  }
}

export function findFiles(db: Database, postIds: string[]) {
  return db
    .selectFrom('post_file')
    .select(['id', 'post_id', 'type', 'name', 'filename', 'alt', 'created_at'])
    .where((eb) => eb('post_id', '=', eb.fn.any(sql<string[]>`${postIds}::uuid[]`)))
    .orderBy('post_id')
    .orderBy('position')
    .execute()
}

export interface CommentRow extends AuthorRow {
  id: string
  post_id: string
  text: string
  likes_count: number
  created_at: Date
}

const commentColumns = sql`
  comment.id, comment.post_id, comment.text, comment.likes_count, comment.created_at, comment.author_id,
  author.full_name, author.profile_url, author.profile_image, author.type as author_type
`

/** The first comments of each post that the caller may see, oldest first. */
export async function findFirstComments(db: Database, caller: Caller, postIds: string[], each: number) {
  const { rows } = await sql<CommentRow>`
    select first.* from unnest(${postIds}::uuid[]) as p(id) cross join lateral (
      select ${commentColumns} from comment join account author on author.id = comment.author_id
      where comment.post_id = p.id and ${visibleAccount(caller, 'author')}
      order by comment.id limit ${each}
    ) first order by first.id
  `.execute(db)
  return rows
}

/** Comments of one post behind an id, oldest first. */
export async function findComments(
  db: Database,
  caller: Caller,
  postId: string,
  after: string | null,
  size: number,
) {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from comment join account author on author.id = comment.author_id
    where comment.post_id = ${postId} and ${visibleAccount(caller, 'author')}
      and ${after === null ? sql`true` : sql`comment.id > ${after}::uuid`}
    order by comment.id limit ${size}
  `.execute(db)
  return rows
}

export async function findComment(db: Database, caller: Caller, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from comment join account author on author.id = comment.author_id
    where comment.id = ${id} and ${visibleAccount(caller, 'author')}
  `.execute(db)
  return rows[0]
}
