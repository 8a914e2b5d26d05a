import { circle, ellipse, line, path, rect, ring } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, bokeh, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** A small wheeled robot with a sensor for eyes; it follows a line on the floor when the alternative text names one. */
export const robot: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, scheme, altText } = ctx
    backdrop(ctx, [mix(scheme.deep, scheme.dark, 0.3), scheme.deep, mix(scheme.deep, scheme.mid, 0.5)])
    bokeh(ctx, [scheme.second, scheme.glow], 12, [0, 0.5], 0.05)
    const floor = h * 0.72
    canvas.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        canvas.linear(
          [mix(scheme.light, scheme.mid, 0.5), mix(scheme.mid, scheme.deep, 0.5)],
          [0, floor],
          [0, h],
        ),
      ),
    )
    if (/l[ií]nea|line\b/i.test(altText))
      canvas.add(
        path(
          `M0 ${h * 0.94}C${w * 0.3} ${h * 0.96} ${w * 0.4} ${h * 0.86} ${w * 0.72} ${h * 0.84}`,
          'none',
          `stroke="#14121a" stroke-width="${u * 0.022}"`,
        ),
      )
    if (/escal/i.test(altText))
      for (let step = 0; step < 4; step++)
        canvas.add(
          rect(
            w * (0.66 + step * 0.09),
            floor - h * 0.08 * (step + 1) + h * 0.1,
            w,
            h,
            mix(scheme.mid, scheme.light, 0.12 + step * 0.1),
          ),
          rect(w * (0.66 + step * 0.09), floor - h * 0.08 * (step + 1) + h * 0.1, w, u * 0.012, scheme.light),
        )
    const [x, y, k] = [w * 0.46, h * 0.7, u * 0.2]
    const shell = canvas.linear(
      [lighter(scheme.accent, 0.35), scheme.accent, darker(scheme.accent, 0.4)],
      [x - k, y - k],
      [x + k, y + k],
    )
    canvas.add(
      ellipse(x, y + k * 0.98, k * 1.7, k * 0.16, withOpacity('#0a0a12', 0.45)),
      line(`M${x + k * 0.3} ${y - k * 1.3}V${y - k * 1.7}`, '#c9ccd2', k * 0.05),
      circle(x + k * 0.3, y - k * 1.75, k * 0.09, '#ff5a4a'),
      rect(x - k * 1.2, y - k * 0.35, k * 2.4, k * 0.9, shell, k * 0.2),
      rect(x - k * 0.72, y - k * 1.35, k * 1.44, k * 0.92, '#e9edf2', k * 0.22),
      rect(x - k * 0.58, y - k * 1.2, k * 1.16, k * 0.6, '#1a2230', k * 0.16),
      ...[-1, 1].map((side) => circle(x + side * k * 0.27, y - k * 0.9, k * 0.16, '#6fe3ff')),
      ...[-1, 1].map((side) => circle(x + side * k * 0.23, y - k * 0.95, k * 0.05, '#ffffff')),
      line(
        `M${x - k * 1.15} ${y - k * 0.1}l${-k * 0.45} ${-k * 0.35}l${-k * 0.1} ${-k * 0.4}`,
        '#c9ccd2',
        k * 0.1,
      ),
      circle(x - k * 1.6, y - k * 0.45, k * 0.1, '#8d98a4'),
      line(
        `M${x - k * 1.7} ${y - k * 0.85}l${-k * 0.16} ${-k * 0.16}m${k * 0.16} ${k * 0.16}l${k * 0.14} ${-k * 0.18}`,
        '#c9ccd2',
        k * 0.07,
      ),
      ...[-0.75, 0, 0.75].map((share) =>
        rect(x + share * k - k * 0.12, y + k * 0.02, k * 0.24, k * 0.12, scheme.second, 4),
      ),
      ...[-0.82, 0.82].flatMap((share) => [
        circle(x + share * k, y + k * 0.6, k * 0.4, '#1c1e26'),
        ring(x + share * k, y + k * 0.6, k * 0.27, '#8d98a4', k * 0.07),
        circle(x + share * k, y + k * 0.6, k * 0.09, '#c9ccd2'),
      ]),
    )
    glow(ctx, x, y - k * 0.9, k * 1.3, '#6fe3ff', 0.35)
    vignette(ctx, 0.45)
  },
}
