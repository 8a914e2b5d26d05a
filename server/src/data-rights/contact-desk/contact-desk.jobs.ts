/** Mails of the desk: to the sender of a request at each step, and to moderators about deadlines. */
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import { findMailRecipient } from '../../accounts/account/index.ts'
import {
  addBusinessDays,
  contactTypeNames,
  countBusinessDays,
  findRequest,
  formatContactNumber,
  formatDay,
  getMexicanDay,
  sendContactMail,
} from '../../safety/contact/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { type ContactMail, contactMails, reminderMail } from './contact-desk.mail.ts'
import { findDue, findModeratorIds, type SummaryRow } from './contact-desk.store.ts'

const senderMailJob = 'contact-desk.sender-mail'
const reminderMailJob = 'contact-desk.reminder-mail'

interface AboutRequest {
  id: string
  kind: ContactMail
}

export function enqueueSenderMail({ jobs }: Context, trx: Database, about: AboutRequest): Promise<void> {
  return jobs.send(trx, senderMailJob, about)
}

/** Enqueues a mail for each moderator about what is due soon (P-contact-8). */
export async function enqueueReminders({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  for (const accountId of await findModeratorIds(db)) await jobs.send(db, reminderMailJob, { accountId })
}

async function sendReminder({ clock, config, db, mail }: Context, accountId: string): Promise<void> {
  const today = getMexicanDay(clock.now())
  const due = await findDue(db, accountId, addBusinessDays(today, limits.contactReminderDays))
  const recipient = await findMailRecipient(db, accountId)
  if (due.length === 0 || !recipient) return
  const { email, first_name: name } = recipient
  const language: Language = recipient.language === 'en' ? 'en' : 'es'
  const items = due.map((row) => describeDue(row, today, language))
  const url = `${config.PUBLIC_URL}/moderacion?tab=contact`
  await mail.send(writeMail(reminderMail, { to: email, language, values: { name }, items, url }))
}

function describeDue(row: SummaryRow, today: string, language: Language): string {
  const left = countBusinessDays(today, row.due_on)
  const isLate = today > row.due_on
  const days = isLate
    ? { es: 'vencida', en: 'overdue' }
    : { es: `días hábiles: ${left}`, en: `business days: ${left}` }
  const type = contactTypeNames[language][row.type]
  return `${formatContactNumber(row)} · ${type} · ${formatDay(row.due_on, language)} (${days[language]})`
}

export function contactDeskJobs(context: Context): JobDefinition<never>[] {
  const senderMail: JobDefinition<AboutRequest> = {
    name: senderMailJob,
    ...mailJobOptions,
    async run({ id, kind }) {
      const row = await findRequest(context.db, id)
      // Erased since, with the account of its sender.
      if (!row || row.email === '') return
      const hasAnswer = kind === 'answer' || kind === 'grant' || kind === 'refuse'
      await sendContactMail(context, row, contactMails[kind], hasAnswer ? [row.answer] : [])
    },
  }
  const reminder: JobDefinition<{ accountId: string }> = {
    name: reminderMailJob,
    ...mailJobOptions,
    run: ({ accountId }) => sendReminder(context, accountId),
  }
  return [
    senderMail,
    reminder,
    // In the morning of Mexico.
    { name: 'contact-desk.remind', schedule: '17 14 * * *', run: () => enqueueReminders(context) },
  ]
}
