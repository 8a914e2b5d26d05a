import {
  accountDeleted,
  adjustCounters,
  countedRows,
  createAccountMailJob,
} from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { deleteExport } from '../export/index.ts'
import { notificationCounters } from '../../notifications/notification/index.ts'
import { deleteKeptOfAccount } from '../../content/kept-content/index.ts'
import { enqueueFileRemoval } from '../../media/index.ts'
import { deactivatedMail, welcomeBackMail } from './deactivation.mail.ts'
import { getRestoreCutoff } from './deactivation.rules.ts'
import {
  deleteAccount,
  type ExpiredAccount,
  findExpiredAccounts,
  lockFileNames,
  markDeletionStarted,
} from './deactivation.store.ts'
import { countedRelations } from '../recount/index.ts'
import {
  deleteComments,
  deleteConversations,
  deletePosts,
  deleteRelations,
  deleteUploads,
} from './delete-content.store.ts'

const deactivatedMailJob = 'cancellation.mail'
const welcomeBackMailJob = 'cancellation.welcome-back-mail'
const batch = 100

const allCounted = [...countedRelations.map(countedRows), ...notificationCounters]

export function enqueueDeactivatedMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, deactivatedMailJob, { accountId })
}

export function enqueueWelcomeBackMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, welcomeBackMailJob, { accountId })
}

/**
 * Deletes accounts whose grace period is over, with all rows, files and crops (P-deactivation-8). One that fails does not hold up the others.
 * Stops between two batches when `signal` is aborted; the next run goes on there.
 * @throws AggregateError for those that failed: the job tries them again
 */
export async function deleteExpiredAccounts(context: Context, signal?: AbortSignal): Promise<void> {
  const before = getRestoreCutoff(context.clock.now())
  const failures: unknown[] = []
  let after: ExpiredAccount | undefined
  do {
    const expired = await findExpiredAccounts(context.db, before, { after, max: batch })
    for (const account of expired) {
      try {
        await deleteExpiredAccount(context, account, { before, signal })
      } catch (error) {
        signal?.throwIfAborted()
        failures.push(error)
      }
    }
    after = expired.at(-1)
  } while (after)
  if (failures.length > 0) throw new AggregateError(failures, 'expired accounts could not be deleted')
}

async function deleteExpiredAccount(
  context: Context,
  { id, deletion_started_at }: ExpiredAccount,
  { before, signal }: { before: Date; signal: AbortSignal | undefined },
): Promise<void> {
  const { clock, db } = context
  if (deletion_started_at === null) {
    // Remove the account from the counters of others before its rows are deleted. Usually this is already done.
    for (const rows of allCounted) {
      await adjustCounters(db, rows, id, signal)
    }
    const isMarked = await db.transaction().execute(async (trx) => {
      if (!(await markDeletionStarted(trx, id, { before, now: clock.now() }))) return false
      await deleteExport(context, trx, id)
      return true
    })
    if (!isMarked) return
  }
  const deletion = { db, accountId: id, signal }
  await deleteRelations(deletion)
  await deleteComments(deletion)
  await deletePosts(deletion)
  const removeFiles = (trx: Database, names: string[]) => enqueueFileRemoval(context, trx, names)
  await deleteConversations(deletion, removeFiles)
  await deleteUploads(deletion, removeFiles)
  await deleteKeptOfAccount(context, id, signal)
  await db.transaction().execute(async (trx) => {
    // The uploads that another process had locked for its own deletion, and kept.
    await enqueueFileRemoval(context, trx, await lockFileNames(trx, id))
    if (await deleteAccount(trx, id)) await context.outbox.publish(trx, accountDeleted, { accountId: id })
  })
}

export function deactivationJobs(context: Context): JobDefinition<never>[] {
  return [
    createAccountMailJob(context, { name: deactivatedMailJob, texts: deactivatedMail, path: '/login' }),
    createAccountMailJob(context, { name: welcomeBackMailJob, texts: welcomeBackMail, path: '/' }),
    {
      name: 'cancellation.sweep',
      schedule: '7 * * * *',
      isSerial: true,
      // Many large accounts may take hours.
      expireAfter: 6 * 60 * 60,
      run: (_, { signal }) => deleteExpiredAccounts(context, signal),
    },
  ]
}
