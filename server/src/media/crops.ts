/** Image crops, created on the first request and stored. */
import type { IncomingMessage } from 'node:http'
import { cropSizes } from '@brilla/contract/limits'
import accepts from 'accepts'
import type { Context } from '../context.ts'
import { cropKey, cropName, cropsKey, fileKey, isPictureName, readWhole } from './files.ts'
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

class MissingImageError extends Error {}

/** Returns a function that finds or creates a crop; null for a missing image. Concurrent requests share one creation. */
export function createCrops(context: Pick<Context, 'storage' | 'imagePools'>) {
  const { storage } = context
  const inProgress = new Map<string, Promise<Buffer>>()

  async function createCrop(name: string, size: CropSize, format: CropFormat): Promise<Buffer> {
    const key = fileKey(name)
    const exists = async () => {
      const image = await storage.open(key)
      image?.stream.destroy()
      return image !== null
    }
    // A file on the local disk is passed to the worker by path instead of by bytes.
    const load = async () =>
      (await storage.locate(key)) ??
      (await readWhole(context, key)) ??
      Promise.reject(new MissingImageError())
    const bytes = await cropImage(context, load, size, format).catch(async (error: unknown) => {
      throw (await exists()) ? error : new MissingImageError()
    })
    await storage.put(cropKey(name, size, format), bytes, { durable: false })
    // The image may have been deleted in the meantime, and its crops must not outlive it.
    if (!(await exists())) await storage.remove(cropsKey(name))
    return bytes
  }

  async function findStored(name: string, size: CropSize, format: CropFormat): Promise<Crop | null> {
    const key = cropKey(name, size, format)
    const stored = inProgress.has(key) ? null : await readWhole(context, key)
    return stored && { format, bytes: stored }
  }

  async function createCropOnce(name: string, size: CropSize, format: CropFormat): Promise<Crop> {
    const key = cropKey(name, size, format)
    let created = inProgress.get(key)
    if (!created) {
      created = createCrop(name, size, format).finally(() => inProgress.delete(key))
      inProgress.set(key, created)
    }
    return { format, bytes: await created }
  }

  return async (name: string, size: CropSize, formats: readonly CropFormat[]): Promise<Crop | null> => {
    if (!isPictureName(name)) return null
    // AVIF takes longest to encode, so it is replaced by WebP while many crops are waiting.
    const wanted = isBusy(context) && formats.includes('webp') ? 'webp' : formats[0]!
    try {
      return (
        (await findStored(name, size, formats[0]!)) ??
        (wanted === formats[0] ? null : await findStored(name, size, wanted)) ??
        (await createCropOnce(name, size, wanted))
      )
    } catch (error) {
      if (error instanceof MissingImageError) return null
      throw error
    }
  }
}
