import type { settingsContract } from '@brilla/contract/settings'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof settingsContract> = {
  updateUser: ({ caller }) => ({ body: { ...world.settings, email: caller.email } }),
  emailExistsForUser: () => ({ params: { email: 'alguien@gente.example' } }),
  async confirmEmailChange(context) {
    const { token } = await world.registerPerson(context)
    const email = `${world.createName().toLowerCase()}@gente.example`
    await context.server.call('updateUser', { token, body: { ...world.settings, email } })
    const mailed = await world.readMailedToken(context.server, email, '/register/email#')
    return { body: { token: mailed } }
  },
  cancelEmailChange: () => ({}),
  changeProfileUrl: () => ({ body: { profile_url: world.createName() } }),
  profileUrlExists: () => ({ params: { profile_url: 'muestra' } }),
  setNotification: () => ({ body: { type: 'messages', status: false } }),
}
