import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { curve, path, polygon, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, dust, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { folds } from './folds.ts'
import { pickClothColor } from './cloth-color.ts'

/** Cloth gathered at one place, its folds spreading from there. */
export const gathers: Motif = {
  words: folds.words,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const cloth = pickClothColor(ctx)
    const wall = random.pick([
      scheme.deep,
      scheme.dark,
      mix(scheme.light, scheme.glow, 0.4),
      mix(scheme.mid, scheme.light, 0.4),
    ])
    backdrop(ctx, [lighter(wall, 0.12), wall, darker(wall, 0.25)])
    const x = w * random.between(0.25, 0.75)
    const y = h * random.between(-0.05, 0.12)
    const reach = Math.hypot(w, h) * 1.05
    const from = Math.PI * random.between(0.16, 0.3)
    const to = Math.PI * random.between(0.7, 0.84)
    const count = random.whole(13, 22)
    const ray = (angle: number, bow: number): Point[] =>
      [0.02, 0.25, 0.55, 1].map((t): Point => [
        x + Math.cos(angle) * reach * t + Math.sin(t * Math.PI) * bow,
        y + Math.sin(angle) * reach * t,
      ])
    for (let fold = 0; fold < count; fold++) {
      const [a, b] = [from + ((to - from) * fold) / count, from + ((to - from) * (fold + 1)) / count]
      const bow = (fold / count - 0.5) * u * 0.3
      const tone =
        fold % 2 ? lighter(cloth, random.between(0.05, 0.3)) : darker(cloth, random.between(0.05, 0.3))
      const wedge = (low: number, high: number) =>
        `${curve(ray(a + (b - a) * low, bow), 8)}L${curve(ray(a + (b - a) * high, bow).reverse(), 8).slice(1)}Z`
      canvas.add(
        path(wedge(-0.1, 1.06), tone),
        path(wedge(0.02, 0.24), withOpacity(darker(cloth, 0.8), 0.42)),
        path(wedge(0.5, 0.74), withOpacity('#ffffff', random.between(0.1, 0.26))),
        path(wedge(0.8, 1), withOpacity(darker(cloth, 0.6), 0.26)),
      )
    }
    canvas.add(
      path(
        polygon([
          [0, h * 0.92],
          [w, h * 0.9],
          [w, h],
          [0, h],
        ]),
        canvas.linear([withOpacity(scheme.dark, 0), withOpacity(scheme.dark, 0.6)], [0, h * 0.88], [0, h]),
      ),
    )
    canvas.add(
      rect(
        x - u * 0.05,
        y - u * 0.02,
        u * 0.1,
        u * 0.07,
        random.pick([scheme.second, darker(cloth, 0.5), '#d8b25a']),
        u * 0.03,
      ),
    )
    beam(ctx, [random.pick([0, w]), -h * 0.1], [w / 2, h], u, scheme.glow, 0.34)
    dust(ctx, scheme.light, 30)
    vignette(ctx, 0.5)
  },
}
