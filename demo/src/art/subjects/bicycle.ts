import { circle, ellipse, group, line, path, polygon, rect, ring, rotate } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** A bicycle: on a dirt track with bumps, or loaded with bags on a road. */
export const bicycle: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    const road = /carretera|road|calle|street|loma|hill/i.test(altText)
    backdrop(ctx, [mix(scheme.mid, '#bfe0f0', 0.5), mix(scheme.glow, '#fff3d6', 0.5), scheme.glow])
    glow(ctx, w * 0.75, h * 0.22, u * 0.3, '#fff6d8', 0.9)
    canvas.add(circle(w * 0.75, h * 0.22, u * 0.06, '#fffbe8'))
    for (let ridge = 0; ridge < 3; ridge++) {
      const base = h * (0.42 + ridge * 0.08)
      canvas.add(
        path(
          `M0 ${base}${Array.from({ length: 7 }, (_, index) => `L${(index / 6) * w} ${base - (index % 2 ? 1 : 0.25) * h * random.between(0.06, 0.16)}`).join('')}V${h}H0Z`,
          mix(scheme.deep, scheme.glow, 0.5 - ridge * 0.16),
        ),
      )
    }
    const ground = h * 0.78
    if (road)
      canvas.add(
        path(`M0 ${h * 0.64}H${w}V${h}H0Z`, mix('#b9925a', scheme.deep, 0.25)),
        path(
          polygon([
            [w * 0.47, h * 0.6],
            [w * 0.53, h * 0.6],
            [w * 1.15, h],
            [-w * 0.15, h],
          ]),
          '#4a4a52',
        ),
        ...[0.63, 0.7, 0.8, 0.93].map((share) =>
          rect(w / 2 - u * 0.006 * share * 2, h * share, u * 0.014 * share, h * 0.05 * share, '#f6e6b0'),
        ),
      )
    else
      canvas.add(
        path(
          `M0 ${ground}Q${w * 0.12} ${ground - h * 0.12} ${w * 0.24} ${ground}T${w * 0.5} ${ground}T${w * 0.76} ${ground - h * 0.02}T${w} ${ground - h * 0.08}V${h}H0Z`,
          canvas.linear(['#c98e56', '#8a5a30', '#5a3819'], [0, ground - h * 0.1], [0, h]),
        ),
        ...[0.86, 0.92].map((share) =>
          line(
            `M0 ${h * share}Q${w * 0.3} ${h * (share - 0.05)} ${w * 0.6} ${h * share}T${w} ${h * (share - 0.03)}`,
            withOpacity('#f0cfa0', 0.35),
            u * 0.006,
          ),
        ),
      )
    const [x, y] = [w * 0.5, ground - u * 0.02]
    const r = u * (road ? 0.17 : 0.13)
    const [rear, front]: [Point, Point] = [
      [x - r * 1.5, y],
      [x + r * 1.5, y],
    ]
    const [crank, seat, head]: [Point, Point, Point] = [
      [x - r * 0.3, y + r * 0.05],
      [x - r * 0.7, y - r * (road ? 1.5 : 1.05)],
      [x + r * 1.05, y - r * 1.45],
    ]
    const paint = scheme.accent
    const tube = (from: Point, to: Point) => line(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, paint, r * 0.13)
    canvas.add(ellipse(x, y + r * 1.02, r * 2.7, r * 0.14, withOpacity('#1c0f06', 0.45)))
    for (const [cx, cy] of [rear, front]) {
      canvas.add(ring(cx, cy, r, '#1c1a1e', r * 0.17), ring(cx, cy, r * 0.86, '#c9ccd2', r * 0.05))
      for (let spoke = 0; spoke < 12; spoke++)
        canvas.add(
          group(
            rotate(spoke * 30, cx, cy),
            line(`M${cx} ${cy}v${-r * 0.84}`, withOpacity('#e6e8ec', 0.7), r * 0.018),
          ),
        )
      canvas.add(circle(cx, cy, r * 0.09, '#3a3a42'))
    }
    canvas.add(
      tube(rear, crank),
      tube(crank, head),
      tube(crank, seat),
      tube(rear, [seat[0] + r * 0.12, seat[1] + r * 0.4]),
      tube([seat[0] + r * 0.12, seat[1] + r * 0.4], head),
      tube(head, front),
      line(`M${head[0]} ${head[1]}l${-r * 0.08} ${-r * 0.34}h${r * 0.42}`, '#2a2a30', r * 0.11),
      line(`M${seat[0] - r * 0.34} ${seat[1] - r * 0.1}h${r * 0.64}`, '#2a2a30', r * 0.17),
      circle(crank[0], crank[1], r * 0.24, '#3a3a42'),
      ring(crank[0], crank[1], r * 0.24, '#c9ccd2', r * 0.04),
      line(`M${crank[0]} ${crank[1]}l${r * 0.3} ${r * 0.32}h${r * 0.2}`, '#1c1a1e', r * 0.08),
    )
    if (road && /cargad|loaded|alforja|bags/i.test(altText))
      canvas.add(
        rect(
          rear[0] - r * 0.62,
          y - r * 0.86,
          r * 1.1,
          r * 0.98,
          canvas.linear([lighter(scheme.second, 0.15), darker(scheme.second, 0.3)], [0, y - r], [0, y]),
          r * 0.14,
        ),
        rect(rear[0] - r * 0.62, y - r * 0.86, r * 1.1, r * 0.3, darker(scheme.second, 0.35), r * 0.12),
        rect(rear[0] - r * 0.5, y - r * 1.16, r * 1.05, r * 0.3, '#7a5a38', r * 0.14),
      )
    dust(ctx, '#fff3d6', 30, [0, 1], [0.5, 0.95])
    vignette(ctx, 0.35)
  },
}
