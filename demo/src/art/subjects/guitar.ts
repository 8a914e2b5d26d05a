import { circle, ellipse, group, line, path, rect, ring, rotate } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, bokeh, glow, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** The body of a guitar or jarana seen close: sound hole, rosette, strings and bridge. */
export const guitar: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.deep, '#20110a', 0.4), scheme.dark], u * 0.3)
    glow(ctx, w * 0.25, h * 0.15, u * 0.9, scheme.glow, 0.55)
    const [x, y] = [w / 2, h * 0.5]
    const k = u * 0.5
    const wood = random.pick(['#d79a52', '#c07c3a', '#e3b06a'])
    const outline = `M${x - k * 0.5} ${y - k * 1.0}C${x - k * 1.0} ${y - k * 0.95} ${x - k * 0.62} ${y - k * 0.2} ${x - k * 0.72} ${y + k * 0.05}C${x - k * 1.15} ${y + k * 0.5} ${x - k * 0.7} ${y + k * 1.15} ${x} ${y + k * 1.12}C${x + k * 0.7} ${y + k * 1.15} ${x + k * 1.15} ${y + k * 0.5} ${x + k * 0.72} ${y + k * 0.05}C${x + k * 0.62} ${y - k * 0.2} ${x + k * 1.0} ${y - k * 0.95} ${x + k * 0.5} ${y - k * 1.0}Q${x} ${y - k * 0.86} ${x - k * 0.5} ${y - k * 1.0}Z`
    const hole: Point = [x, y - k * 0.16]
    const r = k * 0.3
    const marks = [
      group('transform="translate(14 22)"', path(outline, withOpacity('#000000', 0.45))),
      path(
        outline,
        canvas.radial([lighter(wood, 0.35), wood, darker(wood, 0.35)], [x - k * 0.4, y - k * 0.3], k * 1.8),
        `stroke="#3a1d0e" stroke-width="${k * 0.035}"`,
      ),
    ]
    for (let grain = -9; grain <= 9; grain++)
      marks.push(
        line(
          `M${x + grain * k * 0.045} ${y - k * 0.8}L${x + grain * k * 0.062} ${y + k * 1.02}`,
          withOpacity(darker(wood, 0.5), 0.14),
          k * 0.012,
        ),
      )
    marks.push(
      circle(hole[0], hole[1], r * 1.28, darker(wood, 0.45)),
      ring(hole[0], hole[1], r * 1.19, '#f3dfb2', r * 0.06),
    )
    for (let petal = 0; petal < 28; petal++)
      marks.push(
        group(
          rotate((petal / 28) * 360, ...hole),
          ellipse(hole[0], hole[1] - r * 1.1, r * 0.05, r * 0.07, petal % 2 ? scheme.accent : scheme.second),
        ),
      )
    marks.push(
      circle(hole[0], hole[1], r, '#150a06'),
      rect(
        x - k * 0.16,
        y - k * 1.9,
        k * 0.32,
        k * 1.5,
        canvas.linear(['#3b2216', '#1e100a'], [x - k * 0.16, 0], [x + k * 0.16, 0]),
      ),
      ...[-1.7, -1.42, -1.18, -0.97, -0.79, -0.63].map((share) =>
        rect(x - k * 0.16, y + share * k, k * 0.32, k * 0.014, '#e8d9b0'),
      ),
      rect(x - k * 0.42, y + k * 0.62, k * 0.84, k * 0.13, '#2a150c', k * 0.03),
      rect(x - k * 0.2, y + k * 0.65, k * 0.4, k * 0.03, '#fbf3df'),
    )
    for (let string = 0; string < 6; string++) {
      const dx = (string - 2.5) * k * 0.052
      marks.push(
        line(
          `M${x + dx * 0.9} ${y - k * 1.9}L${x + dx * 1.35} ${y + k * 0.66}`,
          string < 3 ? '#e9d7a6' : '#fffdf4',
          k * (0.012 - string * 0.001),
        ),
      )
    }
    canvas.add(group(rotate(random.between(16, 32) * random.pick([-1, 1]), x, y), ...marks))
    bokeh(ctx, [scheme.glow], 8, [0, 0.5], 0.05)
    vignette(ctx, 0.5)
  },
}
