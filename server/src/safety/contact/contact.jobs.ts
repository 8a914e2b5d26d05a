/** Receipts of requests, and their deletion (P-contact-2, P-contact-9). */
import { isPrivacyType } from '@brilla/contract/safety/contact-types'
import { limits } from '@brilla/contract/platform/limits'
import { getGreetingName } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import * as mails from './contact.mail.ts'
import { formatContactNumber } from './contact.rules.ts'
import { deleteFinished, eraseDeleted, findRequest, type RequestRow } from './contact.store.ts'
import { contactTypeNames, formatDay } from './contact.texts.ts'
import { createStatusUrl } from './status-link.ts'

const receiptJob = 'contact.receipt-mail'

export function enqueueReceipt({ jobs }: Context, trx: Database, id: string): Promise<void> {
  return jobs.send(trx, receiptJob, { id })
}

/**
 * Sends a mail about a request to its sender, with a link to its state. `items` are paragraphs with what people wrote, and are
 * left out where the address was only typed.
 */
export async function sendContactMail(
  context: Context,
  row: RequestRow,
  texts: MailTexts,
  items: readonly string[] = [],
): Promise<void> {
  const { language } = row
  const values = {
    name: getGreetingName(row.name, language),
    number: formatContactNumber(row),
    type: contactTypeNames[language][row.type],
    answerBy: formatDay(row.answer_by, language),
    executeBy: formatDay(row.execute_by, language),
  }
  const url = createStatusUrl(context, row.id)
  await context.mail.send(writeMail(texts, { to: row.email, language, values, items, url }))
}

function chooseReceipt({ type, account_id, email_proven_at }: RequestRow): MailTexts {
  if (account_id === null && email_proven_at === null)
    return isPrivacyType(type) ? mails.guestPrivacyReceivedMail : mails.guestQuestionReceivedMail
  return isPrivacyType(type) ? mails.privacyReceivedMail : mails.questionReceivedMail
}

/** Deletes finished requests when their time is over, and erases what those of deleted accounts say (P-contact-9). */
export async function sweepRequests({ clock, db }: Pick<Context, 'clock' | 'db'>): Promise<void> {
  const yearsAgo = (years: number) => {
    const date = clock.now()
    return new Date(Date.UTC(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate()))
  }
  await deleteFinished(db, {
    privacy: yearsAgo(limits.privacyRequestYears),
    others: yearsAgo(limits.contactYears),
  })
  await eraseDeleted(db)
}

export function contactJobs(context: Context): JobDefinition<never>[] {
  const receipt: JobDefinition<{ id: string }> = {
    name: receiptJob,
    ...mailJobOptions,
    async run({ id }) {
      const row = await findRequest(context.db, id)
      // A text that anybody could have a mail sent with would reach strangers.
      if (row) await sendContactMail(context, row, chooseReceipt(row), row.account_id ? [row.message] : [])
    },
  }
  return [receipt, { name: 'contact.sweep', schedule: '37 4 * * *', run: () => sweepRequests(context) }]
}
