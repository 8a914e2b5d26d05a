import { thumbHashToDataURL } from 'thumbhash'
import { isImageLoaded } from './blank-image.ts'

/** Draws a ThumbHash (Base64) behind an image until it is loaded. */
export function drawPlaceholder(image: HTMLImageElement, hash: string, size: 'cover' | 'contain'): void {
  if (isImageLoaded(image)) return
  const url = thumbHashToDataURL(Uint8Array.from(atob(hash), (byte) => byte.charCodeAt(0)))
  image.style.background = `center / ${size} no-repeat url(${url})`
  // The ThumbHash has not quite the shape of the image.
  image.addEventListener('load', () => {
    if (isImageLoaded(image)) image.style.background = ''
  })
}
