import type { SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

const saysSomething = (attribute: string) =>
  attribute === 'role' || attribute === 'title' || attribute.startsWith('aria-')

/**
 * An icon with the given shapes, which are markup of an SVG of 24 pixels. `web/plugins/icons.ts` makes those of lucide-react with it, and
 * the properties are a subset of theirs: without `role` or a label, screen readers skip the icon.
 */
export function createIcon(shapes: string) {
  return function Icon({ size = 24, className, ...others }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className === undefined ? 'lucide' : `lucide ${className}`}
        aria-hidden={!Object.keys(others).some(saysSomething) || undefined}
        {...others}
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
    )
  }
}
