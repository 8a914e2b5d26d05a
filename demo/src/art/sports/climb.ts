import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { blob, circle, curve, group, line, path, polygon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const climb: Motif = {
  words: /escal|climb|roca|rock|muro|boulder|presa|hold|pared|cuerda|rope|grip/i,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.glow, scheme.mid, scheme.deep])
    const cell = u * random.between(0.2, 0.3)
    const columns = Math.ceil(w / cell) + 1
    const rows = Math.ceil(h / cell) + 1
    const corner = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Point => [
      ((index % (columns + 1)) - 0.5 + random.between(-0.3, 0.3)) * cell,
      (Math.floor(index / (columns + 1)) - 0.5 + random.between(-0.3, 0.3)) * cell,
    ])
    const at = (x: number, y: number) => corner[y * (columns + 1) + x] as Point
    const base = random.pick([
      scheme.mid,
      mix(scheme.mid, scheme.accent, 0.4),
      mix(scheme.light, scheme.mid, 0.5),
      mix(scheme.deep, scheme.mid, 0.4),
    ])
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++)
        for (const half of [
          [at(x, y), at(x + 1, y), at(x, y + 1)],
          [at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)],
        ]) {
          const lit = random.between(-0.4, 0.34) - (y / rows) * 0.25 + (1 - x / columns) * 0.16
          const fill = lit > 0 ? lighter(base, lit) : darker(base, -lit)
          canvas.add(path(polygon(half), fill, `stroke="${fill}" stroke-width="1.5"`))
        }
    const x = w * random.between(0.42, 0.58)
    const ground = h * random.between(0.84, 0.92)
    const size = Math.min(h * 0.58, w * 0.8)
    for (let index = 0; index < 26; index++) {
      const color = random.pick([scheme.accent, scheme.second, scheme.light, scheme.deep])
      const hx = random.next() * w
      const hy = random.next() * h
      const radii = Array.from({ length: 6 }, () => u * random.between(0.014, 0.038))
      canvas.add(
        path(blob(hx + u * 0.008, hy + u * 0.014, radii), withOpacity(scheme.dark, 0.4)),
        path(blob(hx, hy, radii), color),
        circle(hx - u * 0.006, hy - u * 0.006, u * 0.005, withOpacity(scheme.dark, 0.5)),
      )
    }
    const flip = random.chance(0.5)
    const side = flip ? -1 : 1
    canvas.add(
      line(
        curve([
          [x - side * size * 0.02, ground - size * 0.5],
          [x - side * size * 0.06, ground - size * 0.1],
          [x - side * size * 0.16, h * 1.05],
        ]),
        scheme.second,
        u * 0.008,
      ),
    )
    for (const [hx, hy] of [
      [0.15, 1.14],
      [-0.3, 0.89],
      [0.17, 0.22],
      [-0.07, 0.02],
    ] as const)
      canvas.add(
        path(
          blob(
            x + side * hx * size,
            ground - hy * size,
            Array.from({ length: 7 }, () => size * random.between(0.035, 0.055)),
          ),
          scheme.accent,
        ),
      )
    const person = {
      pose: 'climb',
      at: [x, ground],
      size,
      hair: random.pick(hairs),
      legs: scheme.deep,
      hairdo: random.pick(['bun', 'long', 'short'] as const),
      flip,
    } as const
    canvas.add(
      group(
        `transform="translate(${u * 0.03} ${u * 0.04})" opacity="0.35"`,
        figure(canvas, { ...person, skin: scheme.dark, top: scheme.dark, silhouette: scheme.dark }),
      ),
      figure(canvas, { ...person, skin: random.pick(skins), top: scheme.second }),
    )
    glow(ctx, w * random.pick([0.1, 0.9]), 0, u * 0.8, scheme.glow, 0.5)
    vignette(ctx, 0.5)
  },
}
