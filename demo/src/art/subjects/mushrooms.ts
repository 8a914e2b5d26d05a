import { ellipse, path, rect } from '../kit/shapes.ts'
import { darker, lighter, withOpacity } from '../kit/color.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** Mushrooms on the forest floor after rain. */
export const mushrooms: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    backdrop(ctx, ['#4f7f5a', '#2f5a44', '#1a3a2c'])
    for (let trunk = 0; trunk < 9; trunk++) {
      const x = random.next() * w
      canvas.add(
        rect(
          x,
          0,
          u * random.between(0.03, 0.08),
          h * 0.72,
          withOpacity('#16281e', random.between(0.3, 0.7)),
        ),
      )
    }
    glow(ctx, w * 0.6, h * 0.1, u * 0.7, '#e9f6c8', 0.55)
    const floor = h * 0.7
    canvas.add(
      path(
        `M0 ${floor}Q${w * 0.3} ${floor - h * 0.06} ${w * 0.6} ${floor}T${w} ${floor - h * 0.02}V${h}H0Z`,
        canvas.linear(['#4a5a2c', '#2c3318'], [0, floor], [0, h]),
      ),
    )
    const caps = ['#c2452c', '#d98a3a', '#8a5a34', '#e6c58a', '#b9663a']
    for (const [index, share] of [0.2, 0.4, 0.54, 0.72, 0.86].entries()) {
      const k = u * random.between(0.1, 0.19)
      const [x, y] = [w * share, floor + h * random.between(0.05, 0.14)]
      const cap = caps[index] ?? '#c2452c'
      canvas.add(
        ellipse(x, y, k * 0.7, k * 0.1, withOpacity('#0d140a', 0.5)),
        path(
          `M${x - k * 0.2} ${y}Q${x - k * 0.1} ${y - k * 0.5} ${x - k * 0.16} ${y - k * 1.0}H${x + k * 0.16}Q${x + k * 0.1} ${y - k * 0.5} ${x + k * 0.24} ${y}Z`,
          canvas.linear(['#fff6e0', '#d9c49a'], [x - k * 0.2, 0], [x + k * 0.24, 0]),
        ),
        path(
          `M${x - k * 0.84} ${y - k * 0.9}Q${x} ${y - k * 0.7} ${x + k * 0.84} ${y - k * 0.9}Q${x} ${y - k * 1.02} ${x - k * 0.84} ${y - k * 0.9}Z`,
          '#f0dcb4',
        ),
        path(
          `M${x - k * 0.86} ${y - k * 0.9}C${x - k * 0.8} ${y - k * 1.75} ${x + k * 0.8} ${y - k * 1.75} ${x + k * 0.86} ${y - k * 0.9}Q${x} ${y - k * 1.08} ${x - k * 0.86} ${y - k * 0.9}Z`,
          canvas.radial([lighter(cap, 0.35), cap, darker(cap, 0.4)], [x - k * 0.3, y - k * 1.45], k * 1.3),
        ),
      )
      for (let spot = 0; spot < 5; spot++)
        canvas.add(
          ellipse(
            x + (spot - 2) * k * 0.28,
            y - k * (1.16 + (spot % 2) * 0.2),
            k * 0.07,
            k * 0.045,
            withOpacity('#fff6e0', 0.7),
          ),
        )
    }
    for (let leaf = 0; leaf < 40; leaf++)
      canvas.add(
        ellipse(
          random.next() * w,
          h * random.between(0.76, 0.99),
          u * 0.018,
          u * 0.008,
          random.pick(['#8a5a2c', '#6b7a34', '#a8763a', '#3f5a2c']),
        ),
      )
    dust(ctx, '#f6ffd9', 40)
    vignette(ctx, 0.5)
  },
}
