import { darker, mix, veil } from '../kit/colour.ts'
import { circle, group, line, path, rect, ring, rotate } from '../kit/shapes.ts'
import { backdrop, glow, type Motif, vignette } from '../kit/stage.ts'

export const vinyl: Motif = {
  words: /vinil|vinyl|disco|record|onda|wave|sonido|sound|mezcl|\bdj\b|estudio|studio|grab/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [random.pick([c.accent, c.mid, c.second]), mix(c.mid, c.deep, 0.5), c.deep], u * 0.3)
    for (let index = 9; index > 0; index--)
      sheet.add(
        ring(
          w * 0.5,
          h * 0.5,
          u * (0.42 + index * 0.085),
          veil(c.light, 0.05 + 0.012 * (9 - index)),
          u * 0.006,
        ),
      )
    const x = w * random.between(0.36, 0.64)
    const y = h * random.between(0.44, 0.58)
    const r = u * random.between(0.38, 0.52)
    glow(stage, x + r * 0.12, y + r * 0.16, r * 1.35, c.dark, 0.85)
    sheet.add(circle(x, y, r, '#120d14'))
    for (let index = 0; index < 24; index++)
      sheet.add(
        ring(
          x,
          y,
          r * (0.38 + index * 0.0255),
          veil(index % 5 === 0 ? '#000000' : c.mid, index % 5 === 0 ? 0.7 : 0.16),
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
      sheet.add(
        group(
          rotate(angle + turned, x, y),
          path(
            `M${x} ${y}L${x + r * 0.985} ${y - r * 0.16}A${r} ${r} 0 0 1 ${x + r * 0.985} ${y + r * 0.16}Z`,
            veil(c.light, opacity),
          ),
          path(
            `M${x} ${y}L${x + r * 0.995} ${y - r * 0.07}A${r} ${r} 0 0 1 ${x + r * 0.995} ${y + r * 0.07}Z`,
            veil(c.light, opacity),
          ),
        ),
      )
    const label = sheet.linear([c.second, c.accent], [x - r * 0.3, y - r * 0.3], [x + r * 0.3, y + r * 0.3])
    sheet.add(
      circle(x, y, r * 0.345, label),
      path(
        `M${x - r * 0.345} ${y}A${r * 0.345} ${r * 0.345} 0 0 0 ${x + r * 0.345} ${y}Z`,
        veil(c.light, 0.85),
      ),
      ring(x, y, r * 0.25, veil(c.dark, 0.35), r * 0.008),
      circle(x, y, r * 0.035, c.dark),
    )
    const armX = x + r * 1.12
    const armY = y - r * 0.82
    sheet.add(
      circle(armX, armY, r * 0.16, darker(c.deep, 0.3)),
      circle(armX, armY, r * 0.1, c.light),
      line(
        `M${armX} ${armY}L${armX - r * 0.06} ${y + r * 0.3}L${x + r * 0.6} ${y + r * 0.6}`,
        veil(c.dark, 0.4),
        r * 0.05,
        'transform="translate(12 16)"',
      ),
      line(
        `M${armX} ${armY}L${armX - r * 0.06} ${y + r * 0.3}L${x + r * 0.6} ${y + r * 0.6}`,
        c.light,
        r * 0.04,
      ),
      group(
        rotate(38, x + r * 0.6, y + r * 0.6),
        rect(x + r * 0.54, y + r * 0.56, r * 0.12, r * 0.2, c.accent, r * 0.02),
      ),
    )
    if (random.chance(0.6)) {
      const bars = 46
      for (let index = 0; index < bars; index++) {
        const tall = h * 0.13 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.23)) + h * 0.012
        sheet.add(
          rect((index + 0.25) * (w / bars), h * 0.93 - tall, (w / bars) * 0.5, tall, veil(c.light, 0.75), 4),
        )
      }
    }
    vignette(stage, 0.4)
  },
}
