import { limits } from '@brilla/contract/platform/limits'
import type { PhotoRow } from './public-preview.store.ts'

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
