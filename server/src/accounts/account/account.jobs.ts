/** Account jobs: confirmation mails and the cleanup of unconfirmed accounts. */
import type { RegistrationIntent } from '@brilla/contract/accounts/account'
import type { Language } from '@brilla/contract/platform/errors'
import { limits } from '@brilla/contract/platform/limits'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { day, second } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { createGuardianMailJob } from './guardian.ts'
import { confirmationMail } from './account.mail.ts'
import { findMailRecipient } from './account.store.ts'
import {
  deleteOldTokens,
  deleteUnconfirmed,
  findUnconfirmed,
  insertConfirmationRequest,
  lockConfirmationRequests,
} from './confirmation.store.ts'
import { getGreetingName } from './mail-name.ts'
import { createEmailToken } from './email-token.store.ts'

const confirmationJob = 'account.confirmation-mail'

interface ConfirmationMail {
  accountId: string
  language: Language
  intent?: RegistrationIntent | undefined
}

/** Enqueues the confirmation mail; does nothing beyond once a minute or ten times a day (P-accounts-18). */
export async function requestConfirmation(
  context: Context,
  trx: Database,
  mail: ConfirmationMail,
): Promise<void> {
  const { accountId } = mail
  const now = context.clock.now()
  const recent = await lockConfirmationRequests(trx, accountId, new Date(now.getTime() - day))
  if (recent.length >= limits.resendPerDay) return
  const last = recent[0]
  if (last && now.getTime() - last.getTime() < limits.resendSeconds * second) return
  await insertConfirmationRequest(trx, accountId, now)
  await context.jobs.send(trx, confirmationJob, mail)
}

/** As parameters after the token of the link: like it, they reach no server log (P-profiles-23). */
function formatIntent(intent: RegistrationIntent | undefined): string {
  return intent ? `&${new URLSearchParams({ ...intent }).toString()}` : ''
}

/** Creates a job that sends one mail to an account, with a button that links to `path`. */
export function createAccountMailJob(
  { config, db, mail }: Context,
  { name, texts, path }: { name: string; texts: MailTexts; path: string },
): JobDefinition<{ accountId: string }> {
  return {
    name,
    ...mailJobOptions,
    async run({ accountId }) {
      const addressee = await findMailRecipient(db, accountId)
      if (!addressee) return
      const { email, first_name, language } = addressee
      const url = `${config.PUBLIC_URL}${path}`
      await mail.send(writeMail(texts, { to: email, language, values: { name: first_name }, url }))
    },
  }
}

/** Deletes expired links and registrations that were never confirmed (docs/decisions/0008). */
export async function sweepAccounts({ clock, db }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - limits.unconfirmedDays * day)
  await deleteOldTokens(db, before)
  await deleteUnconfirmed(db, before)
}

export function accountJobs(context: Context): JobDefinition<never>[] {
  const { config, db, mail } = context
  const confirmation: JobDefinition<ConfirmationMail> = {
    name: confirmationJob,
    ...mailJobOptions,
    async run({ accountId, language, intent }) {
      const account = await findUnconfirmed(db, { id: accountId })
      if (!account) return
      // Created in the job, so that the token is stored nowhere but in the mail.
      const token = await createEmailToken(context, { account_id: account.id, purpose: 'confirmation' })
      const { email, first_name } = account
      const values = { name: getGreetingName(first_name, language) }
      const url = `${config.PUBLIC_URL}/register/confirmation#${token}${formatIntent(intent)}`
      await mail.send(writeMail(confirmationMail, { to: email, language, values, url }))
    },
  }
  return [
    confirmation,
    createGuardianMailJob(context),
    { name: 'account.sweep', schedule: '47 3 * * *', run: () => sweepAccounts(context) },
  ]
}
