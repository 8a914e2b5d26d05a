/** Makes the ThumbHash of images that were uploaded before the product made any (P-media-23). */
import type { Context } from '../context.ts'
import { fileKey, readWhole } from './files.ts'
import { createPlaceholder } from './image.ts'
import { findWithoutPlaceholder, setPlaceholder } from './placeholders.store.ts'

/** Images found by one statement. */
const batchSize = 100

interface PlaceholderOptions {
  /** Stops after the image that is being read. */
  signal?: AbortSignal
  /** Called for an image that is missing or cannot be decoded. */
  onFailure(name: string, error: unknown): void
}

/**
 * Reads one image after the other, at background priority, next to running servers. An interrupted run is continued by the
 * next, which leaves out what has a placeholder.
 */
export async function makePlaceholders(
  context: Pick<Context, 'db' | 'imagePools' | 'storage'>,
  { signal, onFailure }: PlaceholderOptions,
): Promise<{ made: number; failed: number }> {
  const { db } = context
  const result = { made: 0, failed: 0 }
  for (let after: string | null = null; ;) {
    const batch = await findWithoutPlaceholder(db, after, batchSize)
    for (const image of batch) {
      if (signal?.aborted) return result
      try {
        await setPlaceholder(
          db,
          image,
          await createPlaceholder(context, () => readImage(context, image.name)),
        )
        result.made += 1
      } catch (error) {
        onFailure(image.name, error)
        result.failed += 1
      }
    }
    if (batch.length < batchSize) return result
    after = batch.at(-1)!.name
  }
}

async function readImage(context: Pick<Context, 'storage'>, name: string): Promise<Buffer> {
  const bytes = await readWhole(context, fileKey(name))
  if (!bytes) throw new Error('the file is missing')
  return bytes
}
