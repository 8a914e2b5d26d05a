/** Comments by id, restricted to what the caller may see. Part of the post module because posts contain their first comments. */
import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { isInAudience, visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { AuthorRow } from '../../people/profile/index.ts'
import { type CommentColumns, selectCommentColumns } from './comment.columns.ts'
import { commentMarks, type CommentMarks } from './comment.reactions.ts'

export interface CommentRow extends CommentColumns, CommentMarks, AuthorRow {
  /** The comment below which the caller sees this reply. */
  reply_to: string | null
}

/** Columns of CommentRow. Requires `comment`, `author` and `commentMarks.join`. */
export const commentColumns = (caller: Caller) => sql`
  ${selectCommentColumns}, ${visibleReplyTo(caller)} as reply_to, ${commentMarks.columns},
  author.full_name, author.profile_url, author.profile_image, author.type as author_type,
  author.verified as author_verified
`

/**
 * The comment below which the caller sees a reply, null when it was deleted or is hidden from them (P-comments-8). It is
 * more than one step away only for replies by people from whom a comment in between is hidden. Requires `comment`.
 */
export const visibleReplyTo = ({ accountId, hiddenAccountIds }: Caller) => sql<string | null>`
  case when comment.reply_to is not null
  then visible_reply_to(comment.reply_to, ${accountId}::uuid, ${hiddenAccountIds}::uuid[]) end
`

/**
 * Finds `size` comments of a post after the id `after`, oldest first, and the number of all its comments; undefined when
 * the caller may not see the post. One statement: both belong to one screen.
 */
export async function findComments(
  db: Database,
  caller: Caller,
  postId: string,
  { after, size }: { after: string | null; size: number },
): Promise<{ comments: CommentRow[]; count: number } | undefined> {
  const { rows } = await sql<{ count: number } & (CommentRow | { id: null })>`
    select listed.*, post_count.comments as count
    from post join account author on author.id = post.author_id
    join post_count on post_count.post_id = post.id
    left join lateral (
      select ${commentColumns(caller)} from comment join account author on author.id = comment.author_id
      ${commentMarks.join(caller)}
      where comment.post_id = post.id and ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'comment')}
        and ${after === null ? sql`true` : sql`comment.id > ${after}::uuid`}
      order by comment.id limit ${sql.lit(size)}
    ) listed on true
    where post.id = ${postId} and ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'post')}
    order by listed.id
  `.execute(db)
  const [first] = rows
  return first && { comments: rows.filter((row) => row.id !== null), count: first.count }
}

/**
 * Finds a comment whose author the caller may see, with the author of its post, null when the caller may not see that. One
 * statement, so that the time of a 404 does not tell whether the post exists (P-blocks-3).
 */
export async function findComment(
  db: Database,
  caller: Caller,
  id: string,
): Promise<(CommentRow & { post_author_id: string | null }) | undefined> {
  const { rows } = await sql<CommentRow & { post_author_id: string | null }>`
    select ${commentColumns(caller)}, (
      select post.author_id from post join account post_author on post_author.id = post.author_id
      where post.id = comment.post_id and ${visibleAccount(caller, 'post_author')}
        and ${isInAudience(caller, 'post')}
    ) as post_author_id
    from comment join account author on author.id = comment.author_id
    ${commentMarks.join(caller)}
    where comment.id = ${id} and ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'comment')}
  `.execute(db)
  return rows[0]
}
