import { limits } from '@brilla/contract/platform/limits'
import type { Context } from '../context.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { cropsKey, fileKey } from './files.ts'
import { normalizeImage } from './image.ts'
import { findFileType } from './file-types.ts'
import { finishUpload } from './finish-upload.ts'
import { endLease, findUploader, leaseUpload } from './upload.store.ts'
import { validateFile } from './validate-file.ts'

/** Milliseconds; longer than a storage takes before it gives up. */
const leaseMax = 90_000

/**
 * Validates the bytes of an upload and stores them; a second time replaces the first, until a post or profile claims it.
 * No transaction is open while images are decoded or files written: a lease keeps others from writing, and the upload
 * from being claimed. It ends at once when the write fails, so that the next attempt can begin. Refuses with `forbidden` what is claimed, and with `unavailable` what is being written.
 */
export async function storeUpload(
  context: Pick<Context, 'clock' | 'db' | 'imagePools' | 'jobs' | 'log' | 'storage' | 'virusScanner'>,
  name: string,
  contentType: string,
  bytes: Buffer,
): Promise<void> {
  const { clock, db, log, storage } = context
  if (bytes.length < limits.uploadMin) throwProblem('size')
  await validateFile(context, bytes, contentType)
  const file = findFileType(contentType)?.isImage
    ? await normalizeImage(context, bytes)
    : { bytes, width: null, height: null, placeholder: null }
  const now = clock.now()
  const lease = new Date(now.getTime() + leaseMax)
  if (!(await leaseUpload(db, name, now, lease))) {
    const isClaimed = (await findUploader(db, name)) === undefined
    if (isClaimed) throwProblem('forbidden')
    throwProblem('unavailable', { retryAfter: 1 })
  }
  try {
    await storage.put(fileKey(name), file.bytes)
    await storage.remove(cropsKey(name))
  } catch (error) {
    await endLease(db, name, lease).catch((cause: unknown) =>
      log.warn(cause, 'the lease of an upload was not ended; it will expire'),
    )
    throw error
  }
  // Another process has taken over what took this long.
  if (!(await finishUpload(context, name, { ...file, bytes: file.bytes.length }, lease)))
    throwProblem('unavailable', { retryAfter: 1 })
}
