import { group, line, path, polygon, rect, ring, rotate } from '../kit/shapes.ts'
import { withOpacity } from '../kit/color.ts'
import { backdrop, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** A blueprint of a gear: white lines and measures on blue. */
export const blueprint: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u } = ctx
    backdrop(ctx, ['#1f4f9a', '#173f80', '#0f2f66'], u * 0.3)
    const cell = u * 0.05
    for (let x = 0; x < w; x += cell) canvas.add(rect(x, 0, 1.5, h, withOpacity('#cfe3ff', 0.16)))
    for (let y = 0; y < h; y += cell) canvas.add(rect(0, y, w, 1.5, withOpacity('#cfe3ff', 0.16)))
    const [x, y, r] = [w * 0.46, h * 0.5, u * 0.27]
    const teeth = 20
    const outline = Array.from({ length: teeth * 4 }, (_, index): Point => {
      const angle = (index / (teeth * 4)) * Math.PI * 2
      const away = index % 4 < 2 ? r * 1.14 : r
      return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
    })
    const white = withOpacity('#f2f8ff', 0.92)
    canvas.add(
      path(polygon(outline), withOpacity('#f2f8ff', 0.08), `stroke="#f2f8ff" stroke-width="${u * 0.006}"`),
      ...[0.72, 0.3, 0.16].map((share) => ring(x, y, r * share, white, u * 0.004)),
      `<path d="M${x - r * 1.5} ${y}H${x + r * 1.5}M${x} ${y - r * 1.4}V${y + r * 1.4}" stroke="#f2f8ff" stroke-opacity=".7" stroke-width="2.5" stroke-dasharray="22 8 4 8"/>`,
      line(
        `M${x - r * 1.14} ${y + r * 1.4}V${y + r * 1.62}M${x + r * 1.14} ${y + r * 1.4}V${y + r * 1.62}M${x - r * 1.14} ${y + r * 1.55}H${x + r * 1.14}`,
        white,
        3,
      ),
      ...Array.from({ length: 6 }, (_, hole) =>
        group(rotate(hole * 60, x, y), ring(x, y - r * 0.51, r * 0.1, white, u * 0.004)),
      ),
      rect(
        w * 0.76,
        h * 0.8,
        w * 0.2,
        h * 0.14,
        'none',
        0,
        `stroke="#f2f8ff" stroke-opacity=".85" stroke-width="3"`,
      ),
      ...[0.84, 0.87, 0.9].map((share, index) =>
        line(`M${w * 0.78} ${h * share}h${w * (0.15 - index * 0.03)}`, white, 4),
      ),
      `<text x="${x}" y="${y + r * 1.78}" text-anchor="middle" font-family="DejaVu Sans, sans-serif" font-size="${u * 0.03}" fill="#f2f8ff">Ø 42.5 mm</text>`,
      `<text x="${x + r * 1.3}" y="${y - r * 1.1}" font-family="DejaVu Sans, sans-serif" font-size="${u * 0.026}" fill="#f2f8ff">z = ${teeth}</text>`,
    )
    vignette(ctx, 0.35)
  },
}
