/** Canceling an account: hidden immediately, deleted after four weeks, restored by logging in before then (P-deactivation-1). */
import { z } from 'zod'
import { instant } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

export const deactivationContract = {
  cancelAccount: route({
    method: 'DELETE',
    path: '/users/self',
    audience: 'user',
    allowSuspended: true,
    fresh: true,
    summary: `Hides the account everywhere and deletes it after ${limits.deactivationGraceDays} days; logging in before that restores it.`,
    replies: { 202: z.object({ deletedAt: instant.describe('Time when the account will be deleted.') }) },
    limits: [rateLimits.cancel],
  }),
}
