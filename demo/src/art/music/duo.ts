import { mix, veil } from '../kit/colour.ts'
import { figure, hairs, type PoseName, skins } from '../kit/figure.ts'
import { circle, ellipse } from '../kit/shapes.ts'
import { dust, glow, type Motif, vignette } from '../kit/stage.ts'
import { hall } from './halls.ts'
import { ribbons } from './cloth.ts'

export const duo: Motif = {
  words:
    /pareja|dos bail|tango|duo|dúo|pair|two dancers|couple|juntos|together|compañer|enlazad|dos figuras|two figures/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const floor = h * random.between(0.74, 0.84)
    hall(stage, floor)
    const x = w * random.between(0.4, 0.6)
    const r = u * random.between(0.34, 0.44)
    const y = h * random.between(0.4, 0.5)
    sheet.add(circle(x, y, r * 1.5, sheet.halo(c.glow, 0.5)))
    sheet.add(
      circle(x, y, r, sheet.linear([c.glow, c.accent, mix(c.accent, c.deep, 0.6)], [x, y - r], [x, y + r])),
    )
    const ground = floor + (h - floor) * 0.4
    glow(stage, x, ground, u * 0.5, c.glow, 0.7, 0.18)
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
      sheet.add(ellipse(place, ground + size * 0.012, size * 0.17, size * 0.02, veil(c.dark, 0.6)))
      sheet.add(
        figure(sheet, {
          pose: name,
          at: [place, ground],
          size: size * (index === 0 ? 0.94 : 1),
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: index === 0 ? c.second : c.light,
          ...(index === 0
            ? { skirt: random.between(0.55, 0.95), swing: random.between(1.2, 2.2) }
            : { legs: c.dark }),
          hairdo: index === 0 ? random.pick(['bun', 'long'] as const) : 'short',
          flip: index === 1,
        }),
      )
    })
    ribbons(stage, x, ground, size, 1, 0.5)
    dust(stage, c.light, 40, [0.2, 0.8], [0.1, 0.8])
    vignette(stage, 0.55)
  },
}
