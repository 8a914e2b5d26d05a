import { mix, withOpacity } from '../kit/color.ts'
import { circle, line, path, ring } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const web: Motif = {
  words:
    /red\b|network|nodo|node|datos|data|neuron|grafo|graph|globo|globe|mapa|map\b|conex|connect|modelo|model|algorit|software|app\b|red neuronal|internet/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.5)], u * 0.4)
    const x = w * random.between(0.42, 0.58)
    const y = h / 2
    const r = u * random.between(0.34, 0.42)
    glow(ctx, x, y, r * 2, scheme.mid, 0.7)
    const globe = random.chance(0.55)
    const spots: Point[] = []
    const count = globe ? 80 : 56
    if (globe) {
      canvas.add(
        circle(
          x,
          y,
          r,
          canvas.radial(
            [mix(scheme.mid, scheme.light, 0.25), scheme.mid, scheme.deep, scheme.dark],
            [x - r * 0.35, y - r * 0.4],
            r * 1.6,
          ),
        ),
      )
      for (let ringAt = 1; ringAt < 5; ringAt++)
        canvas.add(
          `<ellipse cx="${x}" cy="${y}" rx="${(r * ringAt) / 5}" ry="${r}" fill="none" stroke="${scheme.glow}" stroke-opacity=".25" stroke-width="2"/>`,
          line(
            `M${x - r * Math.cos((ringAt - 2.5) * 0.5)} ${y + r * Math.sin((ringAt - 2.5) * 0.5)}H${x + r * Math.cos((ringAt - 2.5) * 0.5)}`,
            withOpacity(scheme.glow, 0.22),
            2,
          ),
        )
      for (let index = 0; index < count; index++) {
        const angle = random.between(0, 6.28)
        const away = Math.sqrt(random.next()) * r * 0.96
        spots.push([x + Math.cos(angle) * away, y + Math.sin(angle) * away])
      }
    } else
      for (let index = 0; index < count; index++)
        spots.push([w * (0.04 + 0.92 * random.next()), h * (0.06 + 0.88 * random.next())])
    const near = globe ? r * 0.34 : u * 0.26
    for (const [index, [ax, ay]] of spots.entries())
      for (const [bx, by] of spots.slice(index + 1)) {
        const far = Math.hypot(bx - ax, by - ay)
        if (far < near)
          canvas.add(
            line(
              `M${ax} ${ay}L${bx} ${by}`,
              withOpacity(random.pick([scheme.glow, scheme.second]), 0.65 * (1 - far / near)),
              u * 0.003,
            ),
          )
      }
    for (const [sx, sy] of spots) {
      const dot = u * random.between(0.004, 0.014)
      const color = random.pick([scheme.accent, scheme.second, scheme.light, scheme.glow])
      if (dot > u * 0.009) glow(ctx, sx, sy, dot * 4, color, 0.6)
      canvas.add(circle(sx, sy, dot, color))
    }
    if (globe)
      for (let arc = 0; arc < 9; arc++) {
        const [from, to] = [random.pick(spots), random.pick(spots)]
        const lift = r * random.between(0.3, 0.75)
        const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
        const out = Math.hypot(mx - x, my - y) || 1
        canvas.add(
          path(
            `M${from.join(' ')}Q${mx + ((mx - x) / out) * lift} ${my + ((my - y) / out) * lift} ${to.join(' ')}`,
            'none',
            `stroke="${arc % 2 ? scheme.accent : scheme.second}" stroke-width="${u * 0.005}" stroke-opacity=".85"`,
          ),
          ring(...to, u * 0.014, scheme.light, u * 0.003),
        )
      }
    dust(ctx, scheme.light, 60)
    vignette(ctx, 0.5)
  },
}
