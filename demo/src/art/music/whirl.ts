import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, ellipse, path, ribbon, ring } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, bokeh, dust, glow, type Motif, vignette } from '../kit/stage.ts'

/** Movement itself: only what the cloth drew in the light, close up or from above. */
export const whirl: Motif = {
  words:
    /cinta|ribbon|gir[oa]|haz|beam|luz\b|light\b|movimiento|movement|remolino|vuelo|c[ií]rculo|bands?\b/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.deep, c.mid, 0.25), c.deep, c.dark], u * random.between(-0.6, 0.6))
    bokeh(stage, [c.glow, c.accent, c.second], 16, [0, 1], 0.06)
    const above = random.chance(0.45)
    const [x, y] = [w * random.between(0.4, 0.6), h * (above ? random.between(0.44, 0.56) : 0.55)]
    if (above) {
      glow(stage, x, y, u * 0.62, c.glow, 0.7)
      for (let hoop = 1; hoop < 5; hoop++)
        sheet.add(ring(x, y, u * 0.13 * hoop, veil(c.light, 0.16), u * 0.004))
    } else {
      beam(
        stage,
        [w * random.between(0.2, 0.8), -h * 0.1],
        [x, h * 1.05],
        u * random.between(0.6, 1),
        c.light,
        0.34,
      )
      glow(stage, x, h * 0.92, u * 0.5, c.glow, 0.8, 0.2)
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
      const colour = random.pick([c.accent, c.accent, c.second, c.glow, c.light])
      const wide = u * random.between(0.035, 0.1)
      const ends: [Point, Point] = [points[0] as Point, points[10] as Point]
      const body = [wide * 0.15, wide, wide * 0.5, wide * 1.15, wide * 0.6, 0]
      sheet.add(
        path(ribbon(points, body, 9), veil(c.dark, 0.3), `transform="translate(${u * 0.012} ${u * 0.02})"`),
      )
      sheet.add(
        path(
          ribbon(points, body, 9),
          sheet.linear([darker(colour, 0.25), colour, lighter(colour, 0.35), veil(colour, 0.6)], ...ends),
        ),
      )
      sheet.add(
        path(
          ribbon(
            points,
            body.map((half) => half * 0.24),
            9,
          ),
          veil('#ffffff', 0.3),
        ),
      )
    }
    if (above)
      sheet.add(
        circle(x, y, u * 0.05, mix(c.accent, c.light, 0.2)),
        ellipse(x, y, u * 0.026, u * 0.032, '#2a1712'),
      )
    dust(stage, c.light, 90)
    vignette(stage, 0.55)
  },
}
