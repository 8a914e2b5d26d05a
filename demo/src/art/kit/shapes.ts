import { formatNumber, type Point } from './canvas.ts'

const formatColor = (color: string, name: 'fill' | 'stroke') =>
  color.startsWith('#') && color.length > 7
    ? `${name}="${color.slice(0, 7)}" ${name}-opacity="${(Number.parseInt(color.slice(7), 16) / 255).toFixed(3)}"`
    : `${name}="${color}"`

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(Math.max(0, r))}" ${formatColor(fill, 'fill')} ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(Math.max(0, rx))}" ry="${formatNumber(Math.max(0, ry))}" ${formatColor(fill, 'fill')} ${more}/>`

/** A rectangle; `round` is the radius of its corners. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0, more = '') =>
  `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(Math.max(0, w))}" height="${formatNumber(Math.max(0, h))}" ${round ? `rx="${formatNumber(round)}"` : ''} ${formatColor(fill, 'fill')} ${more}/>`

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" ${formatColor(fill, 'fill')} ${more}/>`

/** A stroke with round ends. */
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" ${formatColor(color, 'stroke')} stroke-width="${formatNumber(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const ring = (x: number, y: number, r: number, color: string, width: number, more = '') =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(Math.max(0, r))}" fill="none" ${formatColor(color, 'stroke')} stroke-width="${formatNumber(width)}" ${more}/>`

export const group = (more: string, ...marks: string[]) => `<g ${more}>${marks.join('')}</g>`

/** Attribute that rotates by degrees, clockwise, about a point. */
export const rotate = (degrees: number, x = 0, y = 0) =>
  `transform="rotate(${formatNumber(degrees)} ${formatNumber(x)} ${formatNumber(y)})"`

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}Z`

/** Points on a Catmull-Rom spline through `points`, `steps` for each segment. */
function interpolate(points: readonly Point[], steps = 8): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point
  const places: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      places.push([blend(0), blend(1)])
    }
  }
  places.push(at(points.length - 1))
  return places
}

/** Path data of a smooth open line, for strokes. */
export const curve = (points: readonly Point[], steps = 8) =>
  `M${interpolate(points, steps)
    .map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`)
    .join('L')}`

/** Path data of a ribbon's outline; `widths` are interpolated along it. */
export function ribbon(points: readonly Point[], widths: readonly number[], steps = 8): string {
  const middle = interpolate(points, steps)
  const left: Point[] = []
  const right: Point[] = []
  middle.forEach(([x, y], index) => {
    const before = middle[Math.max(0, index - 1)] as Point
    const after = middle[Math.min(middle.length - 1, index + 1)] as Point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const place = (index / (middle.length - 1)) * (widths.length - 1)
    const from = widths[Math.floor(place)] ?? 0
    const to = widths[Math.ceil(place)] ?? from
    const half = (from + (to - from) * (place % 1)) / 2
    const nx = (-(after[1] - before[1]) / length) * half
    const ny = ((after[0] - before[0]) / length) * half
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
  })
  return polygon([...left, ...right])
}

/** Path data of a smooth closed outline about a point; `radii` are its distances in equal angles. */
export function blob(x: number, y: number, radii: readonly number[], squash = 1, tilt = 0): string {
  const count = radii.length
  const corner = (index: number): Point => {
    const angle = ((index % count) / count) * Math.PI * 2 + tilt
    const r = radii[index % count] ?? 0
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * squash]
  }
  const round = Array.from({ length: count + 3 }, (_, index) => corner(index))
  return polygon(interpolate(round, 6).slice(6, 6 * (count + 1)))
}
