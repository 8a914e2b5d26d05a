import type { contactDeskContract } from '@brilla/contract/data-rights/contact-desk'
import type { ContactType } from '@brilla/contract/safety/contact-types'
import { v7 } from 'uuid'
import type { Samples, SampleWorld } from '../../accounts/auth/sample-world.testing.ts'
import * as world from '../../accounts/auth/sample-world.testing.ts'

/** Inserts a request of a new person. */
async function createRequest(context: SampleWorld, type: ContactType, state = 'open') {
  const { id: account_id, email } = await world.registerPerson(context)
  const { clock, db } = context.server.context
  const now = clock.now()
  const id = v7()
  const serial = Number.parseInt(id.slice(-6), 16)
  const sender = { account_id, name: 'Muestra', email, language: 'es', email_proven_at: now }
  await db
    .insertInto('contact_request')
    .values({ id, year: 2026, serial, type, state, message: 'Hola', created_at: now, ...sender })
    .execute()
  return { params: { id }, body: { version: 0 } }
}

export const samples: Samples<typeof contactDeskContract> = {
  getContactRequest: async (context) => ({ params: (await createRequest(context, 'question')).params }),
  answerContactRequest: (context) => createRequest(context, 'question'),
  executeContactRequest: (context) => createRequest(context, 'access', 'granted'),
  exportContactRequest: (context) => createRequest(context, 'access', 'granted'),
  cancelContactAccount: (context) => createRequest(context, 'cancellation', 'granted'),
  closeContactRequest: (context) => createRequest(context, 'question'),
}
