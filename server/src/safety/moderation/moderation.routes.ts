import type { moderationContract } from '@brilla/contract/safety/moderation'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { undoAction } from '../../platform/undoable-action.ts'
import { checkMayDecide, findOthersCase } from './access.ts'
import { endClaim, lockCase, setClaim } from './case.store.ts'
import { decideCase, decisionAction } from './decide.ts'
import { getClaimEnd } from './moderation.rules.ts'
import { readCase, readQueue } from './read.ts'
import { changeAccounts } from './suspend-account.ts'
import { createTransparency } from './transparency.ts'

export function moderationRoutes(context: Context): Handlers<typeof moderationContract> {
  const { clock, db } = context

  return {
    getCases: ({ caller, query }) => readQueue(context, caller, query),
    getCase: ({ caller, params: { id } }) => readCase(context, caller, id),
    async claimCase({ caller, params: { id } }) {
      if (!isId(id)) throwProblem('not_found')
      const now = clock.now()
      const until = getClaimEnd(now)
      await db.transaction().execute(async (trx) => {
        const row = (await lockCase(trx, id)) ?? throwProblem('not_found')
        await checkMayDecide(trx, caller, row, now)
        await setClaim(trx, id, caller.accountId, until)
      })
      return { until: until.toISOString() }
    },
    async releaseCase({ caller, params: { id } }) {
      await findOthersCase(db, caller, id)
      await endClaim(db, id, caller.accountId)
      return undefined
    },
    async decideCase({ caller, params: { id }, body }) {
      await decideCase(context, caller, id, body)
      return readCase(context, caller, id)
    },
    async undoDecision({ caller, params: { id } }) {
      await findOthersCase(db, caller, id)
      const which = { subjectId: id, actorId: caller.accountId }
      await changeAccounts(context, (trx) => undoAction(context, trx, [decisionAction], which))
      return readCase(context, caller, id)
    },
    getTransparency: createTransparency(context),
  }
}
