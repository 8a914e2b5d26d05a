import { circle, ellipse, group, rect, rotate } from '../kit/shapes.ts'
import { withOpacity } from '../kit/color.ts'
import { glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'
import { tabletop } from '../cooking/table.ts'
import { citrusHalf } from './foods.ts'

/** A round pie with a lattice crust, or a lemon tart, from above. */
export const pie: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, altText } = ctx
    tabletop(ctx)
    const [x, y, r] = [w / 2, h / 2, u * 0.4]
    const lemon = /lim[oó]n|limones|lemon|amarill/i.test(altText)
    canvas.add(
      circle(x + r * 0.05, y + r * 0.09, r * 1.04, withOpacity('#140805', 0.45)),
      circle(x, y, r, '#d9a05a'),
    )
    for (let crimp = 0; crimp < 44; crimp++)
      canvas.add(
        group(
          rotate((crimp / 44) * 360, x, y),
          ellipse(x, y - r * 0.95, r * 0.075, r * 0.085, crimp % 2 ? '#e9bb74' : '#c98a42'),
        ),
      )
    canvas.add(
      circle(
        x,
        y,
        r * 0.86,
        canvas.radial(
          lemon ? ['#fff0a0', '#f8d33a', '#e0b020'] : ['#a8522c', '#7a3014', '#5a200c'],
          [x - r * 0.2, y - r * 0.2],
          r,
        ),
      ),
    )
    if (lemon)
      for (let dollop = 0; dollop < 14; dollop++) {
        const angle = (dollop / 14) * Math.PI * 2
        const [dx, dy] = [x + Math.cos(angle) * r * 0.66, y + Math.sin(angle) * r * 0.66]
        canvas.add(
          circle(dx + 3, dy + 6, r * 0.11, withOpacity('#8a6a10', 0.4)),
          circle(dx, dy, r * 0.11, '#fffaf0'),
          circle(dx - r * 0.02, dy - r * 0.03, r * 0.06, '#ffffff'),
          circle(dx, dy, r * 0.03, '#e0a860'),
        )
      }
    else {
      const cut = canvas.clip(
        `M${x - r * 0.86} ${y}A${r * 0.86} ${r * 0.86} 0 1 1 ${x + r * 0.86} ${y}A${r * 0.86} ${r * 0.86} 0 1 1 ${x - r * 0.86} ${y}Z`,
      )
      const strips = [-0.64, -0.32, 0, 0.32, 0.64]
      canvas.add(
        group(
          cut,
          ...strips.map((share) =>
            rect(
              x - r,
              y + share * r - r * 0.07,
              r * 2,
              r * 0.14,
              '#e9bb74',
              0,
              `stroke="#b9772f" stroke-width="3"`,
            ),
          ),
          ...strips.map((share) =>
            rect(
              x + share * r - r * 0.07,
              y - r,
              r * 0.14,
              r * 2,
              '#f3cd8a',
              0,
              `stroke="#b9772f" stroke-width="3"`,
            ),
          ),
        ),
      )
    }
    if (lemon)
      for (let half = 0; half < 6; half++)
        canvas.add(
          citrusHalf(
            random,
            w * (half % 2 ? random.between(0.02, 0.1) : random.between(0.9, 0.98)),
            h * ((half + 0.5) / 6),
            u * 0.2,
            'lemon',
            half,
          ),
        )
    glow(ctx, w * 0.2, h * 0.05, u * 0.8, '#fff0c8', 0.4)
    vignette(ctx, 0.45)
  },
}
