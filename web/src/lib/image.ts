import { mediaPaths } from '@brilla/contract/media-paths'

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

/** Below 100 on purpose: the difference is not visible, and cheap phones take the smaller crop. */
const phoneWidth = 85

/** The `sizes` of a photo in a post in a row of `row` photos. */
export const photoSizes = (row: number): string =>
  `(width >= 768px) ${Math.round(700 / row)}px, ${Math.round(phoneWidth / row)}vw`
