import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { blob, circle, curve, ellipse, group, line, path, polygon, ribbon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, deserted, dust, glow, vignette, type Motif } from '../kit/stage.ts'

export const climb: Motif = {
  words: /escal|climb|roca|rock|muro|boulder|presa|hold|pared|cuerda|rope|grip/i,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.glow, c.mid, c.deep])
    const cell = u * random.between(0.2, 0.3)
    const columns = Math.ceil(w / cell) + 1
    const rows = Math.ceil(h / cell) + 1
    const corner = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Point => [
      ((index % (columns + 1)) - 0.5 + random.between(-0.3, 0.3)) * cell,
      (Math.floor(index / (columns + 1)) - 0.5 + random.between(-0.3, 0.3)) * cell,
    ])
    const at = (x: number, y: number) => corner[y * (columns + 1) + x] as Point
    const base = random.pick([
      c.mid,
      mix(c.mid, c.accent, 0.4),
      mix(c.light, c.mid, 0.5),
      mix(c.deep, c.mid, 0.4),
    ])
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++)
        for (const half of [
          [at(x, y), at(x + 1, y), at(x, y + 1)],
          [at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)],
        ]) {
          const lit = random.between(-0.4, 0.34) - (y / rows) * 0.25 + (1 - x / columns) * 0.16
          const fill = lit > 0 ? lighter(base, lit) : darker(base, -lit)
          sheet.add(path(polygon(half), fill, `stroke="${fill}" stroke-width="1.5"`))
        }
    const x = w * random.between(0.42, 0.58)
    const ground = h * random.between(0.84, 0.92)
    const size = Math.min(h * 0.58, w * 0.8)
    for (let index = 0; index < 26; index++) {
      const colour = random.pick([c.accent, c.second, c.light, c.deep])
      const hx = random.next() * w
      const hy = random.next() * h
      const radii = Array.from({ length: 6 }, () => u * random.between(0.014, 0.038))
      sheet.add(
        path(blob(hx + u * 0.008, hy + u * 0.014, radii), veil(c.dark, 0.4)),
        path(blob(hx, hy, radii), colour),
        circle(hx - u * 0.006, hy - u * 0.006, u * 0.005, veil(c.dark, 0.5)),
      )
    }
    const flip = random.chance(0.5)
    const side = flip ? -1 : 1
    sheet.add(
      line(
        curve([
          [x - side * size * 0.02, ground - size * 0.5],
          [x - side * size * 0.06, ground - size * 0.1],
          [x - side * size * 0.16, h * 1.05],
        ]),
        c.second,
        u * 0.008,
      ),
    )
    for (const [hx, hy] of [
      [0.15, 1.14],
      [-0.3, 0.89],
      [0.17, 0.22],
      [-0.07, 0.02],
    ] as const)
      sheet.add(
        path(
          blob(
            x + side * hx * size,
            ground - hy * size,
            Array.from({ length: 7 }, () => size * random.between(0.035, 0.055)),
          ),
          c.accent,
        ),
      )
    const person = {
      pose: 'climb',
      at: [x, ground],
      size,
      hair: random.pick(hairs),
      legs: c.deep,
      hairdo: random.pick(['bun', 'long', 'short'] as const),
      flip,
    } as const
    sheet.add(
      group(
        `transform="translate(${u * 0.03} ${u * 0.04})" opacity="0.35"`,
        figure(sheet, { ...person, skin: c.dark, top: c.dark, silhouette: c.dark }),
      ),
      figure(sheet, { ...person, skin: random.pick(skins), top: c.second }),
    )
    glow(stage, w * random.pick([0.1, 0.9]), 0, u * 0.8, c.glow, 0.5)
    vignette(stage, 0.5)
  },
}

