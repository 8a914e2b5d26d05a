import type { deactivationContract } from '@brilla/contract/deactivation'
import { deleteAccountSessions, type Handlers } from '../auth/index.ts'
import { accountDeactivated } from '../account/index.ts'
import type { Context } from '../context.ts'
import { refuse } from '../platform/http/problem.ts'
import { getDeletionDate } from './deactivation.rules.ts'
import { mailCancelled } from './deactivation.jobs.ts'
import { findBlockedWith, hideAccount, countsWhenHere } from './deactivation.store.ts'
import { adjustCounters, lockLifecycle } from './counters.store.ts'

export function deactivationRoutes(context: Context): Handlers<typeof deactivationContract> {
  const { clock, db, events, outbox } = context
  return {
    async cancelAccount({ caller }) {
      const now = clock.now()
      const others = await db.transaction().execute(async (trx) => {
        await lockLifecycle(trx)
        const ended = await deleteAccountSessions(trx, caller.accountId)
        if (!ended.some(({ id }) => id === caller.sessionId)) refuse('unauthorized')
        // A suspended account is in nobody's count already.
        if (await countsWhenHere(trx, caller.accountId)) await adjustCounters(trx, caller.accountId, -1)
        if (!(await hideAccount(trx, caller.accountId, now))) refuse('unauthorized')
        // Those of logins that were on their way.
        await deleteAccountSessions(trx, caller.accountId)
        await outbox.publish(trx, accountDeactivated, { accountId: caller.accountId })
        await mailCancelled(context, trx, caller.accountId)
        return findBlockedWith(trx, caller.accountId)
      })
      for (const id of [caller.accountId, ...others]) events.emit('accountChanged', id)
      return { deletedAt: getDeletionDate(now).toISOString() }
    },
  }
}
