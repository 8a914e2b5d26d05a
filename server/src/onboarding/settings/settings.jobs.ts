/** Mails about a change of e-mail to the new and the old address, each sent by its own job. */
import { brand } from '@brilla/contract/platform/brand'
import {
  createEmailToken,
  findMailRecipient,
  getGreetingName,
  lockAccount,
} from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import * as mails from './settings.mail.ts'
import { maskEmail } from './settings.rules.ts'

const linkJob = 'settings.email-link'
const noticeJob = 'settings.email-notice'

interface Notice {
  accountId: string
  kind: keyof typeof notices
  to: string
  /** The new e-mail. */
  email: string
}

/** Texts and button URL by notice. `left` links to support, because the old address can no longer recover the account. */
const notices = {
  requested: { texts: mails.emailRequestedMail, to: (site: string) => `${site}/forgot` },
  left: { texts: mails.emailLeftMail, to: () => `mailto:${brand.contact}` },
  changed: { texts: mails.emailChangedMail, to: (site: string) => `${site}/user/settings` },
} satisfies Record<string, { texts: MailTexts; to: (site: string) => string }>

/** Enqueues the confirmation link to the new address and the notice to the current one. */
export async function enqueueEmailRequestedMails(
  { jobs }: Context,
  trx: Database,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  email: string,
): Promise<void> {
  const current = await findMailRecipient(trx, accountId)
  if (!current) return
  await jobs.send(trx, linkJob, { accountId, sessionId, email })
  await send(jobs, trx, { accountId, kind: 'requested', to: current.email, email })
}

/** Enqueues the notices to both addresses after the change. */
export async function enqueueEmailChangedMails(
  { jobs }: Context,
  trx: Database,
  accountId: string,
  before: string,
  email: string,
): Promise<void> {
  await send(jobs, trx, { accountId, kind: 'left', to: before, email })
  await send(jobs, trx, { accountId, kind: 'changed', to: email, email })
}

function send(jobs: Context['jobs'], trx: Database, notice: Notice): Promise<void> {
  return jobs.send(trx, noticeJob, notice)
}

export function settingsJobs(context: Context): JobDefinition<never>[] {
  const { clock, config, db, mail } = context

  /** Creates the token of the mailed link; null when the request was withdrawn or replaced meanwhile (P-settings-10). */
  const createToken = (row: { account_id: string; session_id: string; email: string }) =>
    db.transaction().execute(async (trx) => {
      const { pending_email } = await lockAccount(trx, row.account_id)
      return pending_email === row.email
        ? createEmailToken({ clock, db: trx }, { ...row, purpose: 'email' })
        : null
    })

  const link: JobDefinition<{ accountId: string; sessionId: string; email: string }> = {
    name: linkJob,
    ...mailJobOptions,
    async run({ accountId, sessionId, email }) {
      const addressee = await findMailRecipient(db, accountId)
      if (!addressee) return
      const token = await createToken({ account_id: accountId, session_id: sessionId, email })
      if (!token) return
      const { language, first_name } = addressee
      const url = `${config.PUBLIC_URL}/register/email#${token}`
      const values = { name: getGreetingName(first_name, language) }
      await mail.send(writeMail(mails.emailLinkMail, { to: email, language, values, url }))
    },
  }
  const notice: JobDefinition<Notice> = {
    name: noticeJob,
    ...mailJobOptions,
    async run({ accountId, kind, to, email }) {
      const addressee = await findMailRecipient(db, accountId)
      if (!addressee) return
      const { language, first_name } = addressee
      const values = { name: first_name, email: maskEmail(email) }
      const { texts, to: buttonUrl } = notices[kind]
      await mail.send(writeMail(texts, { to, language, values, url: buttonUrl(config.PUBLIC_URL) }))
    },
  }
  return [link, notice]
}
