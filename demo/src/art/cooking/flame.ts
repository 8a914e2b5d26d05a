import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, line, path, rect, ribbon, ring } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { morsel } from './table.ts'

export const flame: Motif = {
  words:
    /fuego|flame|fire|llama|cocina|kitchen|chef|humo|smoke|vapor|steam|wok|salte|parrilla|grill|asad|hervir|boil|cazuela|estufa|stove/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.5)])
    const tile = u * 0.11
    for (let y = 0; y < h * 0.75; y += tile)
      for (let x = -((y / tile) % 2) * tile * 0.5; x < w; x += tile)
        canvas.add(
          rect(
            x + 2,
            y + 2,
            tile - 4,
            tile - 4,
            withOpacity(random.pick([scheme.mid, scheme.light, scheme.deep]), random.between(0.04, 0.13)),
            5,
          ),
        )
    const x = w * random.between(0.44, 0.56)
    const y = h * random.between(0.6, 0.66)
    const k = u * random.between(0.32, 0.38)
    const counter = y + k * 0.62
    glow(ctx, x, y, u * 0.8, scheme.accent, 0.6)
    canvas.add(line(`M${w * 0.06} ${h * 0.1}H${w * 0.94}`, mix(scheme.light, scheme.deep, 0.4), u * 0.01))
    for (let tool = 0; tool < Math.round((w / u) * 5); tool++) {
      const tx = w * 0.1 + tool * u * 0.17
      if (tx > w * 0.92) break
      const long = u * random.between(0.09, 0.17)
      const metal = random.pick(['#c98a4a', '#b9b5ae', '#3a3336', scheme.second])
      canvas.add(
        line(`M${tx} ${h * 0.1}v${long}`, metal, u * 0.009),
        random.pick([
          circle(tx, h * 0.1 + long + u * 0.03, u * 0.034, metal),
          rect(tx - u * 0.024, h * 0.1 + long, u * 0.048, u * 0.075, metal, 8),
          ring(tx, h * 0.1 + long + u * 0.035, u * 0.036, metal, u * 0.01),
        ]),
      )
    }
    for (const [share, color, rise] of [
      [1, '#e8402a', 1],
      [0.78, '#ff8a2a', 0.82],
      [0.52, '#ffd25a', 0.6],
      [0.26, '#fff6d0', 0.4],
    ] as const) {
      for (let tongue = 0; tongue < 7; tongue++) {
        const fx = x + (tongue - 3) * k * 0.28 * share
        const tall = k * rise * random.between(0.5, 1.15) * (1 - Math.abs(tongue - 3) * 0.11)
        const wide = k * 0.24 * share
        const sway = random.between(-0.14, 0.14) * k
        canvas.add(
          path(
            `M${fx - wide} ${counter}C${fx - wide * 1.3} ${counter - tall * 0.5} ${fx + sway} ${counter - tall * 0.6} ${fx + sway} ${counter - tall * 1.25}C${fx + sway + wide * 0.5} ${counter - tall * 0.7} ${fx + wide * 1.5} ${counter - tall * 0.5} ${fx + wide} ${counter}Z`,
            withOpacity(color, 0.85),
          ),
        )
      }
    }
    const body = `M${x - k} ${y - k * 0.12}Q${x - k * 0.7} ${y + k * 0.42} ${x} ${y + k * 0.42}Q${x + k * 0.7} ${y + k * 0.42} ${x + k} ${y - k * 0.12}Z`
    const arc: string[] = []
    for (let bite = 0; bite < 26; bite++) {
      const share = random.between(-0.8, 0.8)
      const up = (1 - share * share) * k * random.between(0.1, 1.25)
      arc.push(morsel(random, x + share * k, y - k * 0.14 - up, k * random.between(0.16, 0.26)))
    }
    for (let wisp = 0; wisp < 6; wisp++) {
      const sx = x + random.between(-0.7, 0.7) * k
      canvas.add(
        path(
          ribbon(
            [
              [sx, y - k * 0.1],
              [sx + k * 0.16, y - k * 0.6],
              [sx - k * 0.12, y - k * 1.1],
              [sx + k * 0.16, y - k * 1.7],
            ],
            [0, k * 0.13, k * 0.22, 0],
            10,
          ),
          withOpacity(scheme.light, 0.13),
        ),
      )
    }
    canvas.add(
      path(
        ribbon(
          [
            [x + k * 0.9, y - k * 0.06],
            [x + k * 1.5, y - k * 0.2],
            [x + k * 2.05, y - k * 0.4],
          ],
          [k * 0.12, k * 0.1, k * 0.15],
        ),
        '#3a2015',
      ),
      ellipse(x, y - k * 0.12, k, k * 0.16, '#191214'),
      ...arc,
      path(body, canvas.linear(['#4a4246', '#1c1618', '#5a2a1c'], [0, y - k * 0.1], [0, y + k * 0.45])),
      path(
        `M${x - k} ${y - k * 0.12}Q${x} ${y + k * 0.1} ${x + k} ${y - k * 0.12}`,
        'none',
        `stroke="${scheme.glow}" stroke-opacity=".8" stroke-width="${u * 0.005}"`,
      ),
    )
    canvas.add(
      rect(x - k * 0.85, counter - k * 0.05, k * 1.7, k * 0.1, '#1a1416', 8),
      rect(
        0,
        counter,
        w,
        h - counter,
        canvas.linear([mix(scheme.mid, scheme.accent, 0.3), scheme.dark], [0, counter], [0, h]),
      ),
      rect(0, counter, w, u * 0.006, withOpacity(scheme.glow, 0.8)),
    )
    const spots: Point[] = Array.from({ length: 60 }, () => [
      x + random.between(-1.2, 1.2) * k,
      counter - random.next() * k * 2.4,
    ])
    for (const [sx, sy] of spots)
      canvas.add(
        circle(
          sx,
          sy,
          u * random.between(0.0015, 0.005),
          withOpacity(random.pick(['#ffd25a', '#ff8a2a']), 0.9),
        ),
      )
    for (let bowl = 0; bowl < 2; bowl++) {
      const bx = bowl ? w * 0.88 : w * 0.12
      const r = u * 0.1
      for (let index = 0; index < 7; index++)
        canvas.add(
          morsel(
            random,
            bx + random.between(-0.6, 0.6) * r,
            counter + h * 0.06 - r * random.between(0.5, 0.85),
            r * 0.6,
          ),
        )
      canvas.add(
        path(
          `M${bx - r} ${counter + h * 0.06 - r * 0.6}A${r} ${r * 0.8} 0 0 0 ${bx + r} ${counter + h * 0.06 - r * 0.6}Z`,
          canvas.linear(
            [
              lighter(bowl ? scheme.second : scheme.accent, 0.25),
              darker(bowl ? scheme.second : scheme.accent, 0.35),
            ],
            [bx - r, 0],
            [bx + r, 0],
          ),
        ),
      )
    }
    vignette(ctx, 0.5)
  },
}
