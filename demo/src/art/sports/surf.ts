import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, curve, ellipse, group, line, path, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const surf: Motif = {
  words: /surf|ola|wave|mar\b|sea|ocean|océano|playa|beach|tabla|board|vela|sail|kayak|remo|row/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.mid, scheme.accent, 0.4), scheme.glow, scheme.light, scheme.light])
    const x = w * random.between(0.25, 0.75)
    const sun = u * random.between(0.14, 0.25)
    glow(ctx, x, h * 0.34, sun * 2.6, scheme.glow, 0.8)
    canvas.add(
      circle(
        x,
        h * 0.36,
        sun,
        canvas.linear([scheme.light, scheme.glow, scheme.accent], [0, h * 0.36 - sun], [0, h * 0.36 + sun]),
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
      const color = mix(mix(scheme.mid, scheme.glow, 0.4), scheme.deep, share)
      const line1 = curve(crest, 6)
      canvas.add(
        path(
          `${line1}L${w + step} ${h}L${-step} ${h}Z`,
          canvas.linear([lighter(color, 0.2), color, darker(color, 0.25)], [0, y - tall], [0, y + h * 0.2]),
        ),
        line(line1, withOpacity(scheme.light, 0.75), u * (0.002 + share * 0.006)),
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
        canvas.add(
          path(
            `${curve(curl, 10)}Q${px + side * k * 0.2} ${py - k * 0.72} ${px - side * k * 0.12} ${py - k * 0.5}Q${px - side * k * 0.42} ${py - k * 0.1} ${px + side * k * 1.1} ${py + k * 0.3}Z`,
            canvas.linear(
              [scheme.light, mix(scheme.mid, scheme.light, 0.3), scheme.mid, scheme.deep],
              [px, py - k],
              [px, py + k * 0.3],
            ),
          ),
        )
        for (let rib = 0; rib < 6; rib++)
          canvas.add(
            line(
              curve([
                [px - side * k * (0.78 - rib * 0.07), py + k * 0.12],
                [px - side * k * (0.6 - rib * 0.08), py - k * (0.5 - rib * 0.02)],
                [px - side * k * (0.1 - rib * 0.06), py - k * (0.84 - rib * 0.035)],
              ]),
              withOpacity(scheme.light, 0.45),
              u * 0.004,
            ),
          )
        for (let drop = 0; drop < 34; drop++)
          canvas.add(
            circle(
              px + side * k * random.between(0.2, 0.75),
              py - k * random.between(0.3, 0.95),
              u * random.between(0.002, 0.008),
              withOpacity('#ffffff', 0.9),
            ),
          )
        canvas.add(
          group(
            rotate(side * -9, px, py),
            ellipse(px + side * k * 0.04, py + k * 0.13, k * 0.4, k * 0.035, scheme.accent),
            ellipse(
              px + side * k * 0.04,
              py + k * 0.122,
              k * 0.36,
              k * 0.012,
              withOpacity(scheme.light, 0.8),
            ),
            figure(canvas, {
              pose: 'surf',
              at: [px, py + k * 0.12],
              size: k * 0.72,
              skin: random.pick(skins),
              hair: random.pick(hairs),
              top: scheme.second,
              legs: scheme.dark,
              hairdo: random.pick(['bun', 'long', 'short'] as const),
              flip: side < 0,
            }),
          ),
        )
      }
    }
    dust(ctx, scheme.light, 30, [0, 1], [0.5, 0.95])
    vignette(ctx, 0.35)
  },
}
