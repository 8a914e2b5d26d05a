import type { blockContract } from '@brilla/contract/people/block'
import type { Handlers } from '../../accounts/auth/index.ts'
import { findVisibleAccount } from '../../accounts/visibility/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { throwProblem, throwFieldProblem } from '../../platform/http/problem.ts'
import { hasBlocked } from './block.store.ts'
import { addBlock } from './change-blocks.ts'

export function blockRoutes(context: Context): Handlers<typeof blockContract> {
  const { clock, db, events } = context
  return {
    async blockUser({ caller, body: { userId } }) {
      if (!isId(userId)) throwProblem('not_found')
      const person = await findVisibleAccount(db, caller, userId)
      if (!person && (await hasBlocked(db, caller.accountId, userId))) return undefined
      if (!person) throwProblem('not_found')
      if (person.id === caller.accountId) throwFieldProblem('userId', 'a_ti_mismo')
      if (person.type === 'agencia') throwFieldProblem('userId', 'bloquear_agencia')
      const block = { blockerId: caller.accountId, blockedId: person.id, at: clock.now() }
      await db.transaction().execute((trx) => addBlock(context, trx, block))
      for (const id of [caller.accountId, person.id]) events.emit('accountChanged', id)
      return undefined
    },
  }
}
