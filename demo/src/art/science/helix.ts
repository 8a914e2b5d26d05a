import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, curve, group, line, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const helix: Motif = {
  words: /adn|dna|h[eé]lice|helix|gen(e|oma|[eé]tic)|biolog|mol[eé]cul|molecul|prote[ií]n|bact|vida|cadena/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.mid, scheme.deep, 0.3)], u * 0.5)
    bokeh(ctx, [scheme.glow, scheme.mid, scheme.second, scheme.accent], 34, [0, 1], 0.07)
    const long = Math.hypot(w, h) * 1.1
    const tilt = w > h * 1.5 ? random.between(70, 100) : random.between(18, 58)
    const wide = u * random.between(0.17, 0.23)
    const turns = random.between(2.2, 3.4)
    const marks: [depth: number, mark: string][] = []
    const steps = 56
    glow(ctx, w / 2, h / 2, u * 0.7, scheme.mid, 0.7)
    const phase = random.between(0, 6)
    const at = (share: number, strand: number): [number, number, number] => {
      const angle = share * turns * Math.PI * 2 + strand * Math.PI + phase
      return [w / 2 + Math.sin(angle) * wide, h / 2 + (share - 0.5) * long, Math.cos(angle)]
    }
    const pairs = [scheme.accent, scheme.second, scheme.glow, scheme.light]
    for (let step = 0; step <= steps; step++) {
      const [ax, ay, az] = at(step / steps, 0)
      const [bx, by, bz] = at(step / steps, 1)
      const [one, two] = [pairs[step % 4] ?? scheme.accent, pairs[(step + 2) % 4] ?? scheme.second]
      const mx = (ax + bx) / 2
      marks.push([
        0,
        line(`M${ax} ${ay}H${mx}`, withOpacity(one, 0.85), u * 0.011) +
          line(`M${mx} ${ay}L${bx} ${by}`, withOpacity(two, 0.85), u * 0.011),
      ])
      for (const [x, y, z, color] of [
        [ax, ay, az, scheme.second],
        [bx, by, bz, scheme.accent],
      ] as const) {
        const r = u * (0.019 + 0.011 * z)
        const tone = z > 0 ? lighter(color, z * 0.2) : darker(color, -z * 0.55)
        marks.push([
          z,
          circle(x, y, r, tone) +
            circle(x - r * 0.3, y - r * 0.3, r * 0.35, withOpacity('#ffffff', 0.3 + z * 0.25)),
        ])
      }
    }
    for (const strand of [0, 1])
      canvas.add(
        group(
          rotate(tilt, w / 2, h / 2),
          line(
            curve(
              Array.from({ length: 60 }, (_, index): Point => {
                const [x, y] = at(index / 59, strand)
                return [x, y]
              }),
              2,
            ),
            withOpacity(strand ? scheme.accent : scheme.second, 0.55),
            u * 0.014,
          ),
        ),
      )
    canvas.add(
      group(
        rotate(tilt, w / 2, h / 2),
        ...marks.sort((one, other) => one[0] - other[0]).map(([, mark]) => mark),
      ),
    )
    dust(ctx, scheme.light, 80)
    vignette(ctx, 0.5)
  },
}
