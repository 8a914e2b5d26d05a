import { accountDeleted, adjustCounters, createAccountMailJob } from '../account/index.ts'
import { commentCounters } from '../comment/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import { deleteExport } from '../export/index.ts'
import { followCounters } from '../follow/index.ts'
import { likeCounters } from '../like/index.ts'
import { removeFilesLater } from '../media/index.ts'
import { postCounters } from '../post/index.ts'
import { cancelledMail, welcomeBackMail } from './deactivation.mail.ts'
import { getRestoreCutoff } from './deactivation.rules.ts'
import { deleteAccount, findFileNames, findForgotten } from './deactivation.store.ts'

const cancelledJob = 'cancellation.mail'
const welcomeBackJob = 'cancellation.welcome-back-mail'
const batch = 100

const countedRows = [...followCounters, ...postCounters, ...commentCounters, ...likeCounters]

export function mailCancelled({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, cancelledJob, { accountId })
}

export function mailWelcomeBack({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, welcomeBackJob, { accountId })
}

/** Deletes accounts whose four weeks are over, with every row, file and crop of theirs. */
export async function sweepCancelled(context: Context): Promise<void> {
  const before = getRestoreCutoff(context.clock.now())
  for (let ids = await findForgotten(context.db, before, batch); ids.length > 0;) {
    for (const id of ids) {
      // What it counted in must be out of the counters of others before it is gone; nearly always that is so already.
      for (const rows of countedRows) await adjustCounters(context.db, rows, { accountId: id })
      await context.db.transaction().execute(async (trx) => {
        const files = await findFileNames(trx, id)
        await deleteExport(context, trx, id)
        if (!(await deleteAccount(trx, id, before))) return
        await removeFilesLater(context, trx, files)
        await context.outbox.publish(trx, accountDeleted, { accountId: id })
      })
    }
    ids = await findForgotten(context.db, before, batch)
  }
}

export function deactivationJobs(context: Context): JobDefinition<never>[] {
  return [
    createAccountMailJob(context, { name: cancelledJob, texts: cancelledMail, path: '/login' }),
    createAccountMailJob(context, { name: welcomeBackJob, texts: welcomeBackMail, path: '/' }),
    { name: 'cancellation.sweep', schedule: '7 * * * *', run: () => sweepCancelled(context) },
  ]
}
