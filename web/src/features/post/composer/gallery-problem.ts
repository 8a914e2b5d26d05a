/** What the profile's gallery takes (P-media-14). */
import { limits } from '@brilla/contract/limits'
import { getExtension } from './documents.ts'
import type { UploadRejection } from '../../media/upload.ts'

const extensions = ['gif', 'jpg', 'jpeg', 'png']
export const acceptedPhotos = extensions.map((extension) => `.${extension}`).join(',')

/** What systems leave in folders, and what a browser would run. */
const unwanted = /^(\.|thumbs\.db$|desktop\.ini$)|\.(php|html|js)$/i

/** What is wrong with a file for the gallery, by its name and size; null when nothing is. */
export function galleryProblem({ name, size }: Pick<File, 'name' | 'size'>): UploadRejection | null {
  if (unwanted.test(name)) return 'system'
  if (!extensions.includes(getExtension(name))) return 'extension'
  if (size < limits.uploadMin) return 'small'
  return size > limits.uploadMax ? 'large' : null
}
