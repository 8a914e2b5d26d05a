import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, curve, ellipse, group, line, path, polygon, rect, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, dust, type Motif, vignette } from '../kit/stage.ts'

export const pots: Motif = {
  words:
    /cer[aá]mica|ceramic|pott|vasij|barro|clay|torno|jarr|vase|cuenco|bowl|esmalt|glaze|horno|kiln|taza|mug/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([
      mix(c.light, c.glow, 0.5),
      mix(c.mid, c.light, 0.4),
      c.mid,
      mix(c.deep, c.mid, 0.5),
    ])
    backdrop(stage, [lighter(wall, 0.1), wall, darker(wall, 0.2)])
    const shelf = h * random.between(0.72, 0.8)
    const slant = u * 0.5
    for (let pane = 0; pane < 2; pane++) {
      const x = w * random.between(0.1, 0.4) + pane * u * 0.36
      sheet.add(
        path(
          polygon([
            [x, 0],
            [x + u * 0.3, 0],
            [x + u * 0.3 + slant, shelf],
            [x + slant, shelf],
          ]),
          veil(c.glow, 0.42),
        ),
      )
    }
    sheet.add(
      rect(0, shelf, w, h - shelf, sheet.linear([lighter(c.deep, 0.2), c.deep, c.dark], [0, shelf], [0, h])),
      rect(0, shelf, w, u * 0.006, veil(c.light, 0.5)),
    )
    const count = Math.max(3, Math.round((w / u) * random.between(3, 4.4)))
    const clays = [c.accent, c.second, c.light, c.mid, c.deep, mix(c.accent, c.light, 0.5), c.glow]
    for (let index = 0; index < count; index++) {
      const x = ((index + 0.5) / count) * w + random.between(-0.02, 0.02) * w
      const k = (w / count) * random.between(0.62, 0.94)
      const tall = Math.min(h * 0.6, k * random.between(0.8, 2.1))
      const y = shelf + u * random.between(0.02, 0.1)
      const clay = clays[(index * 3 + random.whole(0, 1)) % clays.length] ?? c.accent
      const neck = random.between(0.1, 0.3)
      const side = (sign: number): Point[] => [
        [x + sign * k * 0.2, y],
        [x + sign * k * random.between(0.38, 0.44), y - tall * 0.28],
        [x + sign * k * 0.46, y - tall * 0.5],
        [x + sign * k * neck, y - tall * 0.8],
        [x + sign * k * neck, y - tall * 0.92],
        [x + sign * k * (neck + 0.06), y - tall],
      ]
      const right = side(1)
      const left = right.map(([px, py]): Point => [x * 2 - px, py])
      const outline = `${curve([...left], 8)}L${curve([...right].reverse(), 8).slice(1)}Z`
      const cut = sheet.clip(outline)
      const bands = random.whole(0, 3)
      const marks: string[] = [path(outline, clay)]
      const paint = random.pick(clays)
      if (bands === 1)
        for (let band = 0; band < 4; band++)
          marks.push(rect(x - k, y - tall * (0.24 + band * 0.13), k * 2, tall * 0.05, veil(paint, 0.85)))
      if (bands === 2)
        marks.push(
          path(
            `M${x - k} ${y - tall * 0.55}${Array.from({ length: 14 }, (_, zig) => `L${x - k + (zig * k * 2) / 13} ${y - tall * (zig % 2 ? 0.42 : 0.56)}`).join('')}L${x + k} ${y - tall * 0.3}L${x - k} ${y - tall * 0.3}Z`,
            veil(paint, 0.9),
          ),
        )
      if (bands === 3)
        marks.push(
          path(
            `M${x - k} ${y - tall * 0.5}Q${x - k * 0.2} ${y - tall * 0.35} ${x} ${y - tall * 0.52}T${x + k} ${y - tall * 0.46}V${y - tall * 1.2}H${x - k}Z`,
            veil(paint, 0.9),
          ),
        )
      marks.push(
        rect(
          x - k,
          y - tall * 1.1,
          k * 2,
          tall * 1.2,
          sheet.linear(
            ['#ffffff55', '#ffffff11', veil(c.dark, 0.16), veil(c.dark, 0.62)],
            [x - k * 0.45, 0],
            [x + k * 0.5, 0],
          ),
        ),
      )
      sheet.add(
        path(
          polygon([
            [x - k * 0.2, y],
            [x + k * 0.2, y],
            [x + k * 0.9, y + k * 0.14],
            [x + k * 0.5, y + k * 0.2],
          ]),
          veil(c.dark, 0.5),
        ),
        ellipse(x, y, k * 0.3, k * 0.05, veil(c.dark, 0.55)),
      )
      if (random.chance(0.4)) {
        for (let stem = 0; stem < 4; stem++) {
          const tip: Point = [x + random.between(-0.5, 0.5) * k, y - tall - k * random.between(0.35, 0.8)]
          sheet.add(
            line(
              curve([[x, y - tall * 0.9], [x + (tip[0] - x) * 0.3, y - tall - k * 0.2], tip]),
              darker(c.second, 0.3),
              u * 0.005,
            ),
          )
          for (let leaf = 0; leaf < 6; leaf++)
            sheet.add(
              group(
                rotate(leaf * 60, ...tip),
                ellipse(tip[0], tip[1] - k * 0.075, k * 0.034, k * 0.08, stem % 2 ? c.accent : c.light),
              ),
            )
          sheet.add(circle(...tip, k * 0.035, c.second))
        }
      }
      sheet.add(group(cut, ...marks), ellipse(x, y - tall, k * (neck + 0.06), k * 0.035, darker(clay, 0.55)))
    }
    beam(stage, [-w * 0.05, -h * 0.1], [w * 0.75, h], u * 0.8, c.glow, 0.3)
    dust(stage, c.light, 40)
    vignette(stage, 0.4)
  },
}
