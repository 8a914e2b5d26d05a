import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, curve, ellipse, line, path, polygon, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import { isDeserted, type Motif } from '../kit/motif.ts'

/** Water under a low light, and somebody's boat. */
export const shore: Motif = {
  words:
    /\bmar\b|\bsea\b|agua|water|r[ií]a\b|r[ií]o\b|river|orilla|shore|isla|island|ola|wave|batea|barc|boat|lago|lake|puerto|harbou?r|sol\b|sun\b|horizonte|horizon|cielo|sky|bruma|niebla|mist|fog/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [
      scheme.deep,
      mix(scheme.mid, scheme.accent, 0.4),
      scheme.glow,
      scheme.glow,
      scheme.deep,
      scheme.dark,
    ])
    const horizon = h * random.between(0.5, 0.6)
    const x = w * random.between(0.25, 0.75)
    const r = u * random.between(0.06, 0.15)
    const y = horizon - r * random.between(0.1, 2.2)
    glow(ctx, x, y, u * 0.5, scheme.light, 0.6)
    canvas.add(
      circle(x, y, r, canvas.linear([scheme.light, lighter(scheme.glow, 0.2)], [x, y - r], [x, y + r])),
    )
    for (let cloud = 0; cloud < random.whole(3, 8); cloud++) {
      const [cx, cy] = [random.next() * w, horizon * random.between(0.3, 0.92)]
      canvas.add(
        ellipse(
          cx,
          cy,
          u * random.between(0.12, 0.42),
          u * random.between(0.006, 0.018),
          withOpacity(random.pick([scheme.light, scheme.accent, scheme.mid]), 0.5),
        ),
      )
    }
    for (let head = 0; head < random.whole(1, 3); head++) {
      const side = random.pick([-1, 1])
      const tip = w / 2 + side * w * random.between(0.05, 0.3)
      const edge = side > 0 ? w + 10 : -10
      const rise = u * random.between(0.05, 0.2)
      const hill: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t): Point => [
        tip + (edge - tip) * t,
        horizon - rise * t * random.between(0.7, 1.1),
      ])
      canvas.add(
        path(
          `${curve(hill)}L${edge} ${horizon + 2}L${tip} ${horizon + 2}Z`,
          mix(mix(scheme.mid, scheme.deep, 0.5), scheme.glow, 0.3 - head * 0.1),
        ),
      )
    }
    canvas.add(
      rect(
        0,
        horizon,
        w,
        h - horizon,
        canvas.linear(
          [mix(scheme.glow, scheme.mid, 0.35), mix(scheme.deep, scheme.mid, 0.5), scheme.dark],
          [0, horizon],
          [0, h],
        ),
      ),
    )
    for (let glint = 0; glint < 150; glint++) {
      const t = random.next() ** 1.4
      const gy = horizon + (h - horizon) * t
      const near = random.chance(0.6)
      const gx = near ? x + random.between(-1, 1) * r * (0.7 + t * 2.4) : random.next() * w
      canvas.add(
        ellipse(
          gx,
          gy,
          u * (0.008 + t * 0.05) * random.between(0.5, 1.3),
          u * (0.0012 + t * 0.004),
          withOpacity(
            near ? scheme.light : random.pick([scheme.mid, scheme.accent, scheme.glow]),
            near ? random.between(0.4, 0.9) : 0.28,
          ),
        ),
      )
    }
    const dark = darker(scheme.dark, 0.25)
    if (!isDeserted(ctx)) {
      const [bx, by, k] = [
        w * random.between(0.2, 0.8),
        horizon + (h - horizon) * random.between(0.25, 0.5),
        u * random.between(0.09, 0.17),
      ]
      canvas.add(
        ellipse(bx, by + k * 0.16, k * 0.9, k * 0.07, withOpacity(dark, 0.5)),
        path(
          `M${bx - k} ${by - k * 0.12}Q${bx} ${by + k * 0.08} ${bx + k} ${by - k * 0.14}Q${bx + k * 0.6} ${by + k * 0.2} ${bx} ${by + k * 0.2}T${bx - k} ${by - k * 0.12}Z`,
          dark,
        ),
      )
      if (random.chance(0.5))
        canvas.add(
          path(
            polygon([
              [bx, by - k * 1.7],
              [bx + k * 0.75, by - k * 0.16],
              [bx, by - k * 0.12],
            ]),
            withOpacity(scheme.light, 0.92),
          ),
          path(
            polygon([
              [bx - k * 0.06, by - k * 1.5],
              [bx - k * 0.06, by - k * 0.14],
              [bx - k * 0.6, by - k * 0.18],
            ]),
            withOpacity(scheme.accent, 0.92),
          ),
        )
      else
        canvas.add(
          circle(bx + k * 0.1, by - k * 0.56, k * 0.12, dark),
          path(
            `M${bx - k * 0.12} ${by}Q${bx - k * 0.1} ${by - k * 0.46} ${bx + k * 0.1} ${by - k * 0.46}T${bx + k * 0.3} ${by}Z`,
            dark,
          ),
          line(`M${bx - k * 0.5} ${by - k * 0.6}L${bx + k * 0.7} ${by + k * 0.3}`, dark, k * 0.05),
        )
    }
    if (random.chance(0.6)) {
      const side = random.pick([-1, 1])
      const edge = side < 0 ? 0 : w
      const bank: Point[] = [0, 0.3, 0.6, 1].map((t): Point => [
        edge - side * w * 0.42 * t,
        h * (0.82 + t * 0.14),
      ])
      canvas.add(path(`${curve(bank)}L${edge} ${h}Z`, dark))
      for (let reed = 0; reed < 22; reed++) {
        const rx = edge - side * w * 0.3 * random.next()
        const tall = u * random.between(0.08, 0.22)
        canvas.add(
          line(
            `M${rx} ${h * 0.94}q${u * 0.01} ${-tall * 0.6} ${random.between(-0.03, 0.05) * u} ${-tall}`,
            dark,
            u * 0.006,
          ),
        )
      }
    }
    for (let bird = 0; bird < random.whole(0, 7); bird++) {
      const [px, py, k] = [
        x + random.between(-0.3, 0.3) * w,
        h * random.between(0.2, 0.4),
        u * random.between(0.008, 0.018),
      ]
      canvas.add(
        line(
          `M${px - k} ${py - k * 0.5}Q${px - k * 0.3} ${py - k * 0.5} ${px} ${py}Q${px + k * 0.3} ${py - k * 0.5} ${px + k} ${py - k * 0.5}`,
          dark,
          u * 0.003,
        ),
      )
    }
    dust(ctx, scheme.light, 20)
    vignette(ctx, 0.4)
  },
}
