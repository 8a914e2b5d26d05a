import { circle, ellipse, group, line, path, rect, rotate } from '../kit/shapes.ts'
import { withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** A rabbit in a flowering meadow. */
export const meadowRabbit: Subject = {
  formats: ['landscape'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    backdrop(ctx, ['#7fc8f0', '#bfe6f5', '#f6f3d0'])
    glow(ctx, w * 0.78, h * 0.2, u * 0.5, '#fff6c0', 0.8)
    canvas.add(
      path(`M0 ${h * 0.62}Q${w * 0.3} ${h * 0.44} ${w * 0.6} ${h * 0.58}T${w} ${h * 0.5}V${h}H0Z`, '#8fc46a'),
      path(
        `M0 ${h * 0.74}Q${w * 0.4} ${h * 0.6} ${w} ${h * 0.72}V${h}H0Z`,
        canvas.linear(['#6faf4f', '#3f7f3a'], [0, h * 0.62], [0, h]),
      ),
      rect(w * 0.12, h * 0.3, u * 0.05, h * 0.42, '#7a5230'),
      ...[
        [0, 0],
        [-0.1, 0.06],
        [0.1, 0.05],
        [0.02, -0.1],
      ].map(([dx = 0, dy = 0]) => circle(w * 0.135 + dx * u, h * 0.26 + dy * u, u * 0.12, '#4f8f45')),
    )
    const [x, y, k] = [w * 0.56, h * 0.6, u * 0.52]
    canvas.add(
      ellipse(x, y + k * 0.5, k * 0.4, k * 0.06, withOpacity('#1a3a18', 0.4)),
      ellipse(x, y + k * 0.28, k * 0.3, k * 0.26, '#d9d3cc'),
      ellipse(x, y + k * 0.34, k * 0.18, k * 0.18, '#fbf7f0'),
      ...[-1, 1].map((side) => ellipse(x + side * k * 0.17, y + k * 0.5, k * 0.12, k * 0.055, '#c9c2ba')),
      ...[-1, 1].map((side) =>
        group(
          rotate(side * 12, x, y - k * 0.1),
          ellipse(x + side * k * 0.1, y - k * 0.36, k * 0.07, k * 0.24, '#d9d3cc'),
          ellipse(x + side * k * 0.1, y - k * 0.34, k * 0.035, k * 0.17, '#f0b8b4'),
        ),
      ),
      circle(x, y - k * 0.05, k * 0.22, '#d9d3cc'),
      ...[-1, 1].map((side) => circle(x + side * k * 0.09, y - k * 0.09, k * 0.035, '#241c18')),
      ...[-1, 1].map((side) => circle(x + side * k * 0.08, y - k * 0.1, k * 0.011, '#ffffff')),
      ellipse(x, y + k * 0.01, k * 0.035, k * 0.024, '#e88a90'),
      rect(x - k * 0.025, y + k * 0.06, k * 0.05, k * 0.045, '#ffffff', 2),
    )
    for (let flower = 0; flower < 44; flower++) {
      const [fx, fy] = [random.next() * w, h * random.between(0.78, 0.99)]
      canvas.add(
        line(`M${fx} ${fy}v${u * 0.03}`, '#2f6f30', 3),
        circle(
          fx,
          fy,
          u * random.between(0.006, 0.012),
          random.pick(['#ffffff', '#ffd84a', '#f07ab0', '#b98af0']),
        ),
      )
    }
    vignette(ctx, 0.2)
  },
}
