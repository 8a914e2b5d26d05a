/** Jobs of the desk: what happens when a decision becomes final, the mails about it, and the end of suspensions and of kept content by time. */
import { limits } from '@brilla/contract/platform/limits'
import { getRemovalPath } from '@brilla/contract/notifications/notification-path'
import { findMailRecipient } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import {
  describeReported,
  type Reported,
  requestNotification,
} from '../../notifications/notification/index.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import {
  emitAccountChanges,
  enqueueLiftedMail,
  enqueueSuspendedMail,
  findEndedSuspensions,
} from '../suspension/index.ts'
import { birthdateMailJob, enqueueBirthdateMail } from './birthdate-mail.ts'
import { type CaseRow, findCase, keepContent, lockExpiredRemoval, lockFinishedCase } from './case.store.ts'
import { isThere, lockRemovedContent } from './content.store.ts'
import { eraseEvidence, findAppeal, findReporterIds } from './evidence.store.ts'
import { appendLog } from './log.store.ts'
import {
  reportedLabel,
  appealRefusedMail,
  notRestorableMail,
  outcomeMails,
  profileRemovedOutcomeMail,
  profileRestoredOutcomeMail,
  removalAppealedMail,
  removalAppealRefusedMail,
  removedMails,
  restoredMail,
  restoredOutcomeMail,
  withAppeal,
} from './moderation.mail.ts'
import { getAppealEnd, getUndoCutoff, removesContent } from './moderation.rules.ts'
import { endSuspension } from './account-suspension.ts'
import { lockPerson } from './people.ts'
import { findAccount, findAccountSuspension } from './people.store.ts'
import { endKeepingContent, moveRemovedFiles, purgeRemoved } from './reported-content.ts'
import { deleteFinishedChanges } from './undoable-change.store.ts'
import { deleteFinishedUndoable } from './undoable-suspension.store.ts'

const reporterMailJob = 'moderation.reporter-mail'
const authorMailJob = 'moderation.author-mail'
const appealedMailJob = 'moderation.appealed-mail'

interface AboutCase {
  accountId: string
  caseId: string
  /** Whether an appeal has restored what the case removed. */
  isRestored?: true
}

/** Makes decisions final that can no longer be undone: deletes what was removed and held, and tells the people (P-moderation-7, P-moderation-24). */
export async function finalizeDecisions(context: Context, signal?: AbortSignal): Promise<void> {
  const { clock, db } = context
  for (let found = true; found;) {
    signal?.throwIfAborted()
    const now = clock.now()
    found = await db.transaction().execute(async (trx) => {
      const row = await lockFinishedCase(trx, getUndoCutoff(now), now)
      if (row) await finish(context, trx, row)
      return row !== undefined
    })
  }
  await db.transaction().execute(async (trx) => {
    for (const id of await deleteFinishedUndoable(trx, getUndoCutoff(clock.now())))
      await enqueueSuspendedMail(context, trx, id)
    for (const { accountId, action } of await deleteFinishedChanges(trx, getUndoCutoff(clock.now()))) {
      if (action === 'birthdate') await enqueueBirthdateMail(context, trx, accountId)
      else await requestNotification(context, trx, { accountId, type: 'VERIFIED', sourceId: newId(clock) })
    }
  })
}

async function finish(context: Context, trx: Database, row: CaseRow): Promise<void> {
  const exists = (await findAccount(trx, row.account_id)) !== undefined
  const keeps = exists && removesContent(row) && (await lockRemovedContent(trx, row.id))
  await tellReporters(context, trx, row)
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
    await tellReportersOfRestoring(context, trx, row, appealedId)
  // Also when it could not be restored, because what it belonged to no longer exists.
  await endKeepingContent(context, trx, appealedId)
}

async function tellReportersOfRestoring(
  context: Context,
  trx: Database,
  { id }: CaseRow,
  appealedId: string,
): Promise<void> {
  for (const accountId of await findReporterIds(trx, appealedId)) {
    await context.jobs.send(trx, reporterMailJob, { accountId, caseId: appealedId, isRestored: true })
    await notifyReporter(context, trx, { accountId, caseId: appealedId, sourceId: id })
  }
}

/** Deletes removed content against whose removal nobody has appealed in time (P-moderation-20). */
export async function deleteExpiredRemovals(context: Context, signal?: AbortSignal): Promise<void> {
  const { clock, db } = context
  for (let found = true; found;) {
    signal?.throwIfAborted()
    found = await db.transaction().execute(async (trx) => {
      const row = await lockExpiredRemoval(trx, clock.now())
      if (row) await endKeepingContent(context, trx, row.id)
      return row !== undefined
    })
  }
}

async function tellReporters(context: Context, trx: Database, { id, kind }: CaseRow): Promise<void> {
  if (kind !== 'report') return
  for (const accountId of await findReporterIds(trx, id)) {
    await context.jobs.send(trx, reporterMailJob, { accountId, caseId: id })
    await notifyReporter(context, trx, { accountId, caseId: id, sourceId: id })
  }
}

async function notifyReporter(
  context: Context,
  trx: Database,
  { caseId, ...about }: AboutCase & { sourceId: string },
): Promise<void> {
  const reported = await findReported(trx, caseId)
  await requestNotification(context, trx, {
    ...about,
    type: 'REPORT_DECIDED',
    ...(reported && { data: { reported } }),
  })
}

