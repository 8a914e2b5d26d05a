import { accountDeleted, adjustCounters, createAccountMailJob } from '../account/index.ts'
import { commentCounters } from '../comment/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'
import { deleteExport } from '../export/index.ts'
import { followCounters } from '../follow/index.ts'
import { likeCounters } from '../like/index.ts'
import { enqueueFileRemoval } from '../media/index.ts'
import { postCounters } from '../post/index.ts'
import { deactivatedMail, welcomeBackMail } from './deactivation.mail.ts'
import { getRestoreCutoff } from './deactivation.rules.ts'
import { deleteAccount, findFileNames, findExpiredAccounts } from './deactivation.store.ts'

const deactivatedMailJob = 'cancellation.mail'
const welcomeBackMailJob = 'cancellation.welcome-back-mail'
const batch = 100

const countedRows = [...followCounters, ...postCounters, ...commentCounters, ...likeCounters]

export function enqueueDeactivatedMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, deactivatedMailJob, { accountId })
}

export function enqueueWelcomeBackMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, welcomeBackMailJob, { accountId })
}

/**
 * Deletes accounts whose grace period is over, with all rows, files and crops. One that fails does not hold up the others
 * of its batch.
 * @throws AggregateError for those that failed: the job tries them again
 */
export async function deleteExpiredAccounts(context: Context): Promise<void> {
  const before = getRestoreCutoff(context.clock.now())
  for (let ids = await findExpiredAccounts(context.db, before, batch); ids.length > 0;) {
    const failures: unknown[] = []
    for (const id of ids) {
      try {
        await deleteExpiredAccount(context, id, before)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'expired accounts could not be deleted')
    ids = await findExpiredAccounts(context.db, before, batch)
  }
}

async function deleteExpiredAccount(context: Context, id: string, before: Date): Promise<void> {
  // Remove the account from the counters of others before its rows are deleted. Usually this is already done.
  for (const rows of countedRows) await adjustCounters(context.db, rows, { accountId: id })
  await context.db.transaction().execute(async (trx) => {
    const files = await findFileNames(trx, id)
    await deleteExport(context, trx, id)
    if (!(await deleteAccount(trx, id, before))) return
    await enqueueFileRemoval(context, trx, files)
    await context.outbox.publish(trx, accountDeleted, { accountId: id })
  })
}

export function deactivationJobs(context: Context): JobDefinition<never>[] {
  return [
    createAccountMailJob(context, { name: deactivatedMailJob, texts: deactivatedMail, path: '/login' }),
    createAccountMailJob(context, { name: welcomeBackMailJob, texts: welcomeBackMail, path: '/' }),
    { name: 'cancellation.sweep', schedule: '7 * * * *', run: () => deleteExpiredAccounts(context) },
  ]
}
