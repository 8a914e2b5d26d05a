import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { curve, path, polygon, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, dust, type Motif, vignette } from '../kit/stage.ts'
import { folds } from './folds.ts'
import { dyed } from './dyed.ts'

/** Cloth gathered at one place, its folds spreading from there. */
export const gathers: Motif = {
  words: folds.words,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const cloth = dyed(stage)
    const wall = random.pick([c.deep, c.dark, mix(c.light, c.glow, 0.4), mix(c.mid, c.light, 0.4)])
    backdrop(stage, [lighter(wall, 0.12), wall, darker(wall, 0.25)])
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
      sheet.add(
        path(wedge(-0.1, 1.06), tone),
        path(wedge(0.02, 0.24), veil(darker(cloth, 0.8), 0.42)),
        path(wedge(0.5, 0.74), veil('#ffffff', random.between(0.1, 0.26))),
        path(wedge(0.8, 1), veil(darker(cloth, 0.6), 0.26)),
      )
    }
    sheet.add(
      path(
        polygon([
          [0, h * 0.92],
          [w, h * 0.9],
          [w, h],
          [0, h],
        ]),
        sheet.linear([veil(c.dark, 0), veil(c.dark, 0.6)], [0, h * 0.88], [0, h]),
      ),
    )
    sheet.add(
      rect(
        x - u * 0.05,
        y - u * 0.02,
        u * 0.1,
        u * 0.07,
        random.pick([c.second, darker(cloth, 0.5), '#d8b25a']),
        u * 0.03,
      ),
    )
    beam(stage, [random.pick([0, w]), -h * 0.1], [w / 2, h], u, c.glow, 0.34)
    dust(stage, c.light, 30)
    vignette(stage, 0.5)
  },
}
