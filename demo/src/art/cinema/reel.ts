import { mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, group, path, polygon, rect, ribbon, ring, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, bokeh, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const reel: Motif = {
  words:
    /lente|lens|objetivo|pel[ií]cula|film|rollo|reel|celuloide|negativo|montaje|edit|diafragma|apertur|cinta/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.mid, scheme.deep, scheme.dark], u * 0.3)
    bokeh(ctx, [scheme.glow, scheme.accent, scheme.second, scheme.light], 20, [0, 1], 0.08)
    const strip = (points: Point[], wide: number) => {
      const d = ribbon(points, [wide], 26)
      const middle =
        d.match(/-?[\d.]+ -?[\d.]+/g)?.map((pair) => pair.split(' ').map(Number) as unknown as Point) ?? []
      const half = middle.length / 2
      canvas.add(
        path(d, withOpacity('#000000', 0.4), `transform="translate(${u * 0.02} ${u * 0.03})"`),
        path(d, '#141013'),
      )
      for (let at = 2; at < half - 3; at += 6) {
        const corner = (index: number, share: number): Point => {
          const [ax, ay] = middle[index] as Point
          const [bx, by] = middle[middle.length - 1 - index] as Point
          return [ax + (bx - ax) * share, ay + (by - ay) * share]
        }
        const frame = polygon([
          corner(at, 0.17),
          corner(Math.min(half - 1, at + 5), 0.17),
          corner(Math.min(half - 1, at + 5), 0.83),
          corner(at, 0.83),
        ])
        const [fx, fy] = corner(at, 0.17)
        const [gx, gy] = corner(at, 0.83)
        canvas.add(
          path(
            frame,
            canvas.linear(
              random.shuffle([scheme.glow, scheme.accent, scheme.mid, scheme.second]).slice(0, 3),
              [fx, fy],
              [gx, gy],
            ),
          ),
        )
        for (let hole = 0; hole < 6; hole += 2)
          for (const share of [0.085, 0.915])
            canvas.add(circle(...corner(Math.min(half - 1, at + hole), share), wide * 0.028, scheme.light))
      }
    }
    const y = h * random.between(0.3, 0.7)
    strip(
      [
        [-w * 0.1, h - y],
        [w * 0.3, y * 0.7],
        [w * 0.7, h - y * 0.5],
        [w * 1.1, y],
      ],
      u * random.between(0.2, 0.27),
    )
    const x = w * random.between(0.36, 0.64)
    const cy = h * 0.5
    const r = u * random.between(0.28, 0.36)
    glow(ctx, x + r * 0.1, cy + r * 0.16, r * 1.45, '#000000', 0.7)
    canvas.add(circle(x, cy, r, canvas.linear(['#4a444c', '#17131a'], [x - r, cy - r], [x + r, cy + r])))
    for (let notch = 0; notch < 60; notch++)
      canvas.add(
        group(rotate(notch * 6, x, cy), rect(x - r * 0.012, cy - r * 0.995, r * 0.024, r * 0.1, '#0b090c')),
      )
    canvas.add(
      circle(x, cy, r * 0.86, '#0e0b10'),
      ring(x, cy, r * 0.8, withOpacity(scheme.light, 0.35), r * 0.012),
      circle(
        x,
        cy,
        r * 0.68,
        canvas.linear(
          [scheme.accent, scheme.deep, mix(scheme.second, scheme.deep, 0.4)],
          [x - r * 0.6, cy - r * 0.6],
          [x + r * 0.6, cy + r * 0.6],
        ),
      ),
    )
    const blades = random.whole(6, 8)
    for (let blade = 0; blade < blades; blade++)
      canvas.add(
        group(
          rotate((blade / blades) * 360, x, cy),
          path(
            `M${x - r * 0.06} ${cy - r * 0.3}L${x + r * 0.5} ${cy - r * 0.46}A${r * 0.68} ${r * 0.68} 0 0 0 ${x - r * 0.3} ${cy - r * 0.61}Z`,
            blade % 2 ? '#1b1620' : '#26202c',
            `stroke="${withOpacity(scheme.light, 0.25).slice(0, 7)}" stroke-opacity=".25" stroke-width="2"`,
          ),
        ),
      )
    canvas.add(
      circle(
        x,
        cy,
        r * 0.28,
        canvas.radial([scheme.light, scheme.glow, scheme.accent], [x - r * 0.08, cy - r * 0.08], r * 0.34),
      ),
      ellipse(
        x - r * 0.3,
        cy - r * 0.36,
        r * 0.24,
        r * 0.13,
        withOpacity('#ffffff', 0.32),
        rotate(-40, x - r * 0.3, cy - r * 0.36),
      ),
      circle(x + r * 0.34, cy + r * 0.36, r * 0.06, withOpacity('#ffffff', 0.3)),
    )
    beam(ctx, [w * random.pick([0, 1]), -h * 0.1], [x, cy], u * 0.7, scheme.glow, 0.3)
    vignette(ctx, 0.45)
  },
}
