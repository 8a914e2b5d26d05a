import type { Context } from '../context.ts'
import { newId } from '../core/clock.ts'
import { fileKey, readWhole } from './files.ts'
import { findOwnPhoto, insertUpload, setReady } from './media.store.ts'

/**
 * Copies a photo of one of the account's posts, so that the picture outlives the post; answers the copy's name, an
 * upload that is ready to be claimed, or null when there is no such photo.
 */
export async function copyPhoto(
  context: Context,
  accountId: string,
  name: string,
  use: 'profile' | 'cover',
): Promise<string | null> {
  const { clock, db, storage } = context
  const photo = await findOwnPhoto(db, accountId, name)
  const bytes = photo && (await readWhole(context, fileKey(name)))
  if (!bytes) return null
  const copy = `${newId(clock)}.jpg`
  const { content_type, filename, width, height } = photo
  // The row comes first: whatever fails from here on is swept.
  await insertUpload(db, {
    name: copy,
    account_id: accountId,
    use,
    content_type,
    filename,
    created_at: clock.now(),
  })
  await storage.put(fileKey(copy), bytes)
  await setReady(db, copy, { ready_at: clock.now(), width, height, bytes: bytes.length })
  return copy
}
