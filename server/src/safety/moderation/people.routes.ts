import type { moderationPeopleContract } from '@brilla/contract/safety/moderation-people'
import type { Caller, Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { throwProblem } from '../../platform/http/problem.ts'
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
import { readAccount } from './read.ts'

export function moderationPeopleRoutes(context: Context): Handlers<typeof moderationPeopleContract> {
  const account = async (caller: Caller, id: string) =>
    (await readAccount(context, caller, id)) ?? throwProblem('not_found')

  /** Runs a command on somebody else's account and returns the account afterwards. */
  async function change(caller: Caller, id: string, run: () => Promise<void>) {
    if (!isId(id) || id === caller.accountId) throwProblem('not_found')
    await run()
    return account(caller, id)
  }

  return {
    findPeople: async ({ query }) => ({ rows: (await findPeople(context.db, query.q)).map(presentPerson) }),
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
  }
}
