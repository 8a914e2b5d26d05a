/** The crops that our own pages show, made after the upload, before anybody requests them (P-media-19). */
import type { Context } from '../context.ts'
import { messageImageWidths } from '@brilla/contract/platform/limits'
import { makeCrop, MissingImageError } from './crops.ts'
import type { Use } from './file-types.ts'
import { cropFile, cropsKey } from './files.ts'
import type { CropSize } from './image.ts'
import { findStored } from './upload.store.ts'

const square = (...sides: number[]): CropSize[] => sides.map((side) => ({ width: side, height: side }))
const wide = (...widths: number[]): CropSize[] => widths.map((width) => ({ width, height: null }))
const cards: CropSize[] = [
  { width: 318, height: 122 },
  { width: 636, height: 244 },
]

/** By the use of the image: in posts and the viewer, on cards, as avatar; those of the first screen first. */
const commonSizes: Record<Use, CropSize[]> = {
  photo: [...wide(1236, 618, 309), ...square(340, 170)],
  poster: wide(1236, 618, 309),
  cover: [...wide(1236, 618, 309), ...cards],
  profile: square(92, 184, 36, 72, 170, 340),
  document: [],
  'message-photo': wide(...messageImageWidths),
  'message-document': [],
  verification: [],
}

/** AVIF, which all current browsers accept; other formats are made on request. */
const format = 'avif'

/** Makes the common crops of an image that do not exist yet. */
export async function makeCommonCrops(
  context: Pick<Context, 'db' | 'imagePools' | 'storage'>,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, imagePools, storage } = context
  const upload = await findStored(db, name)
  if (!upload) return
  try {
    const existing = new Set(await storage.list(cropsKey(name)))
    for (const size of commonSizes[upload.use]) {
      signal.throwIfAborted()
      if (existing.has(cropFile(size, format))) continue
      await makeCrop(context, imagePools.background, { name, size, format })
    }
  } catch (error) {
    if (!(error instanceof MissingImageError)) throw error
  }
  // A second upload under this name has replaced the image meanwhile, and its crops may be among these.
  const now = await findStored(db, name)
  if (now?.ready_at.getTime() !== upload.ready_at.getTime()) await storage.remove(cropsKey(name))
}
