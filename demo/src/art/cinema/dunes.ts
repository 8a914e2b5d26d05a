import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure } from '../kit/figure.ts'
import { circle, curve, path } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const dunes: Motif = {
  words:
    /duna|dune|desierto|desert|sol\b|sun|atardecer|sunset|amanecer|dawn|horizonte|horizon|paisaje|landscape|fotograma|still|cielo|sky|plano|luna|moon|loma|colina|hill|monta|mountain|bruma|niebla|mist|fog|\bmar\b|\bsea\b|isla|island|volc|valle|valley|r[ií]o\b|river|agua|water/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.deep, mix(scheme.deep, scheme.mid, 0.6), scheme.mid, scheme.glow])
    const x = w * random.between(0.25, 0.75)
    const y = h * random.between(0.36, 0.56)
    const r = u * random.between(0.14, 0.28)
    if (random.chance(0.5))
      for (let index = 0; index < 60; index++)
        canvas.add(
          circle(
            random.next() * w,
            random.next() * h * 0.4,
            u * random.between(0.0008, 0.0026),
            withOpacity(scheme.light, 0.8),
          ),
        )
    canvas.add(
      circle(x, y, r * 2.1, withOpacity(scheme.glow, 0.13)),
      circle(x, y, r * 1.6, withOpacity(scheme.glow, 0.14)),
    )
    glow(ctx, x, y, r * 2.4, scheme.glow, 0.6)
    canvas.add(
      circle(
        x,
        y,
        r,
        canvas.linear([lighter(scheme.glow, 0.3), scheme.glow, scheme.accent], [x, y - r], [x, y + r]),
      ),
    )
    const layers = random.whole(4, 6)
    const sharp = random.chance(0.5)
    for (let layer = 0; layer < layers; layer++) {
      const share = layer / (layers - 1)
      const base = h * (0.52 + share * 0.33)
      const places: Point[] = []
      const steps = random.whole(3, 5)
      for (let step = -1; step <= steps + 1; step++)
        places.push([(step / steps) * w, base + random.between(-1, 1) * h * (sharp ? 0.065 : 0.05)])
      const color = mix(mix(scheme.accent, scheme.glow, 0.3), scheme.dark, share ** 0.8)
      const ridge = sharp ? `M${places.map((place) => place.join(' ')).join('L')}` : curve(places, 8)
      canvas.add(
        path(
          `${ridge}L${w * 1.3} ${h}L${-w * 0.3} ${h}Z`,
          canvas.linear(
            [lighter(color, 0.1), color, darker(color, 0.35)],
            [0, base - h * 0.06],
            [0, base + h * 0.25],
          ),
        ),
      )
      if (!sharp)
        for (let face = 1; face < places.length - 2; face += 2) {
          const [px, py] = places[face] as Point
          const [nx, ny] = places[face + 1] as Point
          canvas.add(
            path(
              `M${px} ${py}Q${(px + nx) / 2} ${(py + ny) / 2} ${nx} ${ny + h * 0.02}Q${px + (nx - px) * 0.4} ${py + h * 0.16} ${px - w * 0.06} ${h * (0.72 + share * 0.28)}Q${px + w * 0.02} ${py + h * 0.1} ${px} ${py}Z`,
              withOpacity(scheme.dark, 0.2),
            ),
          )
        }
    }
    if (random.chance(0.7)) {
      const fx = x + random.between(-0.12, 0.12) * w
      const count = random.whole(1, 3)
      const ground = h * 0.845
      canvas.add(
        path(
          `M${-w * 0.1} ${h * 0.93}Q${fx} ${ground - h * 0.035} ${w * 1.1} ${h * 0.95}V${h}H${-w * 0.1}Z`,
          scheme.dark,
        ),
      )
      for (let index = 0; index < count; index++)
        canvas.add(
          figure(canvas, {
            pose: random.pick(['walk', 'stand', 'reach', 'open'] as const),
            at: [fx + index * u * 0.075, ground + h * 0.04],
            size: h * 0.14,
            skin: scheme.dark,
            hair: scheme.dark,
            top: scheme.dark,
            silhouette: darker(scheme.dark, 0.3),
            ...(random.chance(0.5) ? { skirt: 0.7, swing: 1 } : {}),
          }),
        )
    }
    vignette(ctx, 0.35)
  },
}
