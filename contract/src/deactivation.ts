/** Leaving: hidden at once, deleted after four weeks, back by logging in before (P-deactivation-1). */
import { z } from 'zod'
import { instant } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'

export const deactivationContract = {
  cancelAccount: route({
    method: 'DELETE',
    path: '/users/self',
    audience: 'user',
    allowSuspended: true,
    fresh: true,
    summary: `Hides the account everywhere and deletes it after ${limits.cancelledDays} days; logging in before that restores it.`,
    replies: { 202: z.object({ deletedAt: instant.describe('When nothing of it will be left.') }) },
    limits: [rateLimits.cancel],
  }),
}
