/** Columns of posts, with counts of what the caller may see. */
import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { countHidden, type Viewer } from '../../accounts/visibility/index.ts'
import { type PostAuthorRow, selectPostAuthor } from '../../people/profile/index.ts'
import { type OwnMarks, type PostColumns, selectOwnMarks, selectPostColumns } from './post.columns.ts'

export interface PostRow extends PostColumns, PostAuthorRow, OwnMarks {
  likes: number
  comments: number
  shares: number
  /** Whether its author lets the caller comment. */
  can_comment: boolean
}

/** Columns of PostRow; counts exclude hidden accounts. Requires `post`, `author`, `post_count` and `joinOwnMarks`. */
export const postColumns = (caller: Caller) => sql`
  ${selectPostColumns}, ${selectPostAuthor('author')}, ${visibleCounts(caller)}, ${selectOwnMarks}, ${mayComment(caller)} as can_comment
`

/** Whether the account with the alias `author` lets the caller comment on its posts (P-comments-12). */
export const mayComment = ({ accountId }: Viewer) => sql<boolean>`(
  author.comments_from = 'everyone' or author.id = ${accountId} or (author.comments_from = 'following'
    and exists (select from follow where follower_id = author.id and followed_id = ${accountId}))
)`

/** The counts of PostRow. Requires `post` and `post_count`. */
export const visibleCounts = (caller: Viewer) => sql`
  post_count.likes - ${hiddenPostLikeCount(caller)} as likes,
  ${visibleCommentCount(caller)} as comments,
  post_count.shares - ${countHidden(caller, {
    name: 'share',
    id: 'post.id',
    from: sql`post share`,
    account: 'share.author_id',
    where: sql`share.shared_post_id = post.id and share.uncounted is null`,
    total: sql`post_count.shares`,
  })} as shares
`

/** Number of comments of a post, without those of accounts hidden from the caller. Requires `post` and `post_count`. */
export const visibleCommentCount = (caller: Viewer) => sql`
  post_count.comments - ${countHidden(caller, {
    name: 'comment',
    id: 'post.id',
    from: sql`comment`,
    account: 'comment.author_id',
    where: sql`comment.post_id = post.id and comment.uncounted is null`,
    total: sql`post_count.comments`,
  })}
`

/** Number of likes of a post by accounts hidden from the caller. Requires `post` and `post_count`. */
export const hiddenPostLikeCount = (caller: Viewer) =>
  countHidden(caller, {
    name: 'post_like',
    id: 'post.id',
    from: sql`post_like`,
    account: 'post_like.account_id',
    where: sql`post_like.post_id = post.id and post_like.uncounted is null`,
    total: sql`post_count.likes`,
  })
