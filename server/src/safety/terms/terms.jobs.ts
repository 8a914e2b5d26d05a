/** The mails that announce a new version of the terms (P-legal-4). */
import { limits } from '@brilla/contract/platform/limits'
import type { Context } from '../../context.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { newTermsMail } from './terms.mail.ts'
import * as store from './terms.store.ts'

/** Enqueues the mails of announcements. */
export const announceJob = 'terms.announce'
const mailJob = 'terms.mail'

const batchSize = 500

interface Recipient {
  accountId: string
  version: string
}

/** The accounts that a version is announced to. */
export const createAudience = ({ clock }: Context, version: string) => ({
  version,
  cancelledAfter: new Date(clock.now().getTime() - limits.deactivationGraceDays * day),
})

/**
 * Enqueues the mails of a batch of accounts and stores the progress in the same transaction: an interrupted job continues
 * where it was, and everybody gets one mail. False when nothing is left to enqueue.
 */
function enqueueBatch(context: Context): Promise<boolean> {
  const { clock, db, jobs } = context
  return db.transaction().execute(async (trx) => {
    const unfinished = await store.lockUnfinished(trx)
    if (!unfinished) return false
    const { version, last_account_id: after } = unfinished
    const page = { after, limit: batchSize }
    const ids = await store.listRecipients(trx, createAudience(context, version), page)
    for (const accountId of ids) await jobs.send(trx, mailJob, { accountId, version })
    const last = ids.length === batchSize && ids.at(-1)
    await store.saveProgress(trx, version, last ? { last_account_id: last } : { mailed_at: clock.now() })
    return true
  })
}

async function sendMail(context: Context, { accountId, version }: Recipient): Promise<void> {
  const { config, db, mail } = context
  const announced = await store.findAnnouncement(db, version)
  const recipient = await store.findRecipient(db, createAudience(context, version), accountId)
  if (!announced || !recipient) return
  const isEnglish = recipient.language === 'en'
  const format = new Intl.DateTimeFormat(isEnglish ? 'en-US' : 'es-MX', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  await mail.send(
    writeMail(newTermsMail, {
      to: recipient.email,
      language: recipient.language,
      values: {
        name: recipient.first_name,
        date: format.format(new Date(version)),
        summary: isEnglish ? announced.summary_en : announced.summary_es,
      },
      url: `${config.PUBLIC_URL}/terminos`,
    }),
  )
}

export function termsJobs(context: Context): JobDefinition<never>[] {
  const mail: JobDefinition<Recipient> = {
    name: mailJob,
    ...mailJobOptions,
    // With growing delays, some nine hours: the law asks for this mail, and nobody can request another.
    retries: 14,
    run: (recipient) => sendMail(context, recipient),
  }
  return [
    mail,
    {
      name: announceJob,
      // The command starts it; by time it continues after an outage that was longer than its retries.
      schedule: '23 * * * *',
      async run(_, { signal }) {
        while (await enqueueBatch(context)) signal.throwIfAborted()
      },
    },
  ]
}
