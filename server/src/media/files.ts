/** Storage keys of files, and their deletion. */
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import { type Clock, newId } from '../platform/clock.ts'
import type { CropFormat, CropSize } from './image.ts'
import { type FileState, findFileState } from './hold.store.ts'
import { deleteUploads } from './upload.store.ts'

/** An id and 96 random bits, which the names of older files lack. */
const base = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}(?:-[0-9a-f]{24})?'
const picturePattern = new RegExp(`^${base}\\.jpg$`)
const documentPattern = new RegExp(`^${base}\\.(pdf|doc|docx)$`)
const privatePrefix = 'private-'
const privatePattern = new RegExp(`^${privatePrefix}${base}\\.(jpg|pdf|doc|docx)$`)

/** Creates the name of a file, which nobody can guess (P-media-29): of an id 42 bits are certainly random. */
export function createFileName(clock: Clock, extension: string): string {
  return `${newId(clock)}-${randomBytes(12).toString('hex')}.${extension}`
}

/** Turns the name of a file into that of a private one, which the routes of public files do not serve (P-media-22). */
export function privateName(name: string): string {
  return `${privatePrefix}${name}`
}

/** Whether a name has the form of a private file. */
export function isPrivateName(name: string): boolean {
  return privatePattern.test(name)
}

/** Whether a name has the form of a stored image, public or private. */
export function isAnyPictureName(name: string): boolean {
  return isPictureName(name) || (isPrivateName(name) && name.endsWith('.jpg'))
}

/** Whether a name has the form of a stored image that is public; all are JPEG. */
export function isPictureName(name: string): boolean {
  return picturePattern.test(name)
}

/** Whether a name has the form of a stored document that is public. */
export function isDocumentName(name: string): boolean {
  return documentPattern.test(name)
}

/** Spreads files over 256 folders by random digits of the id. */
function addFolder(name: string): string {
  return `${name.slice(0, name.lastIndexOf('.')).slice(-2)}/${name}`
}

/** Storage key of a file. */
export function fileKey(name: string): string {
  return `uploads/${addFolder(name)}`
}

/** Storage key of a file that was deleted and is held (hold.ts). */
export function heldFileKey(name: string): string {
  return `held/${addFolder(name)}`
}

/** Storage key of the folder with all crops of an image. */
export function cropsKey(name: string): string {
  return `crops/${addFolder(name)}`
}

/** Name of a crop size as in the URL: `c36x36` or `c309`. */
export function cropName({ width, height }: CropSize): string {
  return `c${width}${height === null ? '' : `x${height}`}`
}

/** Name of a crop in the folder of its image. */
export function cropFile(size: CropSize, format: CropFormat): string {
  return `${cropName(size)}.${format}`
}

/** Storage key of an Open Graph image with this photo: with its crops, so that it is deleted with the photo. */
export function pictureKey(photo: string, version: string): string {
  return `${cropsKey(photo)}/${picturePrefix}${version}.jpg`
}

/** What the names of Open Graph images begin with. */
export const picturePrefix = 'picture-'

/** Storage key of one crop. */
export function cropKey(name: string, size: CropSize, format: CropFormat): string {
  return `${cropsKey(name)}/${cropFile(size, format)}`
}

/** Reads a file into memory; null when it does not exist. */
export async function readWhole({ storage }: Pick<Context, 'storage'>, key: string): Promise<Buffer | null> {
  const file = await storage.open(key)
  return file && buffer(file.stream)
}

/** Deletes files with their crops and rows; ignores unknown names. Held files are moved (hold.ts). */
export async function removeFiles(
  context: Pick<Context, 'db' | 'storage'>,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  await deleteUploads(context.db, names.filter(isOurs))
  await settleFiles(context, names, signal)
}

const isOurs = (name: string) => isPictureName(name) || isDocumentName(name) || isPrivateName(name)

/**
 * Moves files to where they belong: a file is public while its upload has a row, and while it is held but not public, at a
 * key that no public URL leads to. Jobs about the same file may run in any order, at the same time, and again.
 */
export async function settleFiles(
  context: Pick<Context, 'db' | 'storage'>,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  for (const name of names.filter(isOurs)) {
    signal?.throwIfAborted()
    await settleFile(context, name)
  }
}

async function settleFile({ db, storage }: Pick<Context, 'db' | 'storage'>, name: string): Promise<void> {
  // Until nothing has changed meanwhile, so that the last of several jobs leaves the file where it belongs.
  for (let settled: FileState | undefined; ;) {
    const state = await findFileState(db, name)
    if (state === settled) return
    const isPublic = state === 'public' || state === 'public and held'
    const isHeld = state === 'held' || state === 'public and held'
    if (isPublic) await copyFile(storage, heldFileKey(name), fileKey(name))
    if (isHeld && !isPublic) await copyFile(storage, fileKey(name), heldFileKey(name))
    if (!isPublic) {
      await storage.remove(fileKey(name))
      await storage.remove(cropsKey(name))
    }
    if (!isHeld) await storage.remove(heldFileKey(name))
    settled = state
  }
}

/** Does nothing when there is no file, because it was moved before. */
async function copyFile(storage: Context['storage'], from: string, to: string): Promise<void> {
  const file = await storage.open(from)
  if (file) await storage.putStream(to, file.stream)
}
