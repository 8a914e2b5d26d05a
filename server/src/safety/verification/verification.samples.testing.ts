import type { moderationVerificationContract } from '@brilla/contract/safety/moderation-verification'
import type { verificationContract } from '@brilla/contract/safety/verification'
import * as world from '../../accounts/auth/sample-world.testing.ts'
import type { Samples, SampleWorld } from '../../accounts/auth/sample-world.testing.ts'
import { askForVerification, createVerificationForm, readDomainToken } from './verification.testing.ts'

async function registerAgency({ server }: SampleWorld) {
  const name = world.createName()
  return (await server.registerPeople('agencia', name))[name]!
}

/** A request of another agency that waits. */
async function waiting(context: SampleWorld) {
  return { params: { id: await askForVerification(context.server, await registerAgency(context)) } }
}

export const samples: Samples<typeof verificationContract & typeof moderationVerificationContract> = {
  async requestVerification({ server, caller }) {
    if (caller.type !== 'agencia') return {}
    return { body: await createVerificationForm(server, caller) }
  },
  async confirmVerificationEmail(context) {
    const agency = await registerAgency(context)
    const body = await createVerificationForm(context.server, agency)
    await context.server.call('requestVerification', { token: agency.token, body })
    return { body: { token: await readDomainToken(context.server, body) } }
  },
  getVerificationRequest: waiting,
  claimVerification: waiting,
  releaseVerification: waiting,
  approveVerification: waiting,
  refuseVerification: waiting,
  async undoVerification(context) {
    const sample = await waiting(context)
    const body = { reason: 'Falta el acta.' }
    await context.server.call('refuseVerification', { token: context.caller.token, ...sample, body })
    return sample
  },
}
