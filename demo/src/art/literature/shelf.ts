import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import { backdrop, beam, dust, glow, type Motif, vignette } from '../kit/stage.ts'
import { leathers } from './leathers.ts'

export const shelf: Motif = {
  words: /estante|shelf|shelves|bibliotec|librar|librer[ií]a|bookshop|lomos|spines|colecci/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wood = random.pick(['#4a2c18', '#6e4526', '#2b1a12', darker(c.deep, 0.2)])
    backdrop(stage, [darker(wood, 0.4), darker(wood, 0.6)])
    const rows = h > w ? random.whole(3, 4) : random.whole(2, 3)
    const tall = h / rows
    const inks = leathers(c)
    for (let row = 0; row < rows; row++) {
      const base = tall * (row + 1) - tall * 0.09
      let x = u * random.between(0, 0.03)
      while (x < w) {
        const wide = u * random.between(0.03, 0.075)
        const high = tall * random.between(0.58, 0.84)
        const cover = random.pick(inks)
        if (random.chance(0.07)) {
          const k = wide * 2.2
          const pot = random.pick([c.accent, c.light, c.second])
          const px = x + k * 0.6
          for (let leaf = 0; leaf < 9; leaf++)
            sheet.add(
              path(
                ribbon(
                  [
                    [px, base - k * 0.6],
                    [px + (leaf - 4) * k * 0.12, base - k * 1.2],
                    [px + (leaf - 4) * k * 0.27, base - k * random.between(1.2, 1.9)],
                  ],
                  [k * 0.05, k * 0.17, 0],
                ),
                mix('#4f8a4b', c.deep, random.between(0, 0.5)),
              ),
            )
          sheet.add(
            path(
              polygon([
                [px - k * 0.42, base - k * 0.72],
                [px + k * 0.42, base - k * 0.72],
                [px + k * 0.3, base],
                [px - k * 0.3, base],
              ]),
              pot,
            ),
          )
          x += k * 1.5
          continue
        }
        const lean = random.chance(0.1) ? random.between(5, 12) : 0
        const book = [
          rect(
            x,
            base - high,
            wide,
            high,
            sheet.linear([lighter(cover, 0.22), cover, darker(cover, 0.45)], [x, 0], [x + wide, 0]),
            4,
          ),
        ]
        const trim = random.pick([c.glow, c.light, darker(cover, 0.4)])
        const style = random.whole(0, 3)
        if (style === 0)
          for (const share of [0.1, 0.14, 0.84, 0.88])
            book.push(rect(x, base - high * (1 - share), wide, high * 0.012, veil(trim, 0.9)))
        if (style === 1)
          book.push(rect(x + wide * 0.2, base - high * 0.82, wide * 0.6, high * 0.34, veil(trim, 0.85), 3))
        if (style === 2)
          book.push(
            circle(x + wide / 2, base - high * 0.78, wide * 0.24, veil(trim, 0.9)),
            rect(x + wide * 0.42, base - high * 0.62, wide * 0.16, high * 0.4, veil(trim, 0.8)),
          )
        if (style === 3)
          for (let band = 0; band < 4; band++)
            book.push(
              rect(x - 1, base - high * (0.2 + band * 0.2), wide + 2, high * 0.022, darker(cover, 0.3), 3),
            )
        sheet.add(lean ? group(rotate(lean, x + wide, base), ...book) : book.join(''))
        x += wide + (lean ? high * 0.16 : 1.5)
      }
      sheet.add(
        rect(
          0,
          base,
          w,
          tall * 0.09,
          sheet.linear([lighter(wood, 0.28), wood, darker(wood, 0.5)], [0, base], [0, base + tall * 0.09]),
        ),
        rect(
          0,
          base + tall * 0.09,
          w,
          tall * 0.1,
          sheet.linear(['#000000aa', '#00000000'], [0, base + tall * 0.09], [0, base + tall * 0.19]),
        ),
      )
    }
    const lx = w * random.between(0.15, 0.85)
    beam(stage, [lx, -h * 0.1], [w - lx, h], u * 0.9, c.glow, 0.5)
    glow(stage, lx, 0, u * 0.8, c.glow, 0.5)
    if (random.chance(0.6)) {
      const x = w * random.between(0.2, 0.8)
      const tilt = u * 0.14
      for (const side of [0, u * 0.16])
        sheet.add(
          line(`M${x + side} ${-20}L${x + side - tilt} ${h + 20}`, '#2a170c', u * 0.024),
          line(`M${x + side - 3} ${-20}L${x + side - tilt - 3} ${h + 20}`, '#c58a4c', u * 0.014),
        )
      for (let rung = 1; rung < 8; rung++)
        sheet.add(line(`M${x - tilt * (rung / 8)} ${(rung / 8) * h}h${u * 0.16}`, '#b07a40', u * 0.016))
    }
    dust(stage, c.light, 60)
    vignette(stage, 0.6)
  },
}
