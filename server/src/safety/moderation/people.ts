/** What moderators do to an account without a case; each is logged with its reason. */
import { isMinor, isOldEnough } from '@brilla/contract/accounts/age'
import type { moderationPeopleContract } from '@brilla/contract/safety/moderation-people'
import type { UndoableAction } from '@brilla/contract/safety/moderation-shapes'
import type { z } from 'zod'
import {
  lockAccount,
  lockBirthdateState,
  restoreBirthdate,
  setBirthdate,
} from '../../accounts/account/index.ts'
import { type Caller, deleteAccountSessions, lockAccounts } from '../../accounts/auth/index.ts'
import { addBlock, liftBlocks } from '../../people/block/index.ts'
import { hasSentRequest } from '../contact/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { isId, newId } from '../../platform/clock.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { emitAccountChanges } from '../suspension/index.ts'
import { endSuspension, restoreSuspension, startSuspension } from './account-suspension.ts'
import { parseEnd } from './decide.ts'
import { appendLog } from './log.store.ts'
import { canUndo, getUndoCutoff } from './moderation.rules.ts'
import { clearVerified, findAccount, findAccountSuspension, lockAgency, setVerified } from './people.store.ts'
import {
  type Before,
  findUndoableChanges,
  insertUndoableChange,
  takeUndoableChange,
  type UndoableChange,
} from './undoable-change.store.ts'
import { deleteUndoable, findUndoable } from './undoable-suspension.store.ts'

type Body<Name extends keyof typeof moderationPeopleContract> =
  (typeof moderationPeopleContract)[Name] extends {
    body: infer B extends z.ZodType
  }
    ? z.output<B>
    : never

/** Suspends an account, or changes the reason and the end of its suspension. */
export async function suspendPerson(
  context: Context,
  caller: Caller,
  id: string,
  { reason, note, until }: Body<'suspendPerson'>,
): Promise<void> {
  const moderatorId = caller.accountId
  const end = parseEnd({ until }, context.clock.now())
  const changed = await context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, id)
    return startSuspension(context, trx, id, { moderatorId, until: end, reason, note })
  })
  emitAccountChanges(context, changed)
}

/** Undoes the caller's own suspension of an account while that is possible (P-moderation-19). */
export async function undoSuspension(context: Context, { accountId }: Caller, id: string): Promise<void> {
  const changed = await context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, id)
    const undoable = await findUndoable(trx, id)
    if (!undoable || !canUndo(undoable, accountId, context.clock.now())) throwProblem('fuera_de_plazo')
    // The job that sends the mail may have deleted it since.
    if (!(await deleteUndoable(trx, id))) throwProblem('fuera_de_plazo')
    await appendLog(context, trx, { action: 'undo', accountId: id, moderatorId: accountId })
    const before = undoable.suspension_before
    return restoreSuspension(context, trx, id, { moderatorId: accountId, before })
  })
  emitAccountChanges(context, changed)
}

/** Lifts a suspension; does nothing for an account that is not suspended. */
export async function liftPerson(
  context: Context,
  caller: Caller,
  id: string,
  { reason, note }: Body<'liftPerson'>,
): Promise<void> {
  const changed = await context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, id)
    const before = await findAccountSuspension(trx, id)
    if (!before) return []
    const entry = { action: 'lift', accountId: id, reason, note, details: { before } } as const
    await appendLog(context, trx, { ...entry, moderatorId: caller.accountId })
    return endSuspension(context, trx, id, { moderatorId: caller.accountId, reason })
  })
  emitAccountChanges(context, changed)
}

/** Locks an account as `changeSuspension` does: its sessions first. */
export async function lockPerson(trx: Database, id: string): Promise<void> {
  await deleteAccountSessions(trx, id)
  await lockAccounts(trx, [id])
  if (!(await findAccount(trx, id))) throwProblem('not_found')
}

/** Corrects a birth date, never below the minimum age (P-moderation-10). Nothing becomes public by it (P-settings-20). */
export async function correctBirthdate(
  context: Context,
  caller: Caller,
  id: string,
  { birthdate, reason, note, contactId }: Body<'correctBirthdate'>,
): Promise<void> {
  const now = context.clock.now()
  if (!isOldEnough(now, birthdate)) throwFieldProblem('birthdate', 'edad_minima')
  await context.db.transaction().execute(async (trx) => {
    const state = await lockBirthdateState(trx, id)
    if (!state) throwProblem('not_found')
    if (contactId !== undefined && !(await hasContactRequest(trx, id, contactId))) throwProblem('not_found')
    if (await isMinorsAgency(trx, id, birthdate, now)) throwFieldProblem('birthdate', 'agencia_solo_adultos')
    await setBirthdate(trx, id, { birthdate, now, correctedByOwner: false })
    const action = 'birthdate'
    await keepUndoable(context, trx, caller, id, {
      action,
      before: { state, changedTo: birthdate, isRequested: contactId !== undefined },
    })
    const entry = { action, accountId: id, contactId, reason, note } as const
    const details = { before: state.account.birthdate, birthdate }
    await appendLog(context, trx, { ...entry, moderatorId: caller.accountId, details })
  })
}

/** Whether a birth date would make somebody under 18 the contact person of an agency (P-accounts-34). */
async function isMinorsAgency(trx: Database, id: string, birthdate: string, now: Date): Promise<boolean> {
  return isMinor(now, birthdate) && (await lockAccount(trx, id)).type === 'agencia'
}

