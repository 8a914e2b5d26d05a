import { darker, lighter, mix } from '../kit/color.ts'
import { blob, circle, group, line, path, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const mobile: Motif = {
  words:
    /escultur|sculpt|m[oó]vil|mobile|instalaci|install|piedra|stone|bronce|bronze|madera|wood|talla|carv|pieza|hierro|iron|metal/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wall = random.pick([
      scheme.light,
      mix(scheme.light, scheme.glow, 0.6),
      mix(scheme.mid, scheme.light, 0.5),
      scheme.mid,
    ])
    backdrop(ctx, [wall, mix(wall, scheme.mid, 0.18), mix(wall, scheme.deep, 0.35)])
    const floor = h * 0.82
    canvas.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        canvas.linear([mix(wall, scheme.deep, 0.35), mix(wall, scheme.deep, 0.7)], [0, floor], [0, h]),
      ),
    )
    const inks = [
      scheme.accent,
      scheme.second,
      scheme.deep,
      scheme.mid,
      scheme.dark,
      mix(scheme.accent, scheme.second, 0.5),
    ]
    const marks: string[] = []
    if (random.chance(0.55)) {
      const hang = (x: number, y: number, span: number, deep: number) => {
        if (deep === 0) return
        const split = random.between(0.36, 0.64)
        const side = deep % 2 ? 1 : -1
        const left: Point = [x - side * span * split, y + u * random.between(0.05, 0.09)]
        const right: Point = [x + side * span * (1 - split), y + u * random.between(0.04, 0.08)]
        marks.push(
          line(`M${left[0]} ${left[1]}Q${x} ${y - u * 0.04} ${right[0]} ${right[1]}`, scheme.dark, u * 0.006),
        )
        const [tx, ty] = right
        const r = span * random.between(0.13, 0.2)
        marks.push(
          path(
            blob(
              tx,
              ty + r * 0.9,
              Array.from({ length: 6 }, () => r * random.between(0.7, 1.2)),
              random.between(0.6, 1),
              random.next(),
            ),
            random.pick(inks),
          ),
        )
        marks.push(line(`M${left[0]} ${left[1]}v${u * 0.05}`, scheme.dark, u * 0.004))
        if (deep > 1) hang(left[0], left[1] + u * 0.06, span * 0.78, deep - 1)
        else marks.push(circle(left[0], left[1] + u * 0.09, u * 0.045, random.pick(inks)))
      }
      const x = w * random.between(0.48, 0.6)
      marks.push(line(`M${x} 0V${h * 0.16}`, scheme.dark, u * 0.004))
      hang(x, h * 0.16, u * 0.52, 5)
    } else {
      const x = w * random.between(0.42, 0.58)
      let y = floor + u * 0.04
      const plinth = u * 0.36
      marks.push(
        rect(
          x - plinth / 2,
          y - u * 0.16,
          plinth,
          u * 0.18,
          canvas.linear(
            [scheme.light, mix(scheme.light, scheme.deep, 0.45)],
            [x - plinth / 2, 0],
            [x + plinth / 2, 0],
          ),
          4,
        ),
      )
      y -= u * 0.16
      const count = random.whole(4, 6)
      for (let index = 0; index < count; index++) {
        const r = u * random.between(0.11, 0.17) * (1 - index * 0.09)
        const squash = random.between(0.55, 0.95)
        const cx = x + random.between(-0.03, 0.03) * u
        const color = random.pick(inks)
        const fill = canvas.radial(
          [lighter(color, 0.4), color, darker(color, 0.5)],
          [cx - r * 0.5, y - r * squash * 1.5],
          r * 2,
        )
        marks.push(
          path(
            blob(
              cx,
              y - r * squash,
              Array.from({ length: 9 }, () => r * random.between(0.93, 1.06)),
              squash,
            ),
            fill,
          ),
        )
        y -= r * squash * 1.93
      }
    }
    canvas.add(
      group(
        `transform="translate(${u * 0.1} ${u * 0.05})" opacity="0.16"`,
        ...marks.map((mark) =>
          mark.replace(
            /(fill|stroke)="(#\w+|url\([^)]*\))"/g,
            (_, name: string) => `${name}="${scheme.dark}"`,
          ),
        ),
      ),
      group('', ...marks),
    )
    beam(ctx, [-w * 0.1, -h * 0.1], [w * 0.7, h * 0.9], u * 0.9, scheme.glow, 0.5)
    glow(ctx, w * 0.5, floor + (h - floor) * 0.5, u * 0.6, scheme.light, 0.4, 0.2)
    dust(ctx, scheme.light, 24)
    vignette(ctx, 0.35)
  },
}
