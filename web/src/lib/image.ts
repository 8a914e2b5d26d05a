import { mediaPaths } from '@brilla/contract/media/media-paths'

/**
 * The addresses of a stored image cropped to a size in CSS pixels, and at double size for high-density screens.
 * Without a height the image keeps its shape.
 */
export function crop(image: string, width: number, height?: number): { src: string; srcSet: string } {
  const at = (factor: number) => mediaPaths.crop(image, width * factor, height && height * factor)
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x` }
}

/** A stored image in its own aspect ratio, at the widths that `sizes` (the `img` attribute) chooses from. */
export function responsive(image: string, sizes: string): { src: string; srcSet: string; sizes: string } {
  const at = (width: number) => mediaPaths.crop(image, width)
  return { src: at(618), srcSet: [309, 618, 1236].map((width) => `${at(width)} ${width}w`).join(', '), sizes }
}

/** The image that the first screen of a page shows largest: a post's photo, a profile's cover, or the cover of a card. */
export type FirstImage = 'photo' | 'cover' | 'card'

/** Below 100 on purpose: the difference is not visible, and cheap phones take the smaller crop. */
const phoneWidth = 85

/** The `sizes` of a photo in a post in a row of `row` photos. */
export const photoSizes = (row: number): string =>
  `(width >= 768px) ${Math.round(700 / row)}px, ${Math.round(phoneWidth / row)}vw`

/** The attributes of a profile's cover. */
export const coverImage = (image: string) => responsive(image, '100vw')

/** Pixels of a profile's photo in its header. */
export const headerPhotoSize = 170

/** The attributes of a profile's photo in its header. */
export const headerPhoto = (image: string) => crop(image, headerPhotoSize, headerPhotoSize)

/** Requests an image that will probably be shown soon, after everything that is shown now; not for readers who save data. */
export function preloadImage({ src, srcSet, sizes }: { src: string; srcSet: string; sizes?: string }): void {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  const image = new Image()
  image.fetchPriority = 'low'
  // Before the address, by which the browser would choose otherwise.
  if (sizes) image.sizes = sizes
  image.srcset = srcSet
  image.src = src
}

/** The attributes of the cover on a person's card. */
export const cardImage = (image: string) => crop(image, 318, 122)

/** The `srcset` of each kind of first image, for `{image}`, and its `sizes`: of a photo, for one and for two in a row. */
export function getFirstImageAttributes(kind: FirstImage): { srcset: string; sizes: string[] } {
  const name = '{image}'
  if (kind === 'card') return { srcset: cardImage(name).srcSet, sizes: [] }
  if (kind === 'cover') return { srcset: coverImage(name).srcSet, sizes: [coverImage(name).sizes] }
  return { srcset: responsive(name, '').srcSet, sizes: [1, 2].map(photoSizes) }
}
