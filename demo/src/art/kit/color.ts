/** Colors are `#rrggbb`, or `#rrggbbaa` when translucent; they are mixed in OKLab, which keeps them clear. */
type Lab = [lightness: number, a: number, b: number]

const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055
const byte = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')

function toLab(color: string): Lab {
  const r = toLinear(channel(color, 1))
  const g = toLinear(channel(color, 3))
  const b = toLinear(channel(color, 5))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((value) => byte(fromLinear(value)))
    .join('')}`
}

/** Mixes two colors: `share` 0 is `one`, 1 is `other`. */
export function mix(one: string, other: string, share: number): string {
  const from = toLab(one)
  const to = toLab(other)
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return fromLab([at(0), at(1), at(2)])
}

export const lighter = (color: string, share: number) => mix(color, '#fff6ea', share)
export const darker = (color: string, share: number) => mix(color, '#0b0710', share)

/** The color with this opacity, from 0 to 1. */
export const withOpacity = (color: string, opacity: number) => `${color.slice(0, 7)}${byte(opacity)}`

/** The color with its hue rotated by `degrees`. */
export function rotateHue(color: string, degrees: number): string {
  const [lightness, a, b] = toLab(color)
  const angle = (degrees * Math.PI) / 180
  return fromLab([
    lightness,
    a * Math.cos(angle) - b * Math.sin(angle),
    a * Math.sin(angle) + b * Math.cos(angle),
  ])
}
