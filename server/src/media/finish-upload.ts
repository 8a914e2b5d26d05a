import type { Context } from '../context.ts'
import { isAnyPictureName } from './files.ts'
import { enqueueCommonCrops } from './media.jobs.ts'
import { type StoredFacts, setReady } from './upload.store.ts'

/**
 * Marks a stored file as ready, and has the common crops of an image made; false when `lease`, null where nobody else
 * could write the file, was lost.
 */
export async function finishUpload(
  context: Pick<Context, 'clock' | 'db' | 'jobs'>,
  name: string,
  facts: Omit<StoredFacts, 'ready_at'>,
  lease: Date | null = null,
): Promise<boolean> {
  const { clock, db } = context
  return db.transaction().execute(async (trx) => {
    const isReady = await setReady(trx, name, { ...facts, ready_at: clock.now() }, lease)
    if (isReady && isAnyPictureName(name)) await enqueueCommonCrops(context, trx, name)
    return isReady
  })
}
