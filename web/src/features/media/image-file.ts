/** Files that count as images everywhere: whatever the browser may be able to decode (P-media-17). */

/** Some systems know no content type for the photos of Apple's devices. */
const appleImage = /\.hei[cf]$/i

/** Whether a file has Apple's format, which only some browsers can decode. */
export const isAppleImage = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || appleImage.test(name)

/** The `accept` attribute of a file input for images. */
export const acceptedImages = 'image/*,.heic,.heif'

/** Whether a file may be an image; only decoding it shows whether it is. */
export const isImageFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/') || (type === '' && appleImage.test(name))
