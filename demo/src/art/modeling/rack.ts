import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, group, line, path, rect, ribbon, rotate } from '../kit/shapes.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const rack: Motif = {
  words:
    /percha|rack|hanger|colg(ad|ar)|hang|armario|wardrobe|vestuario|prenda|garment|ropa|clothes|colecci|collection|overol|maniqu/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wall = random.pick([
      mix(scheme.light, scheme.glow, 0.5),
      mix(scheme.mid, scheme.light, 0.5),
      mix(scheme.deep, scheme.mid, 0.4),
    ])
    backdrop(ctx, [lighter(wall, 0.15), wall, darker(wall, 0.15)])
    const floor = h * 0.86
    canvas.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        canvas.linear([darker(wall, 0.15), darker(wall, 0.5)], [0, floor], [0, h]),
      ),
    )
    const light = w * random.between(0.1, 0.5)
    canvas.add(
      path(
        `M${light} 0H${light + u * 0.4}L${light + u * 0.9} ${floor}H${light + u * 0.5}Z`,
        withOpacity(scheme.light, 0.3),
      ),
    )
    const bar = h * random.between(0.14, 0.2)
    const metal = random.pick(['#b98d4f', '#2a2426', '#d9d4cc'])
    const count = Math.round((w / u) * random.between(4, 6))
    const inks = [
      scheme.accent,
      scheme.second,
      scheme.mid,
      scheme.deep,
      scheme.dark,
      scheme.light,
      scheme.glow,
      mix(scheme.accent, scheme.light, 0.5),
    ]
    const items: string[] = []
    for (let index = 0; index < count; index++) {
      const x = w * (0.13 + (0.74 * (index + 0.5)) / count) + random.between(-0.2, 0.2) * (w / count) * 0.4
      const k = Math.min(u * 0.36, (w / count) * 1.5)
      const y = bar + u * 0.07
      const cloth = inks[(index * 3 + random.whole(0, 2)) % inks.length] ?? scheme.mid
      const long = h * random.between(0.34, 0.6)
      const dress = random.chance(0.5)
      const half = k * 0.26
      const hem = dress ? k * random.between(0.34, 0.5) : half * 1.1
      const shape = `M${x - half} ${y + k * 0.1}Q${x - half * 0.5} ${y} ${x - half * 0.34} ${y}Q${x} ${y + k * (dress ? 0.16 : 0.08)} ${x + half * 0.34} ${y}Q${x + half * 0.5} ${y} ${x + half} ${y + k * 0.1}L${x + half * (dress ? 0.78 : 1.02)} ${y + long * 0.4}L${x + hem} ${y + long}Q${x} ${y + long + k * 0.08} ${x - hem} ${y + long}L${x - half * (dress ? 0.78 : 1.02)} ${y + long * 0.4}Z`
      const sleeve = (side: number) =>
        path(
          ribbon(
            [
              [x + side * half * 0.9, y + k * 0.12],
              [x + side * half * 1.3, y + long * 0.3],
              [x + side * half * 1.25, y + long * 0.62],
            ],
            [k * 0.12, k * 0.13, k * 0.11],
          ),
          darker(cloth, 0.22),
        )
      items.push(
        line(
          `M${x} ${bar}q${k * 0.06} ${k * 0.04} 0 ${k * 0.1}L${x - half} ${y + k * 0.12}M${x} ${bar + k * 0.1}L${x + half} ${y + k * 0.12}`,
          metal,
          u * 0.007,
        ),
        dress ? '' : sleeve(-1) + sleeve(1),
        path(shape, withOpacity(scheme.dark, 0.3), `transform="translate(${u * 0.02} ${u * 0.016})"`),
        path(
          shape,
          canvas.linear([lighter(cloth, 0.25), cloth, darker(cloth, 0.35)], [x - half, 0], [x + hem, 0]),
        ),
      )
      for (const share of [-0.5, 0, 0.46])
        items.push(
          path(
            ribbon(
              [
                [x + share * half * 0.8, y + long * 0.3],
                [x + share * hem * 0.95, y + long * 0.7],
                [x + share * hem * 1.25, y + long * 0.99],
              ],
              [0, k * 0.03, k * 0.06],
            ),
            withOpacity(darker(cloth, 0.5), 0.4),
          ),
        )
      if (!dress)
        items.push(
          line(`M${x} ${y + k * 0.1}V${y + long}`, withOpacity(scheme.dark, 0.4), 3),
          ...[0.25, 0.45, 0.65].map((share) =>
            circle(x + k * 0.03, y + long * share, k * 0.016, scheme.light),
          ),
        )
      if (random.chance(0.3))
        for (let dot = 0; dot < 5; dot++)
          items.push(
            rect(
              x - half * 0.75,
              y + long * (0.42 + dot * 0.1),
              half * 1.5,
              long * 0.03,
              withOpacity(scheme.light, 0.65),
            ),
          )
    }
    const frame = [
      line(`M${w * 0.1} ${bar}H${w * 0.9}`, metal, u * 0.014),
      line(
        `M${w * 0.12} ${bar}V${floor + h * 0.05}M${w * 0.88} ${bar}V${floor + h * 0.05}`,
        metal,
        u * 0.012,
      ),
    ]
    canvas.add(group(rotate(0), ...frame, ...items))
    glow(ctx, w * 0.2, 0, u * 0.8, scheme.glow, 0.45)
    dust(ctx, scheme.light, 24)
    vignette(ctx, 0.4)
  },
}
