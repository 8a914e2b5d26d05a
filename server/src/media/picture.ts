/** Open Graph images: drawn on the first request and stored with the crops of their photo. */
import type { Context } from '../context.ts'
import { TaskError } from '../platform/worker-pool.ts'
import { cropsKey, fileKey, pictureKey, picturePrefix, readWhole } from './files.ts'
import { drawPictureInPool, type PictureContent } from './image.ts'

interface PictureOrder extends Pick<PictureContent, 'name' | 'place'> {
  /** Name of the photo in the storage. */
  photo: string | null
  /** Changes with what the picture shows. */
  version: string
}

/**
 * Returns an Open Graph image. `beforeDrawing` is called when it has to be drawn and may refuse. Without a photo, or when
 * that cannot be read, it has none and is not stored.
 */
export async function getPicture(
  context: Pick<Context, 'storage' | 'imagePools'>,
  { photo, version, ...text }: PictureOrder,
  beforeDrawing: () => Promise<void>,
): Promise<Buffer> {
  const stored = photo === null ? null : await readWhole(context, pictureKey(photo, version))
  if (stored) return stored
  await beforeDrawing()
  return (
    (photo === null ? null : await drawAndStore(context, photo, version, text)) ??
    drawPictureInPool(context, async () => ({ ...text, photo: null }))
  )
}

/** Null when the photo is missing or cannot be read. */
async function drawAndStore(
  context: Pick<Context, 'storage' | 'imagePools'>,
  photo: string,
  version: string,
  text: Pick<PictureContent, 'name' | 'place'>,
): Promise<Buffer | null> {
  const { storage } = context
  const load = async () =>
    (await storage.locate(fileKey(photo))) ?? (await readWhole(context, fileKey(photo)))
  if ((await load()) === null) return null
  const bytes = await drawPictureInPool(context, async () => ({ ...text, photo: await load() })).catch(
    (error: unknown) => {
      if (error instanceof TaskError) return null
      throw error
    },
  )
  if (!bytes) return null
  const folder = cropsKey(photo)
  // Of each photo only the latest picture is stored: earlier ones show an earlier name or city.
  const earlier = (await storage.list(folder)).filter((file) => file.startsWith(picturePrefix))
  for (const file of earlier) await storage.remove(`${folder}/${file}`)
  await storage.put(pictureKey(photo, version), bytes, { durable: false })
  // The photo may have been deleted in the meantime, and its crops must not outlive it.
  if ((await load()) === null) await storage.remove(folder)
  return bytes
}
