/**
 * The addresses of a stored image cropped to a size in CSS pixels, with its double for dense screens.
 * Without a height the image keeps its shape. Only the contract's `cropSizes` are served.
 */
export function crop(image: string, width: number, height?: number): { src: string; srcSet: string } {
  const at = (factor: number) => `/resize/c${width * factor}${height ? `x${height * factor}` : ''}/${image}`
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x` }
}

/** The address of a stored image as a whole, or of a document; as the contract's `mediaPaths.file`. */
export const whole = (name: string): string => `/api/files/${encodeURIComponent(name)}`

/** A stored image in its own shape, in as many pixels as `sizes` (as the `img` attribute) asks for. */
export function responsive(image: string, sizes: string): { src: string; srcSet: string; sizes: string } {
  const at = (width: number) => `/resize/c${width}/${image} ${width}w`
  return { src: `/resize/c618/${image}`, srcSet: [309, 618, 1236].map(at).join(', '), sizes }
}

/** Less than the 100 there are: a sixth fewer pixels nobody sees, and cheap phones take the smaller crop. */
const phoneWidth = 85

/** The `sizes` of a photo in a post that shares its row with others, `row` in all. */
export const photoSizes = (row: number): string =>
  `(width >= 768px) ${Math.round(700 / row)}px, ${Math.round(phoneWidth / row)}vw`
