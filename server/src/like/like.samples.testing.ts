import type { likeContract } from '@brilla/contract/like'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof likeContract> = {
  likePost: ({ post }) => ({ params: { id: post } }),
  likeComment: ({ comment }) => ({ params: { id: comment } }),
  getPostLikes: ({ post }) => ({ params: { id: post } }),
  getCommentLikes: ({ comment }) => ({ params: { id: comment } }),
}
