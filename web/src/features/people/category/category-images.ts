import type { Hue } from './CategoryMark.tsx'

/** URLs with the hash of the content, so that browsers keep the images for good. */
const urls = import.meta.glob<string>('./images/*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The width of a tile in the grid, twice that, and twice the width of a tile on the landing page. */
const widths = [192, 384, 640] as const

/** URL of a category's image. */
export function getCategoryImage(hue: Hue, width: (typeof widths)[number], type: 'avif' | 'webp'): string {
  return urls[`./images/${hue}-${width}.${type}`]!
}

/** All widths of a category's image. */
export function buildSrcSet(hue: Hue, type: 'avif' | 'webp'): string {
  return widths.map((width) => `${getCategoryImage(hue, width, type)} ${width}w`).join(', ')
}