export const surf: Motif = {
  words: /surf|ola|wave|mar\b|sea|ocean|océano|playa|beach|tabla|board|vela|sail|kayak|remo|row/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.mid, c.accent, 0.4), c.glow, c.light, c.light])
    const x = w * random.between(0.25, 0.75)
    const sun = u * random.between(0.14, 0.25)
    glow(stage, x, h * 0.34, sun * 2.6, c.glow, 0.8)
    sheet.add(
      circle(
        x,
        h * 0.36,
        sun,
        sheet.linear([c.light, c.glow, c.accent], [0, h * 0.36 - sun], [0, h * 0.36 + sun]),
      ),
    )
    const bands = random.whole(5, 7)
    const side = random.chance(0.5) ? 1 : -1
    for (let band = 0; band < bands; band++) {
      const share = band / (bands - 1)
      const y = h * (0.42 + share * 0.5)
      const tall = u * (0.015 + share * 0.085)
      const step = u * (0.12 + share * 0.3)
      const phase = random.between(0, 6)
      const crest: Point[] = []
      for (let px = -step; px < w + step * 2; px += step)
        crest.push([px, y + Math.sin(px * 0.008 + phase) * tall + random.between(-0.5, 0.5) * tall])
      const colour = mix(mix(c.mid, c.glow, 0.4), c.deep, share)
      const line1 = curve(crest, 6)
      sheet.add(
        path(
          `${line1}L${w + step} ${h}L${-step} ${h}Z`,
          sheet.linear([lighter(colour, 0.2), colour, darker(colour, 0.25)], [0, y - tall], [0, y + h * 0.2]),
        ),
        line(line1, veil(c.light, 0.75), u * (0.002 + share * 0.006)),
      )
      if (band === bands - 3) {
        const px = w / 2 + side * w * random.between(-0.12, 0.1)
        const py = y - tall * 0.6
        const k = Math.min(h * 0.4, w * 0.5)
        const curl: Point[] = [
          [px - side * k * 2.2, py + k * 0.32],
          [px - side * k * 1.25, py + k * 0.1],
          [px - side * k * 0.78, py - k * 0.58],
          [px - side * k * 0.1, py - k * 0.98],
          [px + side * k * 0.48, py - k * 0.66],
          [px + side * k * 0.44, py - k * 0.4],
        ]
        sheet.add(
          path(
            `${curve(curl, 10)}Q${px + side * k * 0.2} ${py - k * 0.72} ${px - side * k * 0.12} ${py - k * 0.5}Q${px - side * k * 0.42} ${py - k * 0.1} ${px + side * k * 1.1} ${py + k * 0.3}Z`,
            sheet.linear(
              [c.light, mix(c.mid, c.light, 0.3), c.mid, c.deep],
              [px, py - k],
              [px, py + k * 0.3],
            ),
          ),
        )
        for (let rib = 0; rib < 6; rib++)
          sheet.add(
            line(
              curve([
                [px - side * k * (0.78 - rib * 0.07), py + k * 0.12],
                [px - side * k * (0.6 - rib * 0.08), py - k * (0.5 - rib * 0.02)],
                [px - side * k * (0.1 - rib * 0.06), py - k * (0.84 - rib * 0.035)],
              ]),
              veil(c.light, 0.45),
              u * 0.004,
            ),
          )
        for (let drop = 0; drop < 34; drop++)
          sheet.add(
            circle(
              px + side * k * random.between(0.2, 0.75),
              py - k * random.between(0.3, 0.95),
              u * random.between(0.002, 0.008),
              veil('#ffffff', 0.9),
            ),
          )
        sheet.add(
          group(
            rotate(side * -9, px, py),
            ellipse(px + side * k * 0.04, py + k * 0.13, k * 0.4, k * 0.035, c.accent),
            ellipse(px + side * k * 0.04, py + k * 0.122, k * 0.36, k * 0.012, veil(c.light, 0.8)),
            figure(sheet, {
              pose: 'surf',
              at: [px, py + k * 0.12],
              size: k * 0.72,
              skin: random.pick(skins),
              hair: random.pick(hairs),
              top: c.second,
              legs: c.dark,
              hairdo: random.pick(['bun', 'long', 'short'] as const),
              flip: side < 0,
            }),
          ),
        )
      }
    }
    dust(stage, c.light, 30, [0, 1], [0.5, 0.95])
    vignette(stage, 0.35)
  },
}

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
