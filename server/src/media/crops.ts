/** Image crops, created on the first request and stored. */
import type { IncomingMessage } from 'node:http'
import { cropSizes } from '@brilla/contract/platform/limits'
import accepts from 'accepts'
import type { Context } from '../context.ts'
import type { WorkerPool } from '../platform/worker-pool.ts'
import { cropKey, cropName, cropsKey, fileKey, readWhole } from './files.ts'
import { type CropFormat, type CropSize, cropImage, isBusy } from './image.ts'

export interface Crop {
  format: CropFormat
  bytes: Buffer
}

const sizes = new Map(cropSizes.map((size) => [cropName(size), size]))

/** Finds an allowed crop size (P-media-10) by its name in the URL (`c36x36`). */
export function findCropSize(name: string): CropSize | undefined {
  return sizes.get(name)
}

/** Formats the client accepts, smallest first; AVIF and WebP only when `Accept` names them. */
export function negotiateFormats(request: IncomingMessage): CropFormat[] {
  const types = [accepts(request).types()].flat()
  return [...(['avif', 'webp'] as const).filter((format) => types.includes(`image/${format}`)), 'jpeg']
}

/** The image of a crop does not exist. */
export class MissingImageError extends Error {}

interface CropOrder {
  name: string
  size: CropSize
  format: CropFormat
}

/** Makes a crop in a process of `pool` and stores it; throws MissingImageError when its image does not exist. */
export async function makeCrop(
  { storage }: Pick<Context, 'storage'>,
  pool: WorkerPool,
  { name, size, format }: CropOrder,
): Promise<Buffer> {
  const key = fileKey(name)
  const exists = async () => {
    const image = await storage.open(key)
    image?.stream.destroy()
    return image !== null
  }
  // A file on the local disk is passed to the worker by path instead of by bytes.
  const load = async () =>
    (await storage.locate(key)) ??
    (await readWhole({ storage }, key)) ??
    Promise.reject(new MissingImageError())
  const bytes = await cropImage(pool, load, size, format).catch(async (error: unknown) => {
    throw (await exists()) ? error : new MissingImageError()
  })
  await storage.put(cropKey(name, size, format), bytes, { durable: false })
  // The image may have been deleted in the meantime, and its crops must not outlive it.
  if (!(await exists())) await storage.remove(cropsKey(name))
  return bytes
}

interface CropOptions {
  /** Accepted formats, best first. */
  formats: readonly CropFormat[]
  /** Whether `late` may be returned. */
  mayBeLate: boolean
}

/**
 * Milliseconds that an image of a page waits for its crop to be made. A browser has six connections for HTTP/1.1, which six slow
 * crops would otherwise occupy (P-media-20).
 */
const waitMax = 2_000

/**
 * Returns a function that finds or creates a crop of an image, whose name the caller has checked; null for a missing image, `late` when it takes longer than an
 * image of a page waits: then it is made all the same. Concurrent requests share one creation.
 */
export function createCrops(context: Pick<Context, 'storage' | 'imagePools'>) {
  const inProgress = new Map<string, Promise<Buffer>>()

  async function findStored(name: string, size: CropSize, format: CropFormat): Promise<Crop | null> {
    const key = cropKey(name, size, format)
    const stored = inProgress.has(key) ? null : await readWhole(context, key)
    return stored && { format, bytes: stored }
  }

  async function createCropOnce(name: string, size: CropSize, format: CropFormat): Promise<Crop> {
    const key = cropKey(name, size, format)
    let created = inProgress.get(key)
    if (!created) {
      created = makeCrop(context, context.imagePools.crops, { name, size, format }).finally(() =>
        inProgress.delete(key),
      )
      inProgress.set(key, created)
    }
    return { format, bytes: await created }
  }

  return async (
    name: string,
    size: CropSize,
    { formats, mayBeLate }: CropOptions,
  ): Promise<Crop | 'late' | null> => {
    // AVIF takes longest to encode, so it is replaced by WebP while many crops are waiting.
    const wanted = isBusy(context) && formats.includes('webp') ? 'webp' : formats[0]!
    const createCrop = () => createCropOnce(name, size, wanted)
    try {
      return (
        (await findStored(name, size, formats[0]!)) ??
        (wanted === formats[0] ? null : await findStored(name, size, wanted)) ??
        (await (mayBeLate ? withinWait(createCrop()) : createCrop()))
      )
    } catch (error) {
      if (error instanceof MissingImageError) return null
      throw error
    }
  }
}

async function withinWait<Result>(result: Promise<Result>): Promise<Result | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(resolve, waitMax, 'late')
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}
