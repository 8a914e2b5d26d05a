import type { deactivationContract } from '@brilla/contract/deactivation'
import { deleteAccountSessions, type Handlers } from '../auth/index.ts'
import { accountDeactivated } from '../account/index.ts'
import type { Context } from '../context.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { adjustPostTotal } from '../post/index.ts'
import { getDeletionDate } from './deactivation.rules.ts'
import { enqueueDeactivatedMail } from './deactivation.jobs.ts'
import { findBlockedWith, markDeactivated } from './deactivation.store.ts'

export function deactivationRoutes(context: Context): Handlers<typeof deactivationContract> {
  const { clock, db, events, outbox } = context
  return {
    async cancelAccount({ caller }) {
      const now = clock.now()
      const others = await db.transaction().execute(async (trx) => {
        const ended = await deleteAccountSessions(trx, caller.accountId)
        if (!ended.some(({ id }) => id === caller.sessionId)) throwProblem('unauthorized')
        const before = await markDeactivated(trx, caller.accountId, now)
        if (before === null) throwProblem('unauthorized')
        // The posts of a suspended account are not counted already. Other counters follow in batches.
        if (before === 'active') await adjustPostTotal(trx, caller.accountId, -1)
        // Sessions of logins that committed before the account's row was locked.
        await deleteAccountSessions(trx, caller.accountId)
        await outbox.publish(trx, accountDeactivated, { accountId: caller.accountId })
        await enqueueDeactivatedMail(context, trx, caller.accountId)
        return findBlockedWith(trx, caller.accountId)
      })
      for (const id of [caller.accountId, ...others]) events.emit('accountChanged', id)
      return { deletedAt: getDeletionDate(now).toISOString() }
    },
  }
}
