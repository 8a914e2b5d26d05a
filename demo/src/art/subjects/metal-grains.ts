import { line, path, polygon, rect } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** The grains of a polished metal under a microscope: a mosaic of facets with bright boundaries. */
export const metalGrains: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    canvas.add(rect(0, 0, w, h, '#1a1420'))
    const step = u * 0.13
    const [columns, rows] = [Math.ceil(w / step) + 2, Math.ceil(h / step) + 2]
    const corners = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column): Point => [
        (column - 1 + (row % 2) * 0.5 + random.between(-0.32, 0.32)) * step,
        (row - 1 + random.between(-0.32, 0.32)) * step,
      ]),
    )
    const corner = (row: number, column: number): Point => corners[row]?.[column] ?? [0, 0]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const facet: Point[] = [
          corner(row, column),
          corner(row, column + 1),
          corner(row + 1, column + 1),
          corner(row + 1, column),
        ]
        const color = mix(
          random.pick(['#e9702a', '#f2a84b', '#2a4fa0', '#1c3570', '#6d7fb8', '#c24a20']),
          '#101428',
          random.between(0, 0.4),
        )
        const [x, y] = facet[0] ?? [0, 0]
        canvas.add(
          path(
            polygon(facet),
            canvas.linear([lighter(color, 0.18), darker(color, 0.2)], [x, y], [x + step, y + step]),
            `stroke="#ffe9c4" stroke-opacity=".8" stroke-width="${random.between(2, 6).toFixed(1)}" stroke-linejoin="round"`,
          ),
        )
      }
    for (let scratch = 0; scratch < 16; scratch++) {
      const [x, y] = [random.next() * w, random.next() * h]
      canvas.add(
        line(
          `M${x} ${y}l${u * random.between(-0.1, 0.1)} ${u * random.between(-0.1, 0.1)}`,
          withOpacity('#ffffff', 0.25),
          2,
        ),
      )
    }
    vignette(ctx, 0.55)
  },
}
