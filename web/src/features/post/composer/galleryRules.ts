import { checkGalleryFile } from './galleryFile.ts'
import { photoRules } from './photoRules.ts'
import type { UploadRules } from '../../media/upload.ts'

/** How the profile's gallery uploads photos: one at a time (P-media-14). */
export const galleryRules: UploadRules = { ...photoRules, concurrency: 1, check: checkGalleryFile }
