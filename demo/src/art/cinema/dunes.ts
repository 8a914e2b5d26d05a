import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure } from '../kit/figure.ts'
import { circle, curve, path } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, glow, type Motif, vignette } from '../kit/stage.ts'
import { letterbox } from './letterbox.ts'

export const dunes: Motif = {
  words:
    /duna|dune|desierto|desert|sol\b|sun|atardecer|sunset|amanecer|dawn|horizonte|horizon|paisaje|landscape|fotograma|still|cielo|sky|plano|luna|moon|loma|colina|hill|monta|mountain|bruma|niebla|mist|fog|\bmar\b|\bsea\b|isla|island|volc|valle|valley|r[ií]o\b|river|agua|water/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.deep, mix(c.deep, c.mid, 0.6), c.mid, c.glow])
    const x = w * random.between(0.25, 0.75)
    const y = h * random.between(0.36, 0.56)
    const r = u * random.between(0.14, 0.28)
    if (random.chance(0.5))
      for (let index = 0; index < 60; index++)
        sheet.add(
          circle(
            random.next() * w,
            random.next() * h * 0.4,
            u * random.between(0.0008, 0.0026),
            veil(c.light, 0.8),
          ),
        )
    sheet.add(circle(x, y, r * 2.1, veil(c.glow, 0.13)), circle(x, y, r * 1.6, veil(c.glow, 0.14)))
    glow(stage, x, y, r * 2.4, c.glow, 0.6)
    sheet.add(circle(x, y, r, sheet.linear([lighter(c.glow, 0.3), c.glow, c.accent], [x, y - r], [x, y + r])))
    const layers = random.whole(4, 6)
    const sharp = random.chance(0.5)
    for (let layer = 0; layer < layers; layer++) {
      const share = layer / (layers - 1)
      const base = h * (0.52 + share * 0.33)
      const places: Point[] = []
      const steps = random.whole(3, 5)
      for (let step = -1; step <= steps + 1; step++)
        places.push([(step / steps) * w, base + random.between(-1, 1) * h * (sharp ? 0.065 : 0.05)])
      const colour = mix(mix(c.accent, c.glow, 0.3), c.dark, share ** 0.8)
      const ridge = sharp ? `M${places.map((place) => place.join(' ')).join('L')}` : curve(places, 8)
      sheet.add(
        path(
          `${ridge}L${w * 1.3} ${h}L${-w * 0.3} ${h}Z`,
          sheet.linear(
            [lighter(colour, 0.1), colour, darker(colour, 0.35)],
            [0, base - h * 0.06],
            [0, base + h * 0.25],
          ),
        ),
      )
      if (!sharp)
        for (let face = 1; face < places.length - 2; face += 2) {
          const [px, py] = places[face] as Point
          const [nx, ny] = places[face + 1] as Point
          sheet.add(
            path(
              `M${px} ${py}Q${(px + nx) / 2} ${(py + ny) / 2} ${nx} ${ny + h * 0.02}Q${px + (nx - px) * 0.4} ${py + h * 0.16} ${px - w * 0.06} ${h * (0.72 + share * 0.28)}Q${px + w * 0.02} ${py + h * 0.1} ${px} ${py}Z`,
              veil(c.dark, 0.2),
            ),
          )
        }
    }
    if (random.chance(0.7)) {
      const fx = x + random.between(-0.12, 0.12) * w
      const count = random.whole(1, 3)
      const ground = h * 0.845
      sheet.add(
        path(
          `M${-w * 0.1} ${h * 0.93}Q${fx} ${ground - h * 0.035} ${w * 1.1} ${h * 0.95}V${h}H${-w * 0.1}Z`,
          c.dark,
        ),
      )
      for (let index = 0; index < count; index++)
        sheet.add(
          figure(sheet, {
            pose: random.pick(['walk', 'stand', 'reach', 'open'] as const),
            at: [fx + index * u * 0.075, ground + h * 0.04],
            size: h * 0.14,
            skin: c.dark,
            hair: c.dark,
            top: c.dark,
            silhouette: darker(c.dark, 0.3),
            ...(random.chance(0.5) ? { skirt: 0.7, swing: 1 } : {}),
          }),
        )
    }
    vignette(stage, 0.35)
    letterbox(stage)
  },
}
