/** Who may decide what, and until when it can be undone. */
import { limits } from '@brilla/contract/platform/limits'
import type { Decision } from '@brilla/contract/safety/moderation-shapes'
import { day, minute } from '../../platform/duration.ts'
import type { CaseRow } from './case.store.ts'
import type { UndoableChange } from './undoable-change.store.ts'
import type { UndoableSuspension } from './undoable-suspension.store.ts'

export function getClaimEnd(now: Date): Date {
  return new Date(now.getTime() + limits.claimMinutes * minute)
}

/** Until when a decision can be undone; null once it is final (P-moderation-7). */
export function getUndoEnd({ decided_at, final_at }: Pick<CaseRow, 'decided_at' | 'final_at'>): Date | null {
  return decided_at && !final_at ? addUndoTime(decided_at) : null
}

/** Until when a suspension without a case can be undone (P-moderation-19). */
export function getSuspensionUndoEnd({ suspended_at }: Pick<UndoableSuspension, 'suspended_at'>): Date {
  return addUndoTime(suspended_at)
}

/** Whether a moderator can undo this suspension now. */
export function canUndo(suspension: UndoableSuspension, moderatorId: string, now: Date): boolean {
  return suspension.moderator_id === moderatorId && getSuspensionUndoEnd(suspension) > now
}

/** Until when another change of an account can be undone (P-moderation-24). */
export function getChangeUndoEnd({ changed_at }: Pick<UndoableChange, 'changed_at'>): Date {
  return addUndoTime(changed_at)
}

const addUndoTime = (at: Date) => new Date(at.getTime() + limits.undoMinutes * minute)

/** Decisions made at this time or earlier can no longer be undone. */
export function getUndoCutoff(now: Date): Date {
  return new Date(now.getTime() - limits.undoMinutes * minute)
}

/** Whether somebody else works on the case. */
export function isClaimedByOther(row: CaseRow, moderatorId: string, now: Date): boolean {
  return row.claimed_by !== null && row.claimed_by !== moderatorId && isClaimed(row, now)
}

export function isClaimed({ claimed_until }: CaseRow, now: Date): boolean {
  return claimed_until !== null && claimed_until > now
}

/** Whether the decision applies to a case of this kind. */
export function isPossible(
  { kind }: Pick<CaseRow, 'kind'>,
  { decision, removeContent }: { decision: Decision; removeContent: boolean },
): boolean {
  if (removeContent && decision !== 'suspend') return false
  const isAboutAppeal = decision === 'accept' || decision === 'refuse'
  return isAboutAppeal === (kind === 'appeal')
}

/** Until when the author of removed content can appeal, from a time at which they can. */
export function getAppealEnd(now: Date): Date {
  return new Date(now.getTime() + limits.appealDays * day)
}

/** Whether the decision lifts a suspension; accepting an appeal about content restores that instead. */
export function liftsSuspension({
  decision,
  appealed_case_id,
}: Pick<CaseRow, 'decision' | 'appealed_case_id'>): boolean {
  return decision === 'accept' && appealed_case_id === null
}

/** Whether the decision removes content. What is held is published by a dismissal alone. */
export function removesContent({
  kind,
  decision,
  remove_content,
}: Pick<CaseRow, 'kind' | 'decision' | 'remove_content'>): boolean {
  return decision === 'remove' || remove_content || (kind === 'held' && decision === 'suspend')
}

/** Whether the decision publishes what was held. */
export function publishesHeld({ kind, decision }: Pick<CaseRow, 'kind' | 'decision'>): boolean {
  return kind === 'held' && decision === 'dismiss'
}
