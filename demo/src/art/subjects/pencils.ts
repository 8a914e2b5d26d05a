import { path, polygon, rect } from '../kit/shapes.ts'
import { darker, lighter, withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** A row of sharpened colored pencils. */
export const pencils: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    backdrop(ctx, ['#fbf1dc', '#f0dcb4', '#d9ba84'], u * 0.3)
    const colors = [
      '#c9302c',
      '#e8604a',
      '#f2a02c',
      '#f4cf3a',
      '#9cc04a',
      '#2f8f57',
      '#1fa9a6',
      '#3a8fd0',
      '#2f4fa8',
      '#7d45c4',
      '#b03a8f',
      '#e4578f',
      '#8a5a34',
      '#2b2530',
    ]
    const wide = w / (colors.length + 1)
    for (const [index, color] of colors.entries()) {
      const x = wide * (index + 1)
      const tip = h * random.between(0.1, 0.24)
      const k = wide * 0.4
      canvas.add(
        rect(x - k + 8, tip + h * 0.13, k * 2, h, withOpacity('#3a2208', 0.25)),
        rect(
          x - k,
          tip + h * 0.13,
          k * 2,
          h,
          canvas.linear([lighter(color, 0.3), color, color, darker(color, 0.3)], [x - k, 0], [x + k, 0]),
        ),
        path(
          polygon([
            [x - k, tip + h * 0.135],
            [x, tip],
            [x + k, tip + h * 0.135],
          ]),
          '#eac995',
        ),
        path(
          `M${x - k} ${tip + h * 0.135}q${k * 0.5} ${-h * 0.02} ${k} 0q${k * 0.5} ${-h * 0.02} ${k} 0V${tip + h * 0.15}H${x - k}Z`,
          color,
        ),
        path(
          polygon([
            [x - k * 0.32, tip + h * 0.043],
            [x, tip],
            [x + k * 0.32, tip + h * 0.043],
          ]),
          color,
        ),
      )
    }
    glow(ctx, w * 0.2, 0, u * 0.8, '#ffffff', 0.4)
    vignette(ctx, 0.3)
  },
}
