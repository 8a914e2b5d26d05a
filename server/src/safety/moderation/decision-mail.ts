/** Mails about decisions: to the reporters, to the person concerned, and to who appeals. */
import { limits } from '@brilla/contract/platform/limits'
import { getRemovalPath } from '@brilla/contract/notifications/notification-path'
import { findMailRecipient } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { describeReported, type Reported } from '../../notifications/notification/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { findCase } from './case.read.store.ts'
import type { CaseRow } from './case.store.ts'
import { isThere } from '../subject/index.ts'
import { findAppeal } from './evidence.store.ts'
import { appealedMail } from './suspension.mail.ts'
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

const reporterMailJob = 'moderation.reporter-mail'
const authorMailJob = 'moderation.author-mail'
const appealedMailJob = 'moderation.appealed-mail'

interface AboutCase {
  accountId: string
  caseId: string
  /** Whether an appeal has restored what the case removed. */
  isRestored?: true
}

/** Tells a reporter how the case was decided, once the transaction has committed. */
export const enqueueReporterMail = ({ jobs }: Context, trx: Database, about: AboutCase) =>
  jobs.send(trx, reporterMailJob, about)

/** Tells the person concerned how the case was decided. */
export const enqueueAuthorMail = ({ jobs }: Context, trx: Database, about: AboutCase) =>
  jobs.send(trx, authorMailJob, about)

/** Confirms an appeal. */
export const enqueueAppealedMail = ({ jobs }: Context, trx: Database, about: AboutCase) =>
  jobs.send(trx, appealedMailJob, about)

export function decisionMailJobs(context: Context): JobDefinition<never>[] {
  const reporter: JobDefinition<AboutCase> = {
    name: reporterMailJob,
    ...mailJobOptions,
    async run(about) {
      const reported = await findReported(context.db, about.caseId)
      await sendMail(context, about, (row) => chooseReporterMail(row, about), reported)
    },
  }
  const author: JobDefinition<AboutCase> = {
    name: authorMailJob,
    ...mailJobOptions,
    run: (about) => sendMail(context, about, (row) => chooseAuthorMail(context.db, row)),
  }
  const appealed: JobDefinition<AboutCase> = {
    name: appealedMailJob,
    ...mailJobOptions,
    run: (about) =>
      sendMail(context, about, (row) => (row.appealed_case_id === null ? appealedMail : removalAppealedMail)),
  }
  return [reporter, author, appealed]
}

/** What a case was about; undefined when the account no longer exists. */
export async function findReported(db: Database, caseId: string): Promise<Reported | undefined> {
  const row = await findCase(db, caseId)
  return row?.full_name ? { subject: row.subject_type, name: row.full_name } : undefined
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
  return appeal_until === null ? texts : withAppeal(texts, { isSuspended: decision === 'suspend' })
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
