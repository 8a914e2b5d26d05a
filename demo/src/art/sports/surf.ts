import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, curve, ellipse, group, line, path, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, dust, glow, type Motif, vignette } from '../kit/stage.ts'

export const surf: Motif = {
  words: /surf|ola|wave|mar\b|sea|ocean|océano|playa|beach|tabla|board|vela|sail|kayak|remo|row/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.mid, c.accent, 0.4), c.glow, c.light, c.light])
    const x = w * random.between(0.25, 0.75)
    const sun = u * random.between(0.14, 0.25)
    glow(stage, x, h * 0.34, sun * 2.6, c.glow, 0.8)
    sheet.add(
      circle(
        x,
        h * 0.36,
        sun,
        sheet.linear([c.light, c.glow, c.accent], [0, h * 0.36 - sun], [0, h * 0.36 + sun]),
      ),
    )
    const bands = random.whole(5, 7)
    const side = random.chance(0.5) ? 1 : -1
    for (let band = 0; band < bands; band++) {
      const share = band / (bands - 1)
      const y = h * (0.42 + share * 0.5)
      const tall = u * (0.015 + share * 0.085)
      const step = u * (0.12 + share * 0.3)
      const phase = random.between(0, 6)
      const crest: Point[] = []
      for (let px = -step; px < w + step * 2; px += step)
        crest.push([px, y + Math.sin(px * 0.008 + phase) * tall + random.between(-0.5, 0.5) * tall])
      const colour = mix(mix(c.mid, c.glow, 0.4), c.deep, share)
      const line1 = curve(crest, 6)
      sheet.add(
        path(
          `${line1}L${w + step} ${h}L${-step} ${h}Z`,
          sheet.linear([lighter(colour, 0.2), colour, darker(colour, 0.25)], [0, y - tall], [0, y + h * 0.2]),
        ),
        line(line1, veil(c.light, 0.75), u * (0.002 + share * 0.006)),
      )
      if (band === bands - 3) {
        const px = w / 2 + side * w * random.between(-0.12, 0.1)
        const py = y - tall * 0.6
        const k = Math.min(h * 0.4, w * 0.5)
        const curl: Point[] = [
          [px - side * k * 2.2, py + k * 0.32],
          [px - side * k * 1.25, py + k * 0.1],
          [px - side * k * 0.78, py - k * 0.58],
          [px - side * k * 0.1, py - k * 0.98],
          [px + side * k * 0.48, py - k * 0.66],
          [px + side * k * 0.44, py - k * 0.4],
        ]
        sheet.add(
          path(
            `${curve(curl, 10)}Q${px + side * k * 0.2} ${py - k * 0.72} ${px - side * k * 0.12} ${py - k * 0.5}Q${px - side * k * 0.42} ${py - k * 0.1} ${px + side * k * 1.1} ${py + k * 0.3}Z`,
            sheet.linear(
              [c.light, mix(c.mid, c.light, 0.3), c.mid, c.deep],
              [px, py - k],
              [px, py + k * 0.3],
            ),
          ),
        )
        for (let rib = 0; rib < 6; rib++)
          sheet.add(
            line(
              curve([
                [px - side * k * (0.78 - rib * 0.07), py + k * 0.12],
                [px - side * k * (0.6 - rib * 0.08), py - k * (0.5 - rib * 0.02)],
                [px - side * k * (0.1 - rib * 0.06), py - k * (0.84 - rib * 0.035)],
              ]),
              veil(c.light, 0.45),
              u * 0.004,
            ),
          )
        for (let drop = 0; drop < 34; drop++)
          sheet.add(
            circle(
              px + side * k * random.between(0.2, 0.75),
              py - k * random.between(0.3, 0.95),
              u * random.between(0.002, 0.008),
              veil('#ffffff', 0.9),
            ),
          )
        sheet.add(
          group(
            rotate(side * -9, px, py),
            ellipse(px + side * k * 0.04, py + k * 0.13, k * 0.4, k * 0.035, c.accent),
            ellipse(px + side * k * 0.04, py + k * 0.122, k * 0.36, k * 0.012, veil(c.light, 0.8)),
            figure(sheet, {
              pose: 'surf',
              at: [px, py + k * 0.12],
              size: k * 0.72,
              skin: random.pick(skins),
              hair: random.pick(hairs),
              top: c.second,
              legs: c.dark,
              hairdo: random.pick(['bun', 'long', 'short'] as const),
              flip: side < 0,
            }),
          ),
        )
      }
    }
    dust(stage, c.light, 30, [0, 1], [0.5, 0.95])
    vignette(stage, 0.35)
  },
}
