/** Images are decoded and re-encoded in worker processes (docs/decisions/0018). */
import type { Context } from '../context.ts'
import { ProblemError } from '../platform/http/problem.ts'
import { createWorkerPool, TaskError, type WorkerPool } from '../platform/worker-pool.ts'
import type { ContactSheetContent } from './contact-sheet-content.ts'
import type { PressKitContent } from './press-kit-content.ts'

const program = new URL('image.worker.ts', import.meta.url)
/** Number of waiting crops from which slow formats are skipped. */
const busyMin = 8

export type CropFormat = 'avif' | 'webp' | 'jpeg'

export interface CropSize {
  width: number
  /** Null keeps the aspect ratio. */
  height: number | null
}

/** What an Open Graph image shows (P-profiles-16); the photo is given by its bytes or its path. */
export interface PictureContent {
  name: string
  /** Below the name, such as the city; empty for nothing. */
  place: string
  photo: Buffer | string | null
}

/** A PDF to draw. */
export type PdfTask = { pressKit: PressKitContent } | { contactSheet: ContactSheetContent }

/** An image to re-encode, to crop, both given by bytes or path, to describe by its placeholder, or to draw; a PDF to draw, or to inspect. */
export type ImageTask =
  | { image: Buffer }
  | { placeholderSource: Buffer }
  | { image: Buffer | string; size: CropSize; format: CropFormat }
  | { picture: PictureContent }
  | PdfTask
  | { pdf: Buffer }

export interface NormalizedImage {
  bytes: Buffer
  width: number
  height: number
  /** ThumbHash in Base64 (P-media-18). */
  placeholder: string
}

type WithPools = Pick<Context, 'imagePools'>

/**
 * Requested crops run at low priority, but high enough to make progress on a busy machine; those that nobody has requested
 * yet, at the lowest.
 */
export const createImagePools = (): Context['imagePools'] => ({
  uploads: createWorkerPool(program, { niceness: 0 }),
  crops: createWorkerPool(program, { niceness: 10, idleRatio: 1 }),
  background: createWorkerPool(program, { niceness: 19 }),
})

/** Kills the worker processes; running tasks are lost. */
export async function stopImagePools({ imagePools }: WithPools): Promise<void> {
  await Promise.all(Object.values(imagePools).map((pool) => pool.stop()))
}

/** Whether there is a backlog of crops. */
export function isBusy({ imagePools }: WithPools): boolean {
  return imagePools.crops.waiting() >= busyMin
}

/**
 * Re-encodes an image as JPEG: upright, without metadata (P-media-4), the first frame of an animation (P-media-5). Throws
 * `too_many_pixels` for images over 40 million pixels, `imagen_no_procesada` for those that cannot be decoded.
 */
export async function normalizeImage({ imagePools }: WithPools, bytes: Buffer): Promise<NormalizedImage> {
  try {
    return (await imagePools.uploads.run(
      async () => ({ image: bytes }) satisfies ImageTask,
    )) as NormalizedImage
  } catch (cause) {
    if (!(cause instanceof TaskError)) throw cause
    const isTooLarge = cause.message.includes('exceeds pixel limit')
    throw new ProblemError(isTooLarge ? 'too_many_pixels' : 'imagen_no_procesada', { cause })
  }
}

/** Crops around the center; enlarges only when both dimensions are fixed. `load` returns the image's bytes or path. */
export async function cropImage(
  pool: WorkerPool,
  load: () => Promise<Buffer | string>,
  size: CropSize,
  format: CropFormat,
): Promise<Buffer> {
  return (await pool.run(async () => ({ image: await load(), size, format }) satisfies ImageTask)) as Buffer
}

/** Returns the ThumbHash of a stored image in Base64; throws TaskError when it cannot be decoded. */
export async function createPlaceholder(
  { imagePools }: WithPools,
  load: () => Promise<Buffer>,
): Promise<string> {
  const run = async () => ({ placeholderSource: await load() }) satisfies ImageTask
  return (await imagePools.background.run(run)) as string
}

/** Draws an Open Graph image, as JPEG. */
export async function drawPictureInPool(
  { imagePools }: WithPools,
  load: () => Promise<PictureContent>,
): Promise<Buffer> {
  return (await imagePools.crops.run(async () => ({ picture: await load() }) satisfies ImageTask)) as Buffer
}

/** Draws a PDF for which somebody waits. Throws `unavailable` when that fails or takes too long. */
export async function drawPdfInPool(
  { imagePools }: WithPools,
  load: () => Promise<PdfTask>,
): Promise<Buffer> {
  try {
    return (await imagePools.uploads.run(async () => (await load()) satisfies ImageTask)) as Buffer
  } catch (cause) {
    if (cause instanceof TaskError) throw new ProblemError('unavailable', { cause, retryAfter: 30 })
    throw cause
  }
}

/** What is wrong with a PDF: it opens only with its password, or has something to run or unpack. */
export type PdfFault = 'protected' | 'active' | null

/** Returns what is wrong with a PDF; throws `unsupported_type` for one that cannot be read within the limits. */
export async function inspectPdf({ imagePools }: WithPools, bytes: Buffer): Promise<PdfFault> {
  try {
    return (await imagePools.uploads.run(async () => ({ pdf: bytes }) satisfies ImageTask)) as PdfFault
  } catch (cause) {
    if (cause instanceof TaskError) throw new ProblemError('unsupported_type', { cause })
    throw cause
  }
}
