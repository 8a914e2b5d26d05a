import { defineEvent } from '../platform/outbox/index.ts'

interface AboutLike {
  accountId: string
  postId: string
  /** Of the liked comment; null when the post itself is liked. */
  commentId: string | null
}

export const likeAdded = defineEvent<AboutLike>('like.added', 'postId')
export const likeRemoved = defineEvent<AboutLike>('like.removed', 'postId')
