/** Decisions: they take effect at once and can be undone for some minutes; only then are the people told (P-moderation-7). */
import type { moderationContract } from '@brilla/contract/safety/moderation'
import type { Decision } from '@brilla/contract/safety/moderation-shapes'
import type { z } from 'zod'
import { type Caller, deleteAccountSessions, lockAccounts } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { recordAction, type UndoableKind } from '../../platform/undoable-action.ts'
import { subjectKinds } from '../subject/index.ts'
import { checkMayDecide, findOthersCase } from './access.ts'
import {
  applySuspension,
  changeAccounts,
  parseEnd,
  restoreSuspension,
  type SuspensionBefore,
} from './suspend-account.ts'
import { findCase } from './case.read.store.ts'
import { type CaseRow, hasNewerCase, lockCase, reopenCase, setDecision, setFinal } from './case.store.ts'
import { finishDecision } from './finish-decision.ts'
import { appendLog } from './log.store.ts'
import {
  getClaimEnd,
  isPossible,
  liftsSuspension,
  publishesHeld,
  removesContent,
} from './moderation.rules.ts'
import { findAccountSuspension, type Suspension } from './suspension.store.ts'
import { moveRemovedFiles, removeReported, restoreReported } from './reported-content.ts'

type DecisionBody = z.output<(typeof moderationContract)['decideCase']['body']>

/** Decides a case. @throws ProblemError when somebody else works on it or has decided it */
export async function decideCase(
  context: Context,
  caller: Caller,
  id: string,
  body: DecisionBody,
): Promise<void> {
  const now = context.clock.now()
  const until = parseEnd(body, now)
  await changeAccounts(context, async (trx) => {
    const found = await findOthersCase(trx, caller, id)
    if (!isPossible(found, body)) throwFieldProblem('decision', 'decision_no_valida')
    const removes = removesContent({ ...found, decision: body.decision, remove_content: body.removeContent })
    const publishes = publishesHeld({ ...found, decision: body.decision })
    // Locked in the order in which reports lock: sessions, content, account, case.
    const lifts = liftsSuspension({ ...found, decision: body.decision })
    if (body.decision === 'suspend' || lifts) await deleteAccountSessions(trx, found.account_id)
    const subject = subjectKinds[found.subject_type]
    const content = removes || publishes ? await subject.lock(trx, found.subject_id) : false
    const parts = removes && found.subject_type === 'account' ? body.parts : null
    const appealed = body.decision === 'accept' ? await findAppealed(trx, found) : undefined
    const restored = appealed !== undefined && (await restoreReported(context, trx, appealed))
    await lockAccounts(trx, [found.account_id])
    const locked = await lockCase(trx, id)
    if (!locked) throwProblem('not_found')
    await checkMayDecide(trx, caller, locked, now)
    const before = await findAccountSuspension(trx, found.account_id)
    // Its author may have deleted it since it was reported; the decision stands.
    if (content && removes) await removeReported(context, trx, { ...locked, removed_parts: parts })
    if (content && publishes) await subject.publish?.(context, trx, found.subject_id)
    if (restored) {
      await subject.recount?.(trx, found.subject_id)
      if (appealed.kind === 'held') await subject.publish?.(context, trx, found.subject_id)
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
    })
    const { accountId: moderatorId } = caller
    await recordAction(context, trx, decisionAction, {
      subjectId: id,
      actorId: moderatorId,
      data: { before },
    })
    const { decision, reason, note } = body
    const entry = { action: 'decide', accountId: found.account_id, caseId: id, moderatorId } as const
    const details = { until, removes: content, restores: restored }
    await appendLog(context, trx, { ...entry, decision, reason, note, details })
    const suspension = lifts ? null : getSuspension(decision, { at: now, until, reason }, before)
    return suspension === before ? [] : applySuspension(context, trx, found.account_id, suspension)
  })
}

/** A decision of a case. Undone, the case is its moderator's again (P-moderation-7). */
export const decisionAction: UndoableKind<SuspensionBefore> = {
  name: 'decision',
  async revert(context, trx, { subject_id: id, actor_id: moderatorId, data: { before } }) {
    const found = (await findCase(trx, id))!
    const { account_id: accountId, subject_id } = found
    const subject = subjectKinds[found.subject_type]
    const decision = found.decision!
    const changesSuspension = decision === 'suspend' || (liftsSuspension(found) && before !== null)
    if (changesSuspension) await deleteAccountSessions(trx, accountId)
    const restored = removesContent(found) && (await restoreReported(context, trx, found))
    const published = publishesHeld(found) && (await subject.lock(trx, subject_id))
    const appealed = decision === 'accept' ? await findAppealed(trx, found) : undefined
    // Its author may have deleted it since it was restored.
    const removable = appealed && (await subject.lock(trx, subject_id)) ? appealed : undefined
    await lockAccounts(trx, [accountId])
    await lockCase(trx, id)
    if (await hasNewerCase(trx, found)) throwProblem('caso_reabierto')
    if (restored) await subject.recount?.(trx, subject_id)
    if (published) await subject.hold?.(context, trx, subject_id)
    if (removable) {
      await removeReported(context, trx, removable)
      await moveRemovedFiles(context, trx, removable.id)
    }
    await reopenCase(trx, id, moderatorId, getClaimEnd(context.clock.now()))
    await appendLog(context, trx, { action: 'undo', accountId, caseId: id, decision, moderatorId })
    return changesSuspension ? restoreSuspension(context, trx, accountId, { moderatorId, before }) : []
  },
  async finalize(context, trx, { subject_id }) {
    await finishDecision(context, trx, await setFinal(trx, subject_id, context.clock.now()))
  },
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
