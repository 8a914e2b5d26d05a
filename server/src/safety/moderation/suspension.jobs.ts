import { createAccountMailJob, findMailRecipient } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { liftedForReasonMail, liftedMail, suspendedMail } from './suspension.mail.ts'

const suspendedJob = 'suspension.mail'
const liftedJob = 'suspension.lifted-mail'

export function enqueueSuspendedMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, suspendedJob, { accountId })
}

/** `reason` is empty when the suspension has ended by time. */
export function enqueueLiftedMail(
  { jobs }: Context,
  trx: Database,
  accountId: string,
  reason: string,
): Promise<void> {
  return jobs.send(trx, liftedJob, { accountId, reason })
}

export function suspensionJobs(context: Context): JobDefinition<never>[] {
  const { config, db, mail } = context
  const lifted: JobDefinition<{ accountId: string; reason: string }> = {
    name: liftedJob,
    ...mailJobOptions,
    async run({ accountId, reason }) {
      const addressee = await findMailRecipient(db, accountId)
      if (!addressee) return
      const { email, first_name, language } = addressee
      const values = { name: first_name, reason }
      const texts = reason === '' ? liftedMail : liftedForReasonMail
      await mail.send(writeMail(texts, { to: email, language, values, url: `${config.PUBLIC_URL}/login` }))
    },
  }
  return [createAccountMailJob(context, { name: suspendedJob, texts: suspendedMail, path: '/login' }), lifted]
}
