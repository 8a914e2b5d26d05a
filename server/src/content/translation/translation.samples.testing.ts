import type { translationContract } from '@brilla/contract/content/translation'
import { createForeignPost, type Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof translationContract> = {
  translate: async (context) => ({ body: { postId: await createForeignPost(context), language: 'es' } }),
}
