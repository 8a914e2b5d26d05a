import type { commentContract } from '@brilla/contract/content/comment'
import * as world from '../../accounts/auth/sample-world.testing.ts'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof commentContract> = {
  createComment: ({ post }) => ({ body: { postId: post } }),
  getComments: ({ post }) => ({ query: { postId: post } }),
  editComment: async (context) => ({ body: { id: await world.createComment(context) } }),
  deleteComment: async (context) => ({ params: { id: await world.createComment(context) } }),
}