/** Whether an account has sent this request; a malformed id is the id of none. */
async function hasContactRequest(trx: Database, accountId: string, contactId: string): Promise<boolean> {
  return isId(contactId) && (await hasSentRequest(trx, accountId, contactId))
}

/**
 * Lifts the block between two people in both directions (P-blocks-8). For a moderator who is one of them there is no
 * such block, so that nothing tells them that they are blocked.
 */
export async function liftBlock(
  context: Context,
  caller: Caller,
  id: string,
  { otherId, reason, note }: Body<'liftBlock'>,
): Promise<void> {
  if (!isId(otherId) || otherId === caller.accountId) throwProblem('not_found')
  await context.db.transaction().execute(async (trx) => {
    const blocks = await liftBlocks(context, trx, id, otherId)
    if (blocks.length === 0) throwProblem('not_found')
    await keepUndoable(context, trx, caller, id, { action: 'unblock', otherId, before: { blocks } })
    await logForBoth(context, trx, [id, otherId], {
      action: 'unblock',
      moderatorId: caller.accountId,
      reason,
      note,
    })
  })
  emitAccountChanges(context, [id, otherId])
}

/** Logs what concerns two people once for each of them, so that the history of both shows it. */
async function logForBoth(
  context: Context,
  trx: Database,
  [one, other]: readonly [string, string],
  entry: {
    action: 'unblock' | 'undo'
    moderatorId: string
    reason?: string
    note?: string
    details?: object
  },
): Promise<void> {
  for (const [accountId, about] of [
    [one, other],
    [other, one],
  ] as const)
    await appendLog(context, trx, { ...entry, accountId, details: { ...entry.details, other: about } })
}

/** Marks an agency as verified, or no longer (P-moderation-11). It is told once that can no longer be undone. */
export async function verifyAgency(
  context: Context,
  caller: Caller,
  id: string,
  { verified, reason, note }: Body<'verifyAgency'>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const before = (await lockAgency(trx, id)) ?? throwProblem('not_found')
    const action = verified ? 'verify' : 'unverify'
    if (before.verified !== verified) {
      await setVerified(trx, id, verified)
      const { agencyName } = before
      await keepUndoable(context, trx, caller, id, { action, before: { agencyName } })
    }
    await appendLog(context, trx, { action, accountId: id, moderatorId: caller.accountId, reason, note })
  })
}

function keepUndoable<Action extends UndoableAction>(
  { clock }: Pick<Context, 'clock'>,
  trx: Database,
  { accountId: moderatorId }: Caller,
  id: string,
  change: { action: Action; otherId?: string; before: Before[Action] },
): Promise<void> {
  return insertUndoableChange(trx, id, { id: newId(clock), moderatorId, at: clock.now(), ...change })
}

/** Undoes a change that the caller has made, while that is possible and nothing has changed since (P-moderation-24). */
export async function undoChange(
  context: Context,
  { accountId: moderatorId }: Caller,
  id: string,
  changeId: string,
): Promise<void> {
  if (!isId(changeId)) throwProblem('not_found')
  const query = { moderatorId, after: getUndoCutoff(context.clock.now()) }
  const changed = await context.db.transaction().execute(async (trx) => {
    const found = (await findUndoableChanges(trx, id, query)).find((each) => each.id === changeId)
    await lockAccounts(trx, found?.other_id ? [id, found.other_id] : [id])
    const change = await takeUndoableChange(trx, id, { id: changeId, ...query })
    if (!change || !(await restore(context, trx, id, change))) throwProblem('fuera_de_plazo')
    const entry = { action: 'undo', moderatorId, details: { undone: change.action } } as const
    if (change.other_id === null) {
      await appendLog(context, trx, { ...entry, accountId: id })
      return []
    }
    await logForBoth(context, trx, [id, change.other_id], entry)
    return [id, change.other_id]
  })
  emitAccountChanges(context, changed)
}

/** Restores what was before a change; false when it is no longer as the change has left it. */
async function restore(
  context: Context,
  trx: Database,
  id: string,
  change: UndoableChange,
): Promise<boolean> {
  if (change.action === 'birthdate') {
    const { state, changedTo } = change.before
    const current = await lockBirthdateState(trx, id)
    if (current?.account.birthdate !== changedTo) return false
    const now = context.clock.now()
    if (await isMinorsAgency(trx, id, state.account.birthdate, now)) throwProblem('agencia_solo_adultos')
    await restoreBirthdate(trx, id, state, now)
    return true
  }
  if (change.action === 'unblock') {
    for (const { blockerId, blockedId, at } of change.before.blocks)
      await addBlock(context, trx, { blockerId, blockedId, at: new Date(at) })
    return true
  }
  const verified = change.action === 'unverify'
  const current = await lockAgency(trx, id)
  if (!current || current.verified === verified || current.agencyName !== change.before.agencyName)
    return false
  await setVerified(trx, id, verified)
  return true
}

/**
 * Withdraws the verification of an agency before it changes its name, since moderators have checked who runs the one of that
 * name (P-moderation-17). The entry of the log names both.
 */
export async function withdrawVerification(
  context: Pick<Context, 'clock'>,
  trx: Database,
  accountId: string,
  newName: string,
): Promise<void> {
  const name = await clearVerified(trx, accountId, newName)
  if (name === undefined) return
  const reason = `${name} → ${newName}`
  await appendLog(context, trx, { action: 'unverify', accountId, moderatorId: null, reason })
}
