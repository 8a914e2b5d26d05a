/** Who may decide what. */
import { limits } from '@brilla/contract/platform/limits'
import type { Decision } from '@brilla/contract/safety/moderation-shapes'
import { day, minute } from '../../platform/duration.ts'
import type { CaseRow } from './case.store.ts'

export function getClaimEnd(now: Date): Date {
  return new Date(now.getTime() + limits.claimMinutes * minute)
}

type ClaimRow = Pick<CaseRow, 'claimed_by' | 'claimed_until'>

/** Whether somebody else works on the case or request. */
export function isClaimedByOther(row: ClaimRow, moderatorId: string, now: Date): boolean {
  return row.claimed_by !== null && row.claimed_by !== moderatorId && isClaimed(row, now)
}

export function isClaimed({ claimed_until }: ClaimRow, now: Date): boolean {
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
