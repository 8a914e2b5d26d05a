import { rect } from '../kit/shapes.ts'
import { darker, lighter } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** Wooden printing type in a tray; one compartment is empty when the alternative text says so. */
export const typeCase: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    backdrop(ctx, ['#4a2f1c', '#3a2415', '#22140b'])
    const letters = 'ABCDEFHJKLMNOPRSTUVXYZabdehkmnprst&?'
    const k = u * (/una sola|single/i.test(altText) ? 0.6 : 0.2)
    const columns = Math.floor((w * 0.94) / k)
    const rows = Math.floor((h * 0.94) / k)
    const gap = /gap|hueco|falta/i.test(altText) ? Math.floor((columns * rows) / 2) + 1 : -1
    const colorful = /different color|color distinto/i.test(altText)
    for (let index = 0; index < columns * rows; index++) {
      const x = w / 2 + ((index % columns) - columns / 2) * k
      const y = h / 2 + (Math.floor(index / columns) - rows / 2) * k
      canvas.add(rect(x + 3, y + 3, k - 6, k - 6, '#170c06', 5))
      if (index === gap) continue
      const wood = colorful
        ? random.pick([scheme.accent, scheme.second, scheme.mid, '#f0e2c4', scheme.deep])
        : random.pick(['#c99a5e', '#b98448', '#d6ad74', '#a8743c'])
      const ink = random.chance(0.3) ? darker(wood, 0.75) : darker(wood, 0.6)
      canvas.add(
        rect(
          x + k * 0.06,
          y + k * 0.06,
          k * 0.88,
          k * 0.88,
          canvas.linear([lighter(wood, 0.25), darker(wood, 0.15)], [x, y], [x + k, y + k]),
          6,
        ),
        `<text x="${x + k / 2}" y="${y + k * 0.74}" text-anchor="middle" font-family="DejaVu Serif, Georgia, serif" font-weight="700" font-size="${k * 0.7}" fill="${ink}">${random.pick(letters.split('')).replace('&', '&amp;')}</text>`,
      )
    }
    glow(ctx, w * 0.2, 0, u * 0.9, '#ffdf9f', 0.35)
    vignette(ctx, 0.5)
  },
}
