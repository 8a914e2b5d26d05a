import { darker, mix, withOpacity } from '../kit/color.ts'
import { figure } from '../kit/figure.ts'
import { circle, curve, line, path, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, bokeh, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const crowd: Motif = {
  words:
    /concierto|p[uú]blico|multitud|crowd|gig|festival|escenario|stage lights|luces|sala llena|lleno|audience/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.mid, scheme.accent, 0.35), scheme.deep])
    const horizon = h * random.between(0.56, 0.66)
    const lamps = random.whole(5, 8)
    for (let index = 0; index < lamps; index++) {
      const x = ((index + 0.5) / lamps) * w
      const color = random.pick([scheme.glow, scheme.accent, scheme.second, scheme.light])
      const target: Point = [x + random.between(-0.55, 0.55) * u, horizon + h * random.between(0.05, 0.3)]
      beam(ctx, [x, h * 0.05], target, u * random.between(0.16, 0.36), color, 0.6)
      glow(ctx, x, h * 0.05, u * 0.09, color, 1)
      canvas.add(circle(x, h * 0.05, u * 0.012, scheme.light))
    }
    canvas.add(rect(0, h * 0.018, w, h * 0.012, withOpacity(scheme.dark, 0.9)))
    glow(ctx, w / 2, horizon, u * 0.8, scheme.glow, 0.75, 0.45)
    const singer = w * random.between(0.4, 0.6)
    canvas.add(
      figure(canvas, {
        pose: random.pick(['reach', 'stand', 'bend', 'open'] as const),
        at: [singer, horizon + h * 0.08],
        size: h * 0.3,
        skin: scheme.dark,
        hair: scheme.dark,
        top: scheme.dark,
        silhouette: darker(scheme.dark, 0.2),
      }),
    )
    const rows = 3
    for (let row = 0; row < rows; row++) {
      const y = horizon + h * (0.13 + row * 0.12)
      const size = u * (0.032 + row * 0.02)
      const fill = canvas.linear(
        [mix(scheme.deep, scheme.dark, 0.35 + row * 0.3), scheme.dark],
        [0, y - size],
        [0, y + size * 4],
      )
      let x = -size
      while (x < w + size) {
        const top = y + random.between(-0.5, 0.5) * size
        canvas.add(circle(x, top, size * 0.62, fill))
        canvas.add(
          path(
            `M${x - size * 1.25} ${h}V${top + size * 1.7}Q${x - size} ${top + size * 0.8} ${x} ${top + size * 0.75}Q${x + size} ${top + size * 0.8} ${x + size * 1.25} ${top + size * 1.7}V${h}Z`,
            fill,
          ),
        )
        if (random.chance(0.3)) {
          const reach = size * random.between(1.6, 2.6)
          canvas.add(
            line(
              curve([
                [x + size * 0.7, top + size],
                [x + size * 1, top - reach * 0.3],
                [x + size * random.between(0.5, 1.2), top - reach],
              ]),
              row === 2 ? scheme.dark : mix(scheme.deep, scheme.dark, 0.35 + row * 0.3),
              size * 0.36,
            ),
          )
          if (random.chance(0.3)) {
            canvas.add(circle(x + size * 0.8, top - reach, size * 1.5, canvas.halo(scheme.glow, 0.6)))
          }
        }
        x += size * random.between(1.7, 2.3)
      }
    }
    bokeh(ctx, [scheme.glow, scheme.second, scheme.light], 16, [0.1, 0.6], 0.025)
    vignette(ctx, 0.5)
  },
}
