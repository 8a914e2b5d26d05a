import { mix, veil } from '../kit/colour.ts'
import { circle, line, path, ring } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, dust, glow, type Motif, vignette } from '../kit/stage.ts'

export const web: Motif = {
  words:
    /red\b|network|nodo|node|datos|data|neuron|grafo|graph|globo|globe|mapa|map\b|conex|connect|modelo|model|algorit|software|app\b|red neuronal|internet/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.deep, c.mid, 0.5)], u * 0.4)
    const x = w * random.between(0.42, 0.58)
    const y = h / 2
    const r = u * random.between(0.34, 0.42)
    glow(stage, x, y, r * 2, c.mid, 0.7)
    const globe = random.chance(0.55)
    const spots: Point[] = []
    const count = globe ? 80 : 56
    if (globe) {
      sheet.add(
        circle(
          x,
          y,
          r,
          sheet.radial(
            [mix(c.mid, c.light, 0.25), c.mid, c.deep, c.dark],
            [x - r * 0.35, y - r * 0.4],
            r * 1.6,
          ),
        ),
      )
      for (let ringAt = 1; ringAt < 5; ringAt++)
        sheet.add(
          `<ellipse cx="${x}" cy="${y}" rx="${(r * ringAt) / 5}" ry="${r}" fill="none" stroke="${c.glow}" stroke-opacity=".25" stroke-width="2"/>`,
          line(
            `M${x - r * Math.cos((ringAt - 2.5) * 0.5)} ${y + r * Math.sin((ringAt - 2.5) * 0.5)}H${x + r * Math.cos((ringAt - 2.5) * 0.5)}`,
            veil(c.glow, 0.22),
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
          sheet.add(
            line(
              `M${ax} ${ay}L${bx} ${by}`,
              veil(random.pick([c.glow, c.second]), 0.65 * (1 - far / near)),
              u * 0.003,
            ),
          )
      }
    for (const [sx, sy] of spots) {
      const dot = u * random.between(0.004, 0.014)
      const colour = random.pick([c.accent, c.second, c.light, c.glow])
      if (dot > u * 0.009) glow(stage, sx, sy, dot * 4, colour, 0.6)
      sheet.add(circle(sx, sy, dot, colour))
    }
    if (globe)
      for (let arc = 0; arc < 9; arc++) {
        const [from, to] = [random.pick(spots), random.pick(spots)]
        const lift = r * random.between(0.3, 0.75)
        const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
        const out = Math.hypot(mx - x, my - y) || 1
        sheet.add(
          path(
            `M${from.join(' ')}Q${mx + ((mx - x) / out) * lift} ${my + ((my - y) / out) * lift} ${to.join(' ')}`,
            'none',
            `stroke="${arc % 2 ? c.accent : c.second}" stroke-width="${u * 0.005}" stroke-opacity=".85"`,
          ),
          ring(...to, u * 0.014, c.light, u * 0.003),
        )
      }
    dust(stage, c.light, 60)
    vignette(stage, 0.5)
  },
}
