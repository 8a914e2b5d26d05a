import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, ellipse, path, polygon, rect, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, dust, glow, type Motif, vignette } from '../kit/stage.ts'
import { letterbox } from './letterbox.ts'

export const road: Motif = {
  words: /carretera|road|ruta|viaje|trip|auto|faro|headlight|camino|coche|car\b|puente|bridge|tren|train/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, c.mid, c.glow])
    const horizon = h * random.between(0.46, 0.54)
    for (let index = 0; index < 120; index++)
      sheet.add(
        circle(
          random.next() * w,
          random.next() * horizon * 0.8,
          u * random.between(0.0008, 0.003),
          veil(c.light, random.between(0.3, 1)),
        ),
      )
    const mx = w * random.pick([0.22, 0.3, 0.7, 0.78])
    const moon = u * random.between(0.06, 0.12)
    glow(stage, mx, horizon * 0.45, moon * 3, c.light, 0.5)
    sheet.add(
      circle(mx, horizon * 0.45, moon, c.light),
      circle(mx + moon * 0.25, horizon * 0.45 - moon * 0.2, moon * 0.2, veil(c.glow, 0.35)),
      circle(mx - moon * 0.3, horizon * 0.45 + moon * 0.3, moon * 0.14, veil(c.glow, 0.35)),
    )
    for (let range = 0; range < 3; range++) {
      const places: Point[] = [[-10, horizon]]
      for (let x = 0; x <= 8; x++)
        places.push([(x / 8) * w, horizon - u * random.between(0.02, 0.2 - range * 0.05)])
      sheet.add(
        path(
          polygon([...places, [w + 10, horizon + 6], [-10, horizon + 6]]),
          mix(mix(c.mid, c.glow, 0.25), c.dark, 0.35 + range * 0.25),
        ),
      )
    }
    sheet.add(
      rect(
        0,
        horizon,
        w,
        h - horizon,
        sheet.linear([mix(c.deep, c.accent, 0.25), c.dark], [0, horizon], [0, h]),
      ),
    )
    const vanish = w * random.between(0.42, 0.58)
    const lane: Point[] = [
      [vanish, horizon],
      [vanish + w * 0.04, horizon + (h - horizon) * 0.2],
      [w * 0.47, horizon + (h - horizon) * 0.55],
      [w * 0.5, h * 1.05],
    ]
    sheet.add(
      path(
        ribbon(lane, [u * 0.01, u * 0.1, u * 0.42, u * 1.2], 14),
        sheet.linear([mix(c.deep, c.dark, 0.3), darker(c.dark, 0.35)], [0, horizon], [0, h]),
      ),
    )
    for (let dash = 0; dash < 9; dash++) {
      const t = (dash / 9) ** 1.8
      const y = horizon + (h - horizon) * (0.04 + t)
      const x = vanish + (w * 0.5 - vanish) * t
      sheet.add(
        path(
          polygon([
            [x - u * 0.012 * t, y],
            [x + u * 0.012 * t, y],
            [x + u * 0.02 * t, y + u * 0.13 * t],
            [x - u * 0.02 * t, y + u * 0.13 * t],
          ]),
          c.second,
        ),
      )
    }
    const cx = w * 0.5 + u * 0.1
    const cy = h * 0.8
    const k = u * 0.22
    beam(stage, [cx - k * 0.35, cy - k * 0.1], [vanish - u * 0.1, horizon], u * 0.4, c.glow, 0.6)
    beam(stage, [cx + k * 0.35, cy - k * 0.1], [vanish + u * 0.1, horizon], u * 0.4, c.glow, 0.6)
    sheet.add(
      ellipse(cx, cy + k * 0.3, k * 0.75, k * 0.1, veil('#000000', 0.6)),
      path(
        `M${cx - k * 0.62} ${cy + k * 0.22}V${cy - k * 0.12}Q${cx - k * 0.58} ${cy - k * 0.22} ${cx - k * 0.42} ${cy - k * 0.24}L${cx - k * 0.3} ${cy - k * 0.52}H${cx + k * 0.3}L${cx + k * 0.42} ${cy - k * 0.24}Q${cx + k * 0.58} ${cy - k * 0.22} ${cx + k * 0.62} ${cy - k * 0.12}V${cy + k * 0.22}Z`,
        sheet.linear(
          [lighter(c.accent, 0.2), c.accent, darker(c.accent, 0.5)],
          [0, cy - k * 0.5],
          [0, cy + k * 0.25],
        ),
      ),
      path(
        polygon([
          [cx - k * 0.33, cy - k * 0.24],
          [cx - k * 0.24, cy - k * 0.45],
          [cx + k * 0.24, cy - k * 0.45],
          [cx + k * 0.33, cy - k * 0.24],
        ]),
        c.dark,
      ),
      rect(cx - k * 0.5, cy + k * 0.2, k * 0.2, k * 0.12, '#0a0808', 4),
      rect(cx + k * 0.3, cy + k * 0.2, k * 0.2, k * 0.12, '#0a0808', 4),
      rect(cx - k * 0.16, cy + k * 0.04, k * 0.32, k * 0.1, c.light, 4),
    )
    for (const side of [-1, 1]) {
      glow(stage, cx + side * k * 0.48, cy - k * 0.02, k * 0.4, '#ff4a3a', 0.9)
      sheet.add(rect(cx + side * k * 0.48 - k * 0.1, cy - k * 0.06, k * 0.2, k * 0.08, '#ff6a55', 6))
    }
    dust(stage, c.light, 20)
    vignette(stage, 0.45)
    letterbox(stage)
  },
}
