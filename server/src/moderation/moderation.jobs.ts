/** Jobs of the desk: what happens when a decision becomes final, the mails about it, and the end of suspensions by time. */
import { findMailRecipient } from '../account/index.ts'
import type { Context } from '../context.ts'
import { enqueueFileRemoval, releaseFiles } from '../media/index.ts'
import { requestNotification } from '../notification/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../platform/mail-layout.ts'
import { mailJobOptions } from '../platform/mail.ts'
import {
  emitAccountChanges,
  enqueueLiftedMail,
  enqueueSuspendedMail,
  findEndedSuspensions,
} from '../suspension/index.ts'
import { type CaseRow, findCase, lockFinishedCase } from './case.store.ts'
import { deleteRemovedContent, findRemovedFiles } from './content.store.ts'
import { eraseEvidence, findAppeal, findReporterIds } from './evidence.store.ts'
import { appendLog } from './log.store.ts'
import {
  appealRefusedMail,
  commentRemovedMail,
  messageRemovedMail,
  outcomeMails,
  postRemovedMail,
} from './moderation.mail.ts'
import { getUndoCutoff } from './moderation.rules.ts'
import { endSuspension } from './account-suspension.ts'
import { lockPerson } from './people.ts'
import { findAccount, findAccountSuspension } from './people.store.ts'
import { deleteFinishedUndoable } from './undoable-suspension.store.ts'

const reporterMailJob = 'moderation.reporter-mail'
const authorMailJob = 'moderation.author-mail'

interface AboutCase {
  accountId: string
  caseId: string
}

/** Makes decisions final that can no longer be undone: deletes what was removed and held, and tells the people (P-moderation-7). */
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
  })
}

async function finish(context: Context, trx: Database, row: CaseRow): Promise<void> {
  await tellReporters(context, trx, row)
  await tellPerson(context, trx, row)
  const files = await findRemovedFiles(trx, row.id)
  await releaseFiles(context, trx, row.id)
  await enqueueFileRemoval(context, trx, files)
  await deleteRemovedContent(trx, row.id)
  if (!(await findAccount(trx, row.account_id))) await eraseEvidence(trx, row.account_id)
}

async function tellReporters(context: Context, trx: Database, { id, kind }: CaseRow): Promise<void> {
  if (kind !== 'report') return
  for (const accountId of await findReporterIds(trx, id)) {
    await context.jobs.send(trx, reporterMailJob, { accountId, caseId: id })
    await requestNotification(context, trx, { accountId, type: 'REPORT_DECIDED', sourceId: id })
  }
}

async function tellPerson(context: Context, trx: Database, row: CaseRow): Promise<void> {
  const { id: caseId, account_id: accountId, decision } = row
  if (row.kind === 'appeal') {
    await requestNotification(context, trx, { accountId, type: 'APPEAL_DECIDED', sourceId: caseId })
  }
  if (decision === 'remove' || decision === 'refuse')
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
    run: (about) => sendMail(context, about, (row) => outcomeMails[row.decision!]),
  }
  const authorMail: JobDefinition<AboutCase> = {
    name: authorMailJob,
    ...mailJobOptions,
    run: (about) => sendMail(context, about, chooseAuthorMail),
  }
  return [finalize, end, reporterMail, authorMail]
}

function chooseAuthorMail({ decision, subject_type }: CaseRow): MailTexts {
  if (decision === 'refuse') return appealRefusedMail
  if (subject_type === 'message') return messageRemovedMail
  return subject_type === 'comment' ? commentRemovedMail : postRemovedMail
}

async function sendMail(
  { config, db, mail }: Context,
  { accountId, caseId }: AboutCase,
  choose: (row: CaseRow) => MailTexts | undefined,
): Promise<void> {
  const row = await findCase(db, caseId)
  const texts = row && choose(row)
  const addressee = await findMailRecipient(db, accountId)
  if (!texts || !addressee) return
  const { email, first_name: name, language } = addressee
  const appeal = row.appeal_id === null ? undefined : await findAppeal(db, row.appeal_id)
  const number = String(appeal?.number ?? row.number)
  const values = { name, number, reason: row.decision_reason ?? '', contact: `${config.PUBLIC_URL}/contacto` }
  await mail.send(writeMail(texts, { to: email, language, values, url: `${config.PUBLIC_URL}/login` }))
}
