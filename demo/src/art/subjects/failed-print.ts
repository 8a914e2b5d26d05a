import { circle, ellipse, line, path, polygon, rect, ribbon } from '../kit/shapes.ts'
import { mix, withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** A tangle of filament on a printer's bed: what a failed 3D print leaves behind, with the nozzle above it. */
export const failedPrint: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    const inks = /colores|colou?rs/i.test(altText)
      ? ['#e4483f', '#f2b632', '#2f9f6a', '#3a6fd0', '#8a4fc4', '#f07ab0']
      : /plat|silver|wire|alambre/i.test(altText)
        ? ['#e9edf2', '#b8c2cc', '#8d98a4']
        : ['#fdfbf4', '#efeadf', '#d9d3c6']
    backdrop(ctx, [mix(scheme.deep, '#1a2030', 0.5), '#12141c'])
    glow(ctx, w * 0.5, h * 0.2, u * 0.7, scheme.glow, 0.4)
    const [x, y] = [w / 2, h * 0.68]
    canvas.add(
      path(
        polygon([
          [x - u * 0.46, y - u * 0.06],
          [x + u * 0.46, y - u * 0.06],
          [x + u * 0.62, y + u * 0.24],
          [x - u * 0.62, y + u * 0.24],
        ]),
        canvas.linear(['#3a404c', '#1e222a'], [0, y], [0, y + u * 0.24]),
      ),
    )
    for (let cell = 1; cell < 8; cell++) {
      const share = cell / 8
      canvas.add(
        line(
          `M${x - u * 0.46 + u * 0.92 * share} ${y - u * 0.06}L${x - u * 0.62 + u * 1.24 * share} ${y + u * 0.24}`,
          withOpacity('#9fb0c4', 0.25),
          2,
        ),
      )
    }
    canvas.add(ellipse(x, y + u * 0.1, u * 0.36, u * 0.06, withOpacity('#000000', 0.5)))
    for (let strand = 0; strand < 64; strand++) {
      const spread = u * (strand < 14 ? 0.36 : 0.26)
      const points = Array.from({ length: 9 }, (): Point => {
        const angle = random.between(0, Math.PI * 2)
        const away = Math.sqrt(random.next())
        return [x + Math.cos(angle) * away * spread, y - u * 0.07 + Math.sin(angle) * away * spread * 0.62]
      })
      const color = random.pick(inks)
      const width = u * random.between(0.006, 0.01)
      canvas.add(
        path(ribbon(points, [width * 1.9, width * 1.9], 9), withOpacity('#0b0d12', 0.28)),
        path(ribbon(points, [width, width], 9), mix(color, '#6d7480', random.between(0, 0.3))),
      )
    }
    if (!/wire|alambre/i.test(altText)) {
      const nozzle = y - u * 0.36
      canvas.add(
        rect(x - u * 0.6, nozzle - u * 0.22, u * 1.2, u * 0.035, '#8d98a4', 6),
        rect(
          x - u * 0.11,
          nozzle - u * 0.26,
          u * 0.22,
          u * 0.18,
          canvas.linear(['#4a5260', '#252a33'], [0, nozzle - u * 0.26], [0, nozzle]),
          8,
        ),
        circle(x, nozzle - u * 0.17, u * 0.045, '#12141c'),
        circle(x, nozzle - u * 0.17, u * 0.035, scheme.accent),
        path(
          polygon([
            [x - u * 0.045, nozzle - u * 0.08],
            [x + u * 0.045, nozzle - u * 0.08],
            [x + u * 0.012, nozzle],
            [x - u * 0.012, nozzle],
          ]),
          '#d7a441',
        ),
        path(
          ribbon(
            [
              [x, nozzle],
              [x + u * 0.02, nozzle + u * 0.06],
              [x - u * 0.04, nozzle + u * 0.12],
              [x + u * 0.03, nozzle + u * 0.2],
            ],
            [u * 0.007, u * 0.007],
            9,
          ),
          inks[0] ?? '#ffffff',
        ),
      )
    }
    vignette(ctx, 0.5)
  },
}
