import type { reportContract } from '@brilla/contract/safety/report'
import * as world from '../../accounts/auth/sample-world.testing.ts'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof reportContract> = {
  report: async (context) => ({
    body: { postId: await world.createPost(context, await world.registerPerson(context)) },
  }),
}
