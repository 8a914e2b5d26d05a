import type { accountContract } from '@brilla/contract/accounts/account'
import { sql } from 'kysely'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'
import { createRegistration } from '../../testing.ts'
import { usesOfType } from './type-choice.store.ts'

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
  async undoAccountType({ server, caller }) {
    for (const [table, column] of usesOfType)
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${caller.id}`.execute(
        server.context.db,
      )
    return {}
  },
}
