import { blob, circle, ellipse, path, rect, ribbon, ring } from '../kit/shapes.ts'
import { withOpacity } from '../kit/color.ts'
import { glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** Tortillas on a griddle over charcoal. */
export const griddle: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    canvas.add(rect(0, 0, w, h, canvas.linear(['#2a1a14', '#17100d'], [0, 0], [0, h])))
    for (let coal = 0; coal < 150; coal++) {
      const [x, y] = [random.next() * w, random.next() * h]
      canvas.add(
        path(
          blob(
            x,
            y,
            Array.from({ length: 6 }, () => u * random.between(0.02, 0.045)),
          ),
          random.pick(['#2a2220', '#3a2a24', '#5a2414', '#a83a14', '#e9702a']),
        ),
      )
    }
    glow(ctx, w / 2, h / 2, u * 0.8, '#ff7a2a', 0.5)
    const [x, y, r] = [w / 2, h / 2, u * 0.44]
    canvas.add(
      circle(x + r * 0.04, y + r * 0.06, r * 1.02, withOpacity('#000000', 0.5)),
      circle(x, y, r, canvas.radial(['#4a4644', '#322e2e', '#1c1a1a'], [x - r * 0.3, y - r * 0.3], r * 1.4)),
      ring(x, y, r * 0.97, '#6b6560', r * 0.03),
    )
    for (const [dx, dy] of [
      [-0.42, -0.3],
      [0.4, -0.34],
      [0, 0.4],
      [-0.02, -0.02],
    ] as const) {
      const [tx, ty, k] = [x + dx * r, y + dy * r, r * random.between(0.36, 0.4)]
      canvas.add(
        circle(tx + k * 0.06, ty + k * 0.09, k, withOpacity('#000000', 0.4)),
        path(
          blob(
            tx,
            ty,
            Array.from({ length: 14 }, () => k * random.between(0.96, 1.03)),
          ),
          '#f3e0b0',
        ),
      )
      for (let spot = 0; spot < 16; spot++) {
        const [angle, away] = [random.between(0, 6.28), k * 0.85 * Math.sqrt(random.next())]
        canvas.add(
          ellipse(
            tx + Math.cos(angle) * away,
            ty + Math.sin(angle) * away,
            k * random.between(0.03, 0.09),
            k * 0.04,
            withOpacity(random.pick(['#8a4f1c', '#5a2f12']), 0.6),
          ),
        )
      }
    }
    for (let wisp = 0; wisp < 5; wisp++) {
      const sx = x + random.between(-0.6, 0.6) * r
      canvas.add(
        path(
          ribbon(
            [
              [sx, y],
              [sx + r * 0.14, y - r * 0.5],
              [sx - r * 0.1, y - r],
              [sx + r * 0.1, y - r * 1.4],
            ],
            [0, r * 0.1, r * 0.14, 0],
            9,
          ),
          withOpacity('#ffffff', 0.16),
        ),
      )
    }
    vignette(ctx, 0.5)
  },
}
