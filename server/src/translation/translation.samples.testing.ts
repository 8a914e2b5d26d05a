import type { translationContract } from '@brilla/contract/translation'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof translationContract> = {
  // Their server has no provider.
  translate: ({ post }) => ({ body: { postId: post }, error: 'not_found' }),
}
