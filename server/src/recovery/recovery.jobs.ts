/** Mails about passwords. Links are made where the mail is, so that they stand nowhere else. */
import type { Language } from '@brilla/contract/errors'
import { accountMailJob, createMailedToken, findAddressee } from '../account/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobKind } from '../platform/jobs.ts'
import { writeMail } from '../platform/mail-layout.ts'
import { passwordChangedMail, recoveryMail } from './recovery.mail.ts'

const recoveryJob = 'recovery.mail'
const changedJob = 'recovery.changed-mail'

/** Has a link mailed that logs in once, in the language it was asked for in. */
export function mailRecovery(context: Context, accountId: string, language: Language): Promise<void> {
  return context.jobs.send(context.db, recoveryJob, { accountId, language })
}

/** Tells the owner that the password is another now. */
export function mailPasswordChanged(context: Context, trx: Database, accountId: string): Promise<void> {
  return context.jobs.send(trx, changedJob, { accountId })
}

export function recoveryJobs(context: Context): JobKind<never>[] {
  const { config, db, mail } = context
  const recovery: JobKind<{ accountId: string; language: Language }> = {
    name: recoveryJob,
    async run({ accountId, language }) {
      const addressee = await findAddressee(db, accountId)
      if (!addressee) return
      const token = await createMailedToken(context, { account_id: accountId, purpose: 'recovery' })
      await mail.send(
        writeMail(recoveryMail, {
          to: addressee.email,
          language,
          values: { name: addressee.first_name },
          url: `${config.PUBLIC_URL}/forgot/${token}`,
        }),
      )
    },
  }
  return [
    recovery,
    accountMailJob(context, { name: changedJob, texts: passwordChangedMail, path: '/forgot' }),
  ]
}
