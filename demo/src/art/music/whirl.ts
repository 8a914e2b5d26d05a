import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, path, ribbon, ring } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

/** Movement itself: only what the cloth drew in the light, close up or from above. */
export const whirl: Motif = {
  words:
    /cinta|ribbon|gir[oa]|haz|beam|luz\b|light\b|movimiento|movement|remolino|vuelo|c[ií]rculo|bands?\b/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(
      ctx,
      [mix(scheme.deep, scheme.mid, 0.25), scheme.deep, scheme.dark],
      u * random.between(-0.6, 0.6),
    )
    bokeh(ctx, [scheme.glow, scheme.accent, scheme.second], 16, [0, 1], 0.06)
    const above = random.chance(0.45)
    const [x, y] = [w * random.between(0.4, 0.6), h * (above ? random.between(0.44, 0.56) : 0.55)]
    if (above) {
      glow(ctx, x, y, u * 0.62, scheme.glow, 0.7)
      for (let hoop = 1; hoop < 5; hoop++)
        canvas.add(ring(x, y, u * 0.13 * hoop, withOpacity(scheme.light, 0.16), u * 0.004))
    } else {
      beam(
        ctx,
        [w * random.between(0.2, 0.8), -h * 0.1],
        [x, h * 1.05],
        u * random.between(0.6, 1),
        scheme.light,
        0.34,
      )
      glow(ctx, x, h * 0.92, u * 0.5, scheme.glow, 0.8, 0.2)
    }
    const turns = random.between(1.3, 2.4)
    const way = random.pick([-1, 1])
    const count = random.whole(4, 7)
    for (let index = 0; index < count; index++) {
      const start = (index / count) * Math.PI * 2 + random.between(-0.3, 0.3)
      const spread = u * random.between(0.3, 0.5) * Math.min(1.5, Math.sqrt(w / h) + 0.2)
      const points: Point[] = Array.from({ length: 11 }, (_, at): Point => {
        const t = at / 10
        const angle = start + way * t * turns * Math.PI
        if (above)
          return [x + Math.cos(angle) * spread * (0.15 + t), y + Math.sin(angle) * spread * (0.15 + t)]
        const swing = spread * (0.28 + Math.sin(t * Math.PI) * 0.7)
        return [x + Math.cos(angle) * swing, h * 0.92 - t * h * 0.86 + Math.sin(angle) * swing * 0.3]
      })
      const color = random.pick([scheme.accent, scheme.accent, scheme.second, scheme.glow, scheme.light])
      const wide = u * random.between(0.035, 0.1)
      const ends: [Point, Point] = [points[0] as Point, points[10] as Point]
      const body = [wide * 0.15, wide, wide * 0.5, wide * 1.15, wide * 0.6, 0]
      canvas.add(
        path(
          ribbon(points, body, 9),
          withOpacity(scheme.dark, 0.3),
          `transform="translate(${u * 0.012} ${u * 0.02})"`,
        ),
      )
      canvas.add(
        path(
          ribbon(points, body, 9),
          canvas.linear([darker(color, 0.25), color, lighter(color, 0.35), withOpacity(color, 0.6)], ...ends),
        ),
      )
      canvas.add(
        path(
          ribbon(
            points,
            body.map((half) => half * 0.24),
            9,
          ),
          withOpacity('#ffffff', 0.3),
        ),
      )
    }
    if (above)
      canvas.add(
        circle(x, y, u * 0.05, mix(scheme.accent, scheme.light, 0.2)),
        ellipse(x, y, u * 0.026, u * 0.032, '#2a1712'),
      )
    dust(ctx, scheme.light, 90)
    vignette(ctx, 0.55)
  },
}
