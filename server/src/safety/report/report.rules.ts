import type { ReportReason } from '@brilla/contract/safety/report'

/** From the most to the least serious: a case with several reports has the reason that comes first (P-moderation-4). */
const bySeriousness: readonly ReportReason[] = [
  'minor',
  'nudity',
  'harassment',
  'scam',
  'impersonation',
  'spam',
  'other',
]

/** The reasons as an SQL array, so that the database finds the more serious of two by its position. */
export const reasonOrder: readonly string[] = bySeriousness

/** Priority of a case: one about a minor at risk is read before all others (P-moderation-4). */
export function getPriority(reason: ReportReason): number {
  return reason === 'minor' ? 1 : 0
}
