/** The end of verifications by time, and the reminder before it (P-verification-6). */
import { limits } from '@brilla/contract/platform/limits'
import type { Context } from '../../context.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { endRequests, lockAgency, setVerified, unverified } from '../verification/index.ts'
import { appendLog } from './log.store.ts'
import { verificationMailJob } from './verification.mail.ts'
import { findExpired, takeReminders } from './verification.store.ts'
import { tellAgency } from './verification.ts'

/** Ends the verifications whose two years are over, and reminds agencies a month before. */
export async function expireVerifications(context: Context, signal?: AbortSignal): Promise<void> {
  const { clock, db } = context
  const now = clock.now()
  for (let ids = await findExpired(db, now); ids.length > 0; ids = await findExpired(db, now))
    for (const accountId of ids) {
      signal?.throwIfAborted()
      await db.transaction().execute(async (trx) => {
        const agency = await lockAgency(trx, accountId)
        // Renewed meanwhile.
        if (!agency?.verified_until || agency.verified_until > now) return
        await setVerified(trx, accountId, unverified)
        await endRequests(trx, accountId, { from: 'approved', to: 'expired', now })
        await appendLog(context, trx, { action: 'unverify', accountId, moderatorId: null })
        await tellAgency(context, trx, accountId, { kind: 'expired' })
      })
    }
  const until = new Date(now.getTime() + limits.verificationReminderDays * day)
  await db.transaction().execute(async (trx) => {
    for (const accountId of await takeReminders(trx, { now, until }))
      await tellAgency(context, trx, accountId, { kind: 'expiring' })
  })
}

export function verificationDeskJobs(context: Context): JobDefinition<never>[] {
  const expire: JobDefinition<object> = {
    name: 'moderation.expire-verifications',
    schedule: '7 * * * *',
    run: (_, { signal }) => expireVerifications(context, signal),
  }
  return [expire, verificationMailJob(context)]
}
