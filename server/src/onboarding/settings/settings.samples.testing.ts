import type { settingsContract } from '@brilla/contract/onboarding/settings'
import * as world from '../../accounts/auth/sample-world.testing.ts'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof settingsContract> = {
  updateUser: ({ caller }) => ({ body: { email: caller.email } }),
  async confirmEmailChange(context) {
    const { token } = await world.registerPerson(context)
    const email = `${world.createName().toLowerCase()}@gente.example`
    const body = { nombre: 'Muestra', apellido: 'Prueba', fecha: '1995-04-12', email }
    await context.server.call('updateUser', { token, body })
    const mailed = await world.readMailedToken(context.server, email, '/register/email#')
    return { body: { token: mailed } }
  },
}
