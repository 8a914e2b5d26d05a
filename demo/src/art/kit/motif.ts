import type { Canvas } from './canvas.ts'
import type { Random } from './random.ts'
import type { Scheme } from './schemes.ts'

/** What a motif is drawn with. `w` and `h` are the size of the canvas in pixels, `u` its shorter side. */
export interface DrawingContext {
  canvas: Canvas
  w: number
  h: number
  u: number
  random: Random
  scheme: Scheme
  /** The alternative text that the picture is drawn for, or an empty one. */
  altText: string
  /** Whether that text names a color. */
  hasNamedColor: boolean
}

/** What a picture can show. */
export interface Subject {
  /** The formats that suit it; by default all. */
  formats?: readonly Format[]
  draw(ctx: DrawingContext): void
}

/** A subject of a category's pictures, which words of an alternative text can choose. */
export interface Motif extends Subject {
  /** Words of an alternative text, in either language, that mean this motif. */
  words: RegExp
  /** Whether it suits the wide format of covers and posters. */
  wide?: boolean
}

export type Format = 'landscape' | 'portrait' | 'square'

/** Whether the alternative text asks for a picture without people. */
export const isDeserted = ({ altText }: DrawingContext): boolean =>
  /vac[ií][oa]|nadie|empty|nobody|no one|deserted|desiert[oa]s? la/i.test(altText)
