import type { contactContract } from '@brilla/contract/safety/contact'
import * as world from '../../accounts/auth/sample-world.testing.ts'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'
import { birthdateTurning, createRegistration } from '../../testing.ts'

export const samples: Samples<typeof contactContract> = {
  async objectAsGuardian({ server }) {
    const person = createRegistration(world.createName())
    const guardianEmail = `tutor.${person.email}`
    const body = { ...person, birthdate: birthdateTurning(16, 0), guardianEmail }
    await server.call('registerUser', { body })
    const token = await world.readMailedToken(server, person.email, 'confirmation#')
    await server.call('confirmUser', { params: { token } })
    return { body: { token: await world.readMailedToken(server, guardianEmail, '/contacto/tutor#') } }
  },
  async getContactStatus({ server, caller: { token, email } }) {
    await server.call('sendContact', { token, body: { type: 'question', message: 'Hola' } })
    return { body: { token: await world.readMailedToken(server, email, '/contacto/estado#') } }
  },
}
