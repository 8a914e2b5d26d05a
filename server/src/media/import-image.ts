import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import { fileKey } from './files.ts'
import { validateFile } from './validate-file.ts'
import type { Use } from './media.kinds.ts'
import { insertUpload, setReady } from './media.store.ts'
import { normalizeImage } from './image.ts'

/** Whose picture it is, what for, and what it is called. */
interface Owned {
  account_id: string
  use: Use
  content_type: string
  filename: string
}

/** Keeps a picture as an upload that is ready to be claimed; answers its name. */
export async function storeReadyUpload(
  { clock, db, storage }: Context,
  owned: Owned,
  { bytes, width, height }: { bytes: Buffer; width: number | null; height: number | null },
): Promise<string> {
  const name = `${newId(clock)}.jpg`
  // The row comes first: whatever fails from here on is swept.
  await insertUpload(db, { ...owned, name, created_at: clock.now() })
  await storage.put(fileKey(name), bytes)
  await setReady(db, name, { ready_at: clock.now(), width, height, bytes: bytes.length })
  return name
}

/** The same for bytes from elsewhere, judged and written anew like an upload; refuses as that does. */
export async function importImage(context: Context, owned: Owned, bytes: Buffer): Promise<string> {
  await validateFile(bytes, owned.content_type)
  return storeReadyUpload(context, owned, await normalizeImage(context, bytes))
}
