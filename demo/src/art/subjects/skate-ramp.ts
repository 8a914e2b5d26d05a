import { circle, ellipse, group, line, path, rect, rotate } from '../kit/shapes.ts'
import { mix, withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** A skateboard on a concrete ramp. */
export const skateRamp: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.mid, mix(scheme.mid, scheme.glow, 0.6), scheme.glow])
    glow(ctx, w * 0.3, h * 0.3, u * 0.4, '#fff3d6', 0.8)
    canvas.add(
      path(
        `M0 ${h * 0.3}H${w * 0.14}C${w * 0.22} ${h * 0.8} ${w * 0.4} ${h * 0.82} ${w * 0.5} ${h * 0.82}C${w * 0.62} ${h * 0.82} ${w * 0.78} ${h * 0.78} ${w * 0.86} ${h * 0.24}H${w}V${h}H0Z`,
        canvas.linear(['#d9d4cc', '#a8a29a', '#6d6862'], [0, h * 0.25], [0, h]),
      ),
      path(
        `M${w * 0.14} ${h * 0.3}C${w * 0.22} ${h * 0.8} ${w * 0.4} ${h * 0.82} ${w * 0.5} ${h * 0.82}C${w * 0.62} ${h * 0.82} ${w * 0.78} ${h * 0.78} ${w * 0.86} ${h * 0.24}`,
        'none',
        `stroke="#f6f2ea" stroke-width="${u * 0.012}"`,
      ),
      rect(0, h * 0.29, w * 0.145, u * 0.018, '#5a5650', 6),
      rect(w * 0.855, h * 0.23, w * 0.15, u * 0.018, '#5a5650', 6),
    )
    for (let crack = 0; crack < 5; crack++) {
      const x = w * random.between(0.1, 0.9)
      canvas.add(
        line(
          `M${x} ${h * 0.86}l${u * random.between(-0.04, 0.04)} ${h * 0.1}`,
          withOpacity('#4a4640', 0.4),
          3,
        ),
      )
    }
    const [x, y, k] = [w * 0.5, h * 0.745, u * 0.34]
    const board = group(
      rotate(random.between(-12, 8), x, y),
      ...[-0.56, 0.56].map((side) => circle(x + side * k, y + k * 0.17, k * 0.1, '#f7f0dc')),
      ...[-0.56, 0.56].map((side) => circle(x + side * k, y + k * 0.17, k * 0.04, '#3a3632')),
      ...[-0.56, 0.56].map((side) =>
        rect(x + side * k - k * 0.05, y + k * 0.02, k * 0.1, k * 0.12, '#8d8a84'),
      ),
      path(
        `M${x - k} ${y - k * 0.14}Q${x - k * 0.86} ${y + k * 0.04} ${x - k * 0.7} ${y + k * 0.04}H${x + k * 0.7}Q${x + k * 0.86} ${y + k * 0.04} ${x + k} ${y - k * 0.14}L${x + k * 0.98} ${y - k * 0.2}Q${x + k * 0.84} ${y - k * 0.05} ${x + k * 0.68} ${y - k * 0.05}H${x - k * 0.68}Q${x - k * 0.84} ${y - k * 0.05} ${x - k * 0.98} ${y - k * 0.2}Z`,
        scheme.accent,
      ),
      line(`M${x - k * 0.66} ${y - k * 0.045}H${x + k * 0.66}`, '#1c1a1e', k * 0.03),
    )
    canvas.add(ellipse(x, h * 0.825, k * 0.95, k * 0.07, withOpacity('#1c1a1e', 0.4)), board)
    vignette(ctx, 0.35)
  },
}
