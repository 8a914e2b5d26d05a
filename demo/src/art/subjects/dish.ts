import { circle, line, path, rect, ribbon, ring } from '../kit/shapes.ts'
import { darker, lighter, withOpacity } from '../kit/color.ts'
import { glow, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { DrawingContext, Subject } from '../kit/motif.ts'
import { tabletop } from '../cooking/table.ts'
import { foods } from './foods.ts'

/** A plate, clay dish, iron pan or board seen from above, as the alternative text names it. */
function drawVessel(
  { canvas, random, scheme, altText }: DrawingContext,
  x: number,
  y: number,
  r: number,
): void {
  const under = [circle(x + r * 0.05, y + r * 0.09, r * 1.03, withOpacity('#140805', 0.45))]
  if (/tabla|board|charola|bandeja|tray/i.test(altText)) {
    canvas.add(
      rect(x - r * 1.2 + 10, y - r * 0.95 + 18, r * 2.4, r * 1.9, withOpacity('#140805', 0.4), r * 0.1),
      rect(
        x - r * 1.2,
        y - r * 0.95,
        r * 2.4,
        r * 1.9,
        canvas.linear(['#b9824a', '#8a5a30'], [x - r, y - r], [x + r, y + r]),
        r * 0.1,
      ),
      ...[-0.6, -0.2, 0.25, 0.6].map((share) =>
        line(
          `M${x - r * 1.15} ${y + share * r}q${r} ${r * 0.05} ${r * 2.3} 0`,
          withOpacity('#5a3819', 0.35),
          r * 0.01,
        ),
      ),
    )
    return
  }
  const clay = /barro|clay|cazuela/i.test(altText)
  const iron = /hierro|iron|ceniza|brasa|comal|plancha/i.test(altText)
  const glaze = iron
    ? '#2a2628'
    : clay
      ? '#b9663a'
      : /negro|black|dark plate/i.test(altText)
        ? '#2a2a30'
        : /azul|blue/i.test(altText)
          ? '#2f62c4'
          : random.pick(['#fff8ec', '#fff8ec', '#f3e4cf'])
  canvas.add(
    ...under,
    circle(
      x,
      y,
      r,
      canvas.linear([lighter(glaze, 0.25), darker(glaze, 0.2)], [x - r, y - r], [x + r, y + r]),
    ),
    ring(x, y, r * 0.93, withOpacity(iron ? '#8d8a84' : clay ? '#6b2a14' : scheme.accent, 0.6), r * 0.025),
    circle(
      x,
      y,
      r * 0.82,
      canvas.linear(
        [darker(glaze, 0.14), lighter(glaze, 0.2)],
        [x - r * 0.7, y - r * 0.7],
        [x + r * 0.7, y + r * 0.7],
      ),
    ),
  )
}

/** A dish seen from above, with the foods that the alternative text names. */
export const dish: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    tabletop(ctx)
    glow(ctx, w * 0.2, h * 0.1, u * 0.8, scheme.glow, 0.45)
    const [x, y, r] = [w * random.between(0.46, 0.54), h * random.between(0.48, 0.52), u * 0.43]
    drawVessel(ctx, x, y, r)
    const served = foods
      .map(([words, draw]) => ({ at: altText.search(words), draw }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)
      .map(({ draw }) => draw)
    const [main] = served
    if (!main) throw new Error(`No food in "${altText}"`)
    const spread =
      /\btres\b(?! tostadas)|three|cuatro|cinco|filas?|rows?|c[ií]rculo|anillos|espiral|corona|abanico|rodajas|mitades|montones|partidos|halves/i.test(
        altText,
      )
    if (served.length === 1 && !spread) canvas.add(main(random, x, y, r * 1.36, altText, 0))
    else if (served.length === 1) {
      const count = /\btres\b|three/i.test(altText)
        ? 3
        : /cuatro/i.test(altText)
          ? 4
          : /cinco/i.test(altText)
            ? 5
            : 9
      const inRows = count === 9 && /filas?|rows?/i.test(altText)
      const k = r * (count < 6 ? 0.74 : 0.5)
      for (let index = 0; index < count; index++) {
        const angle = (index / count) * Math.PI * 2 - Math.PI / 2
        const [dx, dy] = inRows
          ? [((index % 3) - 1) * 0.6, (Math.floor(index / 3) - 1) * 0.56]
          : [Math.cos(angle) * 0.52, Math.sin(angle) * 0.52]
        canvas.add(main(random, x + dx * r, y + dy * r, k, altText, index))
      }
      if (count === 9 && !inRows) canvas.add(main(random, x, y, k, altText, count))
    } else
      for (const [index, draw] of served.slice(0, 4).entries()) {
        const count = Math.min(4, served.length)
        const angle = (index / count) * Math.PI * 2 + (count === 2 ? Math.PI : -Math.PI / 2)
        const at: Point = [x + Math.cos(angle) * r * 0.36, y + Math.sin(angle) * r * 0.36]
        canvas.add(draw(random, at[0], at[1], r * (count === 2 ? 1.05 : 0.92), altText, index))
      }
    if (/humeante|vapor|steam/i.test(altText))
      for (const side of [-0.4, 0, 0.4])
        canvas.add(
          path(
            ribbon(
              [
                [x + side * r, y],
                [x + side * r + r * 0.12, y - r * 0.4],
                [x + side * r - r * 0.08, y - r * 0.9],
              ],
              [0, r * 0.1, 0],
              9,
            ),
            withOpacity('#ffffff', 0.25),
          ),
        )
    vignette(ctx, 0.45)
  },
}
