/**
 * Suspends accounts and lifts suspensions, with the log, the appeal and the mails that belong to them. All but `lockPerson` need the
 * account to be locked.
 */
import { deleteAccountSessions, lockAccounts } from '../../accounts/auth/index.ts'
import { accountRestored, accountSuspended } from '../../accounts/account/index.ts'
import { adjustPostTotal } from '../../content/post/index.ts'
import { findBlockedWith } from '../../people/block/index.ts'
import type { Context } from '../../context.ts'
import { type Database, repeatAfterDeadlock } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { dropAction, recordAction, type UndoableKind } from '../../platform/undoable-action.ts'
import { extendAppeals, findOpenAppealCase, setDecision } from './case.store.ts'
import { appendLog } from './log.store.ts'
import { getAppealEnd } from './moderation.rules.ts'
import { findAccount } from './people.store.ts'
import { enqueueLiftedMail, enqueueSuspendedMail } from './suspension.jobs.ts'
import { findAccountSuspension, findStatus, setSuspended, type Suspension } from './suspension.store.ts'

/** The suspension that there was before an action; in JSON, its times are texts. */
export interface SuspensionBefore {
  before: { reason: string; at: Date | string; until: Date | string | null } | null
}

/** A suspension without a case (P-moderation-19). */
export const suspensionAction: UndoableKind<SuspensionBefore> = {
  name: 'suspension',
  async revert(context, trx, { subject_id: accountId, actor_id: moderatorId, data }) {
    await lockPerson(trx, accountId)
    await appendLog(context, trx, { action: 'undo', accountId, moderatorId })
    return restoreSuspension(context, trx, accountId, { moderatorId, ...data })
  },
  finalize: (context, trx, { subject_id }) => enqueueSuspendedMail(context, trx, subject_id),
}

/**
 * Runs a command in a transaction, again after a deadlock: what happens to these accounts at the same time may lock in another order.
 * Then drops what this process has cached of the accounts whose ids it returns.
 */
export async function changeAccounts(
  { db, events }: Pick<Context, 'db' | 'events'>,
  run: (trx: Database) => Promise<readonly string[]>,
): Promise<void> {
  const changed = await repeatAfterDeadlock(() => db.transaction().execute(run))
  for (const id of changed) events.emit('accountChanged', id)
}

/** Locks an account, its sessions first, which end: the lock order that all statements use. */
export async function lockPerson(trx: Database, id: string): Promise<void> {
  await deleteAccountSessions(trx, id)
  await lockAccounts(trx, [id])
  if (!(await findAccount(trx, id))) throwProblem('not_found')
}

/** The end of a suspension. @throws ProblemError when it is over already */
export function parseEnd({ until }: { until: string | null }, now: Date): Date | null {
  const end = until === null ? null : new Date(until)
  if (end && end <= now) throwFieldProblem('until', 'fecha_pasada')
  return end
}

/**
 * Suspends an account, changes its suspension or lifts it, without a mail. Suspended accounts are hidden and excluded from counters,
 * like deactivated ones. Returns the ids for `changeAccounts`.
 */
export async function applySuspension(
  context: Context,
  trx: Database,
  id: string,
  suspension: Suspension | null,
): Promise<string[]> {
  // An earlier suspension whose mail has not been sent can no longer be undone (P-moderation-19).
  if ((await dropAction(trx, suspensionAction, id)) && suspension)
    await enqueueSuspendedMail(context, trx, id)
  if (!suspension) await extendAppeals(trx, id, getAppealEnd(context.clock.now()))
  // Those that began before the lock.
  await deleteAccountSessions(trx, id)
  const account = await findStatus(trx, id)
  if (!account) return []
  if (account.suspended === (suspension !== null)) {
    if (suspension) await setSuspended(trx, id, suspension)
    return []
  }
  // The posts of a deactivated account are not counted already. Other counters follow in batches.
  if (!account.cancelled) await adjustPostTotal(trx, id, suspension ? -1 : 1)
  await setSuspended(trx, id, suspension)
  await context.outbox.publish(trx, suspension ? accountSuspended : accountRestored, { accountId: id })
  return [id, ...(await findBlockedWith(trx, id))]
}

/**
 * Suspends an account or changes its suspension, and logs that. The person is told once the moderator can no longer undo it,
 * and at once when it was the command line.
 */
export async function startSuspension(
  context: Context,
  trx: Database,
  id: string,
  {
    moderatorId,
    until,
    reason,
    note = '',
  }: { moderatorId: string | null; until: Date | null; reason: string; note?: string },
): Promise<string[]> {
  const before = await findAccountSuspension(trx, id)
  const at = before?.at ?? context.clock.now()
  const ids = await applySuspension(context, trx, id, { at, until, reason })
  const entry = { action: 'suspend', accountId: id, moderatorId, reason, note } as const
  await appendLog(context, trx, { ...entry, details: { until, before } })
  if (moderatorId === null) await enqueueSuspendedMail(context, trx, id)
  else {
    const action = { subjectId: id, actorId: moderatorId, data: { before } }
    await recordAction(context, trx, suspensionAction, action)
  }
  return ids
}

/** Lifts a suspension, if there is one, and logs that. */
export async function liftForReason(
  context: Context,
  trx: Database,
  id: string,
  { moderatorId, reason, note = '' }: { moderatorId: string | null; reason: string; note?: string },
): Promise<string[]> {
  const before = await findAccountSuspension(trx, id)
  if (!before) return []
  const entry = { action: 'lift', accountId: id, moderatorId, reason, note } as const
  await appendLog(context, trx, { ...entry, details: { before } })
  return endSuspension(context, trx, id, { moderatorId, reason })
}

/** Lifts a suspension, accepts the open appeal against it, and tells the person, with the reason unless it is empty. */
export async function endSuspension(
  context: Context,
  trx: Database,
  id: string,
  {
    moderatorId,
    reason,
    appealReason = reason,
  }: { moderatorId: string | null; reason: string; appealReason?: string },
): Promise<string[]> {
  const ids = await applySuspension(context, trx, id, null)
  const appeal = await findOpenAppealCase(trx, id)
  if (appeal !== undefined) {
    const now = context.clock.now()
    await setDecision(trx, appeal, {
      decision: 'accept',
      decision_reason: appealReason,
      decision_note: '',
      decided_by: moderatorId,
      decided_at: now,
      final_at: now,
    })
  }
  await enqueueLiftedMail(context, trx, id, reason)
  return ids
}

/**
 * Restores the suspension from before one that is undone. The person is told nothing, because the mail about it has not been
 * sent, unless they have read of it on logging in and appealed: then the appeal is accepted.
 */
export async function restoreSuspension(
  context: Context,
  trx: Database,
  id: string,
  { moderatorId, before }: { moderatorId: string } & SuspensionBefore,
): Promise<string[]> {
  if (!before && (await findOpenAppealCase(trx, id)) !== undefined) {
    const appealReason = (await findAccountSuspension(trx, id))?.reason ?? ''
    return endSuspension(context, trx, id, { moderatorId, reason: '', appealReason })
  }
  return applySuspension(context, trx, id, before && parseSuspension(before))
}

function parseSuspension({ reason, at, until }: NonNullable<SuspensionBefore['before']>): Suspension {
  return { reason, at: new Date(at), until: until === null ? null : new Date(until) }
}
