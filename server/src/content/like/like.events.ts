import { countedRows, createCounterHandler } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { likesOfPosts } from './like.counters.ts'

interface AboutLike {
  accountId: string
  postId: string
  /** Of the liked comment; null when the post itself is liked. */
  commentId: string | null
}

export const likeAdded = defineEvent<AboutLike>('like.added')
export const likeRemoved = defineEvent<AboutLike>('like.removed')

export function likeEventHandlers(context: Context): EventHandler<never>[] {
  return [createCounterHandler(context, countedRows(likesOfPosts))]
}
