import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, curve, ellipse, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, glow, type Motif, vignette } from '../kit/stage.ts'

export const sweep: Motif = {
  words:
    /vestido|dress|traje|suit|figura|figure|modelo|model|estudio|studio|pose|fondo|backdrop|cuerpo|full length|espalda|hombro|shoulder/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const paper = random.pick([
      c.mid,
      c.glow,
      c.second,
      mix(c.accent, c.light, 0.3),
      mix(c.light, c.mid, 0.3),
    ])
    backdrop(stage, [darker(paper, 0.12), paper, lighter(paper, 0.25), darker(paper, 0.1)])
    glow(stage, w * 0.5, h * 0.4, u * 0.8, c.light, 0.5)
    const count = w / h > 1.2 ? random.whole(1, 3) : random.whole(1, 2)
    const disc = u * random.between(0.26, 0.36)
    if (random.chance(0.5))
      sheet.add(circle(w / 2, h * 0.42, disc, sheet.linear([c.accent, c.second], [0, h * 0.2], [0, h * 0.7])))
    else
      sheet.add(
        path(
          `M${w / 2 - disc} ${h * 0.84}V${h * 0.42}A${disc} ${disc} 0 0 1 ${w / 2 + disc} ${h * 0.42}V${h * 0.84}Z`,
          sheet.linear([veil(c.deep, 0.85), veil(c.accent, 0.55)], [0, h * 0.1], [0, h * 0.84]),
        ),
      )
    for (let index = 0; index < count; index++) {
      const size = h * random.between(0.6, 0.68)
      const x = w * 0.5 + (index - (count - 1) / 2) * size * 0.46
      const ground = h * (0.86 + (index % 2) * 0.03)
      const dress =
        [c.accent, c.second, c.dark, c.light, c.deep].filter((colour) => colour !== paper)[
          (index + random.whole(0, 3)) % 4
        ] ?? c.accent
      sheet.add(
        path(
          polygon([
            [x - size * 0.05, ground],
            [x + size * 0.05, ground],
            [x + size * 0.62, ground + size * 0.12],
            [x + size * 0.36, ground + size * 0.14],
          ]),
          veil(c.dark, 0.3),
        ),
        ellipse(x, ground, size * 0.16, size * 0.02, veil(c.dark, 0.45)),
      )
      sheet.add(
        figure(sheet, {
          pose: random.pick(['stand', 'walk', 'bailaora', 'reach', 'spire', 'open'] as const),
          at: [x, ground],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: dress,
          ...(random.chance(0.65)
            ? { skirt: random.between(0.4, 1), swing: random.between(0.5, 2.6) }
            : { legs: random.pick([dress, c.dark]) }),
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip: random.chance(0.5),
        }),
      )
      if (random.chance(0.4)) {
        const veilCloth: Point[] = [
          [x, ground - size * 0.82],
          [x - size * 0.3, ground - size * 0.7],
          [x - size * 0.5, ground - size * 0.36],
          [x - size * 0.8, ground - size * 0.3],
        ]
        sheet.add(
          path(
            ribbon(
              veilCloth,
              [0.05, 0.16, 0.12, 0].map((v) => v * size),
              12,
            ),
            veil(c.light, 0.55),
          ),
        )
      }
    }
    if (random.chance(0.5)) {
      const lx = random.pick([w * 0.1, w * 0.9])
      sheet.add(
        line(
          `M${lx} ${h * 0.24}V${h * 0.9}M${lx} ${h * 0.86}l${-u * 0.07} ${h * 0.05}M${lx} ${h * 0.86}l${u * 0.07} ${h * 0.05}`,
          c.dark,
          u * 0.009,
        ),
      )
      beam(stage, [lx, h * 0.2], [w / 2, h * 0.6], u * 0.6, c.light, 0.5)
      sheet.add(
        group(
          rotate(lx < w / 2 ? -18 : 18, lx, h * 0.2),
          rect(lx - u * 0.06, h * 0.2 - u * 0.09, u * 0.12, u * 0.18, c.dark, 8),
          rect(
            lx + (lx < w / 2 ? u * 0.045 : -u * 0.06),
            h * 0.2 - u * 0.08,
            u * 0.015,
            u * 0.16,
            '#ffffff',
            4,
          ),
        ),
      )
    }
    sheet.add(
      line(
        curve([
          [-10, h * 0.95],
          [w * 0.5, h * 0.955],
          [w + 10, h * 0.95],
        ]),
        veil(c.light, 0.2),
        3,
      ),
    )
    vignette(stage, 0.4)
  },
}
