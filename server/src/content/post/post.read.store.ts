/** Columns of posts. */
import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Viewer } from '../../accounts/visibility/index.ts'
import { type PostAuthorRow, selectPostAuthor } from '../../people/profile/index.ts'
import { type PostColumns, postMarks, selectPostColumns } from './post.columns.ts'

type PostMarks = typeof postMarks.none

export interface PostRow extends PostColumns, PostAuthorRow, PostMarks {
  likes: number
  comments: number
  shares: number
  /** Whether its author lets the caller comment. */
  can_comment: boolean
}

/** Columns of PostRow. Requires `post`, `author`, `post_count` and `postMarks.join`. */
export const postColumns = (caller: Caller) => sql`
  ${selectPostColumns}, ${selectPostAuthor('author')}, ${countColumns}, ${postMarks.columns}, ${mayComment(caller)} as can_comment
`

/** Whether the account with the alias `author` lets the caller comment on its posts (P-comments-12). */
export const mayComment = ({ accountId }: Viewer) => sql<boolean>`(
  author.comments_from = 'everyone' or author.id = ${accountId} or (author.comments_from = 'following'
    and exists (select from follow where follower_id = author.id and followed_id = ${accountId}))
)`

/** The counts of PostRow, the same for everybody. Requires `post_count`. */
export const countColumns = sql`post_count.likes, post_count.comments, post_count.shares`
