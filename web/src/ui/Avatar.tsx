import { cn } from './cn.ts'
import { getInitials } from './initials.ts'
import { useBrokenImage } from './use-broken-image.ts'

const sizes = {
  xs: 'size-7 text-xs',
  // As icons are, of the same size at any text size: larger ones do not fit the bars of a phone.
  bar: 'size-[36px] text-[14px]',
  sm: 'size-9 text-sm',
  md: 'size-12 text-base',
  lg: 'size-23 text-2xl',
  xl: 'size-31 text-4xl',
  stage: 'size-42 text-5xl',
}

/**
 * A person's image, or their initials. Decorative and hidden from screen readers, since the name is next to it.
 * `image` is a result of `crop()`. Sizes in pixels: 28, 36, 48, 92, 124, 168.
 */
export function Avatar({
  name,
  image,
  size = 'md',
  className,
}: {
  name: string
  image?: { src: string; srcSet?: string } | null
  size?: keyof typeof sizes
  className?: string
}) {
  const [isBroken, markBroken] = useBrokenImage(image?.src)
  const classes = cn('shrink-0 rounded-full object-cover', sizes[size], className)
  if (image && !isBroken)
    return (
      // Small and decorative: scripts and photos come first.
      <img
        {...image}
        alt=""
        fetchPriority="low"
        decoding="async"
        // Shown until it has loaded.
        className={cn('bg-ember-tint', classes)}
        onError={markBroken}
      />
    )
  return (
    <span
      aria-hidden
      className={cn(
        classes,
        'inline-grid place-items-center bg-ember-tint font-display font-bold text-ember select-none',
      )}
    >
      {getInitials(name)}
    </span>
  )
}
