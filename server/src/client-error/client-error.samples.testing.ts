import type { clientErrorContract } from '@brilla/contract/client-error'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof clientErrorContract> = {
  reportClientError: () => ({
    body: { message: 'x is undefined', stack: '', page: 'feed', version: 'a.js' },
  }),
}
