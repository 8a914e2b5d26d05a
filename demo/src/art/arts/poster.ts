import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, group, path, polygon, rect, rotate } from '../kit/shapes.ts'
import { backdrop, beam, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { abstract } from './abstract.ts'

export const poster: Motif = {
  words:
    /cartel|poster|impres|print|grabado|engrav|serigraf|banda|franja|\bbars?\b|stripe|disco|bloque|block|composici|composition|ret[ií]cula|grid|tejido|woven|telar|gris/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wall = random.pick([
      scheme.deep,
      scheme.mid,
      mix(scheme.light, scheme.glow, 0.5),
      scheme.accent,
      scheme.dark,
    ])
    backdrop(ctx, [lighter(wall, 0.12), wall, darker(wall, 0.25)], u * 0.3)
    const across = Math.max(1, Math.round((w / h) * random.pick([1, 1, 2])))
    const down = across > 2 && w / h < 1.6 ? 2 : 1
    const tall = (h / down) * 0.8
    const wide = Math.min((w / across) * 0.82, tall * 0.8)
    for (let row = 0; row < down; row++)
      for (let column = 0; column < across; column++) {
        const [x, y] = [(w * (column + 0.5)) / across - wide / 2, (h * (row + 0.5)) / down - tall / 2]
        const marks: string[] = []
        const own = { ...canvas, add: (...more: string[]) => void marks.push(...more) }
        abstract(own, ctx, x + wide * 0.06, y + wide * 0.06, wide * 0.88, tall - wide * 0.12)
        canvas.add(
          group(
            rotate(random.between(-2.5, 2.5), x + wide / 2, y),
            rect(x + u * 0.012, y + u * 0.02, wide, tall, withOpacity(scheme.dark, 0.4)),
            rect(x, y, wide, tall, '#fbf5e8'),
            ...marks,
            path(
              polygon([
                [x, y],
                [x + wide * 0.5, y],
                [x, y + tall * 0.6],
              ]),
              withOpacity('#ffffff', 0.1),
            ),
            circle(x + wide / 2, y + wide * 0.03, u * 0.007, scheme.accent),
          ),
        )
      }
    beam(ctx, [w * random.next(), -h * 0.1], [w / 2, h], u, scheme.glow, 0.3)
    vignette(ctx, 0.4)
  },
}
