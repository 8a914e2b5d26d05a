import type { accountContract } from '@brilla/contract/account'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'
import { createRegistration } from '../testing.ts'

export const samples: Samples<typeof accountContract> = {
  registerUser: () => ({ body: createRegistration(world.createName()) }),
  async resendValidation({ server }) {
    const { body } = await server.call('registerUser', { body: createRegistration(world.createName()) })
    return { body: { id: body.id } }
  },
  async confirmUser({ server }) {
    const body = createRegistration(world.createName())
    await server.call('registerUser', { body })
    return { params: { token: await world.readMailedToken(server, body.email, '/confirmation#') } }
  },
  chooseAccountType: ({ caller }) => (caller.type === 'none' ? {} : { error: 'type_chosen' }),
  async undoAccountType({ server, caller, author }) {
    // Kept in use, because the other samples need its type.
    await server.call('followUser', { token: caller.token, body: { id: author } })
    return { error: 'ya_en_uso' }
  },
}
