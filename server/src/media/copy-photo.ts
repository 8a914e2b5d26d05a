import type { Context } from '../context.ts'
import { fileKey, readWhole } from './files.ts'
import { storeReadyUpload } from './import-image.ts'
import { findOwnPhoto } from './media.store.ts'

/**
 * Copies a photo of one of the account's posts, so that the copy outlives the post. Returns the name of the copy, an upload
 * ready to be claimed, or null when there is no such photo.
 */
export async function copyPhoto(
  context: Context,
  accountId: string,
  name: string,
  use: 'profile' | 'cover',
): Promise<string | null> {
  const photo = await findOwnPhoto(context.db, accountId, name)
  const bytes = photo && (await readWhole(context, fileKey(name)))
  if (!bytes) return null
  const { width, height, placeholder, ...owned } = photo
  const image = { bytes, width, height, placeholder }
  return storeReadyUpload(context, { ...owned, account_id: accountId, use }, image)
}
