import { circle, ellipse, group, line, path, ribbon, ring, rotate } from '../kit/shapes.ts'
import { withOpacity } from '../kit/color.ts'
import { backdrop, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** A botanical plate: a flowering plant drawn on pale paper. */
export const botanicalPlate: Subject = {
  formats: ['portrait', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    backdrop(ctx, ['#fbf3df', '#f3e6c6', '#e6d3a6'], u * 0.3)
    const x = w * 0.5
    const stem: Point[] = [
      [x - u * 0.03, h * 0.92],
      [x + u * 0.02, h * 0.66],
      [x - u * 0.02, h * 0.42],
      [x + u * 0.03, h * 0.24],
    ]
    canvas.add(path(ribbon(stem, [u * 0.02, u * 0.016, u * 0.012, u * 0.008], 9), '#4f7a3a'))
    for (const [index, share] of [0.8, 0.66, 0.54, 0.43].entries()) {
      const side = index % 2 ? 1 : -1
      const [lx, ly] = [x, h * share]
      const long = u * (0.34 - index * 0.04)
      const leaf = `M${lx} ${ly}C${lx + side * long * 0.3} ${ly - long * 0.42} ${lx + side * long * 0.85} ${ly - long * 0.4} ${lx + side * long} ${ly - long * 0.3}C${lx + side * long * 0.8} ${ly + long * 0.06} ${lx + side * long * 0.35} ${ly + long * 0.1} ${lx} ${ly}Z`
      canvas.add(
        path(
          leaf,
          canvas.linear(['#7fa85a', '#4f7a3a', '#3a5f30'], [lx, ly - long * 0.4], [lx + side * long, ly]),
          'stroke="#2f4f28" stroke-width="3"',
        ),
        line(
          `M${lx} ${ly}Q${lx + side * long * 0.5} ${ly - long * 0.22} ${lx + side * long} ${ly - long * 0.3}`,
          '#c4d79a',
          u * 0.004,
        ),
        ...[0.3, 0.5, 0.7].map((at) =>
          line(
            `M${lx + side * long * at} ${ly - long * at * 0.33}l${side * long * 0.12} ${-long * 0.12}`,
            withOpacity('#c4d79a', 0.8),
            u * 0.0025,
          ),
        ),
      )
    }
    const flower = (fx: number, fy: number, k: number) => {
      for (let petal = 0; petal < 5; petal++)
        canvas.add(
          group(
            rotate(petal * 72 + 12, fx, fy),
            path(
              `M${fx} ${fy}C${fx + k * 0.6} ${fy - k * 0.3} ${fx + k * 0.5} ${fy - k * 1.05} ${fx} ${fy - k}C${fx - k * 0.5} ${fy - k * 1.05} ${fx - k * 0.6} ${fy - k * 0.3} ${fx} ${fy}Z`,
              canvas.linear(['#fff2f0', '#f3b3c2', '#d9678a'], [fx, fy - k], [fx, fy]),
              'stroke="#b9506f" stroke-width="2.5"',
            ),
          ),
        )
      canvas.add(circle(fx, fy, k * 0.19, '#f0b93a'), ring(fx, fy, k * 0.19, '#b9802a', 2.5))
    }
    flower(x + u * 0.03, h * 0.24, u * 0.17)
    flower(x - u * 0.2, h * 0.34, u * 0.095)
    canvas.add(
      path(
        ribbon(
          [
            [x, h * 0.46],
            [x - u * 0.12, h * 0.42],
            [x - u * 0.2, h * 0.34],
          ],
          [u * 0.008, u * 0.005],
          8,
        ),
        '#4f7a3a',
      ),
    )
    flower(x - u * 0.2, h * 0.34, u * 0.095)
    const [ax, ay] = [x + u * 0.1, h * 0.52]
    for (const part of [0, 1, 2])
      canvas.add(
        ellipse(
          ax + part * u * 0.016,
          ay - part * u * 0.006,
          u * (0.01 - (part % 2) * 0.003),
          u * 0.007,
          '#2a1a14',
        ),
      )
    for (let leg = 0; leg < 3; leg++)
      canvas.add(line(`M${ax + u * 0.014} ${ay}l${(leg - 1) * u * 0.012} ${u * 0.016}`, '#2a1a14', 2))
    for (let row = 0; row < 2; row++)
      canvas.add(
        line(
          `M${w * 0.62} ${h * (0.89 + row * 0.025)}h${w * random.between(0.16, 0.26)}`,
          withOpacity('#5a4630', 0.6),
          u * 0.004,
        ),
      )
    vignette(ctx, 0.2)
  },
}
