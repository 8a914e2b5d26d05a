import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { getLeathers } from './leathers.ts'

export const shelf: Motif = {
  words: /estante|shelf|shelves|bibliotec|librar|librer[ií]a|bookshop|lomos|spines|colecci/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wood = random.pick(['#4a2c18', '#6e4526', '#2b1a12', darker(scheme.deep, 0.2)])
    backdrop(ctx, [darker(wood, 0.4), darker(wood, 0.6)])
    const rows = h > w ? random.whole(3, 4) : random.whole(2, 3)
    const tall = h / rows
    const inks = getLeathers(scheme)
    for (let row = 0; row < rows; row++) {
      const base = tall * (row + 1) - tall * 0.09
      let x = u * random.between(0, 0.03)
      while (x < w) {
        const wide = u * random.between(0.03, 0.075)
        const high = tall * random.between(0.58, 0.84)
        const cover = random.pick(inks)
        if (random.chance(0.07)) {
          const k = wide * 2.2
          const pot = random.pick([scheme.accent, scheme.light, scheme.second])
          const px = x + k * 0.6
          for (let leaf = 0; leaf < 9; leaf++)
            canvas.add(
              path(
                ribbon(
                  [
                    [px, base - k * 0.6],
                    [px + (leaf - 4) * k * 0.12, base - k * 1.2],
                    [px + (leaf - 4) * k * 0.27, base - k * random.between(1.2, 1.9)],
                  ],
                  [k * 0.05, k * 0.17, 0],
                ),
                mix('#4f8a4b', scheme.deep, random.between(0, 0.5)),
              ),
            )
          canvas.add(
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
            canvas.linear([lighter(cover, 0.22), cover, darker(cover, 0.45)], [x, 0], [x + wide, 0]),
            4,
          ),
        ]
        const trim = random.pick([scheme.glow, scheme.light, darker(cover, 0.4)])
        const style = random.whole(0, 3)
        if (style === 0)
          for (const share of [0.1, 0.14, 0.84, 0.88])
            book.push(rect(x, base - high * (1 - share), wide, high * 0.012, withOpacity(trim, 0.9)))
        if (style === 1)
          book.push(
            rect(x + wide * 0.2, base - high * 0.82, wide * 0.6, high * 0.34, withOpacity(trim, 0.85), 3),
          )
        if (style === 2)
          book.push(
            circle(x + wide / 2, base - high * 0.78, wide * 0.24, withOpacity(trim, 0.9)),
            rect(x + wide * 0.42, base - high * 0.62, wide * 0.16, high * 0.4, withOpacity(trim, 0.8)),
          )
        if (style === 3)
          for (let band = 0; band < 4; band++)
            book.push(
              rect(x - 1, base - high * (0.2 + band * 0.2), wide + 2, high * 0.022, darker(cover, 0.3), 3),
            )
        canvas.add(lean ? group(rotate(lean, x + wide, base), ...book) : book.join(''))
        x += wide + (lean ? high * 0.16 : 1.5)
      }
      canvas.add(
        rect(
          0,
          base,
          w,
          tall * 0.09,
          canvas.linear([lighter(wood, 0.28), wood, darker(wood, 0.5)], [0, base], [0, base + tall * 0.09]),
        ),
        rect(
          0,
          base + tall * 0.09,
          w,
          tall * 0.1,
          canvas.linear(['#000000aa', '#00000000'], [0, base + tall * 0.09], [0, base + tall * 0.19]),
        ),
      )
    }
    const lx = w * random.between(0.15, 0.85)
    beam(ctx, [lx, -h * 0.1], [w - lx, h], u * 0.9, scheme.glow, 0.5)
    glow(ctx, lx, 0, u * 0.8, scheme.glow, 0.5)
    if (random.chance(0.6)) {
      const x = w * random.between(0.2, 0.8)
      const tilt = u * 0.14
      for (const side of [0, u * 0.16])
        canvas.add(
          line(`M${x + side} ${-20}L${x + side - tilt} ${h + 20}`, '#2a170c', u * 0.024),
          line(`M${x + side - 3} ${-20}L${x + side - tilt - 3} ${h + 20}`, '#c58a4c', u * 0.014),
        )
      for (let rung = 1; rung < 8; rung++)
        canvas.add(line(`M${x - tilt * (rung / 8)} ${(rung / 8) * h}h${u * 0.16}`, '#b07a40', u * 0.016))
    }
    dust(ctx, scheme.light, 60)
    vignette(ctx, 0.6)
  },
}
