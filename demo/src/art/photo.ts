import type { CategoryId } from '../category.ts'
import { askedColours, askedMotif, namesColour } from './kit/asked.ts'
import { createRandom, hash } from './kit/random.ts'
import { pickScheme } from './kit/schemes.ts'
import { createSheet } from './kit/sheet.ts'
import type { Motif } from './kit/stage.ts'
import { motifs } from './motifs.ts'

export type Size = readonly [width: number, height: number]

const landscape: Size = [1600, 1200]
const portrait: Size = [1200, 1500]
const square: Size = [1400, 1400]
const sizes = { landscape, portrait, square }

interface Wish {
  category: CategoryId
  seed: string
  about?: string
  /** The size in pixels; without it, one that suits the motif. */
  size?: Size
  /** Only these motifs of the category. */
  among?: readonly Motif[]
}

/** Paints one picture. Seeds that end in successive numbers show successive motifs and colours. */
export function paint({ category, seed, about = '', size, among = motifs[category] }: Wish): string {
  const turn = Number(/\d+$/.exec(seed)?.[0].slice(-6) ?? 0)
  const start = hash(seed.replace(/\d+$/, ''))
  const motif =
    askedMotif(among, about, start + turn) ??
    askedMotif(Object.values(motifs).flat(), about, start + turn) ??
    (among[(start + turn) % among.length] as Motif)
  const random = createRandom(`${category}/${seed}`)
  // The colours slip by one each time round the motifs, or a motif would always come in the same ones.
  const colours = pickScheme(category, (start >>> 8) + turn + Math.floor(turn / among.length), random)
  const format = random.pick(motif.formats ?? (['landscape', 'landscape', 'portrait', 'square'] as const))
  const [w, h] = size ?? sizes[format]
  const sheet = createSheet(w, h)
  motif.draw({
    sheet,
    w,
    h,
    u: Math.min(w, h),
    random,
    c: askedColours(colours, about),
    about,
    tinted: namesColour(about),
  })
  return sheet.toString()
}

/**
 * A picture of a category's work as an SVG string, 1600 x 1200, 1200 x 1500 or 1400 x 1400; the same seed always
 * draws the same one. `about`, its alternative text in either language, picks the motif and colours it names.
 */
export const drawPhoto = (category: CategoryId, seed: string, about = ''): string =>
  paint({ category, seed, about })

/** A video's poster as an SVG string, 1280 x 720. */
export const drawPoster = (category: CategoryId, seed: string): string =>
  paint({ category, seed, size: [1280, 720], among: motifs[category].filter(({ wide }) => wide) })

/** A profile's cover as an SVG string, 1800 x 700. */
export const drawCover = (category: CategoryId, seed: string): string =>
  paint({ category, seed, size: [1800, 700], among: motifs[category].filter(({ wide }) => wide) })
