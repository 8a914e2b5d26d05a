import type { deactivationContract } from '@brilla/contract/data-rights/deactivation'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { deactivateAccount } from './deactivate.ts'
import { getDeletionDate } from './deactivation.rules.ts'

export function deactivationRoutes(context: Context): Handlers<typeof deactivationContract> {
  const { clock, db, events } = context
  return {
    async cancelAccount({ caller }) {
      const now = clock.now()
      const changed = await db.transaction().execute(async (trx) => {
        const done = await deactivateAccount(context, trx, caller.accountId)
        if (!done?.sessions.some(({ id }) => id === caller.sessionId)) throwProblem('unauthorized')
        return done.changed
      })
      for (const id of changed) events.emit('accountChanged', id)
      return { deletedAt: getDeletionDate(now).toISOString() }
    },
  }
}
