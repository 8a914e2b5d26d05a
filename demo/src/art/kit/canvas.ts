/** In pixels from the top left. */
export type Point = readonly [x: number, y: number]
/** A color of a gradient, with its offset from 0 to 1; without offsets the colors are spaced evenly. */
export type Stop = string | readonly [offset: number, color: string]

/** An SVG document that is being drawn: shapes in painting order, and the gradients and clip paths they refer to. */
export interface Canvas {
  width: number
  height: number
  add(...marks: string[]): void
  /** A linear gradient; returns the value of a fill attribute. */
  linear(stops: readonly Stop[], from: Point, to: Point): string
  /** A radial gradient; returns the value of a fill attribute. */
  radial(stops: readonly Stop[], center: Point, r: number): string
  /** A radial gradient relative to the filled shape, opaque at its center and transparent at its edge. */
  halo(color: string, opacity?: number): string
  /** A clip path; returns the attribute that applies it. */
  clip(d: string): string
  toString(): string
}

/** With one decimal: a tenth of a pixel is fine enough, and keeps the document small. */
export const formatNumber = (value: number) => `${Math.round(value * 10) / 10}`

function formatStops(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [offset, color] = typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop
      const opacity = color.length > 7 ? Number.parseInt(color.slice(7), 16) / 255 : 1
      const through = opacity < 1 ? ` stop-opacity="${opacity.toFixed(3)}"` : ''
      return `<stop offset="${offset.toFixed(3)}" stop-color="${color.slice(0, 7)}"${through}/>`
    })
    .join('')
}

export function createCanvas(width: number, height: number): Canvas {
  const definitions: string[] = []
  const drawn: string[] = []
  const define = (make: (id: string) => string) => {
    const id = `d${definitions.length}`
    definitions.push(make(id))
    return `url(#${id})`
  }
  const fade = [1, 0.78, 0.5, 0.25, 0.08, 0]
  return {
    width,
    height,
    add: (...marks) => void drawn.push(...marks),
    linear: (stops, from, to) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${formatNumber(from[0])}" y1="${formatNumber(from[1])}" x2="${formatNumber(to[0])}" y2="${formatNumber(to[1])}">${formatStops(stops)}</linearGradient>`,
      ),
    radial: (stops, center, r) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${formatNumber(center[0])}" cy="${formatNumber(center[1])}" r="${formatNumber(r)}">${formatStops(stops)}</radialGradient>`,
      ),
    halo: (color, opacity = 1) => {
      const stops = fade
        .map(
          (share, index) =>
            `<stop offset="${index / 5}" stop-color="${color.slice(0, 7)}" stop-opacity="${(share * opacity).toFixed(3)}"/>`,
        )
        .join('')
      return define((id) => `<radialGradient id="${id}">${stops}</radialGradient>`)
    },
    clip: (d) => `clip-path="${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}"`,
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${drawn.join('')}</svg>`,
  }
}
