/** What happens once a decision can no longer be undone: what was removed is kept for an appeal or deleted, and the people are told. */
import type { Context } from '../../context.ts'
import { requestNotification } from '../../notifications/notification/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { enqueueLiftedMail, enqueueSuspendedMail } from './suspension.jobs.ts'
import { type CaseRow, keepContent } from './case.store.ts'
import { isThere, lockRemovedContent } from '../subject/index.ts'
import { enqueueAuthorMail, enqueueReporterMail, findReported } from './decision-mail.ts'
import { eraseEvidence, findReporterIds } from './evidence.store.ts'
import { getAppealEnd, removesContent } from './moderation.rules.ts'
import { findAccount } from './people.store.ts'
import { findAccountSuspension } from './suspension.store.ts'
import { endKeepingContent, moveRemovedFiles, purgeRemoved } from './reported-content.ts'

/** Ends a decision that is final; its case must be locked. */
export async function finishDecision(context: Context, trx: Database, row: CaseRow): Promise<void> {
  const exists = (await findAccount(trx, row.account_id)) !== undefined
  const keeps = exists && removesContent(row) && (await lockRemovedContent(trx, row.id))
  if (row.kind === 'report') await tellReporters(context, trx, row.id)
  await tellPerson(context, trx, row, keeps)
  if (keeps) {
    await keepContent(trx, row.id, getAppealEnd(context.clock.now()))
    await moveRemovedFiles(context, trx, row.id)
  } else await purgeRemoved(context, trx, row.id)
  if (row.appealed_case_id !== null) await finishAppeal(context, trx, row, row.appealed_case_id)
  if (!exists) await eraseEvidence(trx, row.account_id)
}

/** Ends the keeping of content about whose removal an appeal was decided, and tells the reporters if it is visible again. */
async function finishAppeal(
  context: Context,
  trx: Database,
  row: CaseRow,
  appealedId: string,
): Promise<void> {
  if (row.decision === 'accept' && (await isThere(trx, row)))
    await tellReporters(context, trx, appealedId, { restoredBy: row.id })
  // Also when it could not be restored, because what it belonged to no longer exists.
  await endKeepingContent(context, trx, appealedId)
}

/** Tells the reporters of a case how it was decided, or that the appeal `restoredBy` has restored what was removed. */
async function tellReporters(
  context: Context,
  trx: Database,
  caseId: string,
  { restoredBy }: { restoredBy?: string } = {},
): Promise<void> {
  const reported = await findReported(trx, caseId)
  for (const accountId of await findReporterIds(trx, caseId)) {
    await enqueueReporterMail(context, trx, { accountId, caseId, ...(restoredBy && { isRestored: true }) })
    await requestNotification(context, trx, {
      accountId,
      type: 'REPORT_DECIDED',
      sourceId: restoredBy ?? caseId,
      ...(reported && { data: { reported } }),
    })
  }
}

async function tellPerson(context: Context, trx: Database, row: CaseRow, keeps: boolean): Promise<void> {
  const { id: caseId, account_id: accountId, decision, appealed_case_id: appealedId } = row
  if (row.kind === 'appeal') {
    const data = appealedId === null ? {} : { data: { removalId: appealedId } }
    await requestNotification(context, trx, { accountId, type: 'APPEAL_DECIDED', sourceId: caseId, ...data })
  }
  if (keeps) {
    const data = { removalId: caseId }
    await requestNotification(context, trx, { accountId, type: 'CONTENT_REMOVED', sourceId: caseId, data })
  }
  if (decision === 'remove' || decision === 'refuse' || appealedId !== null)
    return enqueueAuthorMail(context, trx, { accountId, caseId })
  if (keeps) await enqueueAuthorMail(context, trx, { accountId, caseId })
  const isSuspended = (await findAccountSuspension(trx, accountId)) !== null
  if (decision === 'suspend' && isSuspended) return enqueueSuspendedMail(context, trx, accountId)
  if (decision === 'accept' && !isSuspended)
    return enqueueLiftedMail(context, trx, accountId, row.decision_reason ?? '')
}
