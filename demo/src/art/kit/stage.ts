import { veil } from './colour.ts'
import type { Random } from './random.ts'
import type { Scheme } from './schemes.ts'
import { circle, ellipse, polygon, path, rect } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Everything a picture is drawn with: the sheet, its size, chance and colours. `u` is the shorter side. */
export interface Stage {
  sheet: Sheet
  w: number
  h: number
  u: number
  random: Random
  c: Scheme
  /** The alternative text that the picture is drawn for, or nothing. */
  about: string
  /** Whether that text named the colours. */
  tinted: boolean
}

/** One thing a category's pictures can show. */
export interface Motif {
  /** What an alternative text says, in either language, when it means this motif. */
  words: RegExp
  /** Whether it also fills a cover's wide strip well. */
  wide?: boolean
  /** The formats that suit it; without it, any. */
  formats?: readonly Format[]
  draw(stage: Stage): void
}

export type Format = 'landscape' | 'portrait' | 'square'

/** Whether the picture is asked to show nobody. */
export const deserted = ({ about }: Stage): boolean =>
  /vac[ií][oa]|nadie|empty|nobody|no one|deserted|desiert[oa]s? la/i.test(about)

/** Fills the whole sheet from top to bottom, or at a tilt of so many pixels. */
export function backdrop({ sheet, w, h }: Stage, colours: readonly string[], tilt = 0): void {
  sheet.add(rect(0, 0, w, h, sheet.linear(colours, [w / 2 - tilt, 0], [w / 2 + tilt, h])))
}

/** Where, from the rim in, the light of a lamp gains another step of its strength. */
const rims = Array.from({ length: 34 }, (_, step) => Math.sqrt(-Math.log((step + 0.5) / 34) / 4.3))

/**
 * A soft lamp: see-through discs upon each other, whose edges the grain hides. A radial gradient of that size
 * takes five times as long to rasterise, and blur a hundred.
 */
export function glow(
  { sheet }: Stage,
  x: number,
  y: number,
  r: number,
  colour: string,
  opacity = 0.6,
  squash = 1,
): void {
  if (r * r * squash < 110_000) {
    sheet.add(ellipse(x, y, r, r * squash, sheet.halo(colour, opacity)))
    return
  }
  const each = veil(colour, 1 - (1 - Math.min(0.96, opacity)) ** (1 / rims.length))
  for (const rim of rims) sheet.add(ellipse(x, y, r * rim, r * squash * rim, each))
}

/** A cone of light from a lamp at (x, y) towards (tx, ty); `spread` is its width there. Its edge is a few soft steps. */
export function beam(
  { sheet }: Stage,
  [x, y]: readonly [number, number],
  [tx, ty]: readonly [number, number],
  spread: number,
  colour: string,
  opacity = 0.3,
): void {
  const length = Math.hypot(tx - x, ty - y) || 1
  const nx = -(ty - y) / length
  const ny = (tx - x) / length
  for (const share of [1, 0.94, 0.87, 0.79, 0.69, 0.55]) {
    const fill = sheet.linear(
      [
        [0, veil(colour, opacity * 0.34)],
        [0.5, veil(colour, opacity * 0.2)],
        [1, veil(colour, 0)],
      ],
      [x, y],
      [tx, ty],
    )
    const far = (spread / 2) * share
    const near = far * 0.08
    sheet.add(
      path(
        polygon([
          [x - nx * near, y - ny * near],
          [x + nx * near, y + ny * near],
          [tx + nx * far, ty + ny * far],
          [tx - nx * far, ty - ny * far],
        ]),
        fill,
      ),
    )
  }
}

/** Darkens the corners, so that the eye goes where the light is. */
export function vignette({ sheet, w, h, c }: Stage, opacity = 0.45): void {
  const steps = 22
  const each = veil(c.dark, 1 - (1 - opacity) ** (1 / steps))
  for (let step = 0; step < steps; step++) {
    const grow = 0.78 + (step / steps) * 0.6
    const rx = (w / 2) * grow
    const ry = (h / 2) * grow
    const hole = `M${w / 2 - rx} ${h * 0.48}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
    sheet.add(path(`M0 0H${w}V${h}H0Z${hole}`, each, 'fill-rule="evenodd"'))
  }
}

/** Lights out of focus, scattered over a band of the picture. */
export function bokeh(
  { sheet, w, h, u, random }: Stage,
  colours: readonly string[],
  count: number,
  [top, bottom]: readonly [number, number] = [0, 1],
  size = 0.05,
): void {
  for (let index = 0; index < count; index++) {
    const r = u * size * random.between(0.25, 1)
    const colour = random.pick(colours)
    const x = random.between(-0.02, 1.02) * w
    const y = random.between(top, bottom) * h
    sheet.add(circle(x, y, r, veil(colour, random.between(0.08, 0.34))))
    if (random.chance(0.5)) sheet.add(circle(x, y, r * 0.82, veil(colour, 0.12)))
  }
}

/** Dust in the light: specks that make air of an empty background. */
export function dust(
  { sheet, w, h, u, random }: Stage,
  colour: string,
  count: number,
  [left, right]: readonly [number, number] = [0, 1],
  [top, bottom]: readonly [number, number] = [0, 1],
): void {
  for (let index = 0; index < count; index++)
    sheet.add(
      circle(
        random.between(left, right) * w,
        random.between(top, bottom) * h,
        u * 0.0028 * random.between(0.4, 1.3),
        veil(colour, random.between(0.2, 0.8)),
      ),
    )
}
