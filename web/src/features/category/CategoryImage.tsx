import type { Hue } from './CategoryMark.tsx'
import { cn } from '../../ui/cn.ts'

const widths = [320, 640] as const
const buildSrcSet = (hue: Hue, type: string) =>
  widths.map((width) => `/art/${hue}-${width}.${type} ${width}w`).join(', ')

/** A category's image, 4:5, decorative. `sizes` is the displayed size; `eager` for images above the fold. */
export function CategoryImage({
  hue,
  sizes,
  eager = false,
  className,
}: {
  hue: Hue
  sizes: string
  eager?: boolean
  className?: string
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={buildSrcSet(hue, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={buildSrcSet(hue, 'webp')} sizes={sizes} />
      <img
        src={`/art/${hue}-640.jpg`}
        alt=""
        width={640}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        className={cn('size-full object-cover', className)}
      />
    </picture>
  )
}
