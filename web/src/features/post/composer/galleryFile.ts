/** The files that the profile's gallery accepts (P-media-14). */
import { limits } from '@brilla/contract/limits'
import { getExtension } from './documentRules.ts'
import type { UploadRejection } from '../../media/upload.ts'

const extensions = ['gif', 'jpg', 'jpeg', 'png']
export const acceptedPhotos = extensions.map((extension) => `.${extension}`).join(',')

/** Files that operating systems create in folders, and files that a browser would execute. */
const systemFile = /^(\.|thumbs\.db$|desktop\.ini$)|\.(php|html|js)$/i

/** Why the gallery rejects a file, by its name and size; null when it accepts it. */
export function checkGalleryFile({ name, size }: Pick<File, 'name' | 'size'>): UploadRejection | null {
  if (systemFile.test(name)) return 'system'
  if (!extensions.includes(getExtension(name))) return 'extension'
  if (size < limits.uploadMin) return 'small'
  return size > limits.uploadMax ? 'large' : null
}
