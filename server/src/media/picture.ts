/** Pictures decoded and written anew, apart from the calls (docs/decisions/0018). */
import type { Context } from '../context.ts'
import { ProblemError } from '../platform/http/problem.ts'
import { createWorkshop, WorkError } from '../platform/workshop.ts'

const program = new URL('picture.program.ts', import.meta.url)
/** From this many waiting pictures on, formats that take long to write are not made. */
const busyFrom = 8

export type CropFormat = 'avif' | 'webp' | 'jpeg'

export interface CropSize {
  width: number
  /** Null keeps the proportions. */
  height: number | null
}

/** A whole picture to be written anew, or a crop of one, given by its bytes or its path. */
export type PictureTask =
  | { picture: Buffer }
  | { picture: Buffer | string; size: CropSize; format: CropFormat }

export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

type Pictures = Pick<Context, 'pictures'>

/** Crops stand far behind the calls, and yet not so far that a busy machine makes none. */
export const createPictures = (): Context['pictures'] => ({
  uploads: createWorkshop(program, { niceness: 0 }),
  crops: createWorkshop(program, { niceness: 10, rest: 1 }),
})

/** Ends the processes that make pictures; what they were at is lost. */
export async function stopPictures({ pictures }: Pictures): Promise<void> {
  await Promise.all([pictures.uploads.stop(), pictures.crops.stop()])
}

/** Whether crops are waiting to be made. */
export function isBusy({ pictures }: Pictures): boolean {
  return pictures.crops.waiting() >= busyFrom
}

/**
 * The picture upright, without metadata (P-media-4), of a GIF the first frame (P-media-5), at most 2,048 px a
 * side, as JPEG. Refuses with `imagen_no_procesada` what cannot be decoded whole or has over 40 million pixels.
 */
export async function rewritePicture({ pictures }: Pictures, bytes: Buffer): Promise<Picture> {
  try {
    return (await pictures.uploads.run(async () => ({ picture: bytes }) satisfies PictureTask)) as Picture
  } catch (cause) {
    if (cause instanceof WorkError) throw new ProblemError('imagen_no_procesada', { cause })
    throw cause
  }
}

/** A crop around the middle; never larger than the picture unless its proportions are fixed. `load` answers its bytes or path. */
export async function cropPicture(
  { pictures }: Pictures,
  load: () => Promise<Buffer | string>,
  size: CropSize,
  format: CropFormat,
): Promise<Buffer> {
  return (await pictures.crops.run(
    async () => ({ picture: await load(), size, format }) satisfies PictureTask,
  )) as Buffer
}
