import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, line, path, rect, ribbon, rotate } from '../kit/shapes.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { getLeathers } from './leathers.ts'

export const stack: Motif = {
  words: /pila|stack|libros|books|torre|tower|ejemplar|copies|montón|pile|lomo|novela|novel/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wall = random.pick([
      scheme.deep,
      mix(scheme.deep, scheme.mid, 0.5),
      mix(scheme.glow, scheme.mid, 0.35),
      mix(scheme.light, scheme.glow, 0.4),
    ])
    backdrop(ctx, [lighter(wall, 0.12), wall, darker(wall, 0.4)])
    glow(ctx, w * random.between(0.2, 0.8), h * 0.25, u * 0.8, scheme.glow, 0.55)
    const table = h * 0.87
    canvas.add(
      rect(0, table, w, h - table, canvas.linear(['#8a5a33', '#3c2313'], [0, table], [0, h])),
      rect(0, table, w, u * 0.006, withOpacity(scheme.glow, 0.6)),
    )
    const inks = getLeathers(scheme)
    const stacks = Math.max(1, Math.round((w / u) * random.between(0.9, 1.7)))
    for (let pile = 0; pile < stacks; pile++) {
      const cx = (w * (pile + 0.5)) / stacks
      const wide = Math.min(u * 0.62, (w / stacks) * 0.86)
      let y = table
      const count = random.whole(5, 9) - (pile % 2) * 2
      canvas.add(ellipse(cx, table + u * 0.012, wide * 0.56, u * 0.025, withOpacity('#000000', 0.5)))
      for (let index = 0; index < count; index++) {
        const tall = u * random.between(0.05, 0.095)
        const long = wide * random.between(0.74, 1)
        const x = cx - long / 2 + random.between(-0.05, 0.05) * wide
        const cover = inks[(index * 3 + pile + random.whole(0, 2)) % inks.length] ?? scheme.accent
        y -= tall
        if (y < h * 0.16) break
        const pages = random.chance(0.3)
        const marks = pages
          ? [
              rect(x, y, long, tall, cover, 5),
              rect(x + long * 0.02, y + tall * 0.13, long * 0.98, tall * 0.74, '#f4e7cb'),
              ...[0.3, 0.45, 0.6, 0.74].map((share) =>
                line(`M${x + long * 0.03} ${y + tall * share}H${x + long}`, '#c9b48c', 1.6),
              ),
            ]
          : [
              rect(
                x,
                y,
                long,
                tall,
                canvas.linear([lighter(cover, 0.3), cover, darker(cover, 0.45)], [0, y], [0, y + tall]),
                6,
              ),
              ...[0.07, 0.1, 0.88, 0.91].map((share) =>
                rect(x + long * share, y, long * 0.012, tall, withOpacity(scheme.glow, 0.75)),
              ),
              rect(
                x + long * 0.28,
                y + tall * 0.36,
                long * random.between(0.2, 0.42),
                tall * 0.15,
                withOpacity(scheme.light, 0.85),
                3,
              ),
              rect(
                x + long * 0.28,
                y + tall * 0.6,
                long * 0.14,
                tall * 0.08,
                withOpacity(scheme.light, 0.5),
                2,
              ),
            ]
        canvas.add(...marks, rect(x, y + tall - 3, long, 4, withOpacity('#000000', 0.4)))
      }
      const top = random.whole(0, 3)
      if (top === 0) {
        const r = u * 0.055
        canvas.add(
          circle(
            cx,
            y - r * 0.9,
            r,
            canvas.radial(['#ff8a5c', '#d6362e', '#6b1414'], [cx - r * 0.4, y - r * 1.4], r * 1.8),
          ),
          line(`M${cx} ${y - r * 1.7}q${r * 0.1} ${-r * 0.4} ${r * 0.4} ${-r * 0.6}`, '#3c2313', r * 0.14),
          ellipse(
            cx + r * 0.7,
            y - r * 2.2,
            r * 0.4,
            r * 0.17,
            '#6f9a4a',
            rotate(-24, cx + r * 0.7, y - r * 2.2),
          ),
        )
      } else if (top === 1) {
        const k = u * 0.07
        canvas.add(
          path(`M${cx - k} ${y - k * 1.3}H${cx + k}L${cx + k * 0.75} ${y}H${cx - k * 0.75}Z`, scheme.light),
          line(
            `M${cx + k * 0.9} ${y - k}q${k * 0.7} ${k * 0.1} ${-k * 0.05} ${k * 0.7}`,
            scheme.light,
            k * 0.17,
          ),
          ...[0, 1].map((wisp) =>
            path(
              ribbon(
                [
                  [cx + (wisp - 0.5) * k, y - k * 1.4],
                  [cx + (wisp - 0.2) * k, y - k * 2.1],
                  [cx + (wisp - 0.7) * k, y - k * 2.8],
                  [cx + wisp * k, y - k * 3.6],
                ],
                [0, k * 0.16, k * 0.2, 0],
              ),
              withOpacity(scheme.light, 0.5),
            ),
          ),
        )
      } else if (top === 2) {
        const k = u * 0.14
        canvas.add(
          path(
            `M${cx} ${y}Q${cx - k * 0.6} ${y - k * 0.45} ${cx - k * 1.3} ${y - k * 0.12}L${cx - k * 1.2} ${y - k * 0.03}Q${cx - k * 0.6} ${y - k * 0.3} ${cx} ${y}Q${cx + k * 0.6} ${y - k * 0.3} ${cx + k * 1.2} ${y - k * 0.03}L${cx + k * 1.3} ${y - k * 0.12}Q${cx + k * 0.6} ${y - k * 0.45} ${cx} ${y}Z`,
            '#fdf4de',
          ),
        )
      }
    }
    beam(ctx, [random.pick([0, w]), -h * 0.1], [w / 2, h * 0.9], u * 0.7, scheme.glow, 0.34)
    dust(ctx, scheme.light, 60)
    vignette(ctx, 0.5)
  },
}
