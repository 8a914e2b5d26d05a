import type { cancellationContract } from '@brilla/contract/cancellation'
import type { Handlers } from '../access/index.ts'
import type { Context } from '../context.ts'
import { refuse } from '../core/http/problem.ts'
import { deletionOf } from './cancellation.rules.ts'
import { mailCancelled } from './cancellation.jobs.ts'
import { endEverySession, hideAccount } from './cancellation.store.ts'
import { moveCounters, takeTurn } from './counters.store.ts'

export function cancellationRoutes(context: Context): Handlers<typeof cancellationContract> {
  const { clock, db, events } = context
  return {
    async cancelAccount({ caller }) {
      const now = clock.now()
      await db.transaction().execute(async (trx) => {
        await takeTurn(trx)
        await moveCounters(trx, caller.accountId, -1)
        if (!(await hideAccount(trx, caller.accountId, now))) refuse('unauthorized')
        await endEverySession(trx, caller.accountId)
        await mailCancelled(context, trx, caller.accountId)
      })
      events.emit('accountChanged', caller.accountId)
      return { deletedAt: deletionOf(now).toISOString() }
    },
  }
}
