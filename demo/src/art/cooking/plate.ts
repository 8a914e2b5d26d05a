import { lighter, mix, withOpacity } from '../kit/color.ts'
import { blob, circle, ellipse, group, path, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { glow, vignette } from '../kit/effects.ts'
import type { Motif, DrawingContext } from '../kit/motif.ts'
import { dish, greens, morsel, tabletop, warms } from './table.ts'

/** A knife or fork lying straight up at (x, y). */
function cutlery(
  { canvas }: DrawingContext,
  fork: boolean,
  x: number,
  y: number,
  k: number,
  metal: string,
): void {
  const draw = (shade: string) =>
    fork
      ? [
          path(
            ribbon(
              [
                [x, y + k * 0.5],
                [x, y],
                [x, y - k * 0.2],
              ],
              [k * 0.055, k * 0.03, k * 0.03],
            ),
            shade,
          ),
          path(
            `M${x - k * 0.07} ${y - k * 0.5}V${y - k * 0.26}Q${x - k * 0.07} ${y - k * 0.17} ${x} ${y - k * 0.16}Q${x + k * 0.07} ${y - k * 0.17} ${x + k * 0.07} ${y - k * 0.26}V${y - k * 0.5}h${-k * 0.02}V${y - k * 0.3}h${-k * 0.035}V${y - k * 0.5}h${-k * 0.03}V${y - k * 0.3}h${-k * 0.035}V${y - k * 0.5}Z`,
            shade,
          ),
        ]
      : [
          path(
            ribbon(
              [
                [x, y + k * 0.5],
                [x, y],
                [x, y - k * 0.06],
              ],
              [k * 0.055, k * 0.04, k * 0.03],
            ),
            shade,
          ),
          path(
            `M${x - k * 0.03} ${y - k * 0.04}V${y - k * 0.5}Q${x + k * 0.07} ${y - k * 0.36} ${x + k * 0.05} ${y - k * 0.04}Z`,
            shade,
          ),
        ]
  canvas.add(
    group('transform="translate(8 14)" opacity="0.35"', ...draw('#140805')),
    ...draw(canvas.linear([lighter(metal, 0.5), metal], [x - k * 0.06, y], [x + k * 0.06, y])),
  )
}

export const plate: Motif = {
  words:
    /plato|plate|emplat|plating|servi|cena|dinner|ensalada|salad|carne|meat|pescado|fish|ceviche|entrant|starter|tapa|receta|recipe|dish/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    tabletop(ctx)
    glow(ctx, w * 0.2, h * 0.1, u * 0.8, scheme.glow, 0.5)
    const x = w * random.between(0.42, 0.58)
    const y = h * random.between(0.46, 0.54)
    const r = u * random.between(0.36, 0.46)
    const metal = random.pick(['#c9c5bd', '#d0a552', '#3a3534'])
    cutlery(ctx, true, x - r * 1.2, y, r * 1.5, metal)
    cutlery(ctx, false, x + r * 1.2, y, r * 1.5, metal)
    dish(
      ctx,
      x,
      y,
      r,
      random.pick([
        '#fff8ec',
        '#fff8ec',
        mix(scheme.deep, '#20242c', 0.4),
        mix(scheme.mid, '#ffffff', 0.55),
        '#f3e4cf',
      ]),
    )
    const sauce = random.pick(warms)
    if (random.chance(0.6))
      canvas.add(
        path(
          ribbon(
            Array.from({ length: 6 }, (_, index): Point => [
              x + Math.cos(index * 0.7 + 2) * r * 0.48,
              y + Math.sin(index * 0.7 + 2) * r * 0.48,
            ]),
            [0, r * 0.16, r * 0.12, 0],
            10,
          ),
          withOpacity(sauce, 0.9),
        ),
      )
    else
      canvas.add(
        path(
          blob(
            x,
            y,
            Array.from({ length: 9 }, () => r * random.between(0.44, 0.6)),
          ),
          withOpacity(sauce, 0.75),
        ),
      )
    const layout = random.whole(0, 2)
    const count = random.whole(14, 24)
    for (let index = 0; index < count; index++) {
      const angle = layout === 1 ? (index / count) * 6.28 : random.between(0, 6.28)
      const away =
        layout === 0
          ? r * 0.44 * Math.sqrt(random.next())
          : layout === 1
            ? r * (index % 2 ? 0.4 : 0.24)
            : r * 0.5 * random.next()
      const bend = layout === 2 ? 0.5 : 1
      const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * bend]
      const k = r * random.between(0.2, 0.34)
      canvas.add(
        circle(px + k * 0.08, py + k * 0.14, k * 0.3, withOpacity('#2a1006', 0.22)),
        morsel(random, px, py, k),
      )
    }
    for (let crumb = 0; crumb < 40; crumb++) {
      const angle = random.between(0, 6.28)
      const away = r * random.between(0.1, 0.7)
      canvas.add(
        circle(
          x + Math.cos(angle) * away,
          y + Math.sin(angle) * away,
          r * random.between(0.006, 0.014),
          random.pick([...greens, ...warms]),
        ),
      )
    }
    if (random.chance(0.6)) {
      const [bx, by, k] = [x + random.pick([-1, 1]) * r * 1.15, y - r * 0.95, r * 0.3]
      canvas.add(
        circle(bx + 8, by + 12, k, withOpacity('#140805', 0.35)),
        circle(bx, by, k, lighter(scheme.mid, 0.3)),
        circle(bx, by, k * 0.8, random.pick(warms)),
        ellipse(bx - k * 0.25, by - k * 0.3, k * 0.25, k * 0.1, withOpacity('#ffffff', 0.45)),
      )
    }
    vignette(ctx, 0.45)
  },
}
