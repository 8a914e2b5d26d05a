import { mix, withOpacity } from '../kit/color.ts'
import { circle, curve, line, path, polygon, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

/** Words that ask for threads, columns or a prism. */
const kindWords = [/onda|wave|hilos?\b|thread|curva|curve/i, /barras?\b|\bbars?\b|columna|columns/i, /prism/i]

export const spectrum: Motif = {
  words:
    /espectro|spectr|banda|band|onda|wave|l[ií]neas?\b|\blines?\b|curva|curve|se[nñ]al|signal|gr[aá]fic|chart|hilos?\b|thread|fringe|franja|barras?\b|\bbars?\b|columna|columns|frecuenc|frequen|vibr|l[aá]ser/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, mix(scheme.deep, scheme.dark, 0.5), scheme.dark])
    const inks = [scheme.accent, scheme.second, scheme.glow, scheme.mid, scheme.light]
    const anyKind = random.whole(0, 2)
    const named = kindWords.findIndex((words) => words.test(ctx.altText))
    const kind = named < 0 ? anyKind : named
    if (kind === 0) {
      const count = random.whole(16, 30)
      const [long, far, phase] = [random.between(1.2, 2.6), random.between(0.1, 0.3), random.between(0, 6)]
      glow(ctx, w / 2, h / 2, u * 0.8, scheme.mid, 0.5, 0.6)
      for (let thread = 0; thread < count; thread++) {
        const share = thread / (count - 1)
        const points: Point[] = Array.from({ length: 15 }, (_, at): Point => {
          const t = at / 14
          const swell = Math.sin(t * Math.PI) ** 1.4
          return [
            t * w * 1.04 - w * 0.02,
            h / 2 +
              (share - 0.5) * h * 0.5 * (0.25 + swell) +
              Math.sin(t * Math.PI * 2 * long + phase + share * 2.4) * h * far * swell,
          ]
        })
        const color = mix(mix(scheme.accent, scheme.second, share), scheme.light, 0.15)
        const d = curve(points, 5)
        canvas.add(line(d, withOpacity(color, 0.2), u * 0.012), line(d, withOpacity(color, 0.85), u * 0.003))
      }
    } else if (kind === 1) {
      const columns = Math.round((w / u) * random.between(26, 38))
      const phase = random.between(0, 6)
      glow(ctx, w / 2, h * 0.75, u * 0.8, scheme.accent, 0.5, 0.5)
      for (let column = 0; column < columns; column++) {
        const t = column / columns
        const tall =
          h *
          (0.12 +
            0.5 * Math.abs(Math.sin(t * 7 + phase) * Math.cos(t * 3.1 + phase)) +
            random.between(0, 0.08))
        const [x, wide] = [(column + 0.2) * (w / columns), (w / columns) * 0.6]
        canvas.add(
          rect(
            x,
            h * 0.82 - tall,
            wide,
            tall,
            canvas.linear(
              [scheme.light, mix(scheme.accent, scheme.second, t), withOpacity(scheme.deep, 0.4)],
              [0, h * 0.82 - tall],
              [0, h * 0.82],
            ),
            wide / 2,
          ),
          rect(
            x,
            h * 0.83,
            wide,
            tall * 0.28,
            canvas.linear(
              [withOpacity(mix(scheme.accent, scheme.second, t), 0.35), withOpacity(scheme.deep, 0)],
              [0, h * 0.83],
              [0, h * 0.83 + tall * 0.28],
            ),
            wide / 2,
          ),
        )
      }
    } else {
      const apex: Point = [w * random.between(0.34, 0.46), h / 2]
      const k = u * 0.22
      for (const [index, color] of [
        '#ff4d4d',
        '#ff9f45',
        '#ffe066',
        '#5fe08a',
        '#4fb8ff',
        '#8a6bff',
        '#e06bff',
      ].entries()) {
        const [from, to] = [-0.3 + index * 0.1, -0.2 + index * 0.1]
        canvas.add(
          path(
            polygon([apex, [w * 1.1, h / 2 + from * h * 1.5], [w * 1.1, h / 2 + to * h * 1.5]]),
            canvas.linear([withOpacity(color, 0.95), withOpacity(color, 0.45)], apex, [w, h / 2]),
          ),
        )
      }
      canvas.add(
        line(`M-10 ${h * 0.68}L${apex[0] - k * 0.3} ${apex[1] + k * 0.1}`, '#ffffff', u * 0.012),
        path(
          polygon([
            [apex[0], apex[1] - k * 1.15],
            [apex[0] + k * 1.1, apex[1] + k * 0.8],
            [apex[0] - k * 1.1, apex[1] + k * 0.8],
          ]),
          canvas.linear(
            ['#ffffff66', withOpacity(scheme.glow, 0.14), '#ffffff44'],
            [apex[0] - k, apex[1] - k],
            [apex[0] + k, apex[1] + k],
          ),
          `stroke="#ffffff" stroke-opacity=".85" stroke-width="${u * 0.006}" stroke-linejoin="round"`,
        ),
      )
      glow(ctx, apex[0], apex[1], k * 1.4, '#ffffff', 0.35)
    }
    for (let spark = 0; spark < 40; spark++)
      canvas.add(
        circle(
          random.next() * w,
          random.next() * h,
          u * random.between(0.001, 0.004),
          withOpacity(random.pick(inks), 0.8),
        ),
      )
    vignette(ctx, 0.4)
  },
}
