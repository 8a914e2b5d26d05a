import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, curve, ellipse, group, line, path, polygon, rect, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, dust, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const pots: Motif = {
  words:
    /cer[aá]mica|ceramic|pott|vasij|barro|clay|torno|jarr|vase|cuenco|bowl|esmalt|glaze|horno|kiln|taza|mug/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wall = random.pick([
      mix(scheme.light, scheme.glow, 0.5),
      mix(scheme.mid, scheme.light, 0.4),
      scheme.mid,
      mix(scheme.deep, scheme.mid, 0.5),
    ])
    backdrop(ctx, [lighter(wall, 0.1), wall, darker(wall, 0.2)])
    const shelf = h * random.between(0.72, 0.8)
    const slant = u * 0.5
    for (let pane = 0; pane < 2; pane++) {
      const x = w * random.between(0.1, 0.4) + pane * u * 0.36
      canvas.add(
        path(
          polygon([
            [x, 0],
            [x + u * 0.3, 0],
            [x + u * 0.3 + slant, shelf],
            [x + slant, shelf],
          ]),
          withOpacity(scheme.glow, 0.42),
        ),
      )
    }
    canvas.add(
      rect(
        0,
        shelf,
        w,
        h - shelf,
        canvas.linear([lighter(scheme.deep, 0.2), scheme.deep, scheme.dark], [0, shelf], [0, h]),
      ),
      rect(0, shelf, w, u * 0.006, withOpacity(scheme.light, 0.5)),
    )
    const count = Math.max(3, Math.round((w / u) * random.between(3, 4.4)))
    const clays = [
      scheme.accent,
      scheme.second,
      scheme.light,
      scheme.mid,
      scheme.deep,
      mix(scheme.accent, scheme.light, 0.5),
      scheme.glow,
    ]
    for (let index = 0; index < count; index++) {
      const x = ((index + 0.5) / count) * w + random.between(-0.02, 0.02) * w
      const k = (w / count) * random.between(0.62, 0.94)
      const tall = Math.min(h * 0.6, k * random.between(0.8, 2.1))
      const y = shelf + u * random.between(0.02, 0.1)
      const clay = clays[(index * 3 + random.whole(0, 1)) % clays.length] ?? scheme.accent
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
      const cut = canvas.clip(outline)
      const bands = random.whole(0, 3)
      const marks: string[] = [path(outline, clay)]
      const paint = random.pick(clays)
      if (bands === 1)
        for (let band = 0; band < 4; band++)
          marks.push(
            rect(x - k, y - tall * (0.24 + band * 0.13), k * 2, tall * 0.05, withOpacity(paint, 0.85)),
          )
      if (bands === 2)
        marks.push(
          path(
            `M${x - k} ${y - tall * 0.55}${Array.from({ length: 14 }, (_, zig) => `L${x - k + (zig * k * 2) / 13} ${y - tall * (zig % 2 ? 0.42 : 0.56)}`).join('')}L${x + k} ${y - tall * 0.3}L${x - k} ${y - tall * 0.3}Z`,
            withOpacity(paint, 0.9),
          ),
        )
      if (bands === 3)
        marks.push(
          path(
            `M${x - k} ${y - tall * 0.5}Q${x - k * 0.2} ${y - tall * 0.35} ${x} ${y - tall * 0.52}T${x + k} ${y - tall * 0.46}V${y - tall * 1.2}H${x - k}Z`,
            withOpacity(paint, 0.9),
          ),
        )
      marks.push(
        rect(
          x - k,
          y - tall * 1.1,
          k * 2,
          tall * 1.2,
          canvas.linear(
            ['#ffffff55', '#ffffff11', withOpacity(scheme.dark, 0.16), withOpacity(scheme.dark, 0.62)],
            [x - k * 0.45, 0],
            [x + k * 0.5, 0],
          ),
        ),
      )
      canvas.add(
        path(
          polygon([
            [x - k * 0.2, y],
            [x + k * 0.2, y],
            [x + k * 0.9, y + k * 0.14],
            [x + k * 0.5, y + k * 0.2],
          ]),
          withOpacity(scheme.dark, 0.5),
        ),
        ellipse(x, y, k * 0.3, k * 0.05, withOpacity(scheme.dark, 0.55)),
      )
      if (random.chance(0.4)) {
        for (let stem = 0; stem < 4; stem++) {
          const tip: Point = [x + random.between(-0.5, 0.5) * k, y - tall - k * random.between(0.35, 0.8)]
          canvas.add(
            line(
              curve([[x, y - tall * 0.9], [x + (tip[0] - x) * 0.3, y - tall - k * 0.2], tip]),
              darker(scheme.second, 0.3),
              u * 0.005,
            ),
          )
          for (let leaf = 0; leaf < 6; leaf++)
            canvas.add(
              group(
                rotate(leaf * 60, ...tip),
                ellipse(
                  tip[0],
                  tip[1] - k * 0.075,
                  k * 0.034,
                  k * 0.08,
                  stem % 2 ? scheme.accent : scheme.light,
                ),
              ),
            )
          canvas.add(circle(...tip, k * 0.035, scheme.second))
        }
      }
      canvas.add(group(cut, ...marks), ellipse(x, y - tall, k * (neck + 0.06), k * 0.035, darker(clay, 0.55)))
    }
    beam(ctx, [-w * 0.05, -h * 0.1], [w * 0.75, h], u * 0.8, scheme.glow, 0.3)
    dust(ctx, scheme.light, 40)
    vignette(ctx, 0.4)
  },
}
