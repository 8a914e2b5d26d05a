import type { blockContract } from '@brilla/contract/people/block'
import * as world from '../../accounts/auth/sample-world.testing.ts'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof blockContract> = {
  blockUser: async (context) => ({ body: { userId: (await world.registerPerson(context)).id } }),
}
