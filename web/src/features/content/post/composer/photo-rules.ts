/** Photos of a post: any image that the browser can decode, compressed before the upload. */
import { fitImage } from '@brilla/contract/media/image-size'
import { limits } from '@brilla/contract/platform/limits'
import { crop } from '../../../../lib/image.ts'
import { isAppleImage, isImageFile } from '../../../media/image-file.ts'
import { RejectedFile, type UploadRules } from '../../../media/upload.ts'

/** The server accepts these as they are; other images are converted to JPEG. */
const acceptedTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']

/** Files that operating systems create in folders, and files that a browser would execute. */
const systemFile = /^(\.|thumbs\.db$|desktop\.ini$)|\.(php|html|js)$/i

/** How the composer uploads photos (P-posts-25). */
export const photoRules: UploadRules = {
  presign: 'presignPostFile',
  max: limits.postFilesMax,
  concurrency: 3,
  check(file) {
    if (systemFile.test(file.name)) return 'system'
    if (!isImageFile(file)) return 'kind'
    if (file.size < limits.uploadMin) return 'small'
    return file.size > limits.originalImageMax ? 'large' : null
  },
  async prepare(file) {
    const blob = await compressPhoto(file)
    if (blob.size > limits.uploadMax) throw new RejectedFile('incompressible')
    return blob
  },
  // The original name may have the extension of another type.
  presignBody: (_file, { type }) => ({ filename: `foto.${type.split('/')[1]}`, type }),
  getPreview: (photo) => (typeof photo === 'string' ? crop(photo, 170, 170).src : URL.createObjectURL(photo)),
  getRejection({ status, code }) {
    if (code === 'too_many_pixels') return 'pixels'
    if (code === 'infected') return 'infected'
    return status === 413 ? 'incompressible' : 'content'
  },
}

/**
 * Makes a photo that is over the thresholds a JPEG of the size that the server would store, with its orientation applied;
 * returns others unchanged. Of an animation only the first frame remains, which is all that is published (P-media-5).
 * @throws DOMException when it is not an image, RejectedFile when this browser cannot decode Apple's format
 */
async function compressPhoto(file: File): Promise<Blob> {
  const isAccepted = acceptedTypes.includes(file.type)
  const isTooLarge = (await countPixels(file)) > limits.imagePixelsMax
  if (isAccepted && !isTooLarge && file.size <= limits.uploadCompressAbove) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw isAppleImage(file) ? new RejectedFile('heic') : error
  })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitImage(bitmap))
  const ctx = canvas.getContext('2d')
  if (!ctx) return file
  // A JPEG has no transparency: transparent pixels would become black.
  ctx.fillStyle = 'white'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const compressed = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  const isBetter = compressed && (compressed.size < file.size || !isAccepted || isTooLarge)
  return isBetter ? compressed : file
}

/** Reads the size only, without decoding; 0 for a file that the browser cannot read. */
async function countPixels(file: File): Promise<number> {
  const image = new Image()
  const src = URL.createObjectURL(file)
  try {
    await new Promise((done, fail) => Object.assign(image, { onload: done, onerror: fail, src }))
    return image.naturalWidth * image.naturalHeight
  } catch {
    return 0
  } finally {
    URL.revokeObjectURL(src)
  }
}
