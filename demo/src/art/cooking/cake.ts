import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, group, path, rect, rotate } from '../kit/shapes.ts'
import { backdrop, beam, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const cake: Motif = {
  words:
    /tarta|cake|pastel|postre|dessert|dulce|sweet|bizcocho|sponge|crema|cream|chocolate|reposter|pastry|az[uú]car|sugar|merengue|galleta|cookie|helado|fresa|strawberr/i,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wall = random.pick([
      scheme.mid,
      mix(scheme.mid, scheme.light, 0.4),
      scheme.second,
      mix(scheme.accent, scheme.light, 0.4),
      scheme.deep,
    ])
    backdrop(ctx, [lighter(wall, 0.15), wall, darker(wall, 0.2)])
    bokeh(ctx, [scheme.light, scheme.glow], 14, [0, 0.6], 0.06)
    const table = h * 0.8
    canvas.add(
      rect(
        0,
        table,
        w,
        h - table,
        canvas.linear(
          [mix(scheme.light, wall, 0.2), mix(scheme.light, scheme.deep, 0.5)],
          [0, table],
          [0, h],
        ),
      ),
    )
    const x = w / 2
    const k = u * random.between(0.56, 0.66)
    const y = table - h * 0.02
    canvas.add(
      ellipse(x, table + h * 0.08, k * 0.4, u * 0.03, withOpacity(scheme.dark, 0.35)),
      path(
        `M${x - k * 0.08} ${y}Q${x - k * 0.05} ${y + h * 0.05} ${x - k * 0.26} ${table + h * 0.08}H${x + k * 0.26}Q${x + k * 0.05} ${y + h * 0.05} ${x + k * 0.08} ${y}Z`,
        canvas.linear(
          [scheme.light, mix(scheme.light, scheme.deep, 0.45)],
          [x - k * 0.2, 0],
          [x + k * 0.2, 0],
        ),
      ),
      ellipse(x, y, k * 0.62, k * 0.085, mix(scheme.light, scheme.deep, 0.3)),
      ellipse(x, y - k * 0.025, k * 0.62, k * 0.08, scheme.light),
    )
    const tiers = random.whole(1, 3)
    let top = y - k * 0.03
    let wide = k * 0.47
    const sponge = random.pick(['#e8bf7c', '#6b3a22', '#f2d9a0', '#b8503f', '#8a4a2c'])
    const cream = random.pick([
      '#fff6e8',
      '#ffd9dd',
      lighter(scheme.accent, 0.5),
      '#5a2d1c',
      lighter(scheme.second, 0.4),
    ])
    for (let tier = 0; tier < tiers; tier++) {
      const tall = k * (tiers === 1 ? 0.42 : 0.27)
      const squash = wide * 0.15
      const body = `M${x - wide} ${top}A${wide} ${squash} 0 0 0 ${x + wide} ${top}V${top - tall}H${x - wide}Z`
      const naked = random.chance(0.5)
      const cut = canvas.clip(body)
      const layers = naked ? 3 : 0
      canvas.add(
        path(body, naked ? sponge : cream),
        group(
          cut,
          ...Array.from({ length: layers }, (_, layer) =>
            path(
              `M${x - wide} ${top - tall * (0.26 + layer * 0.33)}A${wide} ${squash} 0 0 0 ${x + wide} ${top - tall * (0.26 + layer * 0.33)}`,
              'none',
              `stroke="${cream}" stroke-width="${tall * 0.12}"`,
            ),
          ),
          ...(naked
            ? []
            : Array.from({ length: 22 }, () =>
                circle(
                  x + random.between(-1, 1) * wide,
                  top - random.next() * tall,
                  k * random.between(0.006, 0.014),
                  random.pick([scheme.accent, scheme.second, scheme.mid]),
                ),
              )),
          rect(
            x - wide,
            top - tall - 10,
            wide * 2,
            tall + squash + 20,
            canvas.linear(
              ['#ffffff44', '#ffffff00', withOpacity(scheme.dark, 0.5)],
              [x - wide, 0],
              [x + wide, 0],
            ),
          ),
        ),
      )
      const icing = random.pick([cream, cream, scheme.accent, '#4a2416'])
      let drip = `M${x - wide} ${top - tall}`
      const drops = 9
      for (let drop = 0; drop < drops; drop++) {
        const [from, to] = [drop / drops, (drop + 1) / drops]
        const edge = (share: number) => squash * Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 2))
        const long = tall * random.between(0.1, 0.42)
        const mid = (from + to) / 2
        drip += `C${x - wide + from * wide * 2} ${top - tall + edge(mid) + long} ${x - wide + to * wide * 2} ${top - tall + edge(mid) + long} ${x - wide + to * wide * 2} ${top - tall + edge(to)}`
      }
      canvas.add(
        path(`${drip}A${wide} ${squash} 0 0 0 ${x - wide} ${top - tall}Z`, icing),
        ellipse(x, top - tall, wide, squash, lighter(icing, 0.18)),
      )
      top -= tall
      if (tier < tiers - 1) wide *= 0.7
    }
    const berries = random.whole(7, 13)
    const fruit = random.pick(['#d8354a', '#43367e', '#ef7a35', scheme.accent])
    for (let index = 0; index < berries; index++) {
      const angle = (index / berries) * 6.28
      const r = k * random.between(0.03, 0.05)
      const [bx, by] = [x + Math.cos(angle) * wide * 0.74, top + Math.sin(angle) * wide * 0.1 - r]
      canvas.add(
        circle(
          bx,
          by,
          r,
          canvas.radial(
            [lighter(fruit, 0.5), fruit, darker(fruit, 0.5)],
            [bx - r * 0.4, by - r * 0.4],
            r * 1.6,
          ),
        ),
      )
      if (random.chance(0.3))
        canvas.add(
          ellipse(bx + r, by - r * 0.5, r * 0.8, r * 0.32, '#5f9a4a', rotate(-30, bx + r, by - r * 0.5)),
        )
    }
    if (random.chance(0.4))
      for (let candle = -1; candle < 2; candle++) {
        const cx = x + candle * wide * 0.4
        canvas.add(
          rect(
            cx - k * 0.012,
            top - k * 0.18,
            k * 0.024,
            k * 0.16,
            candle ? scheme.accent : scheme.second,
            3,
          ),
        )
        glow(ctx, cx, top - k * 0.22, k * 0.16, '#ffd36b', 0.9)
        canvas.add(
          path(
            `M${cx} ${top - k * 0.265}q${k * 0.03} ${k * 0.05} 0 ${k * 0.075}q${-k * 0.03} ${-k * 0.025} 0 ${-k * 0.075}Z`,
            '#fff3b8',
          ),
        )
      }
    beam(ctx, [random.pick([0, w]), -h * 0.1], [w / 2, h], u * 0.9, scheme.glow, 0.34)
    dust(ctx, scheme.light, 50)
    vignette(ctx, 0.35)
  },
}
