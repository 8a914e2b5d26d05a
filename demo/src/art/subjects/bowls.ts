import { blob, circle, path } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { DrawingContext, Subject } from '../kit/motif.ts'

/** A bowl seen from above, with a glazed rim and inside. */
function drawBowl({ canvas, random }: DrawingContext, x: number, y: number, r: number, glaze: string): void {
  canvas.add(
    circle(x + r * 0.08, y + r * 0.14, r * 1.02, withOpacity('#140a05', 0.35)),
    circle(
      x,
      y,
      r,
      canvas.linear([lighter(glaze, 0.35), darker(glaze, 0.3)], [x - r, y - r], [x + r, y + r]),
    ),
    circle(
      x,
      y,
      r * 0.86,
      canvas.radial([darker(glaze, 0.15), darker(glaze, 0.4), glaze], [x + r * 0.1, y + r * 0.15], r),
    ),
    path(
      `M${x - r * 0.7} ${y - r * 0.2}A${r * 0.74} ${r * 0.74} 0 0 1 ${x + r * 0.5} ${y - r * 0.55}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r * 0.7} ${y - r * 0.2}Z`,
      withOpacity('#ffffff', 0.3),
    ),
  )
  for (let vein = 0; vein < 9; vein++)
    canvas.add(
      path(
        blob(
          x,
          y,
          Array.from({ length: 10 }, () => r * (0.12 + vein * 0.07) * random.between(0.93, 1.07)),
        ),
        'none',
        `stroke="${lighter(glaze, 0.5)}" stroke-opacity="${random.between(0.1, 0.35).toFixed(2)}" stroke-width="${(r * 0.014).toFixed(1)}"`,
      ),
    )
}

/** Glazed bowls seen from above: one, three in a row, or many. */
export const bowls: Subject = {
  draw(ctx) {
    const { w, h, u, random, scheme, altText } = ctx
    const table = random.pick(['#7a5230', '#a57a4c', mix(scheme.light, scheme.mid, 0.4)])
    backdrop(ctx, [lighter(table, 0.15), table, darker(table, 0.35)], u * 0.4)
    const glazes = [scheme.accent, scheme.second, scheme.mid, scheme.deep, '#e9dcc4', '#5f8f8a', '#b4653a']
    const dark = /mermelada|apple butter|jam/i.test(altText)
    const glaze = () => (dark ? random.pick(['#3a1c10', '#4a2412']) : random.pick(glazes))
    if (/\bun[ao]? (c[ií]rculo|cuenco|taz[oó]n)|\ba (single )?(glazed |ceramic )*bowl\b/i.test(altText)) {
      drawBowl(ctx, w / 2, h / 2, u * 0.38, glaze())
    } else if (/\btres\b|\bthree\b/i.test(altText)) {
      const wide = w >= h
      for (let index = -1; index < 2; index++)
        drawBowl(
          ctx,
          w / 2 + (wide ? index * w * 0.29 : 0),
          h / 2 + (wide ? 0 : index * h * 0.29),
          Math.max(w, h) * 0.125,
          dark ? glaze() : (glazes[index + 1] ?? scheme.mid),
        )
    } else {
      const r = u * 0.135
      for (let row = 0; row * r * 2.4 < h + r; row++)
        for (let column = 0; column * r * 2.4 < w + r; column++)
          drawBowl(
            ctx,
            r * (0.9 + column * 2.4 + (row % 2) * 0.6),
            r * (0.9 + row * 2.4),
            r * random.between(0.86, 1.02),
            glaze(),
          )
    }
    glow(ctx, w * 0.2, h * 0.1, u * 0.8, scheme.glow, 0.4)
    vignette(ctx, 0.45)
  },
}
