import { darker, mix, withOpacity } from '../kit/color.ts'
import { figure } from '../kit/figure.ts'
import { circle, curve, ellipse, group, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { planet, stars } from './sky.ts'

export const rocket: Motif = {
  words:
    /cohete|rocket|lanz|launch|espacio|space|luna|moon|telescop|observator|estrella|star|galax|astr|cielo|sky|noche|night|dron|drone/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.mid, scheme.accent, 0.3)])
    stars(ctx, 170, 0.8)
    const flip = random.chance(0.5) ? 1 : -1
    const px = w / 2 + flip * w * random.between(0.2, 0.32)
    const pr = u * random.between(0.13, 0.24)
    glow(ctx, px, h * 0.3, pr * 2, scheme.glow, 0.5)
    planet(ctx, px, h * 0.3, pr, random.pick([scheme.accent, scheme.second, scheme.glow, scheme.light]))
    if (random.chance(0.5))
      canvas.add(
        `<ellipse cx="${px}" cy="${h * 0.3}" rx="${pr * 1.7}" ry="${pr * 0.42}" fill="none" stroke="${scheme.light}" stroke-opacity=".75" stroke-width="${pr * 0.08}" ${rotate(-18, px, h * 0.3)}/>`,
      )
    const ground = h * 0.84
    for (let range = 0; range < 3; range++) {
      const places: Point[] = Array.from({ length: 9 }, (_, index): Point => [
        (index / 8) * w * 1.1 - w * 0.05,
        ground - u * random.between(0, 0.16 - range * 0.05) + range * h * 0.04,
      ])
      canvas.add(
        path(
          `${curve(places)}L${w * 1.1} ${h}L${-w * 0.1} ${h}Z`,
          mix(mix(scheme.mid, scheme.accent, 0.2), scheme.dark, 0.35 + range * 0.3),
        ),
      )
    }
    const anySubject = random.chance(0.5)
    const dome = /telescop|observator/i.test(ctx.altText)
    if (!dome && (anySubject || /cohete|rocket/i.test(ctx.altText))) {
      const x = w / 2 - flip * w * 0.12
      const y = h * random.between(0.4, 0.5)
      const k = u * random.between(0.32, 0.4)
      const marks = [
        path(
          ribbon(
            [
              [x, y + k * 0.4],
              [x - k * 0.06, y + k * 0.9],
              [x + k * 0.05, y + k * 1.6],
            ],
            [k * 0.2, k * 0.36, k * 0.16],
            10,
          ),
          canvas.linear(
            [scheme.light, scheme.glow, withOpacity(scheme.accent, 0)],
            [x, y + k * 0.4],
            [x, y + k * 1.6],
          ),
        ),
        path(
          ribbon(
            [
              [x, y + k * 0.4],
              [x, y + k * 0.65],
              [x, y + k * 0.95],
            ],
            [k * 0.14, k * 0.18, 0],
          ),
          '#fffbe8',
        ),
      ]
      for (const side of [-1, 1])
        marks.push(
          path(
            `M${x + side * k * 0.16} ${y + k * 0.1}Q${x + side * k * 0.4} ${y + k * 0.24} ${x + side * k * 0.36} ${y + k * 0.54}L${x + side * k * 0.13} ${y + k * 0.38}Z`,
            scheme.accent,
          ),
        )
      marks.push(
        path(
          `M${x} ${y - k * 0.7}C${x + k * 0.28} ${y - k * 0.4} ${x + k * 0.24} ${y + k * 0.1} ${x + k * 0.13} ${y + k * 0.42}H${x - k * 0.13}C${x - k * 0.24} ${y + k * 0.1} ${x - k * 0.28} ${y - k * 0.4} ${x} ${y - k * 0.7}Z`,
          canvas.linear(
            ['#ffffff', scheme.light, mix(scheme.light, scheme.deep, 0.6)],
            [x - k * 0.2, y],
            [x + k * 0.22, y],
          ),
        ),
        path(
          `M${x} ${y - k * 0.7}C${x + k * 0.12} ${y - k * 0.58} ${x + k * 0.16} ${y - k * 0.46} ${x + k * 0.185} ${y - k * 0.34}H${x - k * 0.185}C${x - k * 0.16} ${y - k * 0.46} ${x - k * 0.12} ${y - k * 0.58} ${x} ${y - k * 0.7}Z`,
          scheme.accent,
        ),
        circle(x, y - k * 0.12, k * 0.1, scheme.second),
        circle(x, y - k * 0.12, k * 0.075, scheme.deep),
        ellipse(x - k * 0.025, y - k * 0.15, k * 0.025, k * 0.015, '#ffffff'),
        rect(x - k * 0.15, y + k * 0.26, k * 0.3, k * 0.035, scheme.second),
      )
      glow(ctx, x, y + k * 0.7, k * 0.9, scheme.glow, 0.6)
      canvas.add(group(rotate(flip * random.between(6, 28), x, y + k), ...marks))
      for (let puff = 0; puff < 22; puff++)
        canvas.add(
          circle(
            x - flip * k * 0.3 + random.between(-1, 1) * u * 0.36,
            ground + u * random.between(-0.02, 0.12),
            u * random.between(0.03, 0.1),
            withOpacity(mix(scheme.light, scheme.mid, random.between(0, 0.5)), 0.55),
          ),
        )
    } else {
      const x = w / 2 - flip * w * 0.1
      const k = u * random.between(0.3, 0.38)
      const y = ground + h * 0.02
      canvas.add(
        path(
          `M${x - k * 0.62} ${y - k * 0.2}A${k * 0.62} ${k * 0.62} 0 0 1 ${x + k * 0.62} ${y - k * 0.2}Z`,
          canvas.linear(
            [scheme.light, mix(scheme.light, scheme.deep, 0.7)],
            [x - k * 0.6, y - k],
            [x + k * 0.6, y],
          ),
        ),
        path(
          polygon([
            [x + flip * k * 0.06, y - k * 0.82],
            [x + flip * k * 0.2, y - k * 0.8],
            [x + flip * k * 0.5, y - k * 0.2],
            [x + flip * k * 0.3, y - k * 0.2],
          ]),
          scheme.dark,
        ),
        group(
          rotate(flip * 40, x + flip * k * 0.2, y - k * 0.5),
          rect(x + flip * k * 0.2 - k * 0.09, y - k * 1.05, k * 0.18, k * 0.6, scheme.second, 6),
        ),
        rect(
          x - k * 0.66,
          y - k * 0.22,
          k * 1.32,
          k * 0.5,
          canvas.linear(
            [mix(scheme.mid, scheme.light, 0.4), scheme.deep],
            [x - k * 0.6, 0],
            [x + k * 0.6, 0],
          ),
        ),
        rect(x - k * 0.07, y, k * 0.16, k * 0.28, scheme.glow),
      )
      for (let trail = 0; trail < 24; trail++) {
        const r = u * (0.1 + trail * 0.05)
        const start = random.between(-2.6, -1.2)
        const [cx, cy] = [x + flip * k * 0.4, y - k * 1.1]
        canvas.add(
          path(
            `M${cx + Math.cos(start) * r} ${cy + Math.sin(start) * r}A${r} ${r} 0 0 1 ${cx + Math.cos(start + 0.5) * r} ${cy + Math.sin(start + 0.5) * r}`,
            'none',
            `stroke="${scheme.light}" stroke-opacity="${random.between(0.2, 0.7)}" stroke-width="${u * 0.003}" stroke-linecap="round"`,
          ),
        )
      }
      const dark = darker(scheme.dark, 0.3)
      canvas.add(
        figure(canvas, {
          pose: 'reach',
          at: [x + flip * k * 1.05, y + k * 0.3],
          size: k * 0.62,
          skin: dark,
          hair: dark,
          top: dark,
          silhouette: dark,
        }),
      )
    }
    vignette(ctx, 0.45)
  },
}
