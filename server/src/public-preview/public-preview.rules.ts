import { limits } from '@brilla/contract/limits'
import { isMinor } from '../account/index.ts'
import type { PhotoRow, PreviewRow } from './public-preview.store.ts'

/** Whether guests may see the preview: that of an adult whose profile is complete (P-profiles-16). */
export function isPreviewed(row: PreviewRow, today: Date): boolean {
  if (isMinor(today, row.birthdate)) return false
  // Without a name of its own, an agency has that of its contact person, whom nobody sees (P-minors-5).
  if (row.type === 'agencia') return row.agency_name !== null
  return row.profile_image !== null && row.biography !== '' && row.categories.length > 0
}

const photosPerRow = 3

/** The photos of the preview, in whole rows: one of each post first, those with the most likes before the others. */
export function pickPhotos(photos: readonly PhotoRow[]): PhotoRow[] {
  const seen = new Map<string, number>()
  const picked = photos
    .map((photo) => {
      const number = seen.get(photo.post_id) ?? 0
      seen.set(photo.post_id, number + 1)
      return { photo, number }
    })
    .toSorted((a, b) => a.number - b.number || b.photo.likes - a.photo.likes)
    .slice(0, limits.publicPreviewPhotos)
    .map(({ photo }) => photo)
  return picked.length < photosPerRow
    ? picked
    : picked.slice(0, picked.length - (picked.length % photosPerRow))
}
