import type { Context } from '../context.ts'
import { createFileName, fileKey } from './files.ts'
import { validateFile } from './validate-file.ts'
import type { Use } from './file-types.ts'
import { insertUpload } from './upload.store.ts'
import { normalizeImage, type NormalizedImage } from './image.ts'
import { finishUpload } from './finish-upload.ts'

/** Owner, use and name of an image. */
interface Owned {
  account_id: string
  use: Use
  content_type: string
  filename: string
}

/** Stores an image as an upload that is ready to be claimed; returns its name. */
export async function storeReadyUpload(
  context: Context,
  owned: Owned,
  { bytes, ...image }: Nullable<Omit<NormalizedImage, 'bytes'>> & { bytes: Buffer },
): Promise<string> {
  const { clock, db, storage } = context
  const name = createFileName(clock, 'jpg')
  // Insert the row first, so that the cleanup job removes the file if a later step fails.
  await insertUpload(db, { ...owned, name, created_at: clock.now() })
  await storage.put(fileKey(name), bytes)
  await finishUpload(context, name, { ...image, bytes: bytes.length })
  return name
}

type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

/**
 * Stores an image from another server, validated and re-encoded like an upload; throws the same errors. Returns its name
 * and its ThumbHash.
 */
export async function importImage(
  context: Context,
  owned: Owned,
  bytes: Buffer,
): Promise<{ name: string; placeholder: string }> {
  await validateFile(context, bytes, owned.content_type)
  const image = await normalizeImage(context, bytes)
  return { name: await storeReadyUpload(context, owned, image), placeholder: image.placeholder }
}
