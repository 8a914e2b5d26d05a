import type { Comment } from '@brilla/contract/content/comment'
import { noReactions } from './comment.cache.ts'

export const createComment = (id: string, fields: Partial<Comment> = {}): Comment => ({
  id,
  comment: 'Qué luz',
  language: null,
  postId: 'post',
  replyTo: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  ...noReactions,
  isOwner: true,
  audience: 'everyone',
  user: {
    id: 'ana',
    fullname: 'Ana',
    profile_url: 'ana',
    profileImage: null,
    type: 'talento',
    verified: false,
  },
  ...fields,
})
