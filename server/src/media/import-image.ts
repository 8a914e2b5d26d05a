import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import { fileKey } from './files.ts'
import { validateFile } from './validate-file.ts'
import type { Use } from './file-types.ts'
import { insertUpload, setReady } from './media.store.ts'
import { normalizeImage } from './image.ts'

/** Owner, use and name of an image. */
interface Owned {
  account_id: string
  use: Use
  content_type: string
  filename: string
}

/** Stores an image as an upload that is ready to be claimed; returns its name. */
export async function storeReadyUpload(
  { clock, db, storage }: Context,
  owned: Owned,
  { bytes, width, height }: { bytes: Buffer; width: number | null; height: number | null },
): Promise<string> {
  const name = `${newId(clock)}.jpg`
  // Insert the row first, so that the cleanup job removes the file if a later step fails.
  await insertUpload(db, { ...owned, name, created_at: clock.now() })
  await storage.put(fileKey(name), bytes)
  await setReady(db, name, { ready_at: clock.now(), width, height, bytes: bytes.length })
  return name
}

/** Stores an image from another server, validated and re-encoded like an upload; throws the same errors. */
export async function importImage(context: Context, owned: Owned, bytes: Buffer): Promise<string> {
  await validateFile(bytes, owned.content_type)
  return storeReadyUpload(context, owned, await normalizeImage(context, bytes))
}
