/**
 * Holds keep files that their owner deletes, for example as evidence of a report: a deleted file that is held moves to a key
 * that no public URL leads to, and is deleted when the last hold ends.
 */
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'
import { fileKey, heldFileKey } from './files.ts'
import { deleteHolds, findHeld, insertHolds } from './hold.store.ts'
import { findUploads } from './media.store.ts'

const releaseJob = 'media.release'
const restoreJob = 'media.restore'

/**
 * Holds files for `holder`. Whatever refers to them must be locked against its deletion until the transaction ends, so that
 * the deletion of the files sees the hold.
 */
export function holdFiles(trx: Database, holder: string, names: readonly string[]): Promise<void> {
  return insertHolds(trx, holder, names)
}

/** Ends the holds of `holder`; files that were deleted meanwhile are deleted for good once the transaction has committed. */
export async function releaseFiles(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Database,
  holder: string,
): Promise<void> {
  const names = await deleteHolds(trx, holder)
  if (names.length > 0) await jobs.send(trx, releaseJob, { names })
}

/**
 * Makes files public again that were deleted and are held, once the transaction has committed, which must insert their uploads.
 * The held copies stay until the hold ends.
 */
export async function restoreFiles(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Database,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await jobs.send(trx, restoreJob, { names })
}

/** Copies the held ones of these files back; only those with an upload, because the others were deleted again meanwhile. */
async function copyFromHeld(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const name of await findUploads(db, names)) {
    signal.throwIfAborted()
    const held = await storage.open(heldFileKey(name))
    if (!held) continue
    await storage.putStream(fileKey(name), held.stream)
    // Deleted while it was copied.
    if ((await findUploads(db, [name])).length === 0) await storage.remove(fileKey(name))
  }
}

/** Opens a file, also one that exists only because it is held; null when there is none. */
export async function openHeldFile({ storage }: Pick<Context, 'storage'>, name: string) {
  return (await storage.open(fileKey(name))) ?? (await storage.open(heldFileKey(name)))
}

export function holdJobs({ db, storage }: Context): JobDefinition<never>[] {
  const release: JobDefinition<{ names: string[] }> = {
    name: releaseJob,
    async run({ names }, { signal }) {
      // Looked up here, after the commit: two holders may have ended their holds at the same time.
      const held = await findHeld(db, names)
      const released = names.filter((one) => !held.has(one))
      // Restored files may not have been copied yet, when the jobs have waited.
      await copyFromHeld({ db, storage }, released, signal)
      for (const name of released) {
        signal.throwIfAborted()
        await storage.remove(heldFileKey(name))
      }
    },
  }
  const restore: JobDefinition<{ names: string[] }> = {
    name: restoreJob,
    run: ({ names }, { signal }) => copyFromHeld({ db, storage }, names, signal),
  }
  return [release, restore]
}
