import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { ellipse, line, rect } from '../kit/shapes.ts'
import { backdrop, beam, dust, glow, type Motif, vignette } from '../kit/stage.ts'
import { abstract } from './abstract.ts'

export const gallery: Motif = {
  words:
    /galer[ií]a|gallery|cuadro|marco|frame|expos|exhib|museo|museum|lienzo|canvas|painting|pintura|retrato|óleo|oil/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([
      mix(c.light, c.mid, 0.14),
      mix(c.deep, c.mid, 0.3),
      mix(c.mid, c.light, 0.35),
      c.deep,
    ])
    backdrop(stage, [darker(wall, 0.15), wall, wall])
    const floor = h * random.between(0.77, 0.84)
    const wood = random.pick(['#a8743f', '#6d4226', '#c79a63'])
    sheet.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        sheet.linear([lighter(wood, 0.15), darker(wood, 0.45)], [0, floor], [0, h]),
      ),
      rect(0, floor - h * 0.012, w, h * 0.014, lighter(wall, 0.5)),
    )
    for (let plank = -8; plank < 9; plank++)
      sheet.add(
        line(
          `M${w / 2 + plank * w * 0.09} ${floor}L${w / 2 + plank * w * 0.17} ${h}`,
          veil('#2a1508', 0.3),
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
      beam(stage, [cx, -h * 0.08], [cx, floor], pw * 1.6, c.glow, 0.34)
      sheet.add(
        rect(x - u * 0.01, y + u * 0.012, pw + u * 0.045, ph + u * 0.045, veil(c.dark, 0.35), 4),
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
      abstract(sheet, stage, x, y, pw, ph)
    }
    glow(stage, w / 2, floor + (h - floor) * 0.4, u * 0.6, c.glow, 0.4, 0.2)
    const people = random.whole(1, 2)
    for (let index = 0; index < people; index++) {
      const px = w * (random.chance(0.5) ? random.between(0.14, 0.36) : random.between(0.64, 0.86))
      const size = h * 0.38
      const ground = h * 0.93
      sheet.add(
        ellipse(px, ground, size * 0.17, size * 0.022, veil(c.dark, 0.5)),
        figure(sheet, {
          pose: random.pick(['stand', 'walk', 'reach'] as const),
          at: [px, ground],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: random.pick([c.accent, c.second, c.dark]),
          legs: darker(c.deep, 0.4),
          ...(random.chance(0.4) ? { skirt: 0.6, swing: 0.7 } : {}),
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip: random.chance(0.5),
        }),
      )
    }
    dust(stage, c.light, 20)
    vignette(stage, 0.45)
  },
}
