import type { savedPostContract } from '@brilla/contract/content/saved-post'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof savedPostContract> = {
  savePost: ({ post }) => ({ params: { id: post } }),
  unsavePost: ({ post }) => ({ params: { id: post } }),
}
