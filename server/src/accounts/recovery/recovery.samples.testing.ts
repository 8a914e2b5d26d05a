import type { recoveryContract } from '@brilla/contract/accounts/recovery'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof recoveryContract> = {
  requestRecovery: async (context) => ({ body: { email: (await world.registerPerson(context)).email } }),
  async redeemRecovery(context) {
    const { email } = await world.registerPerson(context)
    await context.server.call('requestRecovery', { body: { email, lang: 'es' } })
    return { params: { token: await world.readMailedToken(context.server, email, '/forgot/') } }
  },
}
