import { mix, veil } from '../kit/colour.ts'
import { circle, ellipse, path, polygon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, glow, type Motif, vignette } from '../kit/stage.ts'

export const nebula: Motif = {
  words:
    /nebul|nube|cloud|\bgas\b|galax|polvo|filament|aurora|cometa|comet|estrellas|stars|firmament|v[ií]a l[aá]ctea|milky/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, mix(c.dark, c.deep, 0.7), c.dark], u * 0.5)
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
      sheet.add(
        ellipse(
          x,
          y,
          r * random.between(1, 1.5),
          r,
          sheet.halo(
            random.pick([c.accent, c.mid, c.second, c.accent, c.deep, c.glow]),
            random.between(0.2, 0.55),
          ),
          rotate(random.between(0, 180), x, y),
        ),
      )
    }
    glow(stage, w / 2, h / 2, u * 0.34, c.light, 0.5)
    for (let lane = 0; lane < 9; lane++) {
      const [x, y] = place()
      sheet.add(
        ellipse(
          x,
          y,
          u * random.between(0.1, 0.26),
          u * random.between(0.02, 0.06),
          sheet.halo(c.dark, 0.7),
          rotate((tilt * 180) / Math.PI + random.between(-25, 25), x, y),
        ),
      )
    }
    for (let star = 0; star < 420; star++) {
      const [x, y] = random.chance(0.55) ? place() : [random.next() * w, random.next() * h]
      sheet.add(
        circle(
          x,
          y,
          u * 0.0034 * random.between(0.2, 1) ** 2 + 0.5,
          veil(random.pick(['#ffffff', c.light, c.glow, c.second]), random.between(0.4, 1)),
        ),
      )
    }
    for (let star = 0; star < 9; star++) {
      const [x, y] = [random.next() * w, random.next() * h]
      const r = u * random.between(0.012, 0.034)
      sheet.add(
        circle(x, y, r * 1.6, sheet.halo(c.light, 0.8)),
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
    vignette(stage, 0.4)
  },
}
