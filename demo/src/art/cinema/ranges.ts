import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, curve, ellipse, path, polygon, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import { isDeserted, type Motif } from '../kit/motif.ts'

/** Ranges of hills behind each other, mist lying between them. */
export const ranges: Motif = {
  words:
    /loma|colina|\bhills?\b|monta|mountain|valle|valley|volc|cresta|ridge|sierra|bruma|niebla|mist|fog|capas|layers|bosque|forest|pino|pine|luna|moon|sol\b|sun\b|cielo|sky|atardecer|sunset|amanecer|dawn/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const night = /luna|moon|noche|night/i.test(ctx.altText) || random.chance(0.25)
    backdrop(
      ctx,
      night
        ? [scheme.dark, scheme.deep, scheme.mid]
        : [mix(scheme.mid, scheme.deep, 0.4), scheme.mid, scheme.glow, scheme.light],
    )
    if (night)
      for (let star = 0; star < 120; star++)
        canvas.add(
          circle(
            random.next() * w,
            random.next() * h * 0.5,
            u * random.between(0.0008, 0.003),
            withOpacity(scheme.light, random.between(0.3, 1)),
          ),
        )
    const [x, y, r] = [
      w * random.between(0.18, 0.82),
      h * random.between(0.24, 0.4),
      u * random.between(0.045, 0.12),
    ]
    glow(ctx, x, y, r * 4, scheme.light, 0.6)
    canvas.add(circle(x, y, r, night ? scheme.light : lighter(scheme.glow, 0.5)))
    const count = random.whole(5, 7)
    const volcano = /volc/i.test(ctx.altText) || random.chance(0.14)
    const far = night ? mix(scheme.mid, scheme.deep, 0.2) : mix(scheme.glow, scheme.mid, 0.55)
    for (let range = 0; range < count; range++) {
      const share = range / (count - 1)
      const base = h * (0.44 + share * 0.42)
      const color = mix(far, darker(scheme.dark, 0.1), share ** 0.75)
      const tall = u * (0.2 - share * 0.09)
      const peaks = random.whole(7, 11)
      const places: Point[] = Array.from({ length: peaks + 1 }, (_, at): Point => [
        (at / peaks) * w * 1.1 - w * 0.05,
        base - tall * random.between(0, 1) * (at % 2 ? 1 : 0.35),
      ])
      if (volcano && range === 1) {
        const top = w - x
        canvas.add(
          path(
            polygon([
              [top - u * 0.6, base + u * 0.1],
              [top - u * 0.07, base - u * 0.42],
              [top + u * 0.07, base - u * 0.42],
              [top + u * 0.6, base + u * 0.1],
            ]),
            canvas.linear([mix(color, scheme.accent, 0.5), color], [0, base - u * 0.42], [0, base]),
          ),
        )
        for (let puff = 0; puff < 9; puff++)
          canvas.add(
            circle(
              top + puff * u * 0.022 + random.between(-0.02, 0.02) * u,
              base - u * (0.45 + puff * 0.03),
              u * (0.02 + puff * 0.007),
              withOpacity(scheme.light, 0.4 - puff * 0.035),
            ),
          )
      }
      const ridge = random.chance(0.5)
        ? curve(places, 5)
        : `M${places.map((place) => place.join(' ')).join('L')}`
      canvas.add(
        path(
          `${ridge}L${w * 1.06} ${h}L${-w * 0.06} ${h}Z`,
          canvas.linear([color, color, mix(color, far, 0.45)], [0, base - tall], [0, base + h * 0.16]),
        ),
      )
      if (share > 0.45)
        for (let tree = 0; tree < 46; tree++) {
          const tx = random.next() * w
          const at = ((tx + w * 0.05) / (w * 1.1)) * peaks
          const [from, to] = [places[Math.floor(at)], places[Math.ceil(at)]]
          if (!from || !to || random.chance(1 - share * 0.9)) continue
          const ty = from[1] + (to[1] - from[1]) * (at % 1) + u * 0.012
          const k = u * random.between(0.02, 0.05) * (0.4 + share)
          canvas.add(
            path(
              polygon([
                [tx, ty - k * 1.9],
                [tx + k * 0.42, ty],
                [tx - k * 0.42, ty],
              ]),
              darker(color, 0.2),
            ),
          )
        }
      if (range < count - 1)
        for (let bank = 0; bank < 4; bank++) {
          const mx = random.next() * w
          canvas.add(
            ellipse(
              mx,
              base + u * random.between(0.02, 0.06),
              u * random.between(0.3, 0.6),
              u * random.between(0.012, 0.03),
              withOpacity(night ? scheme.mid : scheme.light, 0.16),
            ),
          )
        }
    }
    if (!isDeserted(ctx) && random.chance(0.5)) {
      const [hx, hy, k] = [w * random.between(0.2, 0.8), h * 0.84, u * 0.035]
      canvas.add(
        path(
          polygon([
            [hx - k, hy],
            [hx - k, hy - k],
            [hx, hy - k * 1.7],
            [hx + k, hy - k],
            [hx + k, hy],
          ]),
          darker(scheme.dark, 0.35),
        ),
        rect(hx - k * 0.3, hy - k * 0.8, k * 0.55, k * 0.5, scheme.glow),
      )
      glow(ctx, hx, hy - k * 0.5, k * 3, scheme.glow, 0.6)
    }
    vignette(ctx, 0.35)
  },
}
