import { darker, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, ellipse, path, polygon, rect } from '../kit/shapes.ts'
import { backdrop, beam, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const runway: Motif = {
  words: /pasarela|runway|catwalk|desfil|walk|camina|fashion show|front row|primera fila|p[uú]blico/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, scheme.dark])
    const horizon = h * random.between(0.44, 0.52)
    const x = w * random.between(0.44, 0.56)
    glow(ctx, x, horizon - h * 0.1, u * 0.6, scheme.glow, 0.8)
    const dw = u * 0.15
    canvas.add(
      rect(
        x - dw,
        horizon - h * 0.3,
        dw * 2,
        h * 0.3,
        canvas.linear([scheme.light, scheme.glow], [0, horizon - h * 0.3], [0, horizon]),
      ),
    )
    canvas.add(
      path(
        polygon([
          [x - dw, horizon],
          [x + dw, horizon],
          [w * 0.86, h],
          [w * 0.14, h],
        ]),
        canvas.linear(
          [scheme.light, mix(scheme.mid, scheme.light, 0.4), mix(scheme.mid, scheme.deep, 0.3)],
          [0, horizon],
          [0, h],
        ),
      ),
    )
    for (const side of [-1, 1]) {
      canvas.add(
        path(
          polygon([
            [x + side * dw, horizon],
            [x + side * dw * 1.06, horizon],
            [w / 2 + side * w * 0.4, h],
            [w / 2 + side * w * 0.36, h],
          ]),
          scheme.accent,
        ),
      )
      for (let row = 0; row < 7; row++) {
        const t = (row / 6) ** 1.5
        const size = u * (0.02 + t * 0.075)
        const px = x + side * (dw * 1.35 + t * w * 0.34)
        const py = horizon + (h - horizon) * (0.08 + t * 0.78)
        const clothes = darker(random.pick([scheme.accent, scheme.second, scheme.mid, scheme.deep]), 0.4)
        canvas.add(
          path(
            `M${px - size * 1.1} ${py + size * 3.4}Q${px - size} ${py + size * 0.7} ${px} ${py + size * 0.7}Q${px + size} ${py + size * 0.7} ${px + size * 1.1} ${py + size * 3.4}Z`,
            clothes,
          ),
          circle(px, py, size * 0.6, darker(random.pick(skins), 0.35)),
          path(
            `M${px - size * 0.64} ${py}A${size * 0.64} ${size * 0.64} 0 0 1 ${px + size * 0.64} ${py}Q${px} ${py - size * 0.4} ${px - size * 0.64} ${py}Z`,
            random.pick(hairs),
          ),
        )
        if (random.chance(0.18)) glow(ctx, px, py + size, size * 1.6, '#ffffff', 0.9)
      }
      for (let lamp = 0; lamp < 3; lamp++)
        beam(
          ctx,
          [x + side * (dw * 1.4 + lamp * w * 0.13), -h * 0.03],
          [x + side * dw * (0.3 + lamp), h * 0.92],
          u * 0.26,
          scheme.glow,
          0.34,
        )
    }
    const walkers = random.whole(1, 2)
    for (let index = walkers - 1; index >= 0; index--) {
      const ground = index ? horizon + (h - horizon) * 0.22 : h * random.between(0.85, 0.9)
      const size = index ? h * 0.24 : h * random.between(0.54, 0.62)
      const px = x + (index ? dw * 0.5 : 0)
      const dress = index
        ? scheme.second
        : random.pick([scheme.accent, scheme.second, scheme.dark, scheme.mid])
      canvas.add(ellipse(px, ground, size * 0.2, size * 0.022, withOpacity(scheme.dark, 0.45)))
      canvas.add(
        figure(canvas, {
          pose: random.pick(['walk', 'walk', 'stand'] as const),
          at: [px, ground],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: dress,
          ...(random.chance(0.7)
            ? { skirt: random.between(0.35, 0.97), swing: random.between(0.6, 2) }
            : { legs: darker(dress, 0.3) }),
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip: random.chance(0.5),
        }),
      )
      if (random.chance(0.35))
        canvas.add(
          ellipse(px, ground - size * 0.975, size * 0.14, size * 0.024, darker(dress, 0.35)),
          ellipse(px, ground - size * 1.0, size * 0.062, size * 0.04, darker(dress, 0.25)),
        )
    }
    bokeh(ctx, [scheme.glow, scheme.light, scheme.accent], 14, [0, 0.4], 0.035)
    dust(ctx, scheme.light, 40, [0.25, 0.75], [0.1, 0.8])
    vignette(ctx, 0.55)
  },
}
