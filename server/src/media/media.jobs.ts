import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { day } from '../platform/duration.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'
import { makeCommonCrops } from './common-crops.ts'
import { removeFiles } from './files.ts'
import { holdJobs } from './hold.ts'
import { deleteUnclaimed } from './upload.store.ts'

const removeJob = 'media.remove'
/** The queue of `enqueueCommonCrops`. */
export const cropsJob = 'media.crops'
const sweepMax = 500
const removeMax = 500

/** Enqueues the deletion of files and their crops once the caller's transaction has committed. */
export async function enqueueFileRemoval(
  context: Pick<Context, 'jobs'>,
  trx: Database,
  names: readonly string[],
): Promise<void> {
  for (let at = 0; at < names.length; at += removeMax) {
    await context.jobs.send(trx, removeJob, { names: names.slice(at, at + removeMax) })
  }
}

/** Enqueues the common crops of an image, so that they exist before anybody requests them (P-media-19). */
export async function enqueueCommonCrops(
  context: Pick<Context, 'jobs'>,
  trx: Database,
  name: string,
): Promise<void> {
  await context.jobs.send(trx, cropsJob, { name })
}

/** Deletes uploads that no post or profile claimed within a day (P-media-8). */
export async function deleteUnclaimedUploads(context: Context, signal?: AbortSignal): Promise<void> {
  const before = new Date(context.clock.now().getTime() - day)
  for (let swept = sweepMax; swept === sweepMax;) {
    signal?.throwIfAborted()
    swept = await context.db.transaction().execute(async (trx) => {
      const names = await deleteUnclaimed(trx, before, sweepMax)
      await enqueueFileRemoval(context, trx, names)
      return names.length
    })
  }
}

/** Jobs: deleting files, making common crops, and the hourly cleanup of unclaimed uploads. */
export function mediaJobs(context: Context): JobDefinition<never>[] {
  const remove: JobDefinition<{ names: string[] }> = {
    name: removeJob,
    run: ({ names }, { signal }) => removeFiles(context, names, signal),
  }
  const crops: JobDefinition<{ name: string }> = {
    name: cropsJob,
    // One at a time: a job makes all crops of an image, one after the other.
    isSerial: true,
    // Whatever remains missing is made on request.
    retries: 2,
    logFailuresAsInfo: true,
    run: ({ name }, { signal }) => makeCommonCrops(context, name, signal),
  }
  const sweep: JobDefinition<object> = {
    name: 'media.sweep',
    schedule: '37 * * * *',
    run: (_, { signal }) => deleteUnclaimedUploads(context, signal),
  }
  return [remove, crops, sweep, ...holdJobs(context)]
}
