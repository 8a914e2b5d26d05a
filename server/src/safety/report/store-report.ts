/** Reports become cases with evidence, whether a person or Brilla itself reports. */
import type { ReportReason } from '@brilla/contract/safety/report'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { keepEvidence, type Subject } from '../subject/index.ts'
import { insertReport, isReportedByBrilla, joinCase } from './report.store.ts'

interface NewReport {
  /** Null when Brilla itself reports. */
  reporterId: string | null
  /** Locked. */
  subject: Subject
  reason: ReportReason
  description: string
}

/** Stores a report with its evidence; false when the open case of the subject has one of the reporter. */
export async function storeReport(
  context: Context,
  trx: Database,
  { reporterId, subject, reason, description }: NewReport,
): Promise<boolean> {
  const { clock } = context
  const now = clock.now()
  const case_id = await joinCase(trx, { id: newId(clock), subject, reason, now })
  const evidence_id = await keepEvidence(context, trx, case_id, subject)
  const about = { case_id, evidence_id, subject_type: subject.type, subject_id: subject.id }
  const row = { id: newId(clock), reporter_id: reporterId, description, reason, created_at: now }
  return insertReport(trx, { ...row, ...about })
}

/** Reports an account, whose row is locked, to the desk in the name of Brilla; nothing when it has been for the same. */
export async function openCase(
  context: Context,
  trx: Database,
  { accountId, reason, description }: { accountId: string } & Pick<NewReport, 'reason' | 'description'>,
): Promise<void> {
  if (await isReportedByBrilla(trx, accountId, description)) return
  const subject = { type: 'account' as const, id: accountId, accountId }
  await storeReport(context, trx, { reporterId: null, subject, reason, description })
}
