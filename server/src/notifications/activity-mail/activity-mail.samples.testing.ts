import type { unsubscribeContract } from '@brilla/contract/notifications/unsubscribe'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'
import { createUnsubscribeUrl } from './unsubscribe.ts'

export const samples: Samples<typeof unsubscribeContract> = {
  unsubscribe({ server, caller }) {
    const url = createUnsubscribeUrl(server.context, 'messages', caller.id)
    return { body: { token: new URL(url).searchParams.get('t') } }
  },
}
