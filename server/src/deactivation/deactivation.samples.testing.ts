import type { deactivationContract } from '@brilla/contract/deactivation'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof deactivationContract> = {
  cancelAccount: () => ({}),
}
