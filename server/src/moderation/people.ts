/** What moderators do to an account without a case; each is logged with its reason. */
import type { moderationContract } from '@brilla/contract/moderation'
import type { z } from 'zod'
import { isOldEnough, setBirthdate } from '../account/index.ts'
import { type Caller, deleteAccountSessions, lockAccounts } from '../auth/index.ts'
import { liftBlocks } from '../block/index.ts'
import { hasSentRequest } from '../contact/index.ts'
import type { Context } from '../context.ts'
import { requestNotification } from '../notification/index.ts'
import { newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { isId } from '../platform/clock.ts'
import { throwFieldProblem, throwProblem } from '../platform/http/problem.ts'
import { emitAccountChanges } from '../suspension/index.ts'
import { endSuspension, restoreSuspension, startSuspension } from './account-suspension.ts'
import { parseEnd } from './decide.ts'
import { appendLog } from './log.store.ts'
import { canUndo } from './moderation.rules.ts'
import {
  clearVerified,
  findAccount,
  findAccountSuspension,
  lockBirthdate,
  setVerified,
} from './people.store.ts'
import { deleteUndoable, findUndoable } from './undoable-suspension.store.ts'

type Body<Name extends keyof typeof moderationContract> = (typeof moderationContract)[Name] extends {
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
  { accountId }: Caller,
  id: string,
  { birthdate, reason, note, contactId }: Body<'correctBirthdate'>,
): Promise<void> {
  const now = context.clock.now()
  if (!isOldEnough(now, birthdate)) throwFieldProblem('birthdate', 'edad_minima')
  await context.db.transaction().execute(async (trx) => {
    const before = await lockBirthdate(trx, id)
    if (before === undefined) throwProblem('not_found')
    if (contactId !== undefined && !(await isRequestOf(trx, id, contactId))) throwProblem('not_found')
    await setBirthdate(trx, id, { birthdate, now, correctedByOwner: false })
    const entry = { action: 'birthdate', accountId: id, contactId, reason, note } as const
    await appendLog(context, trx, { ...entry, moderatorId: accountId, details: { before, birthdate } })
  })
}

/** Whether an account has sent this request; a malformed id is the id of none. */
async function isRequestOf(trx: Database, accountId: string, contactId: string): Promise<boolean> {
  return isId(contactId) && (await hasSentRequest(trx, accountId, contactId))
}

/** Lifts the block between two people in both directions (P-blocks-8). */
export async function liftBlock(
  context: Context,
  { accountId }: Caller,
  id: string,
  { otherId, reason, note }: Body<'liftBlock'>,
): Promise<void> {
  if (!isId(otherId)) throwProblem('not_found')
  const { db } = context
  await db.transaction().execute(async (trx) => {
    if (!(await liftBlocks(context, trx, id, otherId))) throwProblem('not_found')
    // Once for each of the two, so that the history of both shows it.
    for (const [one, other] of [
      [id, otherId],
      [otherId, id],
    ] as const) {
      const entry = { action: 'unblock', accountId: one, reason, note, details: { other } } as const
      await appendLog(context, trx, { ...entry, moderatorId: accountId })
    }
  })
  emitAccountChanges(context, [id, otherId])
}

/** Marks an agency as verified, or no longer (P-moderation-11). */
export async function verifyAgency(
  context: Context,
  { accountId }: Caller,
  id: string,
  { verified, reason, note }: Body<'verifyAgency'>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await setVerified(trx, id, verified))) throwProblem('not_found')
    if (verified) {
      const sourceId = newId(context.clock)
      await requestNotification(context, trx, { accountId: id, type: 'VERIFIED', sourceId })
    }
    const action = verified ? 'verify' : 'unverify'
    await appendLog(context, trx, { action, accountId: id, moderatorId: accountId, reason, note })
  })
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
