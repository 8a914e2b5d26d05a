import type { CategoryId } from '../category.ts'
import { applyNamedColors, findMotif, hasColorName } from './kit/alt-text.ts'
import { createRandom, hash } from './kit/random.ts'
import { pickScheme, schemesPerCategory } from './kit/schemes.ts'
import { createCanvas } from './kit/canvas.ts'
import type { Motif, Subject } from './kit/motif.ts'
import { motifs } from './motifs.ts'
import { namedSubjects, type SubjectName } from './named-subjects.ts'

export type Size = readonly [width: number, height: number]

const landscape: Size = [1440, 1080]
const portrait: Size = [1080, 1350]
const square: Size = [1200, 1200]
const sizes = { landscape, portrait, square }

interface PictureOptions {
  category: CategoryId
  seed: string
  altText?: string
  /** In pixels; without it, a format that suits the motif. */
  size?: Size
  /** What the picture shows; by default the motif that most words of the alternative text match. */
  subject?: SubjectName
  /** Successive numbers give successive motifs and colors; by default the number at the end of the seed. */
  number?: number
  /** The motifs to choose from; by default all of the category. */
  candidates?: readonly Motif[]
}

/** Draws one picture as an SVG string. Seeds that end in successive numbers show successive motifs and colors. */
export function drawPicture({
  category,
  seed,
  altText = '',
  size,
  subject,
  number,
  candidates = motifs[category],
}: PictureOptions): string {
  const index = number ?? Number(/\d+$/.exec(seed)?.[0].slice(-6) ?? 0)
  const start = number === undefined ? hash(seed.replace(/\d+$/, '')) : 0
  const motif: Subject =
    (subject && namedSubjects[subject]) ??
    findMotif(candidates, altText, start + index) ??
    findMotif(Object.values(motifs).flat(), altText, start + index) ??
    (candidates[(start + index) % candidates.length] as Motif)
  const random = createRandom(`${category}/${seed}`)
  // Shifted by one after each round of motifs: otherwise a motif would always have the same colors.
  const round = Math.floor(index / candidates.length)
  const colors = pickScheme(category, (start >>> 8) + (index % candidates.length) + round, random)
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
 * A picture of a category's work as an SVG string, 1440 x 1080, 1080 x 1350 or 1200 x 1200; the same seed always
 * draws the same one. Without a subject, the words of its alternative text, in either language, choose the motif; they
 * choose colors and details in any case.
 */
export const drawPhoto = (category: CategoryId, seed: string, altText = '', subject?: SubjectName): string =>
  drawPicture({ category, seed, altText, ...(subject && { subject }) })

/** A video's poster as an SVG string, 1280 x 720. */
export const drawPoster = (category: CategoryId, seed: string, subject: SubjectName): string =>
  drawPicture({ category, seed, subject, size: [1280, 720] })

/**
 * A profile's cover as an SVG string, 1800 x 700. Covers of a category with different numbers differ in their motif or
 * their colors; it throws when there are not enough of both for the number.
 */
export function drawCover(category: CategoryId, seed: string, number: number): string {
  const candidates = motifs[category].filter(({ wide }) => wide)
  if (number >= candidates.length * schemesPerCategory)
    throw new RangeError(`No cover ${number} in ${category}`)
  return drawPicture({ category, seed: `${seed}/cover`, size: [1800, 700], candidates, number })
}
