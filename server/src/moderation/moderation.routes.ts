import type { moderationContract } from '@brilla/contract/moderation'
import type { Caller, Handlers } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { isId } from '../platform/clock.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { checkMayDecide } from './access.ts'
import { endClaim, lockCase, setClaim } from './case.store.ts'
import { decideCase, undoDecision } from './decide.ts'
import { getClaimEnd } from './moderation.rules.ts'
import { presentPerson } from './moderation.present.ts'
import {
  correctBirthdate,
  liftBlock,
  liftPerson,
  suspendPerson,
  undoChange,
  undoSuspension,
  verifyAgency,
} from './people.ts'
import { findPeople } from './people.store.ts'
import { findOthersCase, readAccount, readCase, readQueue } from './read.ts'
import { createTransparency } from './transparency.ts'

export function moderationRoutes(context: Context): Handlers<typeof moderationContract> {
  const { clock, db } = context

  const account = async (caller: Caller, id: string) =>
    (await readAccount(context, caller, id)) ?? throwProblem('not_found')

  /** Runs a command on somebody else's account and returns the account afterwards. */
  async function change(caller: Caller, id: string, run: () => Promise<void>) {
    if (!isId(id) || id === caller.accountId) throwProblem('not_found')
    await run()
    return account(caller, id)
  }

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
      await findOthersCase(context, caller, id)
      await endClaim(db, id, caller.accountId)
      return undefined
    },
    async decideCase({ caller, params: { id }, body }) {
      if (!isId(id)) throwProblem('not_found')
      await decideCase(context, caller, id, body)
      return readCase(context, caller, id)
    },
    async undoDecision({ caller, params: { id } }) {
      if (!isId(id)) throwProblem('not_found')
      await undoDecision(context, caller, id)
      return readCase(context, caller, id)
    },
    findPeople: async ({ query }) => ({ rows: (await findPeople(db, query.q)).map(presentPerson) }),
    getPerson: ({ caller, params: { id } }) => account(caller, id),
    suspendPerson: ({ caller, params: { id }, body }) =>
      change(caller, id, () => suspendPerson(context, caller, id, body)),
    undoSuspension: ({ caller, params: { id } }) =>
      change(caller, id, () => undoSuspension(context, caller, id)),
    liftPerson: ({ caller, params: { id }, body }) =>
      change(caller, id, () => liftPerson(context, caller, id, body)),
    correctBirthdate: ({ caller, params: { id }, body }) =>
      change(caller, id, () => correctBirthdate(context, caller, id, body)),
    liftBlock: ({ caller, params: { id }, body }) =>
      change(caller, id, () => liftBlock(context, caller, id, body)),
    verifyAgency: ({ caller, params: { id }, body }) =>
      change(caller, id, () => verifyAgency(context, caller, id, body)),
    undoChange: ({ caller, params: { id, changeId } }) =>
      change(caller, id, () => undoChange(context, caller, id, changeId)),
    getTransparency: createTransparency(context),
  }
}
