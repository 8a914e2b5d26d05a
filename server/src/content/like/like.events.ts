import { defineEvent } from '../../platform/outbox/index.ts'

export interface AboutLike {
  accountId: string
  postId: string
  /** Of the liked comment; null when the post itself is liked. */
  commentId: string | null
}

export const likeAdded = defineEvent<AboutLike>('like.added')
export const likeRemoved = defineEvent<AboutLike>('like.removed')
