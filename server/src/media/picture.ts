/** Pictures decoded and written anew, few at a time: the cores belong to the calls first. */
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { ProblemError } from '../core/http/problem.ts'

// Concurrency comes from the queue; threads of one picture's own would only get in one another's way.
sharp.concurrency(1)
// Every picture comes as bytes, which the cache cannot know again.
sharp.cache(false)

const queue = pLimit(Math.max(1, availableParallelism() - 1))

/** Waiting longer than this many pictures is no use to anybody. */
const waitingMax = 1_000
/** From this many waiting pictures on, formats that take long to write are not made. */
const busyFrom = 8

const pixelsMax = 40_000_000
const sideMax = 2_048

export type CropFormat = 'avif' | 'webp' | 'jpeg'

/** Whether pictures are waiting to be made. */
export function isBusy(): boolean {
  return queue.pendingCount >= busyFrom
}

function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= waitingMax) throw new ProblemError('unavailable', { retryAfter: 5 })
  return queue(work)
}

export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

/**
 * The picture upright, without metadata (decision 26), of a GIF the first frame (decision 32), at most 2,048 px a
 * side, as JPEG. Refuses with `imagen_no_procesada` what cannot be decoded whole or has over 40 million pixels.
 */
export async function rewritePicture(bytes: Buffer): Promise<Picture> {
  return enqueue(async () => {
    try {
      const { data, info } = await open(bytes)
        .autoOrient()
        .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch (cause) {
      throw new ProblemError('imagen_no_procesada', { cause })
    }
  })
}

export interface CropSize {
  width: number
  /** Null keeps the proportions. */
  height: number | null
}

/** A crop around the middle; never larger than the picture unless its proportions are fixed. */
export async function cropPicture(
  load: () => Promise<Buffer>,
  { width, height }: CropSize,
  format: CropFormat,
): Promise<Buffer> {
  return enqueue(async () => {
    const cropped =
      height === null
        ? open(await load()).resize({ width, withoutEnlargement: true })
        : open(await load()).resize({ width, height, fit: 'cover' })
    return encode(cropped, format).toBuffer()
  })
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMax }).timeout({ seconds: 30 })
}

/** AVIF at effort 2 takes twice the time of WebP for our sizes; above that, many times. */
function encode(picture: Sharp, format: CropFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 })
  if (format === 'webp') return picture.webp({ quality: 78, effort: 2 })
  return picture.jpeg({ quality: 80, progressive: true })
}
