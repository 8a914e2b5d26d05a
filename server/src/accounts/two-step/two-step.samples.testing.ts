import type { twoStepContract } from '@brilla/contract/accounts/two-step'
import type { Samples } from '../auth/sample-world.testing.ts'
import { createCode, enableTwoStep, setUpTwoStep } from './two-step.testing.ts'
import { deleteTwoStep } from './two-step.store.ts'

export const samples: Samples<typeof twoStepContract> = {
  async setUpTwoStep({ server, caller }) {
    await deleteTwoStep(server.context.db, caller.id)
    return {}
  },
  async enableTwoStep({ server, caller }) {
    await deleteTwoStep(server.context.db, caller.id)
    const secret = await setUpTwoStep(server, caller.token)
    return { body: { code: createCode(server, secret) } }
  },
  async renewRecoveryCodes({ server, caller }) {
    await deleteTwoStep(server.context.db, caller.id)
    await enableTwoStep(server, caller.token)
    return {}
  },
  async disableTwoStep({ server, caller }) {
    await deleteTwoStep(server.context.db, caller.id)
    await enableTwoStep(server, caller.token)
    return {}
  },
}
