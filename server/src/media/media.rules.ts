import { cropSizes } from '@brilla/contract/limits'

export type Use = 'profile' | 'cover' | 'photo' | 'document'

const images: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

const documents: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** What may be uploaded under this name and type; null when nothing may (content.md section 5). */
export function acceptedFile(filename: string, type: string, ext?: string) {
  const base = filename.split(/[/\\]/).at(-1) ?? ''
  if (base.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(base)) return null
  const ending = (ext ?? base.split('.').slice(1).at(-1) ?? '').replace(/^\./, '').toLowerCase()
  const mime = type.toLowerCase().trim()
  const contentType = mime === 'image' || mime === 'file' ? (images[ending] ?? documents[ending]) : mime
  if (contentType === undefined || /^(php|html?|js|mjs|svg|exe)$/.test(ending)) return null
  if (Object.values(images).includes(contentType))
    return { kind: 'image' as const, contentType, extension: 'jpg' }
  const extension = Object.keys(documents).find((known) => documents[known] === contentType)
  if (extension === undefined || (ending !== '' && ending !== extension)) return null
  return { kind: 'document' as const, contentType, extension }
}

/** The name a document keeps: lower-case, everything but letters and digits an underscore, its extension kept. */
export function cleanFilename(filename: string, extension: string): string {
  const base = (filename.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]*$/, '')
  const folded = base
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')
    .slice(0, 100)
  return `${folded || 'archivo'}.${extension}`
}

export interface CropSize {
  width: number
  height: number | null
}

/** `c36x36` or `c309` as a size; null for sizes that are not offered. */
export function cropSizeOf(text: string): CropSize | null {
  const match = /^c(\d{1,4})(?:x(\d{1,4}))?$/.exec(text)
  if (!match) return null
  const width = Number(match[1])
  const height = match[2] === undefined ? null : Number(match[2])
  return cropSizes.some((size) => size.width === width && size.height === height) ? { width, height } : null
}

/** Names that uploads are given: an id and the extension of what is kept. */
export const storedName = /^[0-9a-f-]{36}\.(jpg|pdf|doc|docx)$/
