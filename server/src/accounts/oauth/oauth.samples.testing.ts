import type { oauthContract } from '@brilla/contract/accounts/oauth'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof oauthContract> = {
  async reauthenticateSocial(context) {
    const subject = await world.linkProvider(context)
    const { facebookId, ticket } = await world.createTicket(context, { subject, forceReauth: true })
    return { body: { facebookId, ticket } }
  },
  async authenticateSocial(context) {
    const subject = await world.registerByProvider(context)
    const { facebookId, ticket } = await world.createTicket(context, { subject })
    return { body: { facebookId, ticket } }
  },
  async socialIdentityExists(context) {
    const { facebookId, ticket } = await world.createTicket(context)
    return { params: { id: facebookId }, query: { ticket } }
  },
  registerSocial: async (context) => ({ body: await world.createTicket(context) }),
}
