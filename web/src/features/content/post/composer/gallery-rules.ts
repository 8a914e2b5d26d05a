import { photoRules } from './photo-rules.ts'
import type { UploadRules } from '../../../media/upload.ts'

/** How the profile's gallery uploads photos: like the composer, but one at a time (P-media-14). */
export const galleryRules: UploadRules = { ...photoRules, concurrency: 1 }
