import { path, polygon, rect } from '../kit/shapes.ts'
import { darker, mix, withOpacity } from '../kit/color.ts'
import { glow, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** Handwoven cloth: bands of rhombi, steps and stripes. */
export const weaving: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, hasNamedColor } = ctx
    const yarns = hasNamedColor
      ? [scheme.accent, scheme.second, '#f3e6c8', darker(scheme.accent, 0.5), scheme.second, scheme.accent]
      : ['#c2283a', '#e9862c', '#2f6fb0', '#2f8f57', '#f2c84b', '#7d3f8f', '#e4578f']
    const ground = random.pick(['#1c1420', '#2a1218', '#141a2c'])
    canvas.add(rect(0, 0, w, h, ground))
    const unit = u * 0.03
    const rounded = Math.ceil(w / unit / 4) * 4
    let y = 0
    let band = 0
    while (y < h) {
      const kind = band % 2 ? random.pick(['rhombi', 'steps', 'triangles'] as const) : 'stripes'
      const [one, two] = [random.pick(yarns), random.pick(yarns)]
      const tall = unit * (kind === 'stripes' ? random.whole(2, 5) : 7)
      if (kind === 'stripes')
        for (let line = 0; line * unit * 0.5 < tall; line++)
          canvas.add(rect(0, y + line * unit * 0.5, w, unit * 0.42, random.pick(yarns)))
      else {
        canvas.add(rect(0, y, w, tall, mix(one, ground, 0.55)))
        for (let column = 0; column < rounded; column += 8) {
          const x = column * unit
          const middle = y + tall / 2
          const shape: Point[] =
            kind === 'rhombi'
              ? [
                  [x, middle],
                  [x + unit * 4, y + unit * 0.4],
                  [x + unit * 8, middle],
                  [x + unit * 4, y + tall - unit * 0.4],
                ]
              : kind === 'triangles'
                ? [
                    [x, y + tall],
                    [x + unit * 4, y],
                    [x + unit * 8, y + tall],
                  ]
                : [
                    [x, y + tall],
                    [x, y + unit * 5],
                    [x + unit * 2, y + unit * 5],
                    [x + unit * 2, y + unit * 3],
                    [x + unit * 4, y + unit * 3],
                    [x + unit * 4, y + unit],
                    [x + unit * 6, y + unit],
                    [x + unit * 6, y + tall],
                  ]
          canvas.add(path(polygon(shape), one))
          if (kind === 'rhombi')
            canvas.add(
              path(
                polygon([
                  [x + unit * 2, middle],
                  [x + unit * 4, middle - unit * 1.6],
                  [x + unit * 6, middle],
                  [x + unit * 4, middle + unit * 1.6],
                ]),
                two,
              ),
              rect(x + unit * 3.6, middle - unit * 0.4, unit * 0.8, unit * 0.8, ground),
            )
        }
      }
      y += tall
      band++
    }
    for (let thread = 0; thread < w; thread += unit * 0.4)
      canvas.add(rect(thread, 0, 1.6, h, withOpacity('#000000', 0.16)))
    glow(ctx, w * 0.25, h * 0.1, u * 0.9, '#ffe9c0', 0.3)
    vignette(ctx, 0.45)
  },
}
