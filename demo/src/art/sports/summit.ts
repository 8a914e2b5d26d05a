import { darker, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, curve, path, polygon, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import { isDeserted, type Motif } from '../kit/motif.ts'

export const summit: Motif = {
  words:
    /monta|mountain|cumbre|summit|trail|sendero|ski|esqu|nieve|snow|bici|cycl|bike|ciclis|subida|climbing road|altura/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.deep, scheme.mid, scheme.glow, scheme.light])
    const sx = w * random.between(0.15, 0.85)
    glow(ctx, sx, h * 0.3, u * 0.7, scheme.light, 0.7)
    canvas.add(circle(sx, h * 0.3, u * random.between(0.06, 0.12), scheme.light))
    for (let range = 0; range < 4; range++) {
      const share = range / 3
      const base = h * (0.46 + share * 0.2)
      const color = mix(mix(scheme.mid, scheme.light, 0.45), scheme.deep, share)
      const peaks = random.whole(3, 5) + (3 - range)
      const ridge: Point[] = [[-10, base]]
      for (let peak = 0; peak < peaks; peak++) {
        const x = ((peak + random.between(0.3, 0.7)) / peaks) * w
        const tall = h * random.between(0.1, 0.26) * (1 - share * 0.3)
        ridge.push([x, base - tall], [((peak + 1) / peaks) * w, base - h * random.between(0, 0.05)])
        const cap = tall * 0.34
        if (range < 3)
          canvas.add(
            path(
              polygon([
                [x, base - tall],
                [x + cap * 0.9, base - tall + cap],
                [x + cap * 0.3, base - tall + cap * 0.75],
                [x, base - tall + cap * 1.15],
                [x - cap * 0.35, base - tall + cap * 0.7],
                [x - cap * 0.9, base - tall + cap],
              ]),
              scheme.light,
            ),
          )
      }
      const hill = path(
        polygon([...ridge, [w + 10, base], [w + 10, h], [-10, h]]),
        canvas.linear([color, mix(color, scheme.light, 0.25)], [0, base - h * 0.2], [0, base + h * 0.2]),
      )
      canvas.add(hill)
      for (let index = 1; index < ridge.length - 1; index += 2) {
        const [px, py] = ridge[index] as Point
        const [nx, ny] = ridge[index + 1] as Point
        const cap = (base - py) * 0.36
        canvas.add(
          path(
            polygon([
              [px, py],
              [nx, ny],
              [px + (nx - px) * 0.35, base + 8],
              [px - cap * 0.1, py + cap],
            ]),
            withOpacity(scheme.dark, 0.2),
          ),
        )
        if (range < 3)
          canvas.add(
            path(
              polygon([
                [px, py],
                [px + (nx - px) * 0.3, py + (ny - py) * 0.3],
                [px + cap * 0.22, py + cap * 0.6],
                [px, py + cap],
                [px - cap * 0.3, py + cap * 0.65],
                [px - cap * 0.62, py + cap * 0.8],
              ]),
              withOpacity(scheme.light, 0.9),
            ),
          )
      }
    }
    const rise = random.chance(0.5) ? 1 : -1
    const ridge = (x: number) => h * 0.78 - rise * (x / w - 0.5) * h * 0.2 + Math.sin((x / w) * 5) * h * 0.018
    const front: Point[] = Array.from({ length: 13 }, (_, index): Point => [
      (index / 12) * w,
      ridge((index / 12) * w),
    ])
    canvas.add(
      path(
        `${curve(front)}L${w} ${h}L0 ${h}Z`,
        canvas.linear([mix(scheme.deep, scheme.accent, 0.3), scheme.dark], [0, h * 0.65], [0, h]),
      ),
    )
    canvas.add(
      path(
        ribbon(
          [
            [w * 0.5, ridge(w * 0.5) + 4],
            [w * (0.5 - 0.1 * rise), h * 0.88],
            [w * (0.5 + 0.15 * rise), h * 1.04],
          ],
          [u * 0.012, u * 0.04, u * 0.12],
        ),
        withOpacity(scheme.glow, 0.5),
      ),
    )
    for (let index = 0; index < 26; index++) {
      const x = random.chance(0.5) ? random.between(0, 0.3) * w : random.between(0.7, 1) * w
      const y = ridge(x) + h * random.between(0, 0.2)
      const tall = u * random.between(0.05, 0.15)
      canvas.add(
        path(
          polygon([
            [x, y - tall],
            [x + tall * 0.24, y],
            [x - tall * 0.24, y],
          ]),
          darker(scheme.deep, 0.5),
        ),
      )
    }
    const count = isDeserted(ctx) ? 0 : random.whole(1, 3)
    for (let index = 0; index < count; index++) {
      const x = w * (0.5 + rise * 0.07 * (index - 0.5))
      canvas.add(
        figure(canvas, {
          pose: random.pick(['run', 'open', 'reach', 'walk'] as const),
          at: [x, ridge(x) + 4 - h * 0.012],
          size: h * 0.21,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: [scheme.accent, scheme.second, scheme.light][index] ?? scheme.accent,
          legs: scheme.dark,
          flip: rise < 0,
        }),
      )
    }
    vignette(ctx, 0.4)
  },
}
