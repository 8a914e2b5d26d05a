import type { blockContract } from '@brilla/contract/block'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof blockContract> = {
  blockUser: async (context) => ({ body: { userId: (await world.registerPerson(context)).id } }),
}
