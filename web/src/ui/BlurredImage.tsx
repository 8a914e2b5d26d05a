import type { ComponentProps } from 'react'

interface BlurredImageProps extends Omit<ComponentProps<'img'>, 'placeholder' | 'style' | 'ref'> {
  alt: string
  /** ThumbHash of the image in Base64 (P-media-18). */
  placeholder: string | null
  /** The image is wholly visible within a larger box. */
  contain?: boolean
}

/**
 * An image that is drawn blurred while it loads. Its placeholder is no state: an image that is in the cache needs none, and
 * the decoder is not part of a page's first scripts.
 */
export function BlurredImage({ placeholder, contain = false, alt, ...image }: BlurredImageProps) {
  return (
    <img
      {...image}
      alt={alt}
      ref={(element) => {
        if (!element || !placeholder || element.naturalWidth) return
        import('./drawPlaceholder.ts').then(
          ({ drawPlaceholder }) => drawPlaceholder(element, placeholder, contain ? 'contain' : 'cover'),
          () => undefined,
        )
      }}
    />
  )
}
