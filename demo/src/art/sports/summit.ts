import { darker, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, curve, path, polygon, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, deserted, glow, type Motif, vignette } from '../kit/stage.ts'

export const summit: Motif = {
  words:
    /monta|mountain|cumbre|summit|trail|sendero|ski|esqu|nieve|snow|bici|cycl|bike|ciclis|subida|climbing road|altura/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.deep, c.mid, c.glow, c.light])
    const sx = w * random.between(0.15, 0.85)
    glow(stage, sx, h * 0.3, u * 0.7, c.light, 0.7)
    sheet.add(circle(sx, h * 0.3, u * random.between(0.06, 0.12), c.light))
    for (let range = 0; range < 4; range++) {
      const share = range / 3
      const base = h * (0.46 + share * 0.2)
      const colour = mix(mix(c.mid, c.light, 0.45), c.deep, share)
      const peaks = random.whole(3, 5) + (3 - range)
      const ridge: Point[] = [[-10, base]]
      for (let peak = 0; peak < peaks; peak++) {
        const x = ((peak + random.between(0.3, 0.7)) / peaks) * w
        const tall = h * random.between(0.1, 0.26) * (1 - share * 0.3)
        ridge.push([x, base - tall], [((peak + 1) / peaks) * w, base - h * random.between(0, 0.05)])
        const cap = tall * 0.34
        if (range < 3)
          sheet.add(
            path(
              polygon([
                [x, base - tall],
                [x + cap * 0.9, base - tall + cap],
                [x + cap * 0.3, base - tall + cap * 0.75],
                [x, base - tall + cap * 1.15],
                [x - cap * 0.35, base - tall + cap * 0.7],
                [x - cap * 0.9, base - tall + cap],
              ]),
              c.light,
            ),
          )
      }
      const hill = path(
        polygon([...ridge, [w + 10, base], [w + 10, h], [-10, h]]),
        sheet.linear([colour, mix(colour, c.light, 0.25)], [0, base - h * 0.2], [0, base + h * 0.2]),
      )
      sheet.add(hill)
      for (let index = 1; index < ridge.length - 1; index += 2) {
        const [px, py] = ridge[index] as Point
        const [nx, ny] = ridge[index + 1] as Point
        const cap = (base - py) * 0.36
        sheet.add(
          path(
            polygon([
              [px, py],
              [nx, ny],
              [px + (nx - px) * 0.35, base + 8],
              [px - cap * 0.1, py + cap],
            ]),
            veil(c.dark, 0.2),
          ),
        )
        if (range < 3)
          sheet.add(
            path(
              polygon([
                [px, py],
                [px + (nx - px) * 0.3, py + (ny - py) * 0.3],
                [px + cap * 0.22, py + cap * 0.6],
                [px, py + cap],
                [px - cap * 0.3, py + cap * 0.65],
                [px - cap * 0.62, py + cap * 0.8],
              ]),
              veil(c.light, 0.9),
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
    sheet.add(
      path(
        `${curve(front)}L${w} ${h}L0 ${h}Z`,
        sheet.linear([mix(c.deep, c.accent, 0.3), c.dark], [0, h * 0.65], [0, h]),
      ),
    )
    sheet.add(
      path(
        ribbon(
          [
            [w * 0.5, ridge(w * 0.5) + 4],
            [w * (0.5 - 0.1 * rise), h * 0.88],
            [w * (0.5 + 0.15 * rise), h * 1.04],
          ],
          [u * 0.012, u * 0.04, u * 0.12],
        ),
        veil(c.glow, 0.5),
      ),
    )
    for (let index = 0; index < 26; index++) {
      const x = random.chance(0.5) ? random.between(0, 0.3) * w : random.between(0.7, 1) * w
      const y = ridge(x) + h * random.between(0, 0.2)
      const tall = u * random.between(0.05, 0.15)
      sheet.add(
        path(
          polygon([
            [x, y - tall],
            [x + tall * 0.24, y],
            [x - tall * 0.24, y],
          ]),
          darker(c.deep, 0.5),
        ),
      )
    }
    const count = deserted(stage) ? 0 : random.whole(1, 3)
    for (let index = 0; index < count; index++) {
      const x = w * (0.5 + rise * 0.07 * (index - 0.5))
      sheet.add(
        figure(sheet, {
          pose: random.pick(['run', 'open', 'reach', 'walk'] as const),
          at: [x, ridge(x) + 4 - h * 0.012],
          size: h * 0.21,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: [c.accent, c.second, c.light][index] ?? c.accent,
          legs: c.dark,
          flip: rise < 0,
        }),
      )
    }
    vignette(stage, 0.4)
  },
}
