import { thumbHashToDataURL } from 'thumbhash'
import { blankImage } from './blankImage.ts'

/** Draws a ThumbHash (Base64) behind an image until it is loaded. */
export function drawPlaceholder(image: HTMLImageElement, hash: string, size: 'cover' | 'contain'): void {
  const isLoaded = () => image.naturalWidth > 0 && image.getAttribute('src') !== blankImage
  if (isLoaded()) return
  const url = thumbHashToDataURL(Uint8Array.from(atob(hash), (byte) => byte.charCodeAt(0)))
  image.style.background = `center / ${size} no-repeat url(${url})`
  // The ThumbHash has not quite the shape of the image.
  image.addEventListener('load', () => {
    if (isLoaded()) image.style.background = ''
  })
}
