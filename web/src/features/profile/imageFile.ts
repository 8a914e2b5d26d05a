import { limits } from '@brilla/contract/limits'

/** Which of an account's two images. */
export type ImageUse = 'profile' | 'cover'

/** The file types that are accepted for both (P-media-13). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif']

/** Why a chosen file cannot be used; null when it can. The limit is that of the original, of which only a crop is sent. */
export function findImageError(file: File): 'type' | 'large' | null {
  if (!imageTypes.includes(file.type)) return 'type'
  return file.size > limits.originalImageMax ? 'large' : null
}
