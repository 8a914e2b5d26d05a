import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, path, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const strokes: Motif = {
  words:
    /pincel|brush|trazo|stroke|color|abstract|textura|texture|mancha|acr[ií]l|acuarela|watercolo|pintado|capas/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.light, scheme.glow, 0.4), scheme.light])
    const inks = [
      scheme.accent,
      scheme.second,
      scheme.mid,
      scheme.deep,
      scheme.glow,
      scheme.dark,
      mix(scheme.accent, scheme.second, 0.5),
    ]
    const turn = random.between(0, Math.PI * 2)
    const swirl = random.between(-2.2, 2.2)
    const count = random.whole(15, 22)
    for (let index = 0; index < count; index++) {
      const share = index / count
      const angle = turn + share * Math.PI * 2 * random.between(0.8, 1.2)
      const away = (1 - share) * 0.55
      const x = w / 2 + Math.cos(angle) * away * w * 0.9
      const y = h / 2 + Math.sin(angle) * away * h * 0.9
      const long = u * random.between(0.3, 0.7)
      const wide = u * random.between(0.06, 0.17) * (1.2 - share * 0.5)
      const places: Point[] = [0, 1, 2, 3].map((step): Point => {
        const along = angle + Math.PI / 2 + swirl * (step / 3) * 0.7
        return [
          x + Math.cos(along) * long * (step / 3 - 0.5) * 1.4,
          y + Math.sin(along) * long * (step / 3 - 0.5) * 1.4,
        ]
      })
      const color = random.pick(inks)
      canvas.add(
        path(
          ribbon(places, [wide * 0.7, wide, wide, wide * 0.35], 9),
          withOpacity(scheme.dark, 0.25),
          `transform="translate(${u * 0.006} ${u * 0.01})"`,
        ),
        path(ribbon(places, [wide * 0.7, wide, wide, wide * 0.35], 9), color),
      )
      const bristles = Math.round(7 + wide / 14)
      for (let hair = 0; hair < bristles; hair++) {
        const off = (hair / (bristles - 1) - 0.5) * wide * 0.86
        const nudge = places.map(([px, py], step): Point => {
          const along = angle + Math.PI / 2 + swirl * (step / 3) * 0.7
          return [px - Math.sin(along) * off, py + Math.cos(along) * off]
        })
        const tint = random.chance(0.5)
          ? lighter(color, random.between(0.1, 0.45))
          : darker(color, random.between(0.1, 0.35))
        canvas.add(path(ribbon(nudge, [0, wide * 0.05, wide * 0.07, 0], 7), withOpacity(tint, 0.75)))
      }
    }
    for (let drop = 0; drop < 40; drop++)
      canvas.add(
        circle(random.next() * w, random.next() * h, u * 0.012 * random.next() ** 2, random.pick(inks)),
      )
    glow(ctx, w * 0.2, h * 0.1, u * 0.7, scheme.light, 0.3)
    vignette(ctx, 0.3)
  },
}
