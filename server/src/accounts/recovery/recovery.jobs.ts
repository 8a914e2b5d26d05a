/** Mails about passwords. Tokens are created in the job, so that they are stored nowhere but in the mail. */
import type { Language } from '@brilla/contract/platform/errors'
import { createAccountMailJob, createEmailToken, findMailRecipient } from '../account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { passwordChangedMail, recoveryMail } from './recovery.mail.ts'

const recoveryJob = 'recovery.mail'
const changedJob = 'recovery.changed-mail'

/** Enqueues the mail with the one-time login link, in the language of the request. */
export function enqueueRecoveryMail(context: Context, accountId: string, language: Language): Promise<void> {
  return context.jobs.send(context.db, recoveryJob, { accountId, language })
}

/** Enqueues the notice that the password has changed. */
export function enqueuePasswordChangedMail(
  context: Context,
  trx: Database,
  accountId: string,
): Promise<void> {
  return context.jobs.send(trx, changedJob, { accountId })
}

export function recoveryJobs(context: Context): JobDefinition<never>[] {
  const { config, db, mail } = context
  const recovery: JobDefinition<{ accountId: string; language: Language }> = {
    name: recoveryJob,
    ...mailJobOptions,
    async run({ accountId, language }) {
      const addressee = await findMailRecipient(db, accountId)
      if (!addressee) return
      const token = await createEmailToken(context, { account_id: accountId, purpose: 'recovery' })
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
    createAccountMailJob(context, { name: changedJob, texts: passwordChangedMail, path: '/forgot' }),
  ]
}
