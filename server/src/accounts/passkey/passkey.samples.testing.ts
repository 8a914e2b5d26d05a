import type { passkeyContract } from '@brilla/contract/accounts/passkey'
import type { Samples } from '../auth/sample-world.testing.ts'
import * as world from '../auth/sample-world.testing.ts'
import { addPasskey, createAuthenticator } from './passkey.testing.ts'

export const samples: Samples<typeof passkeyContract> = {
  async addPasskey({ server, caller: { id, token } }) {
    await server.context.db.deleteFrom('passkey').where('account_id', '=', id).execute()
    const { challenge } = (await server.call('createPasskeyOptions', { token })).body
    return { body: { credential: createAuthenticator(server).create(challenge) } }
  },
  async removePasskey({ server, caller: { id, token } }) {
    await server.context.db.deleteFrom('passkey').where('account_id', '=', id).execute()
    return { params: { id: (await addPasskey(server, token)).id } }
  },
  async authenticateWithPasskey(context) {
    const { server } = context
    const { token } = await world.registerPerson(context)
    const { authenticator } = await addPasskey(server, token)
    const { challenge } = (await server.call('createPasskeyLoginOptions')).body
    return { body: { credential: authenticator.sign(challenge) } }
  },
  async reauthenticateWithPasskey(context) {
    const { server, caller } = context
    const { token } = await world.registerPerson(context)
    const { authenticator, id } = await addPasskey(server, token)
    // A suspended caller cannot add one.
    const move = server.context.db.updateTable('passkey').set({ account_id: caller.id })
    await move.where('id', '=', id).execute()
    const { challenge } = (await server.call('createPasskeyLoginOptions')).body
    return { body: { credential: authenticator.sign(challenge) } }
  },
}
