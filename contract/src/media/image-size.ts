/** The size of stored images, for the server and for the browser, which makes large ones smaller before sending (P-media-4). */

const longSideMax = 2_048
/** A screenshot of a long page stays readable with this width. */
const shortSideMin = 1_080
/** What phones can decode. */
const areaMax = 24_000_000

interface Size {
  width: number
  height: number
}

/** Returns the size, of the same shape, to which an image is made smaller; never larger than it is. */
export function fitImage({ width, height }: Size): Size {
  const bySides = Math.max(longSideMax / Math.max(width, height), shortSideMin / Math.min(width, height))
  const scale = Math.min(1, bySides, Math.sqrt(areaMax / (width * height)))
  const round = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: round(width), height: round(height) }
}
