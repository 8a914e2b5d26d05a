/** Worker process that re-encodes and crops images (platform/worker-pool.ts). */
import { fitImage } from '@brilla/contract/media/image-size'
import { limits } from '@brilla/contract/platform/limits'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { lowerPriority, type TaskResult } from '../platform/worker-pool.ts'
import { drawPicture } from './draw-picture.ts'
import type { CropFormat, NormalizedImage, ImageTask, PdfFault } from './image.ts'
import { hasActiveContent } from './pdf-active-content.ts'

lowerPriority()
// One image at a time: further threads would only compete with other workers.
sharp.concurrency(1)
// Images come as bytes, or as a path that is not cropped to the same size twice: the cache would never hit.
sharp.cache(false)

/** The most that WebP can have. */
const cropHeightMax = 16_383
/** The largest that ThumbHash accepts. */
const placeholderSide = 100

// The server is gone; an orderly exit would wait for the thread that encodes.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
/** Ignores errors: the server may have exited. */
const sendResult = (result: TaskResult) => process.send?.(result, undefined, undefined, () => {})
process.on('message', async (task: ImageTask) => {
  const result = await make(task).then(
    (done) => ({ done }),
    (error: unknown) => ({ failed: String(error) }),
  )
  sendResult({ ...result, rss: process.memoryUsage.rss() })
})

async function make(task: ImageTask): Promise<NormalizedImage | Buffer | string | null> {
  if ('picture' in task) return drawPicture(task.picture, open)
  if ('pressKit' in task) {
    // Loaded on demand: most of these processes never draw one.
    const { drawPressKit } = await import('./draw-press-kit.ts')
    return drawPressKit(task.pressKit, open)
  }
  if ('contactSheet' in task) {
    const { drawContactSheet } = await import('./draw-contact-sheet.ts')
    return drawContactSheet(task.contactSheet, open)
  }
  if ('pdf' in task) {
    return inspect(Buffer.from(task.pdf))
  }
  if ('placeholderSource' in task) return createPlaceholder(task.placeholderSource)
  if (!('size' in task)) return rewrite(task.image)
  const { width, height } = task.size
  const cropped =
    height === null
      ? open(task.image).resize({ width, height: cropHeightMax, fit: 'inside', withoutEnlargement: true })
      : open(task.image).resize({ width, height, fit: 'cover' })
  return encode(cropped, task.format).toBuffer()
}

async function inspect(pdf: Buffer): Promise<PdfFault> {
  if (pdf.includes('/Encrypt')) {
    // Loaded on demand: few documents are encrypted.
    const { needsPassword } = await import('./pdf-password.ts')
    if (await needsPassword(pdf)) return 'protected'
  }
  return hasActiveContent(pdf) ? 'active' : null
}

async function rewrite(bytes: Buffer): Promise<NormalizedImage> {
  const { autoOrient } = await open(bytes).metadata()
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ ...fitImage(autoOrient), fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, placeholder: await createPlaceholder(data) }
}

async function createPlaceholder(image: Buffer): Promise<string> {
  const size = { width: placeholderSide, height: placeholderSide, fit: 'inside' } as const
  const { data, info } = await open(image)
    .resize(size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

function open(image: Buffer | string): Sharp {
  return sharp(image, { failOn: 'error', limitInputPixels: limits.imagePixelsMax }).timeout({ seconds: 30 })
}

/**
 * At effort 0 and with less color resolution, AVIF takes a fifth of the time of effort 2 at the same number of bytes:
 * about as long as WebP.
 */
function encode(image: Sharp, format: CropFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' })
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 })
  return image.jpeg({ quality: 80, progressive: true })
}
