import type { profileContract } from '@brilla/contract/people/profile'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof profileContract> = {
  getProfile: ({ author }) => ({ params: { id: author } }),
  getOwnProfileAs: () => ({ params: { type: 'talento' } }),
  getUserOfType: ({ author }) => ({ params: { id: author } }),
}
