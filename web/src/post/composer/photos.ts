/** The photos of a post that is being written: each on its own way to the server. */
import { limits } from '@brilla/contract/limits'

export interface Photo {
  id: string
  file: File
  /** Under which the browser shows it; null for what is no picture. */
  preview: string | null
  alt: string
  state: 'preparing' | 'uploading' | 'ready' | 'failed' | 'refused'
  /** From 0 to 1. */
  sent: number
  /** The name to hand back, once it is there. */
  filename?: string
  /** Why it failed, for the reader. */
  problem?: string
}

export const isOnItsWay = ({ state }: Photo): boolean => state === 'preparing' || state === 'uploading'

const kinds = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']
export const acceptedKinds = kinds.join(',')

/** What is wrong with a file before anything is sent; null when nothing is (content.md section 5). */
export function photoProblem(file: File): 'kind' | 'small' | 'large' | null {
  if (!kinds.includes(file.type)) return 'kind'
  if (file.size < limits.uploadMin) return 'small'
  return file.size > 4 * limits.uploadMax ? 'large' : null
}

const longestSide = 2048

/**
 * A photo over the threshold as a JPEG of at most 2,048 px a side, upright; others as they are.
 * @throws DOMException for what is no picture
 */
export async function compressPhoto(file: File): Promise<Blob> {
  if (file.size <= limits.uploadCompressAbove || file.type === 'image/gif') return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) return file
  // A JPEG has no transparency, and what is transparent would turn black.
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  return small && small.size < file.size ? small : file
}
