import type { CSSProperties } from 'react'
import { buildSrcSet, getCategoryImage } from './category-images.ts'
import type { Hue } from './CategoryMark.tsx'
import { cn } from '../../../ui/cn.ts'

/** A category's image, 4:5, decorative. `sizes` is the displayed size; `eager` for images above the fold. */
export function CategoryImage({
  hue,
  sizes,
  eager = false,
  className,
  style,
}: {
  hue: Hue
  sizes: string
  eager?: boolean
  className?: string
  style?: CSSProperties
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={buildSrcSet(hue, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={buildSrcSet(hue, 'webp')} sizes={sizes} />
      <img
        src={getCategoryImage(hue, 640, 'webp')}
        alt=""
        width={640}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        className={cn('size-full object-cover', className)}
        style={style}
      />
    </picture>
  )
}
