/** Where files lie in the storage, and how they go. */
import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import type { CropFormat, CropSize } from './image.ts'
import { deleteUploads } from './media.store.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}'
const picturePattern = new RegExp(`^${uuid}\\.jpg$`)
const documentPattern = new RegExp(`^${uuid}\\.(pdf|doc|docx)$`)

/** Whether a name could be one of our pictures, which are all kept as JPEG. */
export function isPictureName(name: string): boolean {
  return picturePattern.test(name)
}

/** Whether a name could be one of our documents. */
export function isDocumentName(name: string): boolean {
  return documentPattern.test(name)
}

/** Spread over 256 folders by an id's last, random digits. */
function spread(name: string): string {
  return `${name.slice(34, 36)}/${name}`
}

/** Where a file lies as a whole. */
export function fileKey(name: string): string {
  return `uploads/${spread(name)}`
}

/** The folder of all crops of a picture. */
export function cropsKey(name: string): string {
  return `crops/${spread(name)}`
}

/** `c36x36` or `c309`, as in the address. */
export function cropName({ width, height }: CropSize): string {
  return `c${width}${height === null ? '' : `x${height}`}`
}

/** Where one crop of a picture lies. */
export function cropKey(name: string, size: CropSize, format: CropFormat): string {
  return `${cropsKey(name)}/${cropName(size)}.${format}`
}

/** A whole file at once; null when it is not there. */
export async function readWhole({ storage }: Pick<Context, 'storage'>, key: string): Promise<Buffer | null> {
  const file = await storage.open(key)
  return file && buffer(file.stream)
}

/** Forgets files with their crops and rows; names that are not there are none. */
export async function removeFiles(context: Context, names: readonly string[]): Promise<void> {
  const ours = names.filter((name) => isPictureName(name) || isDocumentName(name))
  for (const name of ours) {
    await context.storage.remove(fileKey(name))
    await context.storage.remove(cropsKey(name))
  }
  await deleteUploads(context.db, ours)
}
