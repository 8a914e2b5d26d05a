import { mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, ellipse, line, path, polygon, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { tile } from './abstract.ts'

export const mural: Motif = {
  words:
    /mural|muro|wall|arco\b|c[ií]rculo|circle|rombo|curva|curve|sol(es)?\b|tri[aá]ngul|fachada|facade|graff|shapes|formas|geom|mosaico|mosaic|tiles|azulejo|esquina|street/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const inks = [scheme.accent, scheme.second, scheme.mid, scheme.light, scheme.dark, scheme.glow]
    const columns = random.whole(4, 6)
    const k = Math.max(w / columns, u / 6)
    const street = random.chance(0.6) ? h * random.between(0.8, 0.88) : h
    for (let y = street - k; y > -k; y -= k)
      for (let x = 0; x < w; x += k) canvas.add(tile(random, inks, x, y, k))
    if (random.chance(0.5)) {
      const big = k * random.between(1.1, 1.5)
      const x = Math.round((w * random.between(0.3, 0.7)) / k) * k
      const y = street - Math.round((street * 0.55) / k) * k
      canvas.add(
        circle(x, y, big, scheme.light),
        circle(x, y, big * 0.8, scheme.accent),
        circle(x, y, big * 0.52, scheme.dark),
        circle(x - big * 0.2, y - big * 0.2, big * 0.15, scheme.light),
      )
    }
    canvas.add(
      path(
        polygon([
          [0, 0],
          [w * random.between(0.5, 1.1), 0],
          [w * random.between(0, 0.4), h],
          [0, h],
        ]),
        withOpacity(scheme.glow, 0.2),
      ),
    )
    canvas.add(
      path(
        polygon([
          [w * random.between(0.7, 0.95), 0],
          [w, 0],
          [w, h],
          [w * random.between(0.5, 0.8), h],
        ]),
        withOpacity(scheme.dark, 0.24),
      ),
    )
    if (street < h) {
      canvas.add(
        rect(
          0,
          street,
          w,
          h - street,
          canvas.linear([mix(scheme.deep, scheme.dark, 0.2), scheme.dark], [0, street], [0, h]),
        ),
        rect(0, street, w, h * 0.012, mix(scheme.light, scheme.deep, 0.55)),
      )
      const x = w * random.between(0.25, 0.75)
      const size = h * random.between(0.3, 0.4)
      const ladder = random.chance(0.5)
      const ground = street + (h - street) * 0.3
      const lift = ladder ? size * 0.42 : 0
      if (ladder) {
        for (const side of [-1, 1])
          canvas.add(
            line(
              `M${x + side * size * 0.13} ${ground}L${x + side * size * 0.1} ${ground - size * 1.5}`,
              scheme.light,
              u * 0.011,
            ),
          )
        for (let rung = 1; rung < 9; rung++)
          canvas.add(
            line(
              `M${x - size * 0.12} ${ground - rung * size * 0.16}H${x + size * 0.12}`,
              scheme.light,
              u * 0.009,
            ),
          )
      }
      const flip = random.chance(0.5)
      canvas.add(
        ellipse(x, ground, size * 0.2, size * 0.025, withOpacity(scheme.dark, 0.6)),
        figure(canvas, {
          pose: 'reach',
          at: [x, ground - lift],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: random.pick([scheme.light, scheme.accent]),
          legs: scheme.dark,
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip,
        }),
      )
      const hand: Point = [x + (flip ? -1 : 1) * size * 0.34, ground - lift - size * 1.02]
      canvas.add(
        line(
          `M${hand[0]} ${hand[1] + size * 0.06}L${hand[0] + (flip ? -1 : 1) * size * 0.06} ${hand[1] - size * 0.1}`,
          '#f7e2c0',
          size * 0.02,
        ),
        circle(hand[0] + (flip ? -1 : 1) * size * 0.065, hand[1] - size * 0.12, size * 0.03, scheme.second),
      )
      for (let can = 0; can < 4; can++) {
        const cx = x + (flip ? 1 : -1) * size * (0.34 + can * 0.12)
        canvas.add(
          rect(cx, ground - size * 0.09, size * 0.09, size * 0.1, mix(scheme.light, scheme.deep, 0.3), 4),
          ellipse(
            cx + size * 0.045,
            ground - size * 0.09,
            size * 0.045,
            size * 0.016,
            inks[can] ?? scheme.accent,
          ),
        )
      }
    }
    vignette(ctx, 0.35)
  },
}
