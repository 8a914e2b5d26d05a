/** Crops of pictures: each made once, when it is first asked for, and kept. */
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

/** A crop size (P-media-10) by its name in the address (`c36x36`); no other is ever made. */
export function findCropSize(name: string): CropSize | undefined {
  return sizes.get(name)
}

/** The formats that the client accepts, the smallest first; AVIF and WebP only where `Accept` names them. */
export function acceptedFormats(request: IncomingMessage): CropFormat[] {
  const types = [accepts(request).types()].flat()
  return [...(['avif', 'webp'] as const).filter((format) => types.includes(`image/${format}`)), 'jpeg']
}

class MissingPicture extends Error {}

/** Answers crops; null for a picture that is not there. Calls for a crop that is being made wait for the same one. */
export function createCrops(context: Pick<Context, 'storage' | 'imagePools'>) {
  const { storage } = context
  const making = new Map<string, Promise<Buffer>>()

  async function make(name: string, size: CropSize, format: CropFormat): Promise<Buffer> {
    const key = fileKey(name)
    const isThere = async () => {
      const picture = await storage.open(key)
      picture?.stream.destroy()
      return picture !== null
    }
    // Where the file lies here, its bytes do not pass through the server.
    const load = async () =>
      (await storage.locate(key)) ?? (await readWhole(context, key)) ?? Promise.reject(new MissingPicture())
    const bytes = await cropImage(context, load, size, format).catch(async (error: unknown) => {
      throw (await isThere()) ? error : new MissingPicture()
    })
    await storage.put(cropKey(name, size, format), bytes, { durable: false })
    // The picture may have been removed meanwhile, and its crops must not outlive it.
    if (!(await isThere())) await storage.remove(cropsKey(name))
    return bytes
  }

  async function find(name: string, size: CropSize, format: CropFormat): Promise<Crop | null> {
    const key = cropKey(name, size, format)
    const kept = making.has(key) ? null : await readWhole(context, key)
    return kept && { format, bytes: kept }
  }

  async function makeOnce(name: string, size: CropSize, format: CropFormat): Promise<Crop> {
    const key = cropKey(name, size, format)
    let made = making.get(key)
    if (!made) {
      made = make(name, size, format).finally(() => making.delete(key))
      making.set(key, made)
    }
    return { format, bytes: await made }
  }

  return async (name: string, size: CropSize, formats: readonly CropFormat[]): Promise<Crop | null> => {
    if (!isPictureName(name)) return null
    // Whoever takes WebP is not kept waiting for AVIF while there is a crowd.
    const wanted = isBusy(context) && formats.includes('webp') ? 'webp' : formats[0]!
    try {
      return (
        (await find(name, size, formats[0]!)) ??
        (wanted === formats[0] ? null : await find(name, size, wanted)) ??
        (await makeOnce(name, size, wanted))
      )
    } catch (error) {
      if (error instanceof MissingPicture) return null
      throw error
    }
  }
}
