import { limits } from '@brilla/contract/platform/limits'
import { acceptedDocuments, documentRules } from '../../content/post/composer/document-rules.ts'
import { photoRules } from '../../content/post/composer/photo-rules.ts'
import { isImageFile } from '../../media/image-file.ts'
import type { UploadRules } from '../../media/upload.ts'

/** The `accept` attribute of the file input. */
export const acceptedFiles = `image/*,.heic,.heif,${acceptedDocuments}`

const getRules = (file: Pick<File, 'name' | 'type'>) => (isImageFile(file) ? photoRules : documentRules)

/** How the documents of a verification are uploaded: photos and documents, like those of posts. */
export const verificationFileRules: UploadRules = {
  presign: 'presignVerificationFile',
  max: limits.verificationFilesMax,
  concurrency: 3,
  check: (file) => getRules(file).check(file),
  prepare: (file) => getRules(file).prepare(file),
  presignBody: (file, blob) => getRules(file).presignBody(file, blob),
  // A private file has no address.
  getPreview: () => null,
  getRejection: (error, file) => getRules(file).getRejection(error, file),
}
