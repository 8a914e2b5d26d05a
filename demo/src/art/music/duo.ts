import { mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, type PoseName, skins } from '../kit/figure.ts'
import { circle, ellipse } from '../kit/shapes.ts'
import { dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { hall } from './halls.ts'
import { ribbons } from './cloth.ts'

export const duo: Motif = {
  words:
    /pareja|dos bail|tango|duo|dúo|pair|two dancers|couple|juntos|together|compañer|enlazad|dos figuras|two figures/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const floor = h * random.between(0.74, 0.84)
    hall(ctx, floor)
    const x = w * random.between(0.4, 0.6)
    const r = u * random.between(0.34, 0.44)
    const y = h * random.between(0.4, 0.5)
    canvas.add(circle(x, y, r * 1.5, canvas.halo(scheme.glow, 0.5)))
    canvas.add(
      circle(
        x,
        y,
        r,
        canvas.linear(
          [scheme.glow, scheme.accent, mix(scheme.accent, scheme.deep, 0.6)],
          [x, y - r],
          [x, y + r],
        ),
      ),
    )
    const ground = floor + (h - floor) * 0.4
    glow(ctx, x, ground, u * 0.5, scheme.glow, 0.7, 0.18)
    const size = h * 0.56
    const gap = size * random.between(0.17, 0.24)
    const pair: [PoseName, PoseName] = random.pick([
      ['bailaora', 'reach'],
      ['arabesque', 'lunge'],
      ['bend', 'lunge'],
      ['spire', 'bailaora'],
      ['leap', 'lunge'],
    ] as const) as [PoseName, PoseName]
    pair.forEach((name, index) => {
      const place = x + (index === 0 ? -gap : gap)
      canvas.add(
        ellipse(place, ground + size * 0.012, size * 0.17, size * 0.02, withOpacity(scheme.dark, 0.6)),
      )
      canvas.add(
        figure(canvas, {
          pose: name,
          at: [place, ground],
          size: size * (index === 0 ? 0.94 : 1),
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: index === 0 ? scheme.second : scheme.light,
          ...(index === 0
            ? { skirt: random.between(0.55, 0.95), swing: random.between(1.2, 2.2) }
            : { legs: scheme.dark }),
          hairdo: index === 0 ? random.pick(['bun', 'long'] as const) : 'short',
          flip: index === 1,
        }),
      )
    })
    ribbons(ctx, x, ground, size, 1, 0.5)
    dust(ctx, scheme.light, 40, [0.2, 0.8], [0.1, 0.8])
    vignette(ctx, 0.55)
  },
}
