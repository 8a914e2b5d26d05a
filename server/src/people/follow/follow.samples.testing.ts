import type { followContract } from '@brilla/contract/people/follow'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof followContract> = {
  followUser: ({ author }) => ({ body: { id: author } }),
  unfollowUser: ({ author }) => ({ body: { id: author } }),
  getFollowers: ({ author }) => ({ params: { id: author } }),
  getFollowing: ({ author }) => ({ params: { id: author } }),
}
