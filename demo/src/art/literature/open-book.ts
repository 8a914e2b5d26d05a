import { lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, group, line, path, polygon, ribbon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const openBook: Motif = {
  words:
    /abierto|open|p[aá]gina|page|poema|poem|vers|cuento|story|historia|lectura|reading|leer|cap[ií]tulo|chapter|imagin|cuaderno|notebook/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.7)])
    for (let star = 0; star < 110; star++)
      canvas.add(
        circle(
          random.next() * w,
          random.next() * h * 0.75,
          u * random.between(0.0008, 0.0035),
          withOpacity(scheme.light, random.between(0.3, 1)),
        ),
      )
    const x = w / 2
    const y = h * random.between(0.78, 0.83)
    const k = u * random.between(0.38, 0.44)
    glow(ctx, x, y - k * 0.4, u * 0.85, scheme.glow, 0.75)
    for (const lean of [-0.5, -0.2, 0.15, 0.45])
      beam(ctx, [x, y], [x + lean * k * 2.4, y - k * 2], k * 0.7, scheme.glow, 0.35)
    const world = random.whole(0, 2)
    if (world === 0) {
      for (let range = 0; range < 3; range++) {
        const color = mix(scheme.mid, scheme.deep, range / 2)
        const places: Point[] = Array.from({ length: 8 }, (_, index): Point => [
          x - k * (1.1 - range * 0.05) + (index / 7) * k * (2.2 - range * 0.1),
          y -
            k * (0.28 - range * 0.1) -
            (index % 2 ? random.between(0.2, 0.75) * k * (1 - range * 0.25) : 0) *
              Math.sin((index / 7) * Math.PI),
        ])
        canvas.add(
          path(
            polygon([...places, [x + k, y], [x - k, y]]),
            canvas.linear([lighter(color, 0.25), color], [0, y - k], [0, y]),
          ),
        )
      }
      const [mx, my, r] = [x + k * 0.5, y - k * 1.25, k * 0.22]
      const crescent = `M${mx} ${my - r}A${r} ${r} 0 1 1 ${mx} ${my + r}A${r * 1.3} ${r * 1.3} 0 0 0 ${mx} ${my - r}Z`
      canvas.add(path(crescent, scheme.light, rotate(-24, mx, my)))
    } else if (world === 1) {
      for (let sheetAt = 0; sheetAt < 14; sheetAt++) {
        const px = x + random.between(-1.1, 1.1) * k
        const py = y - k * random.between(0.35, 1.75)
        const size = k * random.between(0.1, 0.22)
        canvas.add(
          group(
            rotate(random.between(-60, 60), px, py),
            path(
              `M${px - size} ${py}q${size * 0.5} ${-size * 0.5} ${size} ${-size * 0.1}t${size} ${-size * 0.1}v${size * 1.1}q${-size * 0.5} ${size * 0.4} ${-size} ${size * 0.1}t${-size} ${size * 0.1}Z`,
              canvas.linear(['#fffaf0', '#e8d6b0'], [px - size, py], [px + size, py + size]),
            ),
            ...[0.3, 0.5, 0.7].map((row) =>
              line(`M${px - size * 0.7} ${py + size * row}h${size * 1.3}`, '#b9a27a', 2),
            ),
          ),
        )
      }
    } else {
      canvas.add(
        path(
          ribbon(
            [
              [x, y],
              [x + k * 0.06, y - k * 0.5],
              [x - k * 0.04, y - k],
            ],
            [k * 0.26, k * 0.14, k * 0.1],
          ),
          '#5b3720',
        ),
      )
      for (let leaf = 0; leaf < 90; leaf++) {
        const angle = random.between(0, Math.PI * 2)
        const away = k * 0.72 * Math.sqrt(random.next())
        const [px, py] = [x + Math.cos(angle) * away * 1.15, y - k * 1.2 + Math.sin(angle) * away * 0.75]
        canvas.add(
          ellipse(
            px,
            py,
            k * 0.09,
            k * 0.05,
            random.pick([scheme.accent, scheme.second, scheme.glow, mix(scheme.mid, scheme.second, 0.5)]),
            rotate(random.between(0, 180), px, py),
          ),
        )
      }
    }
    for (const side of [-1, 1]) {
      const page = `M${x} ${y}C${x + side * k * 0.3} ${y - k * 0.26} ${x + side * k * 0.8} ${y - k * 0.26} ${x + side * k * 1.2} ${y - k * 0.08}L${x + side * k * 1.3} ${y + k * 0.2}C${x + side * k * 0.85} ${y + k * 0.04} ${x + side * k * 0.3} ${y + k * 0.06} ${x} ${y + k * 0.3}Z`
      canvas.add(
        path(page, scheme.accent, `transform="translate(0 ${k * 0.07})"`),
        path(page, '#d9c59c', `transform="translate(0 ${k * 0.035})"`),
        path(page, canvas.linear(['#cdb486', '#fff8e6', '#f2e2bf'], [x, y], [x + side * k * 1.3, y])),
      )
      for (let row = 0; row < 5; row++)
        canvas.add(
          line(
            `M${x + side * k * 0.2} ${y + k * (0.02 + row * 0.034)}C${x + side * k * 0.45} ${y - k * (0.1 - row * 0.034)} ${x + side * k * 0.8} ${y - k * (0.12 - row * 0.036)} ${x + side * k * (1.02 + row * 0.014)} ${y - k * (0.06 - row * 0.044)}`,
            withOpacity('#7a6340', 0.6),
            2.4,
          ),
        )
    }
    bokeh(ctx, [scheme.glow, scheme.light], 12, [0.1, 0.7], 0.03)
    dust(ctx, scheme.glow, 70, [0.25, 0.75], [0.1, 0.75])
    vignette(ctx, 0.5)
  },
}
