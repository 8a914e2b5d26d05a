import { v4 as createUuid } from 'uuid'

/** A rectangle in pixels of the rotated image. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The part of an image to use: rotated clockwise by `rotation` degrees, then cropped to `area`. */
export interface Framing {
  area: Area
  rotation: number
}

/** The longest side of the result in pixels; the largest size that is served (P-media-10) is 1,236 px wide. */
const longestSide = 1600

/**
 * Crops an image to a JPEG named `profile_` and a random id (P-media-13).
 * @throws DOMException for a file that is not an image
 */
export async function cropImage(file: File, { area, rotation }: Framing): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  const angle = (rotation * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const scale = Math.min(1, longestSide / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * scale)
  canvas.height = Math.round(area.height * scale)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new DOMException('No canvas to draw on')
  // A JPEG has no transparency: transparent pixels would turn black.
  ctx.fillStyle = 'white'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.imageSmoothingQuality = 'high'
  ctx.scale(scale, scale)
  ctx.translate((width * cosine + height * sine) / 2 - area.x, (width * sine + height * cosine) / 2 - area.y)
  ctx.rotate(angle)
  ctx.drawImage(bitmap, -width / 2, -height / 2)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new DOMException('The image could not be written')
  return new File([blob], `profile_${createUuid()}.jpg`, { type: 'image/jpeg' })
}