/** What a case was about; undefined when the account no longer exists. */
async function findReported(db: Database, caseId: string): Promise<Reported | undefined> {
  const row = await findCase(db, caseId)
  return row?.full_name ? { subject: row.subject_type, name: row.full_name } : undefined
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
    return context.jobs.send(trx, authorMailJob, { accountId, caseId })
  const isSuspended = (await findAccountSuspension(trx, accountId)) !== null
  if (decision === 'suspend' && isSuspended) return enqueueSuspendedMail(context, trx, accountId)
  if (decision === 'accept' && !isSuspended)
    return enqueueLiftedMail(context, trx, accountId, row.decision_reason ?? '')
}

/** Lifts the suspensions that have ended by time (P-suspension-6). */
export async function endSuspensions(context: Context, signal?: AbortSignal): Promise<void> {
  const { clock, db } = context
  for (const id of await findEndedSuspensions(db, clock.now(), 500)) {
    signal?.throwIfAborted()
    const changed = await db.transaction().execute(async (trx) => {
      await lockPerson(trx, id)
      const suspension = await findAccountSuspension(trx, id)
      // Lifted or made longer meanwhile.
      if (!suspension?.until || suspension.until > clock.now()) return []
      await appendLog(context, trx, { action: 'expire', accountId: id, moderatorId: null })
      return endSuspension(context, trx, id, {
        moderatorId: null,
        reason: '',
        appealReason: suspension.reason,
      })
    })
    emitAccountChanges(context, changed)
  }
}

export function moderationJobs(context: Context): JobDefinition<never>[] {
  const finalize: JobDefinition<object> = {
    name: 'moderation.finalize',
    schedule: '* * * * *',
    run: (_, { signal }) => finalizeDecisions(context, signal),
  }
  const end: JobDefinition<object> = {
    name: 'moderation.end-suspensions',
    schedule: '* * * * *',
    run: (_, { signal }) => endSuspensions(context, signal),
  }
  const reporterMail: JobDefinition<AboutCase> = {
    name: reporterMailJob,
    ...mailJobOptions,
    async run(about) {
      const reported = await findReported(context.db, about.caseId)
      await sendMail(context, about, (row) => chooseReporterMail(row, about), reported)
    },
  }
  const expire: JobDefinition<object> = {
    name: 'moderation.delete-removed',
    schedule: '11 * * * *',
    run: (_, { signal }) => deleteExpiredRemovals(context, signal),
  }
  const appealedMail: JobDefinition<AboutCase> = {
    name: appealedMailJob,
    ...mailJobOptions,
    run: (about) => sendMail(context, about, () => removalAppealedMail),
  }
  const authorMail: JobDefinition<AboutCase> = {
    name: authorMailJob,
    ...mailJobOptions,
    run: (about) => sendMail(context, about, (row) => chooseAuthorMail(context.db, row)),
  }
  return [finalize, end, expire, reporterMail, appealedMail, authorMail, birthdateMailJob(context)]
}

/** Confirms the appeal against the removal of content, once the transaction has committed. */
export function enqueueRemovalAppealedMail(context: Context, trx: Database, about: AboutCase): Promise<void> {
  return context.jobs.send(trx, appealedMailJob, about)
}

function chooseReporterMail(
  { decision, subject_type }: CaseRow,
  { isRestored }: AboutCase,
): MailTexts | undefined {
  const isProfile = subject_type === 'account'
  if (isRestored) return isProfile ? profileRestoredOutcomeMail : restoredOutcomeMail
  return isProfile && decision === 'remove' ? profileRemovedOutcomeMail : outcomeMails[decision!]
}

async function chooseAuthorMail(db: Database, row: CaseRow): Promise<MailTexts> {
  const { decision, subject_type, appealed_case_id, appeal_until } = row
  if (appealed_case_id !== null && decision === 'accept')
    return (await isThere(db, row)) ? restoredMail : notRestorableMail
  if (decision === 'refuse') return appealed_case_id === null ? appealRefusedMail : removalAppealRefusedMail
  const texts = removedMails[subject_type]
  return appeal_until === null ? texts : withAppeal(texts)
}

async function sendMail(
  { config, db, mail }: Context,
  { accountId, caseId }: AboutCase,
  choose: (row: CaseRow) => MailTexts | undefined | Promise<MailTexts>,
  reported?: Reported,
): Promise<void> {
  const row = await findCase(db, caseId)
  const texts = row && (await choose(row))
  const addressee = await findMailRecipient(db, accountId)
  if (!texts || !addressee) return
  const { email, first_name: name } = addressee
  const language = addressee.language === 'en' ? 'en' : 'es'
  const appeal = row.appeal_id === null ? undefined : await findAppeal(db, row.appeal_id)
  const number = String(appeal?.number ?? row.number)
  const values = {
    name,
    number,
    reason: row.decision_reason ?? '',
    contact: `${config.PUBLIC_URL}/contacto`,
    days: String(limits.appealDays),
  }
  const removalId = row.appealed_case_id ?? (row.appeal_until && row.id)
  const path = removalId ? getRemovalPath(removalId) : '/login'
  const items = reported ? [`${reportedLabel[language]}: ${describeReported(reported, language)}.`] : []
  await mail.send(
    writeMail(texts, { to: email, language, values, items, url: `${config.PUBLIC_URL}${path}` }),
  )
}
