/** How photos are taken into a post: any picture that the browser can read, made smaller before it is sent. */
import { limits } from '@brilla/contract/limits'
import { crop } from '../../../lib/image.ts'
import { RejectedFile, type UploadRules } from '../../media/upload.ts'

/** What the server takes as it is; the rest becomes a JPEG. */
const kinds = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']
const longestSide = 2048

/** What the composer takes as a photo (P-posts-25). */
export const photoRules: UploadRules = {
  max: limits.postFilesMax,
  concurrency: 3,
  check(file) {
    if (!file.type.startsWith('image/')) return 'kind'
    if (file.size < limits.uploadMin) return 'small'
    return file.size > limits.originalImageMax ? 'large' : null
  },
  async prepare(file) {
    const blob = await compressPhoto(file)
    if (blob.size > limits.uploadMax) throw new RejectedFile('large')
    return blob
  },
  // What a picture is called says nothing of what is sent.
  presignBody: (_file, { type }) => ({ filename: `foto.${type.split('/')[1]}`, type }),
  preview: (photo) => (typeof photo === 'string' ? crop(photo, 170, 170).src : URL.createObjectURL(photo)),
  refusal: (status) => (status === 413 ? 'large' : 'content'),
}

/**
 * A photo over the threshold as a JPEG of at most 2,048 px a side, upright; others as they are. Of a GIF that is its
 * first frame, which is all that is published of one (P-media-5).
 * @throws DOMException for what is no picture
 */
async function compressPhoto(file: File): Promise<Blob> {
  const taken = kinds.includes(file.type)
  if (taken && file.size <= limits.uploadCompressAbove) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const ctx = canvas.getContext('2d')
  if (!ctx) return file
  // A JPEG has no transparency, and what is transparent would turn black.
  ctx.fillStyle = 'white'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  return small && (small.size < file.size || !taken) ? small : file
}
