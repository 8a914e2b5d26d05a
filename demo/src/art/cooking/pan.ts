import { darker, lighter, withOpacity } from '../kit/color.ts'
import { circle, ellipse, group, line, path, ribbon, ring, rotate } from '../kit/shapes.ts'
import { glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { morsel, tabletop } from './table.ts'

export const pan: Motif = {
  words:
    /paella|pizza|sart[eé]n|pan\b|skillet|arroz|rice|olla|pot\b|guiso|stew|sopa|soup|caldo|broth|mole\b|salsa|sauce|fuego|fire|brasa|fr[ií]e|fry|tortilla|horno|\bpie\b|rounds? of|lattice/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    tabletop(ctx)
    const x = w * random.between(0.44, 0.56)
    const y = h * random.between(0.48, 0.54)
    const r = u * random.between(0.38, 0.46)
    const angle = random.between(0, 360)
    const iron = random.pick(['#221f22', '#3a2a24', '#4c5157'])
    const kind = random.whole(0, 2)
    if (kind < 2)
      canvas.add(
        group(
          rotate(angle, x, y),
          ...(kind === 0 ? [0, 180] : [0]).map((turned) =>
            group(
              rotate(turned, x, y),
              kind === 0
                ? path(
                    `M${x + r * 0.92} ${y - r * 0.2}Q${x + r * 1.28} ${y} ${x + r * 0.92} ${y + r * 0.2}`,
                    'none',
                    `stroke="${iron}" stroke-width="${r * 0.07}"`,
                  )
                : path(
                    ribbon(
                      [
                        [x + r * 0.9, y],
                        [x + r * 1.5, y],
                        [x + r * 2.1, y],
                      ],
                      [r * 0.2, r * 0.15, r * 0.19],
                    ),
                    iron,
                  ),
            ),
          ),
        ),
      )
    const crust = kind === 2
    canvas.add(
      circle(x + r * 0.05, y + r * 0.09, r * 1.02, withOpacity('#140805', 0.5)),
      circle(x, y, r, crust ? '#d99a4e' : iron),
      ring(x, y, r * 0.975, withOpacity('#ffffff', 0.25), r * 0.02),
    )
    const base = crust ? '#d5452d' : random.pick(['#e9b23c', '#c8532b', '#8a3d1c', '#e3a04a', '#6b7f3a'])
    canvas.add(
      circle(
        x,
        y,
        r * 0.89,
        canvas.radial([lighter(base, 0.25), base, darker(base, 0.25)], [x - r * 0.2, y - r * 0.2], r),
      ),
    )
    for (let grain = 0; grain < 230; grain++) {
      const turn = random.between(0, 6.28)
      const away = r * 0.86 * Math.sqrt(random.next())
      const [gx, gy] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
      canvas.add(
        crust
          ? circle(gx, gy, r * random.between(0.02, 0.06), withOpacity('#ffe9b0', 0.55))
          : ellipse(
              gx,
              gy,
              r * 0.022,
              r * 0.01,
              withOpacity(lighter(base, random.between(0.2, 0.6)), 0.8),
              rotate(random.between(0, 180), gx, gy),
            ),
      )
    }
    const rings = random.chance(0.6)
    const count = random.whole(16, 26)
    for (let index = 0; index < count; index++) {
      const turn = rings ? (index / count) * 6.28 * 2 : random.between(0, 6.28)
      const away = rings ? r * (index < count / 2 ? 0.62 : 0.3) : r * 0.74 * Math.sqrt(random.next())
      const [px, py] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
      const k = r * random.between(0.2, 0.3)
      canvas.add(
        circle(px + k * 0.08, py + k * 0.14, k * 0.3, withOpacity('#2a1006', 0.3)),
        morsel(random, px, py, k),
      )
    }
    if (crust)
      for (let cut = 0; cut < 4; cut++)
        canvas.add(
          group(
            rotate(cut * 45 + angle, x, y),
            line(`M${x - r} ${y}H${x + r}`, withOpacity('#7a3a14', 0.5), 4),
          ),
        )
    for (let wisp = 0; wisp < 5; wisp++) {
      const [sx, sy] = [x + random.between(-0.5, 0.5) * r, y + random.between(-0.3, 0.2) * r]
      canvas.add(
        path(
          ribbon(
            [
              [sx, sy],
              [sx + r * 0.12, sy - r * 0.3],
              [sx - r * 0.1, sy - r * 0.62],
              [sx + r * 0.1, sy - r * 1.0],
            ],
            [0, r * 0.09, r * 0.13, 0],
            10,
          ),
          withOpacity('#ffffff', 0.16),
        ),
      )
    }
    for (let herb = 0; herb < 9; herb++)
      canvas.add(
        morsel(
          random,
          w * random.pick([random.between(0.02, 0.14), random.between(0.86, 0.98)]),
          h * random.next(),
          u * random.between(0.06, 0.11),
        ),
      )
    glow(ctx, w * 0.15, h * 0.05, u * 0.9, ctx.scheme.glow, 0.4)
    vignette(ctx, 0.5)
  },
}
