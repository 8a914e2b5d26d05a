import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, curve, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { woods } from './cloth.ts'

export const strings: Motif = {
  words:
    /cello|chelo|violonc|viol[ií]n|contrabajo|cuerda|string|guitarr|guitar|arco|\bbow\b|puente|lute|la[uú]d|curvas de madera|tapa de madera/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.deep, scheme.mid, 0.3), scheme.deep, scheme.dark])
    glow(ctx, w * random.between(0.1, 0.9), h * 0.2, u * 0.6, scheme.glow, 0.5)
    bokeh(ctx, [scheme.glow, scheme.accent, scheme.second], 18, [0, 0.8], 0.06)
    const x = w * random.between(0.42, 0.58)
    const y = h * random.between(0.52, 0.6)
    const k = Math.max(w * 0.7, h) * random.between(0.5, 0.66)
    const wood = random.pick(woods)
    const fill = canvas.linear(
      [lighter(wood, 0.42), wood, darker(wood, 0.5)],
      [x - k * 0.4, y - k * 0.6],
      [x + k * 0.5, y + k * 0.6],
    )
    const half = (side: number): Point[] => [
      [x, y - k * 0.62],
      [x + side * k * 0.26, y - k * 0.6],
      [x + side * k * 0.37, y - k * 0.4],
      [x + side * k * 0.3, y - k * 0.16],
      [x + side * k * 0.23, y],
      [x + side * k * 0.3, y + k * 0.16],
      [x + side * k * 0.45, y + k * 0.42],
      [x + side * k * 0.34, y + k * 0.68],
      [x, y + k * 0.74],
    ]
    const outline = curve([...half(1), ...half(-1).reverse()], 8)
    const marks = [
      path(outline, withOpacity(scheme.dark, 0.5), `transform="translate(${k * 0.04} ${k * 0.05})"`),
      path(outline, fill),
      line(outline, darker(wood, 0.55), k * 0.018),
      line(
        outline,
        lighter(wood, 0.5),
        k * 0.005,
        `transform="translate(${x * 0.04} ${y * 0.04}) scale(0.96)"`,
      ),
    ]
    for (const side of [-1, 1]) {
      const hole: Point[] = [
        [x + side * k * 0.13, y - k * 0.12],
        [x + side * k * 0.115, y - k * 0.09],
        [x + side * k * 0.17, y + k * 0.03],
        [x + side * k * 0.2, y + k * 0.13],
        [x + side * k * 0.185, y + k * 0.16],
      ]
      marks.push(
        path(
          ribbon(
            hole,
            [0.01, 0.012, 0.026, 0.012, 0.01].map((v) => v * k),
          ),
          darker(wood, 0.85),
        ),
        circle(x + side * k * 0.135, y - k * 0.12, k * 0.016, darker(wood, 0.85)),
        circle(x + side * k * 0.182, y + k * 0.165, k * 0.02, darker(wood, 0.85)),
      )
    }
    marks.push(
      path(
        polygon([
          [x - k * 0.035, y - k * 1.7],
          [x + k * 0.035, y - k * 1.7],
          [x + k * 0.055, y - k * 0.22],
          [x - k * 0.055, y - k * 0.22],
        ]),
        canvas.linear(['#2a1c18', '#120b0b'], [x - k * 0.05, 0], [x + k * 0.05, 0]),
      ),
    )
    marks.push(
      path(
        polygon([
          [x - k * 0.03, y + k * 0.3],
          [x + k * 0.03, y + k * 0.3],
          [x + k * 0.05, y + k * 0.62],
          [x - k * 0.05, y + k * 0.62],
        ]),
        '#17100f',
      ),
    )
    marks.push(
      path(
        curve([
          [x - k * 0.13, y + k * 0.09],
          [x - k * 0.07, y + k * 0.045],
          [x, y + k * 0.03],
          [x + k * 0.07, y + k * 0.045],
          [x + k * 0.13, y + k * 0.09],
          [x, y + k * 0.075],
        ]),
        lighter('#c98e4a', 0.1),
      ),
    )
    for (let index = 0; index < 4; index++) {
      const share = (index - 1.5) / 1.5
      marks.push(
        line(
          `M${x + share * k * 0.024} ${y - k * 1.7}L${x + share * k * 0.05} ${y + k * 0.05}L${x + share * k * 0.026} ${y + k * 0.32}`,
          '#fbeed2',
          k * (0.0035 + index * 0.0012),
        ),
      )
    }
    canvas.add(group(rotate(random.between(-38, 38), x, y), ...marks))
    const bowY = y + k * random.between(-0.1, 0.2)
    const tilt = random.between(-16, 16)
    canvas.add(
      group(
        rotate(tilt, x, bowY),
        line(
          curve([
            [x - k * 1.5, bowY - k * 0.02],
            [x, bowY - k * 0.055],
            [x + k * 1.5, bowY - k * 0.02],
          ]),
          darker(wood, 0.35),
          k * 0.024,
        ),
        rect(x - k * 1.5, bowY + k * 0.005, k * 3, k * 0.013, '#f6ead4'),
      ),
    )
    const from: Point = [w * random.between(0, 1), -h * 0.1]
    beam(ctx, from, [x, h * 0.9], u * 0.7, scheme.glow, 0.26)
    dust(ctx, scheme.light, 40)
    vignette(ctx, 0.6)
  },
}
