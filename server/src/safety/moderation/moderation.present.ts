import { mapProfileTexts } from '@brilla/contract/accounts/profile-texts'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import type { CaseSummary, DeskPerson, LogEntry } from '@brilla/contract/safety/moderation-shapes'
import type { Removal } from '@brilla/contract/safety/removal'
import { type Signer, signQuery } from '../../platform/presigned-url.ts'
import type { UndoableAction } from '../../platform/undoable-action.ts'
import type { ReportOutcomes } from './activity.store.ts'
import { listFiles, type RemovedFileRow, type RemovedRow } from '../subject/index.ts'
import type { NamedCaseRow } from './case.read.store.ts'
import type { CaseRow } from './case.store.ts'
import type { EvidenceRow, ReportRow } from './evidence.store.ts'
import type { LogRow } from './log.store.ts'
import { isClaimed } from './moderation.rules.ts'
import type { PersonRow } from './people.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

export function presentPerson(row: PersonRow): DeskPerson {
  return {
    id: row.id,
    fullname: row.full_name,
    profile_url: row.profile_url,
    profileImage: row.profile_image,
    type: row.type,
    langCode: row.language,
    status: row.status,
  }
}

/** The account of a case, which may have been deleted. */
function presentConcerned(row: NamedCaseRow): DeskPerson {
  return {
    id: row.account_id,
    fullname: row.full_name ?? '',
    profile_url: row.profile_url,
    profileImage: row.profile_image,
    type: row.type,
    langCode: row.language,
    status: (row.account_status ?? 'deleted') as DeskPerson['status'],
  }
}

/** Who works on a case or request. */
export const presentClaim = (
  row: Pick<NamedCaseRow, 'claimed_by' | 'claimed_until' | 'claimer_name'>,
  moderatorId: string,
  now: Date,
): CaseSummary['claim'] =>
  row.claimed_by !== null && isClaimed(row, now)
    ? {
        moderator: { id: row.claimed_by, fullname: row.claimer_name },
        until: row.claimed_until!.toISOString(),
        mine: row.claimed_by === moderatorId,
      }
    : null

export function presentCaseSummary(row: NamedCaseRow, moderatorId: string, now: Date): CaseSummary {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    subject: row.subject_type,
    reason: row.reason,
    urgent: row.priority > 0,
    reportsCount: row.reports_count,
    createdAt: row.created_at.toISOString(),
    person: presentConcerned(row),
    claim: presentClaim(row, moderatorId, now),
    decision: row.decision,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

/** `action`: the decision as long as it is not final. */
export function presentOutcome(row: NamedCaseRow, action?: UndoableAction): ModerationCase['outcome'] {
  if (row.decision === null || !row.decided_at) return null
  return {
    decision: row.decision,
    moderator: row.decided_by === null ? null : { id: row.decided_by, fullname: row.decider_name },
    decidedAt: row.decided_at.toISOString(),
    reason: row.decision_reason ?? '',
    note: row.decision_note ?? '',
    until: row.suspended_until?.toISOString() ?? null,
    removeContent: row.remove_content,
    parts: row.removed_parts,
    undoUntil: action?.final_at.toISOString() ?? null,
  }
}

/** The decision that an appeal is against. */
export function presentAppealed(
  row: NamedCaseRow,
): NonNullable<NonNullable<ModerationCase['appeal']>['against']> | null {
  const outcome = presentOutcome(row)
  if (!outcome) return null
  const { decision, reason, moderator, decidedAt } = outcome
  return { caseId: row.id, number: row.number, decision, reason, moderator, decidedAt }
}

export function presentLog(row: LogRow): LogEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    moderator: row.moderator_id === null ? null : { id: row.moderator_id, fullname: row.moderator_name },
    caseId: row.case_id,
    contactId: row.contact_id,
    decision: row.decision,
    reason: row.reason,
    note: row.note,
    undone: row.undone,
  }
}

/** `other` is the other person of a block. */
export function presentUndoableChange(
  { id, other_id, final_at, data }: UndoableAction,
  other: PersonRow | undefined,
): DeskAccount['undoableChanges'][number] {
  const { action } = data as Pick<DeskAccount['undoableChanges'][number], 'action'>
  return {
    id,
    action,
    other: other_id === null ? null : { id: other_id, fullname: other?.full_name ?? '' },
    undoUntil: final_at.toISOString(),
  }
}

/** Evidence with addresses of its files, by which moderators can open them also once they are deleted. */
export function presentEvidence(signer: Signer, row: EvidenceRow): ModerationCase['evidence'][number] {
  const files = listFiles(row.content).map((name) => ({ name, url: getHeldFileUrl(signer, name) }))
  const { account } = row.content
  // Evidence from before there was a text lacks it.
  const texts = mapProfileTexts((name) => account[name] ?? '')
  const content = { ...row.content, account: { ...account, ...texts } }
  return { id: row.id, capturedAt: row.captured_at.toISOString(), content, files }
}

const noOthers: ReportOutcomes = { upheld: 0, dismissed: 0, open: 0 }

export function presentReport(
  row: ReportRow,
  others: ReadonlyMap<string, ReportOutcomes>,
): ModerationCase['reports'][number] {
  const { id, reason, description, created_at, evidence_id, reporter_id } = row
  const reporter = reporter_id === null ? null : presentPerson({ ...row, id: reporter_id })
  return {
    id,
    reporter,
    reason,
    description,
    createdAt: created_at.toISOString(),
    evidenceId: evidence_id,
    others: (reporter_id !== null && others.get(reporter_id)) || noOthers,
  }
}

/** The address at which a file can be opened for ten minutes, also once it is deleted and held. */
export function getHeldFileUrl(signer: Signer, name: string): string {
  const query = new URLSearchParams(signQuery(signer, ['evidence', name], serverLimits.evidenceUrlSeconds))
  return `${mediaPaths.evidence(name)}?${query.toString()}`
}

export function presentRemovedContent(
  signer: Signer,
  { title, text, video_id, created_at, interests, links, facts }: RemovedRow,
  files: readonly RemovedFileRow[],
): Removal['content'] {
  return {
    title,
    text,
    videoId: video_id,
    createdAt: created_at?.toISOString() ?? null,
    interests,
    links,
    facts,
    files: files.map(({ type, name, filename, alt }) => ({
      type,
      filename,
      alt,
      url: getHeldFileUrl(signer, name),
    })),
  }
}

/** The appeal with its outcome, which its author is told once it is final. */
export function presentRemovalAppeal(
  { decision, decision_reason, decided_at, final_at }: CaseRow,
  { number, body, created_at }: { number: number; body: string; created_at: Date },
): Removal['appeal'] {
  const isFinal =
    final_at !== null && (decision === 'accept' || decision === 'refuse' || decision === 'withdraw')
  return {
    number,
    text: body,
    createdAt: created_at.toISOString(),
    outcome: isFinal
      ? { decision, reason: decision_reason ?? '', decidedAt: decided_at!.toISOString() }
      : null,
  }
}
