import type { ComponentProps } from 'react'
import { waitForFirstPaint } from '../lib/after-paint.ts'
import { blankImage, isImageLoaded } from './blank-image.ts'
import { useBrokenImage } from './use-broken-image.ts'

interface BlurredImageProps extends Omit<ComponentProps<'img'>, 'placeholder' | 'style' | 'ref' | 'onError'> {
  src: string
  alt: string
  /** ThumbHash of the image in Base64 (P-media-18). */
  placeholder: string | null
  /** The image is wholly visible within a larger box. */
  contain?: boolean
}

/** Milliseconds: an image that arrives sooner needs no placeholder. */
const placeholderDelay = 100

/**
 * An image that is drawn blurred while it loads, and stays so if it cannot be loaded. Its placeholder is no state: an image
 * that is in the cache needs none, and the decoder is not part of a page's first scripts.
 */
export function BlurredImage({ placeholder, contain = false, alt, ...image }: BlurredImageProps) {
  const [isBroken, markBroken] = useBrokenImage(image.src)
  return (
    <img
      {...image}
      // Instead of the browser's icon of a broken image.
      {...(isBroken && { src: blankImage, srcSet: undefined })}
      onError={markBroken}
      alt={alt}
      ref={(element) => {
        if (!element || !placeholder || isImageLoaded(element)) return
        let timer: ReturnType<typeof setTimeout> | undefined
        let isGone = false
        // The decoder is neither loaded nor run before the page is painted.
        void waitForFirstPaint().then(() => {
          if (isGone) return
          timer = setTimeout(() => {
            if (isImageLoaded(element)) return
            import('./draw-placeholder.ts').then(
              // Each in a task of its own: those of a whole screen block a slow phone for a tenth of a second.
              ({ drawPlaceholder }) =>
                setTimeout(drawPlaceholder, 0, element, placeholder, contain ? 'contain' : 'cover'),
              () => undefined,
            )
          }, placeholderDelay)
        })
        return () => {
          isGone = true
          clearTimeout(timer)
        }
      }}
    />
  )
}
