import { short, type Point } from './sheet.ts'

const ink = (colour: string, name: 'fill' | 'stroke') =>
  colour.startsWith('#') && colour.length > 7
    ? `${name}="${colour.slice(0, 7)}" ${name}-opacity="${(Number.parseInt(colour.slice(7), 16) / 255).toFixed(3)}"`
    : `${name}="${colour}"`

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(Math.max(0, r))}" ${ink(fill, 'fill')} ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(Math.max(0, rx))}" ry="${short(Math.max(0, ry))}" ${ink(fill, 'fill')} ${more}/>`

/** `round` is the radius of the corners. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, w))}" height="${short(Math.max(0, h))}" ${round ? `rx="${short(round)}"` : ''} ${ink(fill, 'fill')} ${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" ${ink(fill, 'fill')} ${more}/>`

/** A drawn line with round ends. */
export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" ${ink(colour, 'stroke')} stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const ring = (x: number, y: number, r: number, colour: string, width: number, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(Math.max(0, r))}" fill="none" ${ink(colour, 'stroke')} stroke-width="${short(width)}" ${more}/>`

export const group = (more: string, ...marks: string[]) => `<g ${more}>${marks.join('')}</g>`

/** Degrees, clockwise, about a place. */
export const rotate = (degrees: number, x = 0, y = 0) =>
  `transform="rotate(${short(degrees)} ${short(x)} ${short(y)})"`

/** The outline through places in a straight line each, closed. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`

/** The places on a smooth (Catmull-Rom) curve through `points`, `steps` to a stretch. */
function along(points: readonly Point[], steps = 8): Point[] {
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

/** A smooth open line through places, for strokes. */
export const curve = (points: readonly Point[], steps = 8) =>
  `M${along(points, steps)
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join('L')}`

/** The outline of a ribbon through places, as wide at each as `widths` says, with pointed or blunt ends. */
export function ribbon(points: readonly Point[], widths: readonly number[], steps = 8): string {
  const middle = along(points, steps)
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

/** A closed smooth outline about a place; `radii` are its distances all round. */
export function blob(x: number, y: number, radii: readonly number[], squash = 1, tilt = 0): string {
  const count = radii.length
  const corner = (index: number): Point => {
    const angle = ((index % count) / count) * Math.PI * 2 + tilt
    const r = radii[index % count] ?? 0
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * squash]
  }
  const round = Array.from({ length: count + 3 }, (_, index) => corner(index))
  return polygon(along(round, 6).slice(6, 6 * (count + 1)))
}
