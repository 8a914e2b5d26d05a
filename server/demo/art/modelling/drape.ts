import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { curve, path, polygon, rect, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, dust, glow, vignette, type Motif, type Stage } from '../kit/stage.ts'
import { folds } from './cloth.ts'

const dyed = ({ c, random, tinted }: Stage) =>
  tinted
    ? c.accent
    : random.pick([c.mid, c.accent, c.second, c.deep, mix(c.accent, c.mid, 0.5), mix(c.light, c.mid, 0.3)])

/** Layers of cloth lying over each other like hills. */
export const layers: Motif = {
  words: folds.words,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const cloth = dyed(stage)
    backdrop(stage, [lighter(cloth, 0.35), cloth])
    const count = random.whole(5, 8)
    const slope = random.between(-0.35, 0.35)
    const other = random.chance(0.5) ? mix(cloth, c.second, 0.6) : cloth
    for (let layer = 0; layer < count; layer++) {
      const share = layer / (count - 1)
      const base = h * (0.06 + share * 0.82)
      const edge: Point[] = Array.from({ length: 6 }, (_, at): Point => [
        w * (at * 0.26 - 0.15),
        base + (at / 5 - 0.5) * slope * h + random.between(-0.1, 0.1) * h,
      ])
      const colour = mix(layer % 2 ? other : cloth, c.dark, share * 0.35 + (layer % 2) * 0.08)
      const ridge = curve(edge, 10)
      const body = `${ridge}L${w * 1.2} ${h * 1.4}L${-w * 0.2} ${h * 1.4}Z`
      sheet.add(
        path(body, veil(darker(colour, 0.8), 0.4), `transform="translate(${-u * 0.01} ${-u * 0.03})"`),
      )
      sheet.add(
        path(
          body,
          sheet.linear(
            [lighter(colour, 0.42), colour, darker(colour, 0.45)],
            [w * 0.4, base - h * 0.06],
            [w * 0.6, base + h * 0.3],
          ),
        ),
      )
      for (let crease = 0; crease < 4; crease++) {
        const off = u * (0.03 + crease * random.between(0.02, 0.035))
        const bend = edge.map(([x, y], at): Point => [x, y + off * (1 + Math.sin(at * 1.7 + crease) * 0.4)])
        sheet.add(
          path(
            ribbon(bend, [0, u * 0.012, u * 0.004, u * 0.015, 0], 10),
            veil(crease % 2 ? lighter(colour, 0.4) : darker(colour, 0.5), 0.3),
          ),
        )
      }
    }
    glow(stage, w * random.between(0.1, 0.9), h * 0.05, u * 0.8, c.glow, 0.4)
    vignette(stage, 0.5)
  },
}

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
