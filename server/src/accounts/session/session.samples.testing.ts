import type { sessionContract } from '@brilla/contract/accounts/session'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof sessionContract> = {
  async authenticate(context) {
    const { email, password } = await world.registerPerson(context)
    return { body: { email, password } }
  },
  async endSessionByLink({ server }) {
    const name = world.createName()
    const { email, password } = (await server.registerTalents(name))[name]!
    await server.call('authenticate', { headers: { 'x-browser-id': 'new' }, body: { email, password } })
    return { body: { token: await world.readMailedToken(server, email, '/login/end-session#') } }
  },
  reauthenticate: ({ caller }) => ({ body: { password: caller.password } }),
  endSession: async (context) => ({ params: { id: await world.createSession(context) } }),
}
