import { circle, ellipse, group, line, path, polygon, rect, rotate } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** A bandoneon with its bellows open. */
export const bandoneon: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.deep, '#2a1408', 0.5), scheme.dark], u * 0.4)
    glow(ctx, w * 0.3, h * 0.2, u * 0.8, scheme.glow, 0.6)
    const [x, y] = [w / 2, h * 0.54]
    const high = u * 0.42
    const half = Math.min(w * 0.4, u * 0.5)
    const box = half * 0.36
    const marks: string[] = [ellipse(x, y + high * 0.66, half * 1.1, high * 0.1, withOpacity('#000000', 0.5))]
    const folds = 11
    const step = ((half - box) * 2) / folds
    for (let fold = 0; fold < folds; fold++) {
      const fx = x - half + box + fold * step
      const sag = Math.sin(((fold + 0.5) / folds) * Math.PI) * high * 0.09
      const shade = canvas.linear(['#f5ead2', '#b9514a', '#5a1a20'], [fx, 0], [fx + step, 0])
      marks.push(
        path(
          polygon([
            [fx, y - high * 0.44 + sag],
            [fx + step / 2, y - high * 0.52 + sag],
            [fx + step, y - high * 0.44 + sag],
            [fx + step, y + high * 0.44 + sag],
            [fx + step / 2, y + high * 0.52 + sag],
            [fx, y + high * 0.44 + sag],
          ]),
          shade,
        ),
        line(
          `M${fx + step / 2} ${y - high * 0.52 + sag}V${y + high * 0.52 + sag}`,
          withOpacity('#fff4dc', 0.6),
          u * 0.004,
        ),
      )
    }
    for (const side of [-1, 1]) {
      const bx = side < 0 ? x - half : x + half - box
      const wood = '#3a1d10'
      marks.push(
        rect(
          bx,
          y - high * 0.5,
          box,
          high,
          canvas.linear(
            [lighter(wood, 0.3), wood, darker(wood, 0.4)],
            [bx, y - high / 2],
            [bx + box, y + high / 2],
          ),
          u * 0.02,
        ),
        rect(
          bx + box * 0.08,
          y - high * 0.44,
          box * 0.84,
          high * 0.88,
          withOpacity('#e9c77a', 0.16),
          u * 0.015,
        ),
      )
      for (let row = 0; row < 6; row++)
        for (let column = 0; column < 4; column++)
          marks.push(
            circle(
              bx + box * (0.22 + column * 0.19),
              y + high * (-0.34 + row * 0.135) + (column % 2) * high * 0.03,
              u * 0.0135,
              random.chance(0.3) ? '#1a1412' : '#fbf3df',
            ),
          )
    }
    canvas.add(group(rotate(random.between(-7, 7), x, y), ...marks))
    dust(ctx, scheme.light, 40)
    vignette(ctx, 0.55)
  },
}
