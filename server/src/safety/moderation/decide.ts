/** Decisions: they take effect at once and can be undone for some minutes; only then are the people told (P-moderation-7). */
import type { moderationContract } from '@brilla/contract/safety/moderation'
import type { Decision } from '@brilla/contract/safety/moderation-shapes'
import type { z } from 'zod'
import { type Caller, deleteAccountSessions, lockAccounts } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { type Database, repeatAfterDeadlock } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { emitAccountChanges, type Suspension } from '../suspension/index.ts'
import { checkMayDecide } from './access.ts'
import { applySuspension, restoreSuspension } from './account-suspension.ts'
import { type CaseRow, findCase, hasNewerCase, lockCase, reopenCase, setDecision } from './case.store.ts'
import { appendLog } from './log.store.ts'
import { holdAgain, publishHeld } from './held-content.ts'
import {
  getClaimEnd,
  getUndoEnd,
  isPossible,
  liftsSuspension,
  publishesHeld,
  removesContent,
} from './moderation.rules.ts'
import { findAccountSuspension } from './people.store.ts'
import {
  countRestored,
  lockReported,
  moveRemovedFiles,
  removeReported,
  restoreReported,
} from './reported-content.ts'

type DecisionBody = z.output<(typeof moderationContract)['decideCase']['body']>

/** Decides a case. @throws ProblemError when somebody else works on it or has decided it */
export async function decideCase(
  context: Context,
  caller: Caller,
  id: string,
  body: DecisionBody,
): Promise<void> {
  const { clock, db } = context
  const now = clock.now()
  const until = parseEnd(body, now)
  const changed = await transact(db, async (trx) => {
    const found = await findOthersCase(trx, caller, id)
    if (!isPossible(found, body)) throwFieldProblem('decision', 'decision_no_valida')
    const removes = removesContent({ ...found, decision: body.decision, remove_content: body.removeContent })
    const publishes = publishesHeld({ ...found, decision: body.decision })
    // Locked in the order in which reports lock: sessions, content, account, case.
    const lifts = liftsSuspension({ ...found, decision: body.decision })
    if (body.decision === 'suspend' || lifts) await deleteAccountSessions(trx, found.account_id)
    const content = removes || publishes ? await lockReported(trx, found) : false
    const parts = removes && found.subject_type === 'account' ? body.parts : null
    const appealed = body.decision === 'accept' ? await findAppealed(trx, found) : undefined
    const restored = appealed !== undefined && (await restoreReported(context, trx, appealed))
    await lockAccounts(trx, [found.account_id])
    const locked = await lockCase(trx, id)
    if (!locked) throwProblem('not_found')
    await checkMayDecide(trx, caller, locked, now)
    const before = await findAccountSuspension(trx, found.account_id)
    // Its author may have deleted it since it was reported; the decision stands.
    if (content && removes) await removeReported(context, trx, { ...locked, removed_parts: parts }, now)
    if (content && publishes) await publishHeld(context, trx, locked)
    if (restored) {
      await countRestored(trx, appealed)
      if (appealed.kind === 'held') await publishHeld(context, trx, appealed)
    }
    await setDecision(trx, id, {
      decision: body.decision,
      decision_reason: body.reason,
      decision_note: body.note,
      suspended_until: body.decision === 'suspend' ? until : null,
      remove_content: body.removeContent,
      removed_parts: parts,
      decided_by: caller.accountId,
      decided_at: now,
      suspension_before: before ? JSON.stringify(before) : null,
    })
    const { decision, reason, note } = body
    const entry = {
      action: 'decide',
      accountId: found.account_id,
      caseId: id,
      decision,
      reason,
      note,
    } as const
    await appendLog(context, trx, {
      ...entry,
      moderatorId: caller.accountId,
      details: { until, removes: content, restores: restored },
    })
    const suspension = lifts ? null : getSuspension(decision, { at: now, until, reason }, before)
    return suspension === before ? [] : applySuspension(context, trx, found.account_id, suspension)
  })
  emitAccountChanges(context, changed)
}

/** Undoes the caller's own decision while that is possible; the case is theirs again. */
export async function undoDecision(context: Context, caller: Caller, id: string): Promise<void> {
  const { clock, db } = context
  const now = clock.now()
  const changed = await transact(db, async (trx) => {
    const found = await findOthersCase(trx, caller, id)
    // Before any lock: once it is final, its author locks it before what was removed (removal.ts).
    if (found.final_at) throwProblem('fuera_de_plazo')
    const { account_id } = found
    if (changesSuspension(found)) await deleteAccountSessions(trx, account_id)
    const restored = removesContent(found) && (await restoreReported(context, trx, found))
    const published = publishesHeld(found) && (await lockReported(trx, found))
    const appealed = found.decision === 'accept' ? await findAppealed(trx, found) : undefined
    // Its author may have deleted it since it was restored.
    const removable = appealed && (await lockReported(trx, appealed)) ? appealed : undefined
    await lockAccounts(trx, [account_id])
    const locked = await lockCase(trx, id)
    const end = locked && getUndoEnd(locked)
    if (!end || end <= now || locked.decided_by !== caller.accountId) throwProblem('fuera_de_plazo')
    if (await hasNewerCase(trx, locked)) throwProblem('caso_reabierto')
    if (restored) await countRestored(trx, found)
    if (published) await holdAgain(context, trx, found)
    if (removable) {
      await removeReported(context, trx, removable, now)
      await moveRemovedFiles(context, trx, removable.id)
    }
    await reopenCase(trx, id, caller.accountId, getClaimEnd(now))
    const entry = { action: 'undo', accountId: account_id, caseId: id, decision: locked.decision! } as const
    await appendLog(context, trx, { ...entry, moderatorId: caller.accountId })
    if (!changesSuspension(locked)) return []
    return restoreSuspension(context, trx, account_id, {
      moderatorId: caller.accountId,
      before: locked.suspension_before,
    })
  })
  emitAccountChanges(context, changed)
}

/** Removed content has rows in many tables, which what happens around it at the same time may lock in another order. */
const transact = <Result>(db: Database, run: (trx: Database) => Promise<Result>): Promise<Result> =>
  repeatAfterDeadlock(() => db.transaction().execute(run))

/** The end of a suspension. @throws ProblemError when it is over already */
export function parseEnd({ until }: { until: string | null }, now: Date): Date | null {
  const end = until === null ? null : new Date(until)
  if (end && end <= now) throwFieldProblem('until', 'fecha_pasada')
  return end
}

/** A case about somebody else: one about the caller does not exist for them. */
async function findOthersCase(trx: Database, caller: Caller, id: string): Promise<CaseRow> {
  const found = await findCase(trx, id)
  if (!found || found.account_id === caller.accountId) throwProblem('not_found')
  return found
}

/** The case in which the removal of content was decided that this case is an appeal against. */
async function findAppealed(trx: Database, { appealed_case_id: id }: CaseRow): Promise<CaseRow | undefined> {
  return id === null ? undefined : findCase(trx, id)
}

/** The suspension after a decision that does not lift it; of one that was there already, the later end counts. */
function getSuspension(
  decision: Decision,
  decided: Suspension,
  before: Suspension | null,
): Suspension | null {
  if (decision !== 'suspend' || !before) return decision === 'suspend' ? decided : before
  const isLonger = before.until !== null && (decided.until === null || decided.until > before.until)
  return { ...decided, at: before.at, until: isLonger ? decided.until : before.until }
}

function changesSuspension(row: CaseRow): boolean {
  return row.decision === 'suspend' || (liftsSuspension(row) && row.suspension_before !== null)
}
