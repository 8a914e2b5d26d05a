import { mix, withOpacity } from '../kit/color.ts'
import { path, polygon, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, bokeh, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const keys: Motif = {
  words: /piano|tecla|key(s|board)|teclado|jazz|acord|synth|sinte/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.4)])
    bokeh(ctx, [scheme.glow, scheme.accent, scheme.second], 22, [0, 0.5], 0.07)
    const far = h * random.between(0.34, 0.46)
    const vanish: Point = [w * random.between(-0.2, 1.2), far - h * random.between(0.5, 0.9)]
    const count = random.whole(11, 16)
    const edge = (share: number, y: number): Point => {
      const bottom = (share - 0.5) * w * 1.9 + w / 2
      const t = (y - vanish[1]) / (h * 1.05 - vanish[1])
      return [vanish[0] + (bottom - vanish[0]) * t, y]
    }
    const white = canvas.linear(
      [mix(scheme.light, scheme.mid, 0.35), scheme.light, '#ffffff'],
      [0, far],
      [0, h],
    )
    for (let index = 0; index < count; index++) {
      const lit = random.chance(0.12)
      const fill = lit ? canvas.linear([scheme.accent, scheme.glow], [0, far], [0, h]) : white
      const [left, right] = [index / count, (index + 0.93) / count]
      canvas.add(
        path(polygon([edge(left, far), edge(right, far), edge(right, h * 1.05), edge(left, h * 1.05)]), fill),
      )
    }
    const end = far + (h - far) * 0.58
    for (let index = 0; index < count; index++) {
      if ([2, 6].includes(index % 7)) continue
      const [left, right] = [(index + 0.66) / count, (index + 1.26) / count]
      const front = end + (h - end) * 0.07
      canvas.add(
        path(
          polygon([
            edge(left, far - h * 0.02),
            edge(right, far - h * 0.02),
            edge(right, front),
            edge(left, front),
          ]),
          '#0c090d',
        ),
      )
      canvas.add(
        path(
          polygon([
            edge(left + 0.1 / count, far - h * 0.02),
            edge(right - 0.1 / count, far - h * 0.02),
            edge(right - 0.1 / count, end),
            edge(left + 0.1 / count, end),
          ]),
          canvas.linear(['#0f0c10', mix(scheme.dark, scheme.mid, 0.35)], [0, far], [0, end]),
        ),
      )
    }
    canvas.add(
      rect(
        0,
        far - h * 0.07,
        w,
        h * 0.07,
        canvas.linear([mix(scheme.deep, scheme.dark, 0.5), scheme.dark], [0, far - h * 0.07], [0, far]),
      ),
    )
    canvas.add(rect(0, far - h * 0.008, w, h * 0.014, withOpacity(scheme.accent, 0.9)))
    glow(ctx, w * random.between(0.2, 0.8), far + h * 0.1, u * 0.75, scheme.glow, 0.4, 0.6)
    vignette(ctx, 0.55)
  },
}
