/** Makes pictures, in a process of its own (platform/workshop.ts). */
import sharp, { type Sharp } from 'sharp'
import { giveWay, type WorkResult } from '../platform/workshop.ts'
import type { CropFormat, Picture, PictureTask } from './picture.ts'

giveWay()
// One picture at a time; threads of its own would only get in one another's way.
sharp.concurrency(1)
// Pictures come as bytes, which the cache cannot know again, or by a path whose file is never asked for twice alike.
sharp.cache(false)

const pixelsMax = 40_000_000
const sideMax = 2_048

// Nobody waits for the picture any more, and ending in order would wait for the thread that makes it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
/** A server that has gone meanwhile hears nothing. */
const answer = (result: WorkResult) => process.send?.(result, undefined, undefined, () => {})
process.on('message', async (task: PictureTask) => {
  const result = await make(task).then(
    (done) => ({ done }),
    (error: unknown) => ({ failed: String(error) }),
  )
  answer({ ...result, rss: process.memoryUsage.rss() })
})

async function make(task: PictureTask): Promise<Picture | Buffer> {
  if (!('size' in task)) return rewrite(task.picture)
  const { width, height } = task.size
  const cropped =
    height === null
      ? open(task.picture).resize({ width, withoutEnlargement: true })
      : open(task.picture).resize({ width, height, fit: 'cover' })
  return encode(cropped, task.format).toBuffer()
}

async function rewrite(bytes: Buffer): Promise<Picture> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

function open(picture: Buffer | string): Sharp {
  return sharp(picture, { failOn: 'error', limitInputPixels: pixelsMax }).timeout({ seconds: 30 })
}

/** AVIF at effort 2 takes twice the time of WebP for our sizes; above that, many times. */
function encode(picture: Sharp, format: CropFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 })
  if (format === 'webp') return picture.webp({ quality: 78, effort: 2 })
  return picture.jpeg({ quality: 80, progressive: true })
}
