/** Comments to responses. Part of the post module because posts contain their first comments. */
import type { Comment } from '@brilla/contract/content/comment'
import type { ContentAudience } from '@brilla/contract/platform/fields'
import { presentAuthor } from '../../people/profile/index.ts'
import { presentCommentTexts } from './comment.columns.ts'
import { presentReactions } from './comment.reactions.ts'
import type { CommentRow } from './comment.read.store.ts'

/** Converts a comment row to the API format for a reader. */
export function presentComment(row: CommentRow, readerId: string): Comment {
  return {
    id: row.id,
    ...presentCommentTexts(row),
    postId: row.post_id,
    language: row.language || null,
    replyTo: row.reply_to,
    createdAt: new Date(row.created_at).toISOString(),
    editedAt: row.edited_at && new Date(row.edited_at).toISOString(),
    ...presentReactions(row),
    isOwner: row.author_id === readerId,
    audience: row.audience as ContentAudience,
    user: presentAuthor(row),
  }
}
