import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { ellipse, line, rect } from '../kit/shapes.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { abstract } from './abstract.ts'

export const gallery: Motif = {
  words:
    /galer[ií]a|gallery|cuadro|marco|frame|expos|exhib|museo|museum|lienzo|canvas|painting|pintura|retrato|óleo|oil/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wall = random.pick([
      mix(scheme.light, scheme.mid, 0.14),
      mix(scheme.deep, scheme.mid, 0.3),
      mix(scheme.mid, scheme.light, 0.35),
      scheme.deep,
    ])
    backdrop(ctx, [darker(wall, 0.15), wall, wall])
    const floor = h * random.between(0.77, 0.84)
    const wood = random.pick(['#a8743f', '#6d4226', '#c79a63'])
    canvas.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        canvas.linear([lighter(wood, 0.15), darker(wood, 0.45)], [0, floor], [0, h]),
      ),
      rect(0, floor - h * 0.012, w, h * 0.014, lighter(wall, 0.5)),
    )
    for (let plank = -8; plank < 9; plank++)
      canvas.add(
        line(
          `M${w / 2 + plank * w * 0.09} ${floor}L${w / 2 + plank * w * 0.17} ${h}`,
          withOpacity('#2a1508', 0.3),
          2,
        ),
      )
    const wide = w / h > 1.2
    const count = wide ? random.whole(2, 3) : 1
    const slot = w / (count + 0.25)
    for (let index = 0; index < count; index++) {
      const cx = w * 0.5 + (index - (count - 1) / 2) * slot
      const pw = Math.min(slot * random.between(0.62, 0.78), h * 0.62)
      const ph = Math.min(h * random.between(0.42, 0.54), pw * random.between(0.9, 1.4))
      const x = cx - pw / 2
      const y = floor * 0.47 - ph / 2
      beam(ctx, [cx, -h * 0.08], [cx, floor], pw * 1.6, scheme.glow, 0.34)
      canvas.add(
        rect(x - u * 0.01, y + u * 0.012, pw + u * 0.045, ph + u * 0.045, withOpacity(scheme.dark, 0.35), 4),
        rect(
          x - u * 0.02,
          y - u * 0.02,
          pw + u * 0.04,
          ph + u * 0.04,
          random.pick(['#2b1d14', '#c89b4a', '#f5efe4', '#111014']),
          3,
        ),
        rect(x - u * 0.008, y - u * 0.008, pw + u * 0.016, ph + u * 0.016, '#f6f0e3'),
      )
      abstract(canvas, ctx, x, y, pw, ph)
    }
    glow(ctx, w / 2, floor + (h - floor) * 0.4, u * 0.6, scheme.glow, 0.4, 0.2)
    const people = random.whole(1, 2)
    for (let index = 0; index < people; index++) {
      const px = w * (random.chance(0.5) ? random.between(0.14, 0.36) : random.between(0.64, 0.86))
      const size = h * 0.38
      const ground = h * 0.93
      canvas.add(
        ellipse(px, ground, size * 0.17, size * 0.022, withOpacity(scheme.dark, 0.5)),
        figure(canvas, {
          pose: random.pick(['stand', 'walk', 'reach'] as const),
          at: [px, ground],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: random.pick([scheme.accent, scheme.second, scheme.dark]),
          legs: darker(scheme.deep, 0.4),
          ...(random.chance(0.4) ? { skirt: 0.6, swing: 0.7 } : {}),
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip: random.chance(0.5),
        }),
      )
    }
    dust(ctx, scheme.light, 20)
    vignette(ctx, 0.45)
  },
}
