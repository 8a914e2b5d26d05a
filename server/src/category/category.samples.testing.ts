import type { categoryContract } from '@brilla/contract/category'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof categoryContract> = {
  getSubscribedCategories: () => ({}),
  subscribeCategory: () => ({ body: { categoryId: 1 } }),
  unsubscribeCategory: () => ({ body: { categoryId: 1 } }),
}
