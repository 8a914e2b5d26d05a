/** Changes of an account's suspension, with the appeal and the mails that belong to them. The account must be locked. */
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import {
  changeSuspension,
  enqueueLiftedMail,
  enqueueSuspendedMail,
  setSuspended,
  type Suspension,
} from '../suspension/index.ts'
import { type CaseRow, extendAppeals, setDecision } from './case.store.ts'
import { findOpenAppealCase } from './evidence.store.ts'
import { appendLog } from './log.store.ts'
import { getAppealEnd } from './moderation.rules.ts'
import { findAccountSuspension } from './people.store.ts'
import { deleteUndoable, insertUndoable } from './undoable-suspension.store.ts'

/** Suspends, changes a suspension or lifts it; returns the ids for `emitAccountChanges`. */
export async function applySuspension(
  context: Context,
  trx: Database,
  accountId: string,
  suspension: Suspension | null,
): Promise<string[]> {
  // An earlier suspension whose mail has not been sent can no longer be undone (P-moderation-19).
  if ((await deleteUndoable(trx, accountId)) && suspension)
    await enqueueSuspendedMail(context, trx, accountId)
  const changed = await changeSuspension(context, trx, accountId, suspension)
  if (!changed && suspension) await setSuspended(trx, accountId, suspension)
  if (!suspension) await extendAppeals(trx, accountId, getAppealEnd(context.clock.now()))
  return changed ?? []
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
  const now = context.clock.now()
  const ids = await applySuspension(context, trx, id, { at: before?.at ?? now, until, reason })
  const entry = { action: 'suspend', accountId: id, moderatorId, reason, note } as const
  await appendLog(context, trx, { ...entry, details: { until, before } })
  if (moderatorId === null) await enqueueSuspendedMail(context, trx, id)
  else await insertUndoable(trx, id, { moderatorId, at: now, before })
  return ids
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
  const now = context.clock.now()
  const before = await findAccountSuspension(trx, id)
  const ids = await applySuspension(context, trx, id, null)
  const appeal = await findOpenAppealCase(trx, id)
  if (appeal !== undefined) {
    await setDecision(trx, appeal, {
      decision: 'accept',
      decision_reason: appealReason,
      decision_note: '',
      suspended_until: null,
      remove_content: false,
      removed_parts: null,
      decided_by: moderatorId,
      decided_at: now,
      suspension_before: JSON.stringify(before),
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
  { moderatorId, before }: { moderatorId: string; before: CaseRow['suspension_before'] },
): Promise<string[]> {
  if (!before && (await findOpenAppealCase(trx, id)) !== undefined) {
    const appealReason = (await findAccountSuspension(trx, id))?.reason ?? ''
    return endSuspension(context, trx, id, { moderatorId, reason: '', appealReason })
  }
  return applySuspension(context, trx, id, parseSuspension(before))
}

function parseSuspension(stored: CaseRow['suspension_before']): Suspension | null {
  if (!stored) return null
  const { at, until, reason } = stored
  return { at: new Date(at), until: until === null ? null : new Date(until), reason }
}
