/** Pictures: decoded, turned upright, stripped of what the camera wrote, and written anew; few at a time. */
import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { refuse } from '../core/http/problem.ts'
import type { CropSize } from './media.rules.ts'

sharp.concurrency(1)
sharp.cache(false)

const queue = pLimit(2)
const maxPixels = 40_000_000
const longestSide = 2048
const formats = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'])

export interface Picture {
  jpeg: Buffer
  width: number
  height: number
}

/** What is kept of an uploaded picture: a JPEG of at most 2,048 px a side without metadata, the first frame of a GIF. */
export async function keepPicture(bytes: Buffer): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !formats.has(type.mime)) refuse('unsupported_type')
  return queue(async () => {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 84, progressive: true })
        .toBuffer({ resolveWithObject: true })
      return { jpeg: data, width: info.width, height: info.height }
    } catch (cause) {
      return refuse('imagen_no_procesada', { cause })
    }
  })
}

export type CropFormat = 'avif' | 'webp' | 'jpeg'

/** A crop of a kept picture: exactly width × height, or as wide as asked and as high as it comes; never enlarged. */
export function cropPicture(jpeg: Buffer, { width, height }: CropSize, format: CropFormat): Promise<Buffer> {
  return queue(() => {
    const crop = sharp(jpeg).resize({
      width,
      ...(height !== null && { height }),
      fit: 'cover',
      withoutEnlargement: height === null,
    })
    if (format === 'avif') return crop.avif({ effort: 2, quality: 55 }).toBuffer()
    if (format === 'webp') return crop.webp({ quality: 78, effort: 3 }).toBuffer()
    return crop.jpeg({ quality: 80, progressive: true }).toBuffer()
  })
}
