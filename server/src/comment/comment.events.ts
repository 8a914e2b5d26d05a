import { defineEvent } from '../platform/outbox/index.ts'

interface AboutComment {
  commentId: string
  postId: string
  authorId: string
}

export const commentCreated = defineEvent<AboutComment>('comment.created', 'postId')
export const commentDeleted = defineEvent<AboutComment>('comment.deleted', 'postId')
