import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, group, path, polygon, rect, ring, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const gears: Motif = {
  words:
    /engranaj|gear|tornillo|screw|mec[aá]n|mechan|reloj|clock|watch|rueda|wheel|diente|teeth|pieza|herramienta|tool|taladro|torque/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.deep, scheme.mid, 0.3), scheme.deep, scheme.dark], u * 0.5)
    glow(ctx, w * 0.3, h * 0.2, u * 0.9, scheme.glow, 0.4)
    const metals = [
      scheme.accent,
      scheme.second,
      scheme.glow,
      mix(scheme.mid, scheme.light, 0.4),
      '#d8b25a',
      scheme.mid,
    ]
    const gear = (x: number, y: number, r: number, teeth: number, turned: number) => {
      const metal = random.pick(metals)
      const rim: Point[] = Array.from({ length: teeth * 4 }, (_, at) => {
        const angle = (at / (teeth * 4)) * Math.PI * 2
        const out = at % 4 < 2 ? r : r * 0.87
        return [x + Math.cos(angle) * out, y + Math.sin(angle) * out]
      })
      const spokes = random.whole(4, 7)
      const holes = Array.from({ length: spokes }, (_, at) => {
        const angle = ((at + 0.5) / spokes) * Math.PI * 2
        const [hx, hy, hr] = [
          x + Math.cos(angle) * r * 0.5,
          y + Math.sin(angle) * r * 0.5,
          (r * 0.9) / spokes,
        ]
        return `M${hx - hr} ${hy}a${hr} ${hr} 0 1 0 ${hr * 2} 0a${hr} ${hr} 0 1 0 ${-hr * 2} 0Z`
      }).join('')
      const outline = polygon(rim) + holes
      canvas.add(
        group(
          `transform="translate(${u * 0.012} ${u * 0.022})"`,
          group(rotate(turned, x, y), path(outline, withOpacity('#000000', 0.4), 'fill-rule="evenodd"')),
        ),
        group(
          rotate(turned, x, y),
          path(
            outline,
            canvas.linear([lighter(metal, 0.35), metal, darker(metal, 0.4)], [x - r, y - r], [x + r, y + r]),
            'fill-rule="evenodd"',
          ),
          ring(x, y, r * 0.76, withOpacity(darker(metal, 0.5), 0.5), r * 0.025),
          ring(x, y, r * 0.785, withOpacity('#ffffff', 0.25), r * 0.012),
          circle(x, y, r * 0.2, darker(metal, 0.3)),
          circle(x, y, r * 0.14, lighter(metal, 0.3)),
          rect(x - r * 0.11, y - r * 0.02, r * 0.22, r * 0.04, darker(metal, 0.6)),
        ),
      )
    }
    let [x, y, r] = [
      w * random.between(0.3, 0.5),
      h * random.between(0.4, 0.6),
      u * random.between(0.22, 0.3),
    ]
    const placed: [number, number, number][] = []
    for (let count = 0; count < 60 && placed.length < 9; count++) {
      if (placed.some(([ox, oy, or]) => Math.hypot(ox - x, oy - y) < (or + r) * 0.93)) {
        const [ox, oy, or] = random.pick(placed)
        r = u * random.between(0.08, 0.22)
        const angle = random.between(0, Math.PI * 2)
        x = ox + Math.cos(angle) * (or + r) * 0.945
        y = oy + Math.sin(angle) * (or + r) * 0.945
        continue
      }
      placed.push([x, y, r])
      gear(x, y, r, Math.round((r / u) * 72), random.between(0, 30))
    }
    bokeh(ctx, [scheme.glow, scheme.light], 8, [0, 1], 0.03)
    dust(ctx, scheme.light, 30)
    vignette(ctx, 0.5)
  },
}
