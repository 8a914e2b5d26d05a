/** What moderators do to an account without a case; each is logged with its reason. */
import type { moderationPeopleContract } from '@brilla/contract/safety/moderation-people'
import type { Caller, Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { undoAction } from '../../platform/undoable-action.ts'
import {
  changeAccounts,
  liftForReason,
  lockPerson,
  parseEnd,
  startSuspension,
  suspensionAction,
} from './suspend-account.ts'
import { correctBirthdate } from './correct-birthdate.ts'
import { presentPerson } from './moderation.present.ts'
import { findAccount, findPeople } from './people.store.ts'
import { readAccount } from './read.ts'
import { liftBlock } from './unblock.ts'
import { changeActions } from './undoable-kinds.ts'
import { unverifyAgency } from './verification.ts'

export function moderationPeopleRoutes(context: Context): Handlers<typeof moderationPeopleContract> {
  const account = async (caller: Caller, id: string) =>
    (await readAccount(context, caller, id)) ?? throwProblem('not_found')

  /** Runs a command on somebody else's account and returns the account afterwards. */
  async function change(caller: Caller, id: string, run: (trx: Database) => Promise<string[]>) {
    if (!isId(id) || id === caller.accountId || !(await findAccount(context.db, id)))
      throwProblem('not_found')
    await changeAccounts(context, run)
    return account(caller, id)
  }

  return {
    findPeople: async ({ query }) => ({ rows: (await findPeople(context.db, query.q)).map(presentPerson) }),
    getPerson: ({ caller, params: { id } }) => account(caller, id),
    suspendPerson: ({ caller, params: { id }, body }) =>
      change(caller, id, async (trx) => {
        const until = parseEnd(body, context.clock.now())
        await lockPerson(trx, id)
        return startSuspension(context, trx, id, { ...body, until, moderatorId: caller.accountId })
      }),
    liftPerson: ({ caller, params: { id }, body }) =>
      change(caller, id, async (trx) => {
        await lockPerson(trx, id)
        return liftForReason(context, trx, id, { moderatorId: caller.accountId, ...body })
      }),
    correctBirthdate: ({ caller, params: { id }, body }) =>
      change(caller, id, (trx) => correctBirthdate(context, trx, caller, id, body)),
    liftBlock: ({ caller, params: { id }, body }) =>
      change(caller, id, (trx) => liftBlock(context, trx, caller, id, body)),
    unverifyAgency: ({ caller, params: { id }, body }) =>
      change(caller, id, (trx) => unverifyAgency(context, trx, caller, id, body)),
    undoSuspension: ({ caller, params: { id } }) =>
      change(caller, id, (trx) =>
        undoAction(context, trx, [suspensionAction], { subjectId: id, actorId: caller.accountId }),
      ),
    undoChange: ({ caller, params: { id, changeId } }) =>
      change(caller, id, (trx) => {
        if (!isId(changeId)) throwProblem('not_found')
        const which = { id: changeId, subjectId: id, actorId: caller.accountId }
        return undoAction(context, trx, changeActions, which)
      }),
  }
}
