import { mix, withOpacity } from '../kit/color.ts'
import { blob, circle, group, path, rect, ribbon, rotate } from '../kit/shapes.ts'
import { glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { dish, greens, morsel, tabletop, warms } from './table.ts'

export const feast: Motif = {
  words:
    /mesa\b|table|banquete|feast|compart|share|familia|family|desayuno|breakfast|almuerzo|lunch|men[uú]|degust|tasting|variad|taco|tapas|brunch/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    tabletop(ctx)
    const placed: [number, number, number][] = []
    for (let attempt = 0; attempt < 160 && placed.length < (w / u > 1.6 ? 15 : 10); attempt++) {
      const r = u * random.between(0.09, 0.22) * (placed.length < 2 ? 1.25 : 1)
      const [x, y] = [random.between(-0.02, 1.02) * w, random.between(-0.02, 1.02) * h]
      if (placed.some(([ox, oy, or]) => Math.hypot(ox - x, oy - y) < (r + or) * 1.04)) continue
      placed.push([x, y, r])
      const kind = random.whole(0, 4)
      if (kind === 0 && r < u * 0.17) {
        const drink = random.pick(['#5b2f17', '#c98a4a', '#d8433a', '#f3b23f', '#8fae4a'])
        canvas.add(
          circle(x + r * 0.1, y + r * 0.16, r, withOpacity('#140805', 0.35)),
          group(
            rotate(random.between(0, 360), x, y),
            rect(x + r * 0.7, y - r * 0.13, r * 0.62, r * 0.26, scheme.light, r * 0.1),
          ),
          circle(x, y, r * 0.86, scheme.light),
          circle(x, y, r * 0.7, drink),
          path(
            blob(
              x,
              y,
              [0.44, 0.24, 0.44, 0.24, 0.44, 0.24].map((share) => r * share),
            ),
            withOpacity('#fff2dc', 0.75),
          ),
          circle(x, y, r * 0.16, drink),
        )
        continue
      }
      dish(
        ctx,
        x,
        y,
        r,
        random.pick([
          '#fff8ec',
          scheme.light,
          mix(scheme.mid, '#ffffff', 0.5),
          scheme.second,
          scheme.accent,
          mix(scheme.deep, '#20242c', 0.3),
        ]),
      )
      if (kind === 1)
        canvas.add(
          circle(x, y, r * 0.7, random.pick([...warms, ...greens])),
          path(
            ribbon(
              [
                [x - r * 0.4, y],
                [x - r * 0.1, y - r * 0.25],
                [x + r * 0.1, y + r * 0.2],
                [x + r * 0.45, y - r * 0.05],
              ],
              [0, r * 0.08, r * 0.08, 0],
            ),
            withOpacity('#fff4dc', 0.85),
          ),
        )
      const count = random.whole(6, 12)
      for (let index = 0; index < count; index++) {
        const [angle, away] = [random.between(0, 6.28), r * 0.5 * Math.sqrt(random.next())]
        const k = r * random.between(0.3, 0.5)
        canvas.add(morsel(random, x + Math.cos(angle) * away, y + Math.sin(angle) * away, k))
      }
    }
    for (let crumb = 0; crumb < 30; crumb++)
      canvas.add(
        circle(
          random.next() * w,
          random.next() * h,
          u * 0.006 * random.next(),
          random.pick([...greens, ...warms]),
        ),
      )
    glow(ctx, w * 0.1, 0, u * 0.9, scheme.glow, 0.45)
    vignette(ctx, 0.45)
  },
}
