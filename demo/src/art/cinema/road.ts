import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, path, polygon, rect, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const road: Motif = {
  words: /carretera|road|ruta|viaje|trip|auto|faro|headlight|camino|coche|car\b|puente|bridge|tren|train/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, scheme.mid, scheme.glow])
    const horizon = h * random.between(0.46, 0.54)
    for (let index = 0; index < 120; index++)
      canvas.add(
        circle(
          random.next() * w,
          random.next() * horizon * 0.8,
          u * random.between(0.0008, 0.003),
          withOpacity(scheme.light, random.between(0.3, 1)),
        ),
      )
    const mx = w * random.pick([0.22, 0.3, 0.7, 0.78])
    const moon = u * random.between(0.06, 0.12)
    glow(ctx, mx, horizon * 0.45, moon * 3, scheme.light, 0.5)
    canvas.add(
      circle(mx, horizon * 0.45, moon, scheme.light),
      circle(mx + moon * 0.25, horizon * 0.45 - moon * 0.2, moon * 0.2, withOpacity(scheme.glow, 0.35)),
      circle(mx - moon * 0.3, horizon * 0.45 + moon * 0.3, moon * 0.14, withOpacity(scheme.glow, 0.35)),
    )
    for (let range = 0; range < 3; range++) {
      const places: Point[] = [[-10, horizon]]
      for (let x = 0; x <= 8; x++)
        places.push([(x / 8) * w, horizon - u * random.between(0.02, 0.2 - range * 0.05)])
      canvas.add(
        path(
          polygon([...places, [w + 10, horizon + 6], [-10, horizon + 6]]),
          mix(mix(scheme.mid, scheme.glow, 0.25), scheme.dark, 0.35 + range * 0.25),
        ),
      )
    }
    canvas.add(
      rect(
        0,
        horizon,
        w,
        h - horizon,
        canvas.linear([mix(scheme.deep, scheme.accent, 0.25), scheme.dark], [0, horizon], [0, h]),
      ),
    )
    const vanish = w * random.between(0.42, 0.58)
    const lane: Point[] = [
      [vanish, horizon],
      [vanish + w * 0.04, horizon + (h - horizon) * 0.2],
      [w * 0.47, horizon + (h - horizon) * 0.55],
      [w * 0.5, h * 1.05],
    ]
    canvas.add(
      path(
        ribbon(lane, [u * 0.01, u * 0.1, u * 0.42, u * 1.2], 14),
        canvas.linear([mix(scheme.deep, scheme.dark, 0.3), darker(scheme.dark, 0.35)], [0, horizon], [0, h]),
      ),
    )
    for (let dash = 0; dash < 9; dash++) {
      const t = (dash / 9) ** 1.8
      const y = horizon + (h - horizon) * (0.04 + t)
      const x = vanish + (w * 0.5 - vanish) * t
      canvas.add(
        path(
          polygon([
            [x - u * 0.012 * t, y],
            [x + u * 0.012 * t, y],
            [x + u * 0.02 * t, y + u * 0.13 * t],
            [x - u * 0.02 * t, y + u * 0.13 * t],
          ]),
          scheme.second,
        ),
      )
    }
    const cx = w * 0.5 + u * 0.1
    const cy = h * 0.8
    const k = u * 0.22
    beam(ctx, [cx - k * 0.35, cy - k * 0.1], [vanish - u * 0.1, horizon], u * 0.4, scheme.glow, 0.6)
    beam(ctx, [cx + k * 0.35, cy - k * 0.1], [vanish + u * 0.1, horizon], u * 0.4, scheme.glow, 0.6)
    canvas.add(
      ellipse(cx, cy + k * 0.3, k * 0.75, k * 0.1, withOpacity('#000000', 0.6)),
      path(
        `M${cx - k * 0.62} ${cy + k * 0.22}V${cy - k * 0.12}Q${cx - k * 0.58} ${cy - k * 0.22} ${cx - k * 0.42} ${cy - k * 0.24}L${cx - k * 0.3} ${cy - k * 0.52}H${cx + k * 0.3}L${cx + k * 0.42} ${cy - k * 0.24}Q${cx + k * 0.58} ${cy - k * 0.22} ${cx + k * 0.62} ${cy - k * 0.12}V${cy + k * 0.22}Z`,
        canvas.linear(
          [lighter(scheme.accent, 0.2), scheme.accent, darker(scheme.accent, 0.5)],
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
        scheme.dark,
      ),
      rect(cx - k * 0.5, cy + k * 0.2, k * 0.2, k * 0.12, '#0a0808', 4),
      rect(cx + k * 0.3, cy + k * 0.2, k * 0.2, k * 0.12, '#0a0808', 4),
      rect(cx - k * 0.16, cy + k * 0.04, k * 0.32, k * 0.1, scheme.light, 4),
    )
    for (const side of [-1, 1]) {
      glow(ctx, cx + side * k * 0.48, cy - k * 0.02, k * 0.4, '#ff4a3a', 0.9)
      canvas.add(rect(cx + side * k * 0.48 - k * 0.1, cy - k * 0.06, k * 0.2, k * 0.08, '#ff6a55', 6))
    }
    dust(ctx, scheme.light, 20)
    vignette(ctx, 0.45)
  },
}
