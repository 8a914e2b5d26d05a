import { limits } from '@brilla/contract/platform/limits'
import { isImageFile } from '../../media/image-file.ts'

/** Which of an account's two images. */
export type ImageUse = 'profile' | 'cover'

/** Why a chosen file cannot be used; null when it can. The limit is that of the original, of which only a crop is sent. */
export function findImageError(file: File): 'type' | 'large' | null {
  if (!isImageFile(file)) return 'type'
  return file.size > limits.originalImageMax ? 'large' : null
}
