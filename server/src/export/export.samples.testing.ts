import type { exportContract } from '@brilla/contract/export'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof exportContract> = {
  startExport: () => ({}),
  getExport: () => ({}),
  downloadExport: () => ({}),
}
