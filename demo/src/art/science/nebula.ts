import { mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, path, polygon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const nebula: Motif = {
  words:
    /nebul|nube|cloud|\bgas\b|galax|polvo|filament|aurora|cometa|comet|estrellas|stars|firmament|v[ií]a l[aá]ctea|milky/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, mix(scheme.dark, scheme.deep, 0.7), scheme.dark], u * 0.5)
    const tilt = random.between(-0.9, 0.9)
    const place = (): Point => {
      const [along, off] = [random.between(-0.62, 0.62) * w, (random.next() + random.next() - 1) * u * 0.42]
      return [
        w / 2 + along * Math.cos(tilt) - off * Math.sin(tilt),
        h / 2 + along * Math.sin(tilt) + off * Math.cos(tilt),
      ]
    }
    for (let cloud = 0; cloud < 30; cloud++) {
      const [x, y] = place()
      const r = u * random.between(0.09, 0.21)
      canvas.add(
        ellipse(
          x,
          y,
          r * random.between(1, 1.5),
          r,
          canvas.halo(
            random.pick([scheme.accent, scheme.mid, scheme.second, scheme.accent, scheme.deep, scheme.glow]),
            random.between(0.2, 0.55),
          ),
          rotate(random.between(0, 180), x, y),
        ),
      )
    }
    glow(ctx, w / 2, h / 2, u * 0.34, scheme.light, 0.5)
    for (let lane = 0; lane < 9; lane++) {
      const [x, y] = place()
      canvas.add(
        ellipse(
          x,
          y,
          u * random.between(0.1, 0.26),
          u * random.between(0.02, 0.06),
          canvas.halo(scheme.dark, 0.7),
          rotate((tilt * 180) / Math.PI + random.between(-25, 25), x, y),
        ),
      )
    }
    for (let star = 0; star < 420; star++) {
      const [x, y] = random.chance(0.55) ? place() : [random.next() * w, random.next() * h]
      canvas.add(
        circle(
          x,
          y,
          u * 0.0034 * random.between(0.2, 1) ** 2 + 0.5,
          withOpacity(
            random.pick(['#ffffff', scheme.light, scheme.glow, scheme.second]),
            random.between(0.4, 1),
          ),
        ),
      )
    }
    for (let star = 0; star < 9; star++) {
      const [x, y] = [random.next() * w, random.next() * h]
      const r = u * random.between(0.012, 0.034)
      canvas.add(
        circle(x, y, r * 1.6, canvas.halo(scheme.light, 0.8)),
        path(
          polygon([
            [x, y - r * 1.5],
            [x + r * 0.09, y - r * 0.09],
            [x + r * 1.5, y],
            [x + r * 0.09, y + r * 0.09],
            [x, y + r * 1.5],
            [x - r * 0.09, y + r * 0.09],
            [x - r * 1.5, y],
            [x - r * 0.09, y - r * 0.09],
          ]),
          '#ffffff',
        ),
      )
    }
    vignette(ctx, 0.4)
  },
}
