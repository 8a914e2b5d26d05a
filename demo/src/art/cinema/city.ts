import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure } from '../kit/figure.ts'
import { ellipse, line, path, rect } from '../kit/shapes.ts'
import { backdrop, bokeh, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const city: Motif = {
  words:
    /ciudad|city|ne[oó]n|calle|street|lluvia|rain|noche|night|edificio|building|coche|car\b|taxi|azotea|roof|esquina|asfalto/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.mid, scheme.accent, 0.4)])
    const road = h * random.between(0.64, 0.7)
    glow(ctx, w / 2, road, u * 0.7, scheme.accent, 0.75, 0.8)
    const neon = [scheme.accent, scheme.second, scheme.glow, '#5ce1ff', '#ff5fa8']
    const lights: [number, number, string][] = []
    for (let depth = 0; depth < 3; depth++) {
      const gap = w * (0.05 + depth * 0.11)
      for (const side of [-1, 1]) {
        let x = w / 2 + side * gap * random.between(0.5, 0.9)
        while (x > -w * 0.2 && x < w * 1.2) {
          const wide = u * random.between(0.09, 0.17) * (1 + depth * 0.6)
          const tall = road * random.between(0.3, 0.62) * (1 + depth * 0.28)
          const left = side > 0 ? x : x - wide
          const color = mix(mix(scheme.deep, scheme.mid, 0.4), scheme.dark, 0.35 + depth * 0.3)
          canvas.add(
            rect(
              left,
              road - tall,
              wide,
              tall,
              canvas.linear([color, mix(color, scheme.accent, 0.25)], [0, road - tall], [0, road]),
            ),
          )
          const cell = u * (0.018 + depth * 0.008)
          for (let wy = road - tall + cell; wy < road - cell * 2; wy += cell * 1.7)
            for (let wx = left + cell * 0.7; wx < left + wide - cell; wx += cell * 1.5)
              if (random.chance(0.3))
                canvas.add(
                  rect(
                    wx,
                    wy,
                    cell * 0.7,
                    cell,
                    withOpacity(
                      random.pick([scheme.glow, scheme.light, scheme.second]),
                      random.between(0.3, 0.95),
                    ),
                  ),
                )
          if (depth > 0 && random.chance(0.55)) {
            const sign = random.pick(neon)
            const [sx, sy, sw, sh] = [
              left + wide * 0.2,
              road - tall * random.between(0.3, 0.7),
              wide * random.between(0.14, 0.5),
              wide * random.between(0.25, 0.7),
            ]
            glow(ctx, sx + sw / 2, sy + sh / 2, wide * 0.75, sign, 0.7)
            canvas.add(
              `<rect x="${sx}" y="${sy}" width="${sw}" height="${sh}" rx="6" fill="${darker(sign, 0.7)}" stroke="${lighter(sign, 0.35)}" stroke-width="${u * 0.006}"/>`,
            )
            lights.push([sx + sw / 2, sw, sign])
          }
          x += side * wide * random.between(0.96, 1.15)
        }
      }
    }
    canvas.add(
      rect(
        0,
        road,
        w,
        h - road,
        canvas.linear([mix(scheme.deep, scheme.accent, 0.25), scheme.dark], [0, road], [0, h]),
      ),
    )
    for (const [x, wide, color] of lights)
      for (let streak = 0; streak < 7; streak++)
        canvas.add(
          ellipse(
            x + random.between(-1, 1) * wide,
            road + (h - road) * random.between(0.05, 0.9),
            wide * random.between(0.4, 1.3),
            u * random.between(0.004, 0.012),
            withOpacity(color, random.between(0.25, 0.7)),
          ),
        )
    for (let index = 0; index < 40; index++)
      canvas.add(
        ellipse(
          w / 2 + random.between(-0.25, 0.25) * w,
          road + (h - road) * random.next(),
          u * random.between(0.02, 0.09),
          u * 0.004,
          withOpacity(random.pick([scheme.glow, scheme.accent]), 0.4),
        ),
      )
    const ground = road + (h - road) * 0.5
    const size = h * random.between(0.32, 0.4)
    const px = w * random.between(0.42, 0.58)
    const dark = darker(scheme.dark, 0.4)
    canvas.add(
      figure(canvas, {
        pose: 'walk',
        at: [px, ground],
        size,
        skin: dark,
        hair: dark,
        top: dark,
        silhouette: dark,
        skirt: 0.5,
        swing: 0.7,
      }),
    )
    canvas.add(
      path(
        `M${px - size * 0.36} ${ground - size * 0.98}A${size * 0.36} ${size * 0.3} 0 0 1 ${px + size * 0.36} ${ground - size * 0.98}Q${px + size * 0.18} ${ground - size * 1.04} ${px} ${ground - size * 0.98}Q${px - size * 0.18} ${ground - size * 1.04} ${px - size * 0.36} ${ground - size * 0.98}Z`,
        random.pick([scheme.accent, scheme.second]),
      ),
      line(`M${px} ${ground - size * 1.26}V${ground - size * 0.6}`, dark, size * 0.016),
      ellipse(px, ground + size * 0.35, size * 0.1, size * 0.3, withOpacity(scheme.dark, 0.5)),
    )
    for (let drop = 0; drop < 110; drop++) {
      const [x, y, long] = [random.next() * w, random.next() * h, u * random.between(0.02, 0.06)]
      canvas.add(
        line(`M${x} ${y}l${-long * 0.2} ${long}`, withOpacity(scheme.light, random.between(0.12, 0.4)), 2),
      )
    }
    bokeh(ctx, neon, 12, [0.2, 0.9], 0.05)
    vignette(ctx, 0.5)
  },
}
