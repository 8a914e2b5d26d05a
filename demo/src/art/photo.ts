import type { CategoryId } from '../category.ts'
import { applyNamedColors, findMotif, hasColorName } from './kit/alt-text.ts'
import { createRandom, hash } from './kit/random.ts'
import { pickScheme } from './kit/schemes.ts'
import { createCanvas } from './kit/canvas.ts'
import type { Motif } from './kit/motif.ts'
import { motifs } from './motifs.ts'

export type Size = readonly [width: number, height: number]

const landscape: Size = [1600, 1200]
const portrait: Size = [1200, 1500]
const square: Size = [1400, 1400]
const sizes = { landscape, portrait, square }

interface PictureOptions {
  category: CategoryId
  seed: string
  altText?: string
  /** In pixels; without it, a format that suits the motif. */
  size?: Size
  /** The motifs to choose from; by default all of the category. */
  candidates?: readonly Motif[]
}

/** Draws one picture as an SVG string. Seeds that end in successive numbers show successive motifs and colors. */
export function drawPicture({
  category,
  seed,
  altText = '',
  size,
  candidates = motifs[category],
}: PictureOptions): string {
  const index = Number(/\d+$/.exec(seed)?.[0].slice(-6) ?? 0)
  const start = hash(seed.replace(/\d+$/, ''))
  const motif =
    findMotif(candidates, altText, start + index) ??
    findMotif(Object.values(motifs).flat(), altText, start + index) ??
    (candidates[(start + index) % candidates.length] as Motif)
  const random = createRandom(`${category}/${seed}`)
  // Shifted by one after each round of motifs: otherwise a motif would always have the same colors.
  const colors = pickScheme(category, (start >>> 8) + index + Math.floor(index / candidates.length), random)
  const format = random.pick(motif.formats ?? (['landscape', 'landscape', 'portrait', 'square'] as const))
  const [w, h] = size ?? sizes[format]
  const canvas = createCanvas(w, h)
  motif.draw({
    canvas,
    w,
    h,
    u: Math.min(w, h),
    random,
    scheme: applyNamedColors(colors, altText),
    altText,
    hasNamedColor: hasColorName(altText),
  })
  return canvas.toString()
}

/**
 * A picture of a category's work as an SVG string, 1600 x 1200, 1200 x 1500 or 1400 x 1400; the same seed always
 * draws the same one. Its alternative text, in either language, picks the motif and colors that it names.
 */
export const drawPhoto = (category: CategoryId, seed: string, altText = ''): string =>
  drawPicture({ category, seed, altText })

/** A video's poster as an SVG string, 1280 x 720. */
export const drawPoster = (category: CategoryId, seed: string): string =>
  drawPicture({ category, seed, size: [1280, 720], candidates: motifs[category].filter(({ wide }) => wide) })

/** A profile's cover as an SVG string, 1800 x 700. */
export const drawCover = (category: CategoryId, seed: string): string =>
  drawPicture({ category, seed, size: [1800, 700], candidates: motifs[category].filter(({ wide }) => wide) })
