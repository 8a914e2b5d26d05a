import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, ellipse, line, path, polygon, rect } from '../kit/shapes.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import { isDeserted, type Motif } from '../kit/motif.ts'

export const ropes: Motif = {
  words: /ring|box(e|ing|ead)|lucha|wrest|guante|glove|cuerdas|ropes|judo|tatami|karate|esgrima|fenc/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.dark, scheme.deep])
    const matTop = h * random.between(0.7, 0.78)
    const x = w / 2
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      glow(ctx, w * share, h * 0.03, u * 0.12, scheme.light, 1)
      beam(ctx, [w * share, 0], [x + (share - 0.5) * u * 0.4, h * 0.95], u * 0.42, scheme.glow, 0.42)
    }
    const mat = mix(scheme.mid, scheme.light, 0.3)
    canvas.add(
      path(
        polygon([
          [w * 0.06, matTop],
          [w * 0.94, matTop],
          [w * 1.2, h],
          [-w * 0.2, h],
        ]),
        canvas.linear([darker(mat, 0.2), lighter(mat, 0.35), mat], [0, matTop], [0, h]),
      ),
    )
    glow(ctx, x, h * 0.88, u * 0.55, scheme.light, 0.6, 0.25)
    const size = h * random.between(0.42, 0.5)
    const gap = size * 0.33
    for (const side of isDeserted(ctx) ? [] : [-1, 1]) {
      canvas.add(ellipse(x + side * gap, h * 0.9, size * 0.22, size * 0.03, withOpacity(scheme.dark, 0.45)))
      canvas.add(
        figure(canvas, {
          pose: random.pick(['surf', 'lunge', 'lunge'] as const),
          at: [x + side * gap, h * 0.9],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: side < 0 ? scheme.accent : scheme.second,
          legs: side < 0 ? darker(scheme.accent, 0.4) : darker(scheme.second, 0.4),
          flip: side > 0,
          hairdo: random.pick(['bun', 'short'] as const),
        }),
      )
    }
    for (const [post, side] of [
      [w * 0.06, -1],
      [w * 0.94, 1],
    ] as const) {
      canvas.add(
        rect(
          post - u * 0.022,
          matTop - h * 0.36,
          u * 0.044,
          h * 0.42,
          side < 0 ? scheme.accent : scheme.second,
          8,
        ),
        circle(post, matTop - h * 0.36, u * 0.03, scheme.light),
      )
    }
    for (const [index, share] of [0.05, 0.15, 0.25].entries()) {
      const color = [scheme.light, scheme.accent, scheme.light][index] ?? scheme.light
      canvas.add(
        line(
          `M${w * 0.06} ${matTop - h * (0.33 - share)}Q${x} ${matTop - h * (0.3 - share)} ${w * 0.94} ${matTop - h * (0.33 - share)}`,
          withOpacity(color, 0.75),
          u * 0.007,
        ),
      )
      const y = matTop - h * (0.24 - share * 1.45)
      canvas.add(
        line(
          `M${-w * 0.1} ${y + h * 0.07}Q${x} ${y + h * 0.13} ${w * 1.1} ${y + h * 0.07}`,
          color,
          u * 0.015,
        ),
      )
    }
    dust(ctx, scheme.light, 70, [0.15, 0.85], [0.05, 0.8])
    vignette(ctx, 0.6)
  },
}
