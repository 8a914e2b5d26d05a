/** Files that nobody needs any more. */
import type { Context } from '../context.ts'
import type { Database } from '../core/database/index.ts'
import type { JobKind } from '../core/jobs.ts'
import { cropsFolder, fileKey } from './keys.ts'
import { deleteUploads, findUnclaimed } from './media.store.ts'

const removeJob = 'media.remove'
const day = 24 * 60 * 60 * 1000

/** Has files and their crops removed once the transaction has committed. */
export async function removeFilesLater(context: Context, trx: Database, names: string[]): Promise<void> {
  await context.jobs.send(trx, removeJob, { names })
}

async function removeFiles({ db, storage }: Context, names: string[]): Promise<void> {
  for (const name of names) {
    await storage.remove(fileKey(name))
    await storage.remove(cropsFolder(name))
  }
  if (names.length > 0) await deleteUploads(db, names)
}

export function mediaJobs(context: Context): JobKind<never>[] {
  const remove: JobKind<{ names: string[] }> = {
    name: removeJob,
    run: ({ names }) => removeFiles(context, names),
  }
  const sweep: JobKind<never> = {
    name: 'media.sweep',
    schedule: '41 * * * *',
    run: async () =>
      removeFiles(context, await findUnclaimed(context.db, new Date(context.clock.now().getTime() - day))),
  }
  return [remove, sweep]
}
