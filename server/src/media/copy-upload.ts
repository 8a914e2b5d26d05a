import type { Context } from '../context.ts'
import { createFileName, fileKey, isPrivateName, privateName } from './files.ts'
import { copyUploadRow, setReady } from './upload.store.ts'

/** Copies a stored upload to one of the same account that is ready to be claimed; null when it is gone. Returns its name. */
export async function copyUpload(
  { clock, db, storage }: Pick<Context, 'clock' | 'db' | 'storage'>,
  name: string,
): Promise<string | null> {
  const created = createFileName(clock, name.slice(name.lastIndexOf('.') + 1))
  const copy = isPrivateName(name) ? privateName(created) : created
  // Insert the row first, so that the cleanup job removes the file if a later step fails.
  const row = await copyUploadRow(db, name, { name: copy, created_at: clock.now() })
  const file = row && (await storage.open(fileKey(name)))
  if (!file) return null
  await storage.putStream(fileKey(copy), file.stream)
  const { width, height, placeholder } = row
  await setReady(db, copy, { ready_at: clock.now(), width, height, placeholder, bytes: file.bytes })
  return copy
}
