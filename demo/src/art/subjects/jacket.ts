import { circle, ellipse, line, path, polygon, rect } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** A tailored jacket on a hanger. */
export const jacket: Subject = {
  formats: ['portrait', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, hasNamedColor, altText } = ctx
    const wall = random.pick([
      '#e9ddd0',
      '#d6c3b4',
      mix(scheme.light, scheme.mid, 0.3),
      mix(scheme.deep, scheme.dark, 0.3),
    ])
    backdrop(ctx, [lighter(wall, 0.2), wall, darker(wall, 0.2)], u * 0.3)
    const cloth = hasNamedColor ? scheme.accent : random.pick(['#5a6470', '#3a3f4a', '#7a5a44'])
    const x = w / 2
    const k = Math.min(w * 0.36, h * 0.3)
    const top = h * 0.2
    const long = /abrigo|coat/i.test(altText) ? 2.2 : 1.75
    const low = top + k * long
    const shade = canvas.linear(
      [darker(cloth, 0.3), cloth, lighter(cloth, 0.16), cloth, darker(cloth, 0.35)],
      [x - k, 0],
      [x + k, 0],
    )
    const sleeve = (side: number) =>
      path(
        `M${x + side * k * 0.72} ${top + k * 0.18}C${x + side * k * 1.12} ${top + k * 0.5} ${x + side * k * 1.12} ${top + k * 1.1} ${x + side * k * 1.1} ${top + k * 1.5}L${x + side * k * 0.84} ${top + k * 1.52}C${x + side * k * 0.82} ${top + k} ${x + side * k * 0.76} ${top + k * 0.8} ${x + side * k * 0.66} ${top + k * 0.62}Z`,
        canvas.linear(
          [darker(cloth, 0.1), darker(cloth, 0.4)],
          [x + side * k * 0.7, 0],
          [x + side * k * 1.1, 0],
        ),
      )
    canvas.add(
      line(
        `M${x} ${top - k * 0.5}q${k * 0.16} ${-k * 0.02} ${k * 0.1} ${k * 0.16}q${-k * 0.08} ${k * 0.1} ${-k * 0.1} ${k * 0.22}`,
        '#8d8a84',
        k * 0.03,
      ),
      line(
        `M${x - k * 0.7} ${top + k * 0.14}Q${x} ${top - k * 0.26} ${x + k * 0.7} ${top + k * 0.14}`,
        '#8a5a34',
        k * 0.07,
      ),
      ellipse(x + u * 0.03, low + u * 0.02, k * 0.7, u * 0.02, withOpacity('#000000', 0.2)),
      sleeve(-1),
      sleeve(1),
      path(
        `M${x - k * 0.26} ${top - k * 0.02}L${x - k * 0.74} ${top + k * 0.18}Q${x - k * 0.62} ${top + k * 0.8} ${x - k * 0.66} ${low}H${x + k * 0.66}Q${x + k * 0.62} ${top + k * 0.8} ${x + k * 0.74} ${top + k * 0.18}L${x + k * 0.26} ${top - k * 0.02}Q${x} ${top + k * 0.1} ${x - k * 0.26} ${top - k * 0.02}Z`,
        shade,
      ),
      path(
        polygon([
          [x - k * 0.24, top],
          [x + k * 0.24, top],
          [x, top + k * 0.74],
        ]),
        mix(cloth, '#f3e9dc', 0.75),
      ),
      ...[-1, 1].map((side) =>
        path(
          polygon([
            [x + side * k * 0.25, top - k * 0.02],
            [x + side * k * 0.46, top + k * 0.24],
            [x + side * k * 0.36, top + k * 0.33],
            [x + side * k * 0.42, top + k * 0.38],
            [x, top + k * 0.8],
            [x + side * k * 0.06, top + k * 0.56],
          ]),
          lighter(cloth, 0.12),
          `stroke="${darker(cloth, 0.4)}" stroke-width="3"`,
        ),
      ),
      line(`M${x} ${top + k * 0.78}V${low}`, darker(cloth, 0.5), k * 0.014),
      ...[0.9, 1.14].map((share) => circle(x - k * 0.06, top + k * share, k * 0.04, darker(cloth, 0.6))),
      ...[-1, 1].map((side) =>
        rect(
          x + side * k * 0.38 - k * 0.17,
          top + k * 1.18,
          k * 0.34,
          k * 0.09,
          darker(cloth, 0.22),
          3,
          `stroke="${darker(cloth, 0.45)}" stroke-width="2"`,
        ),
      ),
    )
    if (/costura|seam|pespunte|hilv/i.test(altText))
      canvas.add(
        `<path d="M${x + k * 0.68} ${top + k * 0.18}Q${x + k * 0.56} ${top + k * 0.8} ${x + k * 0.6} ${low}" fill="none" stroke="#fff3d6" stroke-width="${k * 0.016}" stroke-dasharray="${k * 0.05} ${k * 0.04}"/>`,
      )
    glow(ctx, w * 0.2, h * 0.05, u * 0.8, '#fff3d6', 0.35)
    vignette(ctx, 0.35)
  },
}
