import { ellipse, group, path, rect } from '../kit/shapes.ts'
import { mix, withOpacity } from '../kit/color.ts'
import { backdrop, beam, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** A microphone on its stand in a beam of light. */
export const microphone: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const floor = h * 0.86
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.45), scheme.dark])
    bokeh(ctx, [scheme.glow, scheme.accent, scheme.second], 22, [0.1, 0.75], 0.07)
    const x = w * random.between(0.44, 0.56)
    beam(ctx, [x + u * random.pick([-0.4, 0.4]), -h * 0.08], [x, h], u * 0.7, scheme.glow, 0.42)
    canvas.add(rect(0, floor, w, h - floor, canvas.linear([scheme.deep, scheme.dark], [0, floor], [0, h])))
    glow(ctx, x, floor + h * 0.05, u * 0.35, scheme.glow, 0.8, 0.2)
    const k = u * 0.15
    const top = h * 0.34
    const metal = canvas.linear(['#f2efe8', '#9a948c', '#4a4644'], [x - k, 0], [x + k, 0])
    canvas.add(
      ellipse(x, floor + h * 0.055, k * 1.1, k * 0.2, withOpacity('#000000', 0.5)),
      ellipse(x, floor + h * 0.04, k * 0.95, k * 0.17, '#2a2626'),
      rect(x - k * 0.06, top + k * 1.1, k * 0.12, floor + h * 0.04 - top - k * 1.1, metal),
      rect(x - k * 0.12, h * 0.66, k * 0.24, k * 0.3, '#2a2626', 4),
    )
    const body = `M${x - k * 0.62} ${top - k * 0.5}A${k * 0.62} ${k * 0.62} 0 0 1 ${x + k * 0.62} ${top - k * 0.5}V${top + k * 0.5}A${k * 0.62} ${k * 0.62} 0 0 1 ${x - k * 0.62} ${top + k * 0.5}Z`
    const cut = canvas.clip(body)
    canvas.add(
      path(body, metal),
      group(
        cut,
        ...[-0.48, -0.24, 0, 0.24, 0.48].map((share) =>
          rect(x + share * k - k * 0.05, top - k * 1.2, k * 0.1, k * 0.95, withOpacity('#1c1a1a', 0.75)),
        ),
        ...[-0.48, -0.24, 0, 0.24, 0.48].map((share) =>
          rect(x + share * k - k * 0.05, top + k * 0.2, k * 0.1, k * 0.95, withOpacity('#1c1a1a', 0.75)),
        ),
        rect(x - k, top - k * 0.14, k * 2, k * 0.28, scheme.accent),
      ),
      path(body, 'none', `stroke="#f7f3ea" stroke-opacity=".8" stroke-width="${k * 0.06}"`),
      rect(x - k * 0.2, top + k * 1.05, k * 0.4, k * 0.22, '#2a2626', 4),
    )
    dust(ctx, scheme.light, 50)
    vignette(ctx, 0.55)
  },
}
