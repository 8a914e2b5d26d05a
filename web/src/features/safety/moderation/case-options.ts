import { mapProfileTexts } from '@brilla/contract/accounts/profile-texts'
import { countCharacters } from '@brilla/contract/platform/truncate'
import { limits } from '@brilla/contract/platform/limits'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import type { Decision, ProfilePart } from '@brilla/contract/safety/moderation-shapes'
import type { ReportReason } from '@brilla/contract/safety/report'
import type { FieldErrorCodes } from '../../../lib/form-errors.ts'
import { serverNow } from '../../../lib/server-time.ts'

// Not the values of the contract, whose modules bring its validation along.
export const caseStatuses = ['open', 'mine', 'decided'] as const
export const caseKinds = ['report', 'appeal', 'held'] as const
export const reportReasons = [
  'minor',
  'harassment',
  'nudity',
  'scam',
  'impersonation',
  'spam',
  'other',
] as const satisfies readonly ReportReason[]

/** Keys of the decisions. The same for a profile as for content, so that nobody suspends an account out of habit. */
export const decisionKeys: Record<Decision, string> = {
  dismiss: '1',
  remove: '2',
  suspend: '3',
  accept: '1',
  refuse: '2',
}

/** The decisions about a case, in the order of their numbers. Of a profile with nothing but a name, nothing can be removed. */
export function getDecisions({
  kind,
  subject,
  evidence,
}: Pick<ModerationCase, 'kind' | 'subject' | 'evidence'>): readonly Decision[] {
  if (kind === 'appeal') return ['accept', 'refuse']
  const hasContent = subject !== 'account' || getProfileParts({ evidence }).length > 0
  return hasContent ? ['dismiss', 'remove', 'suspend'] : ['dismiss', 'suspend']
}

/** What a profile had that can be removed, when it was reported last (P-moderation-25). */
export function getProfileParts({ evidence }: Pick<ModerationCase, 'evidence'>): readonly ProfilePart[] {
  const account = evidence.at(-1)?.content.account
  if (!account) return []
  const { profileImage: photo, coverImage: cover, interests, links, facts = [] } = account
  const parts = { photo, cover, ...mapProfileTexts((name) => account[name]), interests, links, facts }
  return (Object.keys(parts) as ProfilePart[]).filter((part) => parts[part]?.length)
}

export const suspensionPeriods = ['7', '30', 'date', 'none'] as const
export type SuspensionPeriod = (typeof suspensionPeriods)[number]
/** The shortest: a suspension without an end is chosen on purpose, not by two keys. */
export const defaultPeriod: SuspensionPeriod = '7'

/** The errors of the reason and the note of a decision: what is too long is refused, not cut. */
export const checkReasons = ({ reason, note }: { reason: string; note: string }): FieldErrorCodes => ({
  ...(!reason.trim() && { reason: 'texto_vacio' }),
  ...(countCharacters(reason.trim()) > limits.decisionReasonMax && { reason: 'too_long' }),
  ...(countCharacters(note.trim()) > limits.decisionNoteMax && { note: 'too_long' }),
})

const day = 24 * 60 * 60_000

/** The end of a suspension that begins now; null for one without an end. A date is its last day. */
export function getSuspensionEnd(period: SuspensionPeriod, date: string, now = serverNow()): string | null {
  if (period === 'none') return null
  if (period === 'date') return new Date(`${date}T23:59:59`).toISOString()
  return new Date(now + Number(period) * day).toISOString()
}
