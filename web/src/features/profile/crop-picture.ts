/** A rectangle of pixels of the picture after its turning. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** What of a picture is wanted: turned clockwise by `rotation` degrees, then cut out. */
export interface Framing {
  area: Area
  rotation: number
}

/** The longest side that is sent; the largest crop (P-media-10) is 1,236 px wide. */
const longestSide = 1600

/**
 * The framed part of a picture as a JPEG, named `profile_` and a random id (P-media-13).
 * @throws DOMException for what is no picture
 */
export async function cropPicture(file: File, { area, rotation }: Framing): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  const turn = (rotation * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const scale = Math.min(1, longestSide / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * scale)
  canvas.height = Math.round(area.height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) throw new DOMException('No canvas to draw on')
  // A JPEG has no transparency, and what is transparent would turn black.
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.scale(scale, scale)
  brush.translate(
    (width * cosine + height * sine) / 2 - area.x,
    (width * sine + height * cosine) / 2 - area.y,
  )
  brush.rotate(turn)
  brush.drawImage(bitmap, -width / 2, -height / 2)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new DOMException('The picture could not be written')
  return new File([blob], `profile_${crypto.randomUUID()}.jpg`, { type: 'image/jpeg' })
}
