import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, curve, ellipse, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const sweep: Motif = {
  words:
    /vestido|dress|traje|suit|figura|figure|modelo|model|estudio|studio|pose|fondo|backdrop|cuerpo|full length|espalda|hombro|shoulder/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const paper = random.pick([
      scheme.mid,
      scheme.glow,
      scheme.second,
      mix(scheme.accent, scheme.light, 0.3),
      mix(scheme.light, scheme.mid, 0.3),
    ])
    backdrop(ctx, [darker(paper, 0.12), paper, lighter(paper, 0.25), darker(paper, 0.1)])
    glow(ctx, w * 0.5, h * 0.4, u * 0.8, scheme.light, 0.5)
    const count = w / h > 1.2 ? random.whole(1, 3) : random.whole(1, 2)
    const disc = u * random.between(0.26, 0.36)
    if (random.chance(0.5))
      canvas.add(
        circle(
          w / 2,
          h * 0.42,
          disc,
          canvas.linear([scheme.accent, scheme.second], [0, h * 0.2], [0, h * 0.7]),
        ),
      )
    else
      canvas.add(
        path(
          `M${w / 2 - disc} ${h * 0.84}V${h * 0.42}A${disc} ${disc} 0 0 1 ${w / 2 + disc} ${h * 0.42}V${h * 0.84}Z`,
          canvas.linear(
            [withOpacity(scheme.deep, 0.85), withOpacity(scheme.accent, 0.55)],
            [0, h * 0.1],
            [0, h * 0.84],
          ),
        ),
      )
    for (let index = 0; index < count; index++) {
      const size = h * random.between(0.6, 0.68)
      const x = w * 0.5 + (index - (count - 1) / 2) * size * 0.46
      const ground = h * (0.86 + (index % 2) * 0.03)
      const dress =
        [scheme.accent, scheme.second, scheme.dark, scheme.light, scheme.deep].filter(
          (color) => color !== paper,
        )[(index + random.whole(0, 3)) % 4] ?? scheme.accent
      canvas.add(
        path(
          polygon([
            [x - size * 0.05, ground],
            [x + size * 0.05, ground],
            [x + size * 0.62, ground + size * 0.12],
            [x + size * 0.36, ground + size * 0.14],
          ]),
          withOpacity(scheme.dark, 0.3),
        ),
        ellipse(x, ground, size * 0.16, size * 0.02, withOpacity(scheme.dark, 0.45)),
      )
      canvas.add(
        figure(canvas, {
          pose: random.pick(['stand', 'walk', 'bailaora', 'reach', 'spire', 'open'] as const),
          at: [x, ground],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: dress,
          ...(random.chance(0.65)
            ? { skirt: random.between(0.4, 1), swing: random.between(0.5, 2.6) }
            : { legs: random.pick([dress, scheme.dark]) }),
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
        canvas.add(
          path(
            ribbon(
              veilCloth,
              [0.05, 0.16, 0.12, 0].map((v) => v * size),
              12,
            ),
            withOpacity(scheme.light, 0.55),
          ),
        )
      }
    }
    if (random.chance(0.5)) {
      const lx = random.pick([w * 0.1, w * 0.9])
      canvas.add(
        line(
          `M${lx} ${h * 0.24}V${h * 0.9}M${lx} ${h * 0.86}l${-u * 0.07} ${h * 0.05}M${lx} ${h * 0.86}l${u * 0.07} ${h * 0.05}`,
          scheme.dark,
          u * 0.009,
        ),
      )
      beam(ctx, [lx, h * 0.2], [w / 2, h * 0.6], u * 0.6, scheme.light, 0.5)
      canvas.add(
        group(
          rotate(lx < w / 2 ? -18 : 18, lx, h * 0.2),
          rect(lx - u * 0.06, h * 0.2 - u * 0.09, u * 0.12, u * 0.18, scheme.dark, 8),
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
    canvas.add(
      line(
        curve([
          [-10, h * 0.95],
          [w * 0.5, h * 0.955],
          [w + 10, h * 0.95],
        ]),
        withOpacity(scheme.light, 0.2),
        3,
      ),
    )
    vignette(ctx, 0.4)
  },
}
