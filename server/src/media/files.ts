/** Storage keys of files, and their deletion. */
import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import type { CropFormat, CropSize } from './image.ts'
import { findHeld } from './hold.store.ts'
import { deleteUploads } from './media.store.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}'
const picturePattern = new RegExp(`^${uuid}\\.jpg$`)
const documentPattern = new RegExp(`^${uuid}\\.(pdf|doc|docx)$`)
const privatePrefix = 'private-'
const privatePattern = new RegExp(`^${privatePrefix}${uuid}\\.(jpg|pdf|doc|docx)$`)

/** Turns the name of a file into that of a private one, which the routes of public files do not serve (P-media-22). */
export function privateName(name: string): string {
  return `${privatePrefix}${name}`
}

/** Whether a name has the form of a private file. */
function isPrivateName(name: string): boolean {
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

/** Moves a deleted file to where no public URL leads; does nothing when that has happened. */
async function moveToHeld({ storage }: Context, name: string): Promise<void> {
  const file = await storage.open(fileKey(name))
  if (file) await storage.putStream(heldFileKey(name), file.stream)
}

/** Deletes files with their crops and rows; ignores unknown names. Held files are moved (hold.ts). */
export async function removeFiles(
  context: Context,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const ours = names.filter((name) => isPictureName(name) || isDocumentName(name) || isPrivateName(name))
  const held = await findHeld(context.db, ours)
  // First, so that a copy that is being restored sees that the file is deleted again.
  await deleteUploads(context.db, ours)
  for (const name of ours) {
    signal?.throwIfAborted()
    if (held.has(name)) await moveToHeld(context, name)
    await context.storage.remove(fileKey(name))
    await context.storage.remove(cropsKey(name))
  }
}
