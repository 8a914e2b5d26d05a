import { createHash } from 'node:crypto'
import type { Language } from '@brilla/contract/platform/errors'
import type { AccountType } from '@brilla/contract/platform/fields'
import { picturePath } from '@brilla/contract/media/picture-paths'
import type { PublicPreview } from '@brilla/contract/public/public-preview'
import { truncate } from '@brilla/contract/platform/truncate'
import { getVisibleCity } from '../../accounts/account/index.ts'
import type { PhotoRow, PreviewRow } from './public-preview.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

const photosPerRow = 3

/** The photos of the preview, in whole rows: one of each post first, those with the most likes before the others. */
function pickPhotos(photos: readonly PhotoRow[]): PhotoRow[] {
  const seen = new Map<string, number>()
  const picked = photos
    .map((photo) => {
      const number = seen.get(photo.post_id) ?? 0
      seen.set(photo.post_id, number + 1)
      return { photo, number }
    })
    .toSorted((a, b) => a.number - b.number || b.photo.likes - a.photo.likes)
    .slice(0, serverLimits.publicPreviewPhotos)
    .map(({ photo }) => photo)
  return picked.length < photosPerRow
    ? picked
    : picked.slice(0, picked.length - (picked.length % photosPerRow))
}

/** Somebody without an account, as a reader. */
const createGuest = (language: Language) => ({ accountId: '', type: null, language })

/** What the Open Graph image shows. */
export interface Picture {
  name: string
  city: string | null
  /** Name of the photo in the storage. */
  photo: string | null
}

/** Converts a row to what guests see of it, in their language; its picture, which is shown with links, is the same in all. */
export function presentPreview(row: PreviewRow, today: Date, language: Language): PublicPreview {
  const photos = pickPhotos(row.photos).map(({ name: image, alt, width, height }) => ({
    image,
    alt,
    width,
    height,
  }))
  const city = getVisibleCity(row, createGuest(language), today)
  const picture = getPicture({
    name: row.full_name,
    city: getVisibleCity(row, createGuest('es'), today),
    photos,
  })
  const name = row.full_name
  return {
    name,
    profileUrl: row.profile_url,
    type: row.type as AccountType,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    categories: row.categories,
    city,
    biography: truncate(row.biography.trim(), serverLimits.publicPreviewBiography),
    biographyLanguage: row.biography_language || null,
    profileImage: row.profile_image,
    coverImage: row.cover_image,
    photos,
    isIndexable: row.search_engines,
    picture: `${picturePath(row.profile_url)}?v=${getPictureVersion(picture)}`,
  }
}

/** The picture of a preview. */
export const getPicture = ({
  name,
  city,
  photos,
}: Pick<PublicPreview, 'name' | 'city' | 'photos'>): Picture => ({
  name,
  city,
  photo: photos[0]?.image ?? null,
})

/** Changes with everything that the picture shows, so that it is made and fetched again. */
export const getPictureVersion = ({ name, city, photo }: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([name, city, photo]))
    .digest('hex')
    .slice(0, 16)
