import type { blockContract } from '@brilla/contract/block'
import { callerChanged, type Handlers } from '../auth/index.ts'
import { findVisibleAccount } from '../visibility/index.ts'
import type { Context } from '../context.ts'
import { isId } from '../platform/clock.ts'
import { throwProblem, throwFieldProblem } from '../platform/http/problem.ts'
import { setFollowing } from '../follow/index.ts'
import { blockAdded } from './block.events.ts'
import { hasBlocked, insertBlock } from './block.store.ts'

export function blockRoutes(context: Context): Handlers<typeof blockContract> {
  const { clock, db, events, outbox } = context
  return {
    async blockUser({ caller, body: { userId } }) {
      if (!isId(userId)) throwProblem('not_found')
      const person = await findVisibleAccount(db, caller, userId)
      if (!person && (await hasBlocked(db, caller.accountId, userId))) return undefined
      if (!person) throwProblem('not_found')
      if (person.id === caller.accountId) throwFieldProblem('userId', 'a_ti_mismo')
      if (person.type === 'agencia') throwFieldProblem('userId', 'bloquear_agencia')
      const now = clock.now()
      await db.transaction().execute(async (trx) => {
        await insertBlock(trx, caller.accountId, person.id, now)
        // A block ends follows in both directions.
        await setFollowing(context, trx, caller.accountId, person.id, false, now)
        await setFollowing(context, trx, person.id, caller.accountId, false, now)
        await outbox.publish(trx, blockAdded, { blockerId: caller.accountId, blockedId: person.id })
        for (const accountId of [caller.accountId, person.id]) {
          await outbox.publish(trx, callerChanged, { accountId })
        }
      })
      for (const id of [caller.accountId, person.id]) events.emit('accountChanged', id)
      return undefined
    },
  }
}
