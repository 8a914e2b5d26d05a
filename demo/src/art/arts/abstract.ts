import { mix, withOpacity } from '../kit/color.ts'
import { type Random } from '../kit/random.ts'
import { circle, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import { type Point, type Canvas } from '../kit/canvas.ts'
import type { DrawingContext } from '../kit/motif.ts'

/** One cell of a mural: a quarter circle, a leaf, an eye, stripes, a triangle … */
export function tile(random: Random, inks: readonly string[], x: number, y: number, k: number): string {
  const [ground, one, two] = random.shuffle(inks) as [string, string, string]
  const kinds: (() => string)[] = [
    () => path(`M0 ${k}A${k} ${k} 0 0 1 ${k} 0V${k}Z`, one),
    () =>
      path(`M0 ${k}A${k} ${k} 0 0 1 ${k} 0V${k}Z`, one) +
      path(`M${k * 0.45} ${k}A${k * 0.55} ${k * 0.55} 0 0 1 ${k} ${k * 0.45}V${k}Z`, two),
    () => circle(k / 2, k / 2, k * 0.36, one) + circle(k / 2, k / 2, k * 0.15, two),
    () => [0, 1, 2, 3].map((band) => rect(0, k * (band * 0.25 + 0.06), k, k * 0.13, one)).join(''),
    () => path(`M0 0L${k} ${k}H0Z`, one),
    () =>
      path(`M0 0Q${k} 0 ${k} ${k}Q0 ${k} 0 0Z`, one) +
      path(
        `M${k * 0.15} ${k * 0.15}L${k * 0.9} ${k * 0.9}`,
        'none',
        `stroke="${two}" stroke-width="${k * 0.04}"`,
      ),
    () =>
      path(`M0 ${k / 2}A${k / 2} ${k / 2} 0 0 1 ${k} ${k / 2}Z`, one) +
      path(`M0 ${k}A${k / 2} ${k / 2} 0 0 1 ${k} ${k}Z`, two),
    () =>
      path(`M0 ${k / 2}Q${k / 2} 0 ${k} ${k / 2}Q${k / 2} ${k} 0 ${k / 2}Z`, one) +
      circle(k / 2, k / 2, k * 0.17, two) +
      circle(k / 2, k / 2, k * 0.07, ground),
    () =>
      path(
        polygon([
          [k / 2, 0],
          [k, k / 2],
          [k / 2, k],
          [0, k / 2],
        ]),
        one,
      ) + circle(k / 2, k / 2, k * 0.2, two),
    () =>
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2].map((column) => circle(k * (0.2 + row * 0.3), k * (0.2 + column * 0.3), k * 0.075, one)),
        )
        .join(''),
    () =>
      path(`M0 0H${k / 2}A${k / 2} ${k / 2} 0 0 1 ${k / 2} ${k}H0Z`, one) +
      circle(k * 0.45, k / 2, k * 0.22, two),
  ]
  return group(
    `transform="translate(${x} ${y}) rotate(${random.whole(0, 3) * 90} ${k / 2} ${k / 2})"`,
    rect(-0.6, -0.6, k + 1.2, k + 1.2, ground),
    random.pick(kinds)(),
  )
}

export function abstract(
  canvas: Canvas,
  { random, scheme }: DrawingContext,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const inks = [scheme.accent, scheme.second, scheme.mid, scheme.deep, scheme.glow, scheme.dark]
  const ground = random.pick([scheme.light, mix(scheme.light, scheme.glow, 0.5), scheme.dark, scheme.deep])
  const cut = canvas.clip(`M${x} ${y}h${w}v${h}h${-w}Z`)
  const marks = [rect(x, y, w, h, ground)]
  const k = Math.min(w, h)
  const kind = random.pick([0, 0, 1, 1, 2, 2, 3, 4])
  if (kind === 4) {
    const rows = random.whole(3, 5)
    const k4 = w / rows
    for (let row = 0; row * k4 < h; row++)
      for (let column = 0; column < rows; column++)
        marks.push(tile(random, inks, x + column * k4, y + row * k4, k4))
  } else if (kind === 0) {
    const cx = x + w * random.between(0.35, 0.65)
    marks.push(
      circle(cx, y + h * 0.38, k * 0.26, scheme.accent),
      path(`M${x} ${y + h * 0.62}Q${cx} ${y + h * 0.44} ${x + w} ${y + h * 0.66}V${y + h}H${x}Z`, scheme.mid),
      path(
        `M${x} ${y + h * 0.8}Q${x + w * 0.4} ${y + h * 0.64} ${x + w} ${y + h * 0.86}V${y + h}H${x}Z`,
        scheme.deep,
      ),
    )
  } else if (kind === 1) {
    for (let index = 0; index < 7; index++) {
      const places: Point[] = Array.from({ length: 4 }, (_, step): Point => [
        x + w * (step / 3),
        y + h * random.between(0.05, 0.95),
      ])
      marks.push(
        path(
          ribbon(
            places,
            [0.02, random.between(0.06, 0.2), 0.1, 0.02].map((v) => v * k),
          ),
          withOpacity(random.pick(inks), 0.88),
        ),
      )
    }
  } else if (kind === 2) {
    for (let index = 0; index < 9; index++) {
      const [sx, sy, size] = [x + w * random.next(), y + h * random.next(), k * random.between(0.08, 0.3)]
      marks.push(
        random.pick([
          circle(sx, sy, size * 0.7, random.pick(inks)),
          group(
            rotate(random.between(0, 90), sx, sy),
            rect(sx - size / 2, sy - size / 2, size, size * random.between(0.2, 1), random.pick(inks)),
          ),
          path(`M${sx - size} ${sy}A${size} ${size} 0 0 1 ${sx + size} ${sy}Z`, random.pick(inks)),
        ]),
      )
    }
    marks.push(
      line(`M${x + w * 0.1} ${y + h * 0.9}L${x + w * 0.9} ${y + h * 0.15}`, random.pick(inks), k * 0.015),
    )
  } else {
    const rows = random.whole(2, 4)
    for (let row = 0; row < rows; row++)
      marks.push(
        rect(
          x + w * 0.1,
          y + h * (0.08 + (row * 0.86) / rows),
          w * 0.8,
          (h * 0.74) / rows,
          inks[(row + random.whole(0, 5)) % inks.length] ?? scheme.accent,
          k * 0.03,
        ),
      )
  }
  canvas.add(group(cut, ...marks))
}
