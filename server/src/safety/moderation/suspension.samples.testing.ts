import type { suspensionContract } from '@brilla/contract/safety/suspension'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof suspensionContract> = {
  getSuspension: ({ caller }) => (caller.type === 'suspended' ? {} : { error: 'not_found' }),
  appeal: ({ caller }) => (caller.type === 'suspended' ? {} : { error: 'not_found' }),
}
