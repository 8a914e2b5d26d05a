import type { contactContract } from '@brilla/contract/contact'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof contactContract> = {
  async getContactStatus({ server, caller: { token, email } }) {
    await server.call('sendContact', { token, body: { type: 'question', message: 'Hola' } })
    return { body: { token: await world.readMailedToken(server, email, '/contacto/estado#') } }
  },
}
