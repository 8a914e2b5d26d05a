/** The mail to a person at the domain of an agency, and the deletion of documents and of requests that nobody confirms. */
import { domainConfirmationPath } from '@brilla/contract/safety/verification'
import { limits } from '@brilla/contract/platform/limits'
import { sanitizeNameForMail } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { enqueueFileRemoval } from '../../media/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { signId } from '../../platform/signed-id.ts'
import { domainMail } from './verification.mail.ts'
import { deleteIncomplete, findOpenRequest, forgetFiles } from './verification.store.ts'

/** The use of the signed ids in links to the confirmation, which end with the request. */
export const linkUse = 'verification'

const mailJob = 'verification.domain-mail'

export function enqueueDomainMail({ jobs }: Context, trx: Database, id: string): Promise<void> {
  return jobs.send(trx, mailJob, { id })
}

/** Deletes the documents of requests some days after the decision, and requests that nobody has confirmed in time. */
export async function sweepVerifications(context: Context, signal?: AbortSignal): Promise<void> {
  const { clock, db } = context
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day)
  const steps = [
    (trx: Database) => deleteIncomplete(trx, daysAgo(limits.verificationIncompleteDays)),
    (trx: Database) => forgetFiles(trx, daysAgo(limits.verificationDocumentDays)),
  ]
  for (const step of steps)
    for (let found = true; found;) {
      signal?.throwIfAborted()
      found = await db.transaction().execute(async (trx) => {
        const names = await step(trx)
        await enqueueFileRemoval(context, trx, names)
        return names.length > 0
      })
    }
}

export function verificationJobs(context: Context): JobDefinition<never>[] {
  const { config, db, mail } = context
  const domain: JobDefinition<{ id: string }> = {
    name: mailJob,
    ...mailJobOptions,
    async run({ id }) {
      const request = await findOpenRequest(db, id)
      if (!request) return
      const url = `${config.PUBLIC_URL}${domainConfirmationPath}#${signId(context, linkUse, id)}`
      const { domain_email: to, full_name, language } = request
      const values = { agency: sanitizeNameForMail(full_name) ?? '—' }
      await mail.send(writeMail(domainMail, { to, language, values, url }))
    },
  }
  const sweep: JobDefinition<object> = {
    name: 'verification.sweep',
    schedule: '53 4 * * *',
    run: (_, { signal }) => sweepVerifications(context, signal),
  }
  return [domain, sweep]
}
