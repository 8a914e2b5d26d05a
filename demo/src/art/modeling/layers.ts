import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { curve, path, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { folds } from './folds.ts'
import { pickClothColor } from './cloth-color.ts'

/** Layers of cloth lying over each other like hills. */
export const layers: Motif = {
  words: folds.words,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const cloth = pickClothColor(ctx)
    backdrop(ctx, [lighter(cloth, 0.35), cloth])
    const count = random.whole(5, 8)
    const slope = random.between(-0.35, 0.35)
    const other = random.chance(0.5) ? mix(cloth, scheme.second, 0.6) : cloth
    for (let layer = 0; layer < count; layer++) {
      const share = layer / (count - 1)
      const base = h * (0.06 + share * 0.82)
      const edge: Point[] = Array.from({ length: 6 }, (_, at): Point => [
        w * (at * 0.26 - 0.15),
        base + (at / 5 - 0.5) * slope * h + random.between(-0.1, 0.1) * h,
      ])
      const color = mix(layer % 2 ? other : cloth, scheme.dark, share * 0.35 + (layer % 2) * 0.08)
      const ridge = curve(edge, 10)
      const body = `${ridge}L${w * 1.2} ${h * 1.4}L${-w * 0.2} ${h * 1.4}Z`
      canvas.add(
        path(body, withOpacity(darker(color, 0.8), 0.4), `transform="translate(${-u * 0.01} ${-u * 0.03})"`),
      )
      canvas.add(
        path(
          body,
          canvas.linear(
            [lighter(color, 0.42), color, darker(color, 0.45)],
            [w * 0.4, base - h * 0.06],
            [w * 0.6, base + h * 0.3],
          ),
        ),
      )
      for (let crease = 0; crease < 4; crease++) {
        const off = u * (0.03 + crease * random.between(0.02, 0.035))
        const bend = edge.map(([x, y], at): Point => [x, y + off * (1 + Math.sin(at * 1.7 + crease) * 0.4)])
        canvas.add(
          path(
            ribbon(bend, [0, u * 0.012, u * 0.004, u * 0.015, 0], 10),
            withOpacity(crease % 2 ? lighter(color, 0.4) : darker(color, 0.5), 0.3),
          ),
        )
      }
    }
    glow(ctx, w * random.between(0.1, 0.9), h * 0.05, u * 0.8, scheme.glow, 0.4)
    vignette(ctx, 0.5)
  },
}
