import { countedRows, createCounterHandler } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { commentRelations } from './comment.counters.ts'

interface AboutComment {
  commentId: string
  postId: string
  authorId: string
}

/** `replyTo` is the comment that its author replied to, which may be a reply itself; null when there is none. */
export const commentCreated = defineEvent<AboutComment & { replyTo: string | null }>('comment.created')
/** A comment, or its edit, waits for a moderator (P-comments-11). */
export const commentHeld = defineEvent<AboutComment>('comment.held')
export const commentEdited = defineEvent<AboutComment>('comment.edited')
export const commentDeleted = defineEvent<AboutComment>('comment.deleted')

export function commentEventHandlers(context: Context): EventHandler<never>[] {
  return commentRelations.map((relation) => createCounterHandler(context, countedRows(relation)))
}
