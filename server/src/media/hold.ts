/**
 * Holds keep files that their owner deletes, for example as evidence of a report: a deleted file that is held moves to a key
 * that no public URL leads to, and is deleted when the last hold ends.
 */
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'
import { fileKey, heldFileKey, settleFiles } from './files.ts'
import { deleteHolds, insertHolds } from './hold.store.ts'

const releaseJob = 'media.release'
const moveJob = 'media.move'

/**
 * Holds files for `holder`. Whatever refers to them must be locked against its deletion until the transaction ends, so that
 * the deletion of the files sees the hold.
 */
export function holdFiles(trx: Database, holder: string, names: readonly string[]): Promise<void> {
  return insertHolds(trx, holder, names)
}

/**
 * Ends the holds of `holders`, or only those on the files `only`; files that were deleted meanwhile are deleted for good once
 * the transaction has committed.
 */
export async function releaseFiles(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Database,
  holders: readonly string[],
  only?: readonly string[],
): Promise<void> {
  const names = await deleteHolds(trx, holders, only)
  if (names.length > 0) await jobs.send(trx, releaseJob, { names })
}

/** Moves files whose uploads the transaction deletes or inserts, once it has committed: away from the public, or back. */
export async function enqueueFileMove(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Database,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await jobs.send(trx, moveJob, { names })
}

/** Opens a file, also one that exists only because it is held; null when there is none. */
export async function openHeldFile({ storage }: Pick<Context, 'storage'>, name: string) {
  return (await storage.open(fileKey(name))) ?? (await storage.open(heldFileKey(name)))
}

export function holdJobs(context: Context): JobDefinition<never>[] {
  const names = [releaseJob, moveJob]
  return names.map((name): JobDefinition<{ names: string[] }> => ({
    name,
    run: ({ names }, { signal }) => settleFiles(context, names, signal),
  }))
}
