/** Posts and comments by their ids, as a caller may see them. */
import { sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'
import type { Database } from '../core/database/index.ts'
import type { AuthorRow } from '../profile/index.ts'

export interface PostRow extends AuthorRow {
  id: string
  kind: string
  title: string
  description: string
  category_id: number
  video_id: string | null
  video_poster: string | null
  shared_post_id: string | null
  created_at: Date
  edited_at: Date | null
  likes: number
  comments: number
  shares: number
  reacted: boolean
}

/** Needs `post`, `author`, `post_count`, and as `mine` the caller's like. */
export const postColumns = sql`
  post.id, post.kind, post.title, post.description, post.category_id, post.video_id, post.video_poster,
  post.shared_post_id, post.created_at, post.edited_at, post.author_id, author.full_name, author.profile_url, author.profile_image,
  author.type as author_type, post_count.likes, post_count.comments, post_count.shares,
  mine.account_id is not null as reacted
`

/** The posts of these ids that the caller may see, with authors and counts as the caller may know them. */
export async function findPosts(db: Database, caller: Caller, ids: string[]): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postColumns} from post
    join account author on author.id = post.author_id
    join post_count on post_count.post_id = post.id
    left join post_like mine on mine.post_id = post.id and mine.account_id = ${caller.accountId}
    where post.id = any(${ids}::uuid[]) and ${visibleAccount(caller, 'author')}
  `.execute(db)
  await withoutHidden(db, caller, rows)
  return rows
}

/** Takes the likes, comments and shares of those whom the caller does not see out of the counts. */
export async function withoutHidden(db: Database, caller: Caller, posts: PostRow[]): Promise<void> {
  if (caller.hidden.length === 0 || posts.length === 0) return
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

export interface CommentRow extends AuthorRow {
  id: string
  post_id: string
  text: string
  likes_count: number
  reacted: boolean
  /** Text inside JSON. */
  created_at: Date | string
  edited_at: Date | string | null
}

/** Needs `comment`, `author`, and the caller's like by `joinOwnLike`. */
export const commentColumns = (caller: Caller) => sql`
  comment.id, comment.post_id, comment.text, comment.likes_count - ${hiddenCommentLikes(caller)} as likes_count,
  own_like.account_id is not null as reacted, comment.created_at, comment.edited_at, comment.author_id,
  author.full_name, author.profile_url, author.profile_image, author.type as author_type
`

export const joinOwnLike = (caller: Caller) => sql`
  left join comment_like own_like on own_like.comment_id = comment.id and own_like.account_id = ${caller.accountId}
`

/** Likes of a comment by those whom the caller does not see; needs `comment`. */
export const hiddenCommentLikes = (caller: Caller) =>
  caller.hidden.length === 0
    ? sql`0`
    : sql`(
        select count(*)::int from comment_like
        where comment_id = comment.id and account_id = any(${caller.hidden}::uuid[])
      )`

/** Comments of one post behind an id, oldest first. */
export async function findComments(
  db: Database,
  caller: Caller,
  postId: string,
  after: string | null,
  size: number,
) {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns(caller)} from comment join account author on author.id = comment.author_id
    ${joinOwnLike(caller)}
    where comment.post_id = ${postId} and ${visibleAccount(caller, 'author')}
      and ${after === null ? sql`true` : sql`comment.id > ${after}::uuid`}
    order by comment.id limit ${size}
  `.execute(db)
  return rows
}

export async function findComment(db: Database, caller: Caller, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns(caller)} from comment join account author on author.id = comment.author_id
    ${joinOwnLike(caller)}
    where comment.id = ${id} and ${visibleAccount(caller, 'author')}
  `.execute(db)
  return rows[0]
}
