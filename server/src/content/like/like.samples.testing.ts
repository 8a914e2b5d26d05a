import type { likeContract } from '@brilla/contract/content/like'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof likeContract> = {
  likePost: ({ post }) => ({ params: { id: post } }),
  likeComment: ({ comment }) => ({ params: { id: comment } }),
  getPostLikes: ({ post }) => ({ params: { id: post } }),
  getCommentLikes: ({ comment }) => ({ params: { id: comment } }),
}
