import { darker, mix, withOpacity } from '../kit/color.ts'
import { circle, group, line, path, rect, ring, rotate } from '../kit/shapes.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const vinyl: Motif = {
  words: /vinil|vinyl|disco|record|onda|wave|sonido|sound|mezcl|\bdj\b|estudio|studio|grab/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(
      ctx,
      [
        random.pick([scheme.accent, scheme.mid, scheme.second]),
        mix(scheme.mid, scheme.deep, 0.5),
        scheme.deep,
      ],
      u * 0.3,
    )
    for (let index = 9; index > 0; index--)
      canvas.add(
        ring(
          w * 0.5,
          h * 0.5,
          u * (0.42 + index * 0.085),
          withOpacity(scheme.light, 0.05 + 0.012 * (9 - index)),
          u * 0.006,
        ),
      )
    const x = w * random.between(0.36, 0.64)
    const y = h * random.between(0.44, 0.58)
    const r = u * random.between(0.38, 0.52)
    glow(ctx, x + r * 0.12, y + r * 0.16, r * 1.35, scheme.dark, 0.85)
    canvas.add(circle(x, y, r, '#120d14'))
    for (let index = 0; index < 24; index++)
      canvas.add(
        ring(
          x,
          y,
          r * (0.38 + index * 0.0255),
          withOpacity(index % 5 === 0 ? '#000000' : scheme.mid, index % 5 === 0 ? 0.7 : 0.16),
          r * 0.007,
        ),
      )
    const angle = random.between(0, 360)
    for (const [turned, opacity] of [
      [0, 0.3],
      [180, 0.24],
      [84, 0.1],
      [262, 0.1],
    ] as const)
      canvas.add(
        group(
          rotate(angle + turned, x, y),
          path(
            `M${x} ${y}L${x + r * 0.985} ${y - r * 0.16}A${r} ${r} 0 0 1 ${x + r * 0.985} ${y + r * 0.16}Z`,
            withOpacity(scheme.light, opacity),
          ),
          path(
            `M${x} ${y}L${x + r * 0.995} ${y - r * 0.07}A${r} ${r} 0 0 1 ${x + r * 0.995} ${y + r * 0.07}Z`,
            withOpacity(scheme.light, opacity),
          ),
        ),
      )
    const label = canvas.linear(
      [scheme.second, scheme.accent],
      [x - r * 0.3, y - r * 0.3],
      [x + r * 0.3, y + r * 0.3],
    )
    canvas.add(
      circle(x, y, r * 0.345, label),
      path(
        `M${x - r * 0.345} ${y}A${r * 0.345} ${r * 0.345} 0 0 0 ${x + r * 0.345} ${y}Z`,
        withOpacity(scheme.light, 0.85),
      ),
      ring(x, y, r * 0.25, withOpacity(scheme.dark, 0.35), r * 0.008),
      circle(x, y, r * 0.035, scheme.dark),
    )
    const armX = x + r * 1.12
    const armY = y - r * 0.82
    canvas.add(
      circle(armX, armY, r * 0.16, darker(scheme.deep, 0.3)),
      circle(armX, armY, r * 0.1, scheme.light),
      line(
        `M${armX} ${armY}L${armX - r * 0.06} ${y + r * 0.3}L${x + r * 0.6} ${y + r * 0.6}`,
        withOpacity(scheme.dark, 0.4),
        r * 0.05,
        'transform="translate(12 16)"',
      ),
      line(
        `M${armX} ${armY}L${armX - r * 0.06} ${y + r * 0.3}L${x + r * 0.6} ${y + r * 0.6}`,
        scheme.light,
        r * 0.04,
      ),
      group(
        rotate(38, x + r * 0.6, y + r * 0.6),
        rect(x + r * 0.54, y + r * 0.56, r * 0.12, r * 0.2, scheme.accent, r * 0.02),
      ),
    )
    if (random.chance(0.6)) {
      const bars = 46
      for (let index = 0; index < bars; index++) {
        const tall = h * 0.13 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.23)) + h * 0.012
        canvas.add(
          rect(
            (index + 0.25) * (w / bars),
            h * 0.93 - tall,
            (w / bars) * 0.5,
            tall,
            withOpacity(scheme.light, 0.75),
            4,
          ),
        )
      }
    }
    vignette(ctx, 0.4)
  },
}
