import { darker, lighter, withOpacity } from '../kit/color.ts'
import { skins } from '../kit/figure.ts'
import { circle, curve, ellipse, group, line, path, rect, ribbon } from '../kit/shapes.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const lanes: Motif = {
  words: /piscina|pool|nad(ar|ador|ando)|swim|agua|water polo|brazada|stroke/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const water = random.pick(['#1798c4', '#14a7b8', '#2b7fd6', '#17b1a0', '#3d6fe0'])
    backdrop(ctx, [lighter(water, 0.35), water, darker(water, 0.45)], u * 0.4)
    const marks: string[] = []
    const reach = Math.hypot(w, h) * 0.75
    const wide = u * random.between(0.22, 0.3)
    const count = Math.ceil(reach / wide)
    for (let index = 0; index < 90; index++) {
      const x = random.between(-reach, reach)
      const y = random.between(-reach, reach)
      const long = u * random.between(0.06, 0.2)
      marks.push(
        line(
          curve(
            [
              [x, y],
              [x + u * 0.012, y + long * 0.3],
              [x - u * 0.012, y + long * 0.7],
              [x, y + long],
            ],
            5,
          ),
          withOpacity(scheme.light, random.between(0.08, 0.28)),
          u * 0.005,
        ),
      )
    }
    for (let lane = -count; lane <= count; lane++) {
      const x = (lane + 0.5) * wide
      marks.push(
        rect(lane * wide - u * 0.02, -reach, u * 0.04, reach * 2, withOpacity(darker(water, 0.6), 0.28)),
      )
      for (let y = -reach; y < reach; y += u * 0.045)
        marks.push(
          rect(
            x - u * 0.012,
            y,
            u * 0.024,
            u * 0.034,
            Math.floor((y + reach) / (u * 0.045)) % 4 < 2 ? scheme.accent : scheme.light,
            u * 0.01,
          ),
        )
    }
    const swimmers = random.whole(1, 3)
    for (let index = 0; index < swimmers; index++) {
      const x = (index - Math.floor(swimmers / 2)) * wide
      const y = random.between(-0.16, 0.2) * u
      const k = u * 0.34
      const skin = random.pick(skins)
      for (let wave = 0; wave < 6; wave++)
        marks.push(
          path(
            ribbon(
              [
                [x - k * (0.12 + wave * 0.05), y + k * (0.9 + wave * 0.28)],
                [x, y + k * (0.2 + wave * 0.28)],
                [x + k * (0.12 + wave * 0.05), y + k * (0.9 + wave * 0.28)],
              ],
              [0, k * 0.045, 0],
              10,
            ),
            withOpacity('#ffffff', 0.5 - wave * 0.07),
          ),
        )
      marks.push(
        ellipse(x + k * 0.06, y + k * 0.36, k * 0.16, k * 0.5, withOpacity(darker(water, 0.7), 0.35)),
      )
      for (const side of [-1, 1])
        marks.push(
          path(
            ribbon(
              [
                [x + side * k * 0.05, y + k * 0.5],
                [x + side * k * 0.07, y + k * 0.74],
                [x + side * k * 0.05, y + k * 0.98],
              ],
              [k * 0.1, k * 0.08, k * 0.03],
            ),
            skin,
          ),
        )
      marks.push(
        path(
          ribbon(
            [
              [x + k * 0.1, y + k * 0.14],
              [x + k * 0.27, y - k * 0.08],
              [x + k * 0.16, y - k * 0.36],
            ],
            [k * 0.09, k * 0.075, k * 0.035],
          ),
          skin,
        ),
        path(
          ribbon(
            [
              [x - k * 0.1, y + k * 0.14],
              [x - k * 0.24, y + k * 0.34],
              [x - k * 0.2, y + k * 0.54],
            ],
            [k * 0.09, k * 0.07, k * 0.03],
          ),
          skin,
        ),
      )
      marks.push(
        path(
          ribbon(
            [
              [x, y + k * 0.06],
              [x, y + k * 0.3],
              [x, y + k * 0.56],
            ],
            [k * 0.2, k * 0.27, k * 0.19],
          ),
          skin,
        ),
        path(
          ribbon(
            [
              [x, y + k * 0.34],
              [x, y + k * 0.58],
            ],
            [k * 0.23, k * 0.2],
          ),
          scheme.accent,
        ),
        circle(x, y, k * 0.105, scheme.second),
        line(`M${x} ${y - k * 0.09}V${y + k * 0.09}`, withOpacity(scheme.light, 0.8), k * 0.014),
      )
      for (let drop = 0; drop < 16; drop++)
        marks.push(
          circle(
            x + random.between(-0.34, 0.36) * k,
            y + random.between(-0.5, 0.2) * k,
            k * random.between(0.006, 0.024),
            withOpacity('#ffffff', 0.8),
          ),
        )
    }
    canvas.add(group(`transform="translate(${w / 2} ${h / 2}) rotate(${random.between(-34, 34)})"`, ...marks))
    glow(ctx, w * random.next(), h * 0.1, u * 0.6, scheme.light, 0.4)
    vignette(ctx, 0.4)
  },
}
