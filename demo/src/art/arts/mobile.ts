import { darker, lighter, mix } from '../kit/colour.ts'
import { blob, circle, group, line, path, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, dust, glow, type Motif, vignette } from '../kit/stage.ts'

export const mobile: Motif = {
  words:
    /escultur|sculpt|m[oó]vil|mobile|instalaci|install|piedra|stone|bronce|bronze|madera|wood|talla|carv|pieza|hierro|iron|metal/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([c.light, mix(c.light, c.glow, 0.6), mix(c.mid, c.light, 0.5), c.mid])
    backdrop(stage, [wall, mix(wall, c.mid, 0.18), mix(wall, c.deep, 0.35)])
    const floor = h * 0.82
    sheet.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        sheet.linear([mix(wall, c.deep, 0.35), mix(wall, c.deep, 0.7)], [0, floor], [0, h]),
      ),
    )
    const inks = [c.accent, c.second, c.deep, c.mid, c.dark, mix(c.accent, c.second, 0.5)]
    const marks: string[] = []
    if (random.chance(0.55)) {
      const hang = (x: number, y: number, span: number, deep: number) => {
        if (deep === 0) return
        const split = random.between(0.36, 0.64)
        const side = deep % 2 ? 1 : -1
        const left: Point = [x - side * span * split, y + u * random.between(0.05, 0.09)]
        const right: Point = [x + side * span * (1 - split), y + u * random.between(0.04, 0.08)]
        marks.push(
          line(`M${left[0]} ${left[1]}Q${x} ${y - u * 0.04} ${right[0]} ${right[1]}`, c.dark, u * 0.006),
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
        marks.push(line(`M${left[0]} ${left[1]}v${u * 0.05}`, c.dark, u * 0.004))
        if (deep > 1) hang(left[0], left[1] + u * 0.06, span * 0.78, deep - 1)
        else marks.push(circle(left[0], left[1] + u * 0.09, u * 0.045, random.pick(inks)))
      }
      const x = w * random.between(0.48, 0.6)
      marks.push(line(`M${x} 0V${h * 0.16}`, c.dark, u * 0.004))
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
          sheet.linear([c.light, mix(c.light, c.deep, 0.45)], [x - plinth / 2, 0], [x + plinth / 2, 0]),
          4,
        ),
      )
      y -= u * 0.16
      const count = random.whole(4, 6)
      for (let index = 0; index < count; index++) {
        const r = u * random.between(0.11, 0.17) * (1 - index * 0.09)
        const squash = random.between(0.55, 0.95)
        const cx = x + random.between(-0.03, 0.03) * u
        const colour = random.pick(inks)
        const fill = sheet.radial(
          [lighter(colour, 0.4), colour, darker(colour, 0.5)],
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
    sheet.add(
      group(
        `transform="translate(${u * 0.1} ${u * 0.05})" opacity="0.16"`,
        ...marks.map((mark) =>
          mark.replace(/(fill|stroke)="(#\w+|url\([^)]*\))"/g, (_, name: string) => `${name}="${c.dark}"`),
        ),
      ),
      group('', ...marks),
    )
    beam(stage, [-w * 0.1, -h * 0.1], [w * 0.7, h * 0.9], u * 0.9, c.glow, 0.5)
    glow(stage, w * 0.5, floor + (h - floor) * 0.5, u * 0.6, c.light, 0.4, 0.2)
    dust(stage, c.light, 24)
    vignette(stage, 0.35)
  },
}
