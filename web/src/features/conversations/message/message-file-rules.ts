import { limits } from '@brilla/contract/platform/limits'
import { isImageFile } from '../../media/image-file.ts'
import type { UploadRules } from '../../media/upload.ts'
import { acceptedDocuments, documentRules } from '../../content/post/composer/document-rules.ts'
import { photoRules } from '../../content/post/composer/photo-rules.ts'

/** The `accept` attribute of the file input. */
export const acceptedFiles = `image/*,.heic,.heif,${acceptedDocuments}`

const getRules = (file: Pick<File, 'name' | 'type'>) => (isImageFile(file) ? photoRules : documentRules)

/** How images and documents of a message are uploaded: like those of posts, in one list (P-messages-9). */
export const messageFileRules: UploadRules = {
  presign: 'presignMessageFile',
  max: limits.messageFilesMax,
  concurrency: 3,
  check: (file) => getRules(file).check(file),
  prepare: (file) => getRules(file).prepare(file),
  presignBody: (file, blob) => getRules(file).presignBody(file, blob),
  // An uploaded file has no address before it is sent.
  getPreview: (file) => (typeof file !== 'string' && isImageFile(file) ? URL.createObjectURL(file) : null),
  getRejection: (error, file) => getRules(file).getRejection(error, file),
}
