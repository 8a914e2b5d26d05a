import { mix, veil } from '../kit/colour.ts'
import { path, polygon, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, bokeh, glow, type Motif, vignette } from '../kit/stage.ts'

export const keys: Motif = {
  words: /piano|tecla|key(s|board)|teclado|jazz|acord|synth|sinte/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.deep, c.mid, 0.4)])
    bokeh(stage, [c.glow, c.accent, c.second], 22, [0, 0.5], 0.07)
    const far = h * random.between(0.34, 0.46)
    const vanish: Point = [w * random.between(-0.2, 1.2), far - h * random.between(0.5, 0.9)]
    const count = random.whole(11, 16)
    const edge = (share: number, y: number): Point => {
      const bottom = (share - 0.5) * w * 1.9 + w / 2
      const t = (y - vanish[1]) / (h * 1.05 - vanish[1])
      return [vanish[0] + (bottom - vanish[0]) * t, y]
    }
    const white = sheet.linear([mix(c.light, c.mid, 0.35), c.light, '#ffffff'], [0, far], [0, h])
    for (let index = 0; index < count; index++) {
      const lit = random.chance(0.12)
      const fill = lit ? sheet.linear([c.accent, c.glow], [0, far], [0, h]) : white
      const [left, right] = [index / count, (index + 0.93) / count]
      sheet.add(
        path(polygon([edge(left, far), edge(right, far), edge(right, h * 1.05), edge(left, h * 1.05)]), fill),
      )
    }
    const end = far + (h - far) * 0.58
    for (let index = 0; index < count; index++) {
      if ([2, 6].includes(index % 7)) continue
      const [left, right] = [(index + 0.66) / count, (index + 1.26) / count]
      const front = end + (h - end) * 0.07
      sheet.add(
        path(
          polygon([
            edge(left, far - h * 0.02),
            edge(right, far - h * 0.02),
            edge(right, front),
            edge(left, front),
          ]),
          '#0c090d',
        ),
      )
      sheet.add(
        path(
          polygon([
            edge(left + 0.1 / count, far - h * 0.02),
            edge(right - 0.1 / count, far - h * 0.02),
            edge(right - 0.1 / count, end),
            edge(left + 0.1 / count, end),
          ]),
          sheet.linear(['#0f0c10', mix(c.dark, c.mid, 0.35)], [0, far], [0, end]),
        ),
      )
    }
    sheet.add(
      rect(
        0,
        far - h * 0.07,
        w,
        h * 0.07,
        sheet.linear([mix(c.deep, c.dark, 0.5), c.dark], [0, far - h * 0.07], [0, far]),
      ),
    )
    sheet.add(rect(0, far - h * 0.008, w, h * 0.014, veil(c.accent, 0.9)))
    glow(stage, w * random.between(0.2, 0.8), far + h * 0.1, u * 0.75, c.glow, 0.4, 0.6)
    vignette(stage, 0.55)
  },
}
