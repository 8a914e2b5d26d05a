/** The preview of a profile for guests (P-profiles-16): part of the document of the profile, not a route of the API. */
import type { AccountType } from './fields.ts'

/** All that a guest learns of somebody. */
export interface PublicPreview {
  name: string
  profileUrl: string
  type: AccountType
  /** Category ids, 1 to 8. */
  categories: number[]
  /** Null unless everyone may see it (P-minors-11). */
  city: string | null
  /** The first lines. */
  biography: string
  /** Names of images for /resize, each with its description. */
  photos: { image: string; alt: string }[]
  /** Whether search engines may list the page (P-profiles-22). */
  isIndexable: boolean
  /** The path of the Open Graph image; another one whenever the image changes. */
  picture: string
}

/** Size of the Open Graph image in pixels, as networks recommend it. */
export const pictureSize = { width: 1_200, height: 630 } as const

/** The path of the Open Graph image of a profile. */
export const picturePath = (profileUrl: string): string => `/og/${encodeURIComponent(profileUrl)}.jpg`
