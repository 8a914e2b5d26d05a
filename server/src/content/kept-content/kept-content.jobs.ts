import type { Context } from '../../context.ts'
import { releaseFiles } from '../../media/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { deleteKept } from './kept-content.store.ts'

const batchSize = 500

/** Deletes what is kept of an account, or whose time has passed, with its files; what belongs to a case is held by the case too. */
async function deleteAll(
  context: Pick<Context, 'db' | 'jobs'>,
  which: { accountId: string } | { until: Date },
  signal?: AbortSignal,
): Promise<void> {
  for (let deleted = batchSize; deleted === batchSize;) {
    signal?.throwIfAborted()
    deleted = await context.db.transaction().execute(async (trx) => {
      const ids = await deleteKept(trx, which, batchSize)
      await releaseFiles(context, trx, ids)
      return ids.length
    })
  }
}

/** Deletes what is kept of an account that is being deleted. */
export const deleteKeptOfAccount = (context: Context, accountId: string, signal?: AbortSignal) =>
  deleteAll(context, { accountId }, signal)

/** Deletes what is no longer kept (P-moderation-27). */
export const deleteExpiredKept = (context: Context, signal?: AbortSignal) =>
  deleteAll(context, { until: context.clock.now() }, signal)

export function keptContentJobs(context: Context): JobDefinition<never>[] {
  return [
    {
      name: 'kept-content.delete-expired',
      schedule: '23 * * * *',
      run: (_, { signal }) => deleteExpiredKept(context, signal),
    },
  ]
}
