import { withOpacity } from '../kit/color.ts'
import { circle, curve, group, line, path, rect, ribbon, rotate } from '../kit/shapes.ts'
import { glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const cutouts: Motif = {
  words:
    /recort|cut|papel|paper|collage|hoja|leaf|leaves|planta|plant|flor|flower|ilustr|illustr|botan|jard/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const inks = [scheme.accent, scheme.second, scheme.mid, scheme.deep, scheme.glow, scheme.light]
    const columns = w > h ? 4 : 3
    const rows = w > h * 2 ? 2 : 3
    const [cw, ch] = [w / columns, h / rows]
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++)
        canvas.add(
          rect(
            x * cw - 1,
            y * ch - 1,
            cw + 2,
            ch + 2,
            inks[(x * 2 + y * 3 + (x ^ y)) % inks.length] ?? scheme.mid,
          ),
        )
    const count = random.whole(7, 10)
    for (let index = 0; index < count; index++) {
      const cx = ((index % columns) + random.between(0.35, 0.65)) * cw
      const cy = ((Math.floor(index / columns) % rows) + random.between(0.35, 0.65)) * ch
      const k = Math.min(cw, ch) * random.between(0.55, 0.85)
      const color = random.pick([
        scheme.light,
        scheme.dark,
        scheme.accent,
        scheme.second,
        scheme.glow,
        scheme.deep,
      ])
      const marks: string[] = []
      const kind = random.whole(0, 2)
      if (kind === 0) {
        const pairs = random.whole(3, 5)
        marks.push(
          path(
            ribbon(
              [
                [0, k * 0.6],
                [k * 0.03, 0],
                [0, -k * 0.6],
              ],
              [k * 0.08, k * 0.07, k * 0.03],
            ),
            color,
          ),
        )
        for (let pair = 0; pair < pairs; pair++)
          for (const side of [-1, 1]) {
            const y = k * (0.45 - (pair / pairs) * 0.95)
            marks.push(
              path(
                ribbon(
                  [
                    [0, y],
                    [side * k * 0.24, y - k * 0.12],
                    [side * k * random.between(0.38, 0.5), y - k * 0.36],
                  ],
                  [k * 0.04, k * 0.15, k * 0.13, 0],
                ),
                color,
              ),
            )
          }
      } else if (kind === 1) {
        const petals = random.whole(5, 8)
        for (let petal = 0; petal < petals; petal++)
          marks.push(
            group(
              rotate((petal / petals) * 360),
              path(`M0 0Q${k * 0.3} ${-k * 0.3} 0 ${-k * 0.62}Q${-k * 0.3} ${-k * 0.3} 0 0Z`, color),
            ),
          )
        marks.push(circle(0, 0, k * 0.14, scheme.second))
      } else {
        const vein = color === scheme.dark ? scheme.light : scheme.dark
        marks.push(
          path(
            `M0 ${k * 0.62}C${k * 0.62} ${k * 0.3} ${k * 0.5} ${-k * 0.4} 0 ${-k * 0.64}C${-k * 0.5} ${-k * 0.4} ${-k * 0.62} ${k * 0.3} 0 ${k * 0.62}Z`,
            color,
          ),
          line(`M0 ${k * 0.6}V${-k * 0.46}`, withOpacity(vein, 0.5), k * 0.025),
          ...[0.34, 0.1, -0.14].flatMap((y) =>
            [-1, 1].map((side) =>
              line(`M0 ${y * k}l${side * k * 0.26} ${-k * 0.18}`, withOpacity(vein, 0.5), k * 0.02),
            ),
          ),
        )
      }
      const turned = `translate(${cx} ${cy}) rotate(${random.between(-50, 50)})`
      canvas.add(
        group(
          `transform="translate(${u * 0.006} ${u * 0.01}) ${turned}" opacity="0.3"`,
          ...marks.map((mark) => mark.replaceAll(color, scheme.dark)),
        ),
        group(`transform="${turned}"`, ...marks),
      )
    }
    canvas.add(
      line(
        curve([
          [w * 0.1, h * 0.9],
          [w * 0.4, h * 0.7],
          [w * 0.5, h * 0.95],
          [w * 0.9, h * 0.82],
        ]),
        withOpacity(scheme.dark, 0.8),
        u * 0.006,
      ),
    )
    glow(ctx, w * 0.2, 0, u * 0.8, scheme.light, 0.3)
    vignette(ctx, 0.3)
  },
}
