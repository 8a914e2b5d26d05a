import { circle, ellipse, group, path, polygon, rect, rotate } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { DrawingContext, Subject } from '../kit/motif.ts'

type DrawPrint = (
  ctx: DrawingContext,
  x: number,
  y: number,
  k: number,
  inks: readonly [string, string],
) => string[]

const drawBucket: DrawPrint = (_, x, y, k, [one, two]) => [
  path(
    `M${x - k * 0.34} ${y - k * 0.2}A${k * 0.36} ${k * 0.42} 0 0 1 ${x + k * 0.34} ${y - k * 0.2}`,
    'none',
    `stroke="${two}" stroke-width="${k * 0.035}"`,
  ),
  path(
    polygon([
      [x - k * 0.38, y - k * 0.2],
      [x + k * 0.38, y - k * 0.2],
      [x + k * 0.27, y + k * 0.46],
      [x - k * 0.27, y + k * 0.46],
    ]),
    one,
  ),
  path(
    polygon([
      [x - k * 0.352, y - k * 0.02],
      [x + k * 0.352, y - k * 0.02],
      [x + k * 0.325, y + k * 0.14],
      [x - k * 0.325, y + k * 0.14],
    ]),
    two,
  ),
  ellipse(x, y - k * 0.2, k * 0.38, k * 0.09, two),
  ellipse(x, y - k * 0.19, k * 0.3, k * 0.055, darker(one, 0.5)),
]

const drawCat: DrawPrint = (_, x, y, k, [one, two]) => [
  path(
    `M${x - k * 0.34} ${y + k * 0.5}V${y - k * 0.1}L${x - k * 0.32} ${y - k * 0.5}L${x - k * 0.12} ${y - k * 0.34}H${x + k * 0.12}L${x + k * 0.32} ${y - k * 0.5}L${x + k * 0.34} ${y - k * 0.1}V${y + k * 0.5}Z`,
    one,
  ),
  ...[-1, 1].map((side) => circle(x + side * k * 0.15, y - k * 0.1, k * 0.085, '#fff7e4')),
  ...[-1, 1].map((side) => circle(x + side * k * 0.15, y - k * 0.1, k * 0.045, '#17120f')),
  path(
    polygon([
      [x - k * 0.045, y + k * 0.03],
      [x + k * 0.045, y + k * 0.03],
      [x, y + k * 0.09],
    ]),
    two,
  ),
  ...[0.2, 0.31, 0.42].map((share) => rect(x - k * 0.34, y + share * k, k * 0.68, k * 0.045, two)),
]

const drawRabbit: DrawPrint = (_, x, y, k, [one, two]) => [
  ...[-1, 1].map((side) =>
    group(
      rotate(side * 11, x, y - k * 0.15),
      ellipse(x + side * k * 0.11, y - k * 0.4, k * 0.075, k * 0.27, one),
      ellipse(x + side * k * 0.11, y - k * 0.38, k * 0.035, k * 0.19, lighter(two, 0.4)),
    ),
  ),
  circle(x, y - k * 0.06, k * 0.23, one),
  ...[-1, 1].map((side) => circle(x + side * k * 0.085, y - k * 0.09, k * 0.03, '#17120f')),
  ellipse(x, y, k * 0.035, k * 0.024, two),
  path(
    `M${x - k * 0.27} ${y + k * 0.52}Q${x - k * 0.3} ${y + k * 0.16} ${x} ${y + k * 0.15}Q${x + k * 0.3} ${y + k * 0.16} ${x + k * 0.27} ${y + k * 0.52}Z`,
    two,
  ),
  rect(x + k * 0.05, y + k * 0.32, k * 0.14, k * 0.13, darker(two, 0.35), 4),
  ...[0.26, 0.36, 0.46].map((share) => circle(x - k * 0.02, y + k * share, k * 0.017, '#fff7e4')),
]

const drawComma: DrawPrint = (_, x, y, k, [one]) => [
  circle(x, y - k * 0.06, k * 0.13, one),
  path(
    `M${x + k * 0.13} ${y - k * 0.06}Q${x + k * 0.13} ${y + k * 0.24} ${x - k * 0.12} ${y + k * 0.3}Q${x + k * 0.04} ${y + k * 0.14} ${x} ${y}Z`,
    one,
  ),
]

const prints: readonly (readonly [RegExp, DrawPrint])[] = [
  [/cubeta|bucket/i, drawBucket],
  [/gato|\bcat\b/i, drawCat],
  [/conejo|rabbit/i, drawRabbit],
  [/coma\b|comma/i, drawComma],
]

/** Prints of a bucket, a cat, a rabbit or a comma: one, a row of proofs, or a grid. */
export const posterPrint: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    const wall = random.pick([scheme.deep, mix(scheme.mid, scheme.light, 0.35), '#d9c7a4'])
    backdrop(ctx, [lighter(wall, 0.14), wall, darker(wall, 0.22)], u * 0.4)
    const drawPrint = prints.find(([words]) => words.test(altText))?.[1] ?? drawBucket
    const [columns, rows] = /fila|serie|\brow\b|series/i.test(altText)
      ? [3, 1]
      : /ret[ií]cula|grid/i.test(altText)
        ? [3, 2]
        : [1, 1]
    const wide = Math.min((w * 0.88) / columns, (h * 0.88) / rows / 1.32)
    for (let index = 0; index < columns * rows; index++) {
      const x = w / 2 + ((index % columns) - (columns - 1) / 2) * wide * 1.08
      const y = h / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * wide * 1.4
      const [pw, ph] = [wide * 0.92, wide * 1.24]
      const strength = columns > 1 && rows === 1 ? 0.35 + index * 0.32 : 1
      const paper = rows > 1 ? random.pick(['#fdf3dc', '#f6dfae', '#f3d2c4', '#dfe8dc']) : '#fbf1da'
      const inks = [mix(paper, scheme.accent, strength), mix(paper, scheme.dark, strength * 0.95)] as const
      canvas.add(
        group(
          rotate(random.between(-1.5, 1.5), x, y),
          rect(x - pw / 2 + 10, y - ph / 2 + 16, pw, ph, withOpacity('#000000', 0.3)),
          rect(x - pw / 2, y - ph / 2, pw, ph, paper),
          ...drawPrint(ctx, x, y + ph * 0.02, pw * 0.82, inks),
          rect(x - pw * 0.38, y + ph * 0.4, pw * 0.76, ph * 0.025, inks[1]),
          circle(x, y - ph * 0.47, u * 0.008, '#c9302c'),
        ),
      )
    }
    glow(ctx, w * 0.2, 0, u * 0.9, '#fff0c8', 0.35)
    vignette(ctx, 0.4)
  },
}
