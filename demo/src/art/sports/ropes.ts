import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, ellipse, line, path, polygon, rect } from '../kit/shapes.ts'
import { backdrop, beam, deserted, dust, glow, type Motif, vignette } from '../kit/stage.ts'

export const ropes: Motif = {
  words: /ring|box(e|ing|ead)|lucha|wrest|guante|glove|cuerdas|ropes|judo|tatami|karate|esgrima|fenc/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.dark, c.deep])
    const canvas = h * random.between(0.7, 0.78)
    const x = w / 2
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      glow(stage, w * share, h * 0.03, u * 0.12, c.light, 1)
      beam(stage, [w * share, 0], [x + (share - 0.5) * u * 0.4, h * 0.95], u * 0.42, c.glow, 0.42)
    }
    const mat = mix(c.mid, c.light, 0.3)
    sheet.add(
      path(
        polygon([
          [w * 0.06, canvas],
          [w * 0.94, canvas],
          [w * 1.2, h],
          [-w * 0.2, h],
        ]),
        sheet.linear([darker(mat, 0.2), lighter(mat, 0.35), mat], [0, canvas], [0, h]),
      ),
    )
    glow(stage, x, h * 0.88, u * 0.55, c.light, 0.6, 0.25)
    const size = h * random.between(0.42, 0.5)
    const gap = size * 0.33
    for (const side of deserted(stage) ? [] : [-1, 1]) {
      sheet.add(ellipse(x + side * gap, h * 0.9, size * 0.22, size * 0.03, veil(c.dark, 0.45)))
      sheet.add(
        figure(sheet, {
          pose: random.pick(['surf', 'lunge', 'lunge'] as const),
          at: [x + side * gap, h * 0.9],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: side < 0 ? c.accent : c.second,
          legs: side < 0 ? darker(c.accent, 0.4) : darker(c.second, 0.4),
          flip: side > 0,
          hairdo: random.pick(['bun', 'short'] as const),
        }),
      )
    }
    for (const [post, side] of [
      [w * 0.06, -1],
      [w * 0.94, 1],
    ] as const) {
      sheet.add(
        rect(post - u * 0.022, canvas - h * 0.36, u * 0.044, h * 0.42, side < 0 ? c.accent : c.second, 8),
        circle(post, canvas - h * 0.36, u * 0.03, c.light),
      )
    }
    for (const [index, share] of [0.05, 0.15, 0.25].entries()) {
      const colour = [c.light, c.accent, c.light][index] ?? c.light
      sheet.add(
        line(
          `M${w * 0.06} ${canvas - h * (0.33 - share)}Q${x} ${canvas - h * (0.3 - share)} ${w * 0.94} ${canvas - h * (0.33 - share)}`,
          veil(colour, 0.75),
          u * 0.007,
        ),
      )
      const y = canvas - h * (0.24 - share * 1.45)
      sheet.add(
        line(
          `M${-w * 0.1} ${y + h * 0.07}Q${x} ${y + h * 0.13} ${w * 1.1} ${y + h * 0.07}`,
          colour,
          u * 0.015,
        ),
      )
    }
    dust(stage, c.light, 70, [0.15, 0.85], [0.05, 0.8])
    vignette(stage, 0.6)
  },
}
