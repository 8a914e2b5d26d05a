import { withOpacity } from './color.ts'
import type { DrawingContext } from './motif.ts'
import { circle, ellipse, polygon, path, rect } from './shapes.ts'

/** Fills the canvas with a vertical gradient; `tilt` is its horizontal offset in pixels. */
export function backdrop({ canvas, w, h }: DrawingContext, colors: readonly string[], tilt = 0): void {
  canvas.add(rect(0, 0, w, h, canvas.linear(colors, [w / 2 - tilt, 0], [w / 2 + tilt, h])))
}

/** Radii of the discs of a glow, as shares of its radius: their sum approximates a Gaussian. */
const discRadii = Array.from({ length: 34 }, (_, step) => Math.sqrt(-Math.log((step + 0.5) / 34) / 4.3))

/**
 * A soft light: stacked translucent discs, whose edges the film grain hides. A radial gradient of that size takes five
 * times as long to rasterize, and a blur filter a hundred times.
 */
export function glow(
  { canvas }: DrawingContext,
  x: number,
  y: number,
  r: number,
  color: string,
  opacity = 0.6,
  squash = 1,
): void {
  if (r * r * squash < 110_000) {
    canvas.add(ellipse(x, y, r, r * squash, canvas.halo(color, opacity)))
    return
  }
  const each = withOpacity(color, 1 - (1 - Math.min(0.96, opacity)) ** (1 / discRadii.length))
  for (const radius of discRadii) canvas.add(ellipse(x, y, r * radius, r * squash * radius, each))
}

/** A cone of light from (x, y) to (tx, ty), where it is `spread` pixels wide; its edges fade in a few steps. */
export function beam(
  { canvas }: DrawingContext,
  [x, y]: readonly [number, number],
  [tx, ty]: readonly [number, number],
  spread: number,
  color: string,
  opacity = 0.3,
): void {
  const length = Math.hypot(tx - x, ty - y) || 1
  const nx = -(ty - y) / length
  const ny = (tx - x) / length
  for (const share of [1, 0.94, 0.87, 0.79, 0.69, 0.55]) {
    const fill = canvas.linear(
      [
        [0, withOpacity(color, opacity * 0.34)],
        [0.5, withOpacity(color, opacity * 0.2)],
        [1, withOpacity(color, 0)],
      ],
      [x, y],
      [tx, ty],
    )
    const far = (spread / 2) * share
    const near = far * 0.08
    canvas.add(
      path(
        polygon([
          [x - nx * near, y - ny * near],
          [x + nx * near, y + ny * near],
          [tx + nx * far, ty + ny * far],
          [tx - nx * far, ty - ny * far],
        ]),
        fill,
      ),
    )
  }
}

/** Darkens the corners. */
export function vignette({ canvas, w, h, scheme }: DrawingContext, opacity = 0.45): void {
  const steps = 22
  const each = withOpacity(scheme.dark, 1 - (1 - opacity) ** (1 / steps))
  for (let step = 0; step < steps; step++) {
    const grow = 0.78 + (step / steps) * 0.6
    const rx = (w / 2) * grow
    const ry = (h / 2) * grow
    const hole = `M${w / 2 - rx} ${h * 0.48}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
    canvas.add(path(`M0 0H${w}V${h}H0Z${hole}`, each, 'fill-rule="evenodd"'))
  }
}

/** Lights out of focus, scattered over a horizontal band of the picture. */
export function bokeh(
  { canvas, w, h, u, random }: DrawingContext,
  colors: readonly string[],
  count: number,
  [top, bottom]: readonly [number, number] = [0, 1],
  size = 0.05,
): void {
  for (let index = 0; index < count; index++) {
    const r = u * size * random.between(0.25, 1)
    const color = random.pick(colors)
    const x = random.between(-0.02, 1.02) * w
    const y = random.between(top, bottom) * h
    canvas.add(circle(x, y, r, withOpacity(color, random.between(0.08, 0.34))))
    if (random.chance(0.5)) canvas.add(circle(x, y, r * 0.82, withOpacity(color, 0.12)))
  }
}

/** Dust in the light, scattered over a rectangle of the picture. */
export function dust(
  { canvas, w, h, u, random }: DrawingContext,
  color: string,
  count: number,
  [left, right]: readonly [number, number] = [0, 1],
  [top, bottom]: readonly [number, number] = [0, 1],
): void {
  for (let index = 0; index < count; index++)
    canvas.add(
      circle(
        random.between(left, right) * w,
        random.between(top, bottom) * h,
        u * 0.0028 * random.between(0.4, 1.3),
        withOpacity(color, random.between(0.2, 0.8)),
      ),
    )
}
