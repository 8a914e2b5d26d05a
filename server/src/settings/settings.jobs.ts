/** Mails about a change of e-mail: to the new mailbox and to the old one, each a job of its own. */
import { brand } from '@brilla/contract/brand'
import { createMailedToken, findAddressee, greetedAs } from '../account/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobKind } from '../platform/jobs.ts'
import { type MailTexts, writeMail } from '../platform/mail-layout.ts'
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

/** What each says, and where its button leads; an address that the account has left recovers nothing any more. */
const notices = {
  requested: { texts: mails.emailRequestedMail, to: (site: string) => `${site}/forgot` },
  left: { texts: mails.emailLeftMail, to: () => `mailto:${brand.contact}` },
  changed: { texts: mails.emailChangedMail, to: (site: string) => `${site}/user/settings` },
} satisfies Record<string, { texts: MailTexts; to: (site: string) => string }>

/** Has the link mailed to the new address, and the old one told. */
export async function mailEmailRequested(
  { jobs }: Context,
  trx: Database,
  accountId: string,
  email: string,
): Promise<void> {
  const current = await findAddressee(trx, accountId)
  if (!current) return
  await jobs.send(trx, linkJob, { accountId, email })
  await send(jobs, trx, { accountId, kind: 'requested', to: current.email, email })
}

/** Tells both addresses that the new one counts. */
export async function mailEmailChanged(
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

export function settingsJobs(context: Context): JobKind<never>[] {
  const { config, db, mail } = context
  const link: JobKind<{ accountId: string; email: string }> = {
    name: linkJob,
    async run({ accountId, email }) {
      const addressee = await findAddressee(db, accountId)
      if (!addressee) return
      const token = await createMailedToken(context, { account_id: accountId, purpose: 'email', email })
      const { language, first_name } = addressee
      const url = `${config.PUBLIC_URL}/register/email#${token}`
      const values = { name: greetedAs(first_name, language) }
      await mail.send(writeMail(mails.emailLinkMail, { to: email, language, values, url }))
    },
  }
  const notice: JobKind<Notice> = {
    name: noticeJob,
    async run({ accountId, kind, to, email }) {
      const addressee = await findAddressee(db, accountId)
      if (!addressee) return
      const { language, first_name } = addressee
      const values = { name: first_name, email: maskEmail(email) }
      const { texts, to: address } = notices[kind]
      await mail.send(writeMail(texts, { to, language, values, url: address(config.PUBLIC_URL) }))
    },
  }
  return [link, notice]
}
