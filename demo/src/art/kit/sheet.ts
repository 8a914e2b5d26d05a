/** A place in pixels from the top left. */
export type Point = readonly [x: number, y: number]
/** A gradient's colour; without an offset (0 to 1) the colours stand evenly apart. */
export type Stop = string | readonly [offset: number, colour: string]

/** What is being drawn: marks in the order they are laid down, and the gradients and clips they lean on. */
export interface Sheet {
  width: number
  height: number
  add(...marks: string[]): void
  /** A fill running from one place to another. */
  linear(stops: readonly Stop[], from: Point, to: Point): string
  /** A fill spreading from a place; `r` in pixels. */
  radial(stops: readonly Stop[], centre: Point, r: number): string
  /** A fill for any shape, from full at its centre to nothing at its rim, soft as a lamp. */
  halo(colour: string, opacity?: number): string
  /** An attribute that cuts a mark to an outline. */
  clip(d: string): string
  toString(): string
}

/** One decimal is a tenth of a pixel: finer than anybody sees, and the pictures stay small. */
export const short = (value: number) => `${Math.round(value * 10) / 10}`

function spread(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [offset, colour] = typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop
      const opacity = colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
      const through = opacity < 1 ? ` stop-opacity="${opacity.toFixed(3)}"` : ''
      return `<stop offset="${offset.toFixed(3)}" stop-color="${colour.slice(0, 7)}"${through}/>`
    })
    .join('')
}

export function createSheet(width: number, height: number): Sheet {
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
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}">${spread(stops)}</linearGradient>`,
      ),
    radial: (stops, centre, r) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(centre[0])}" cy="${short(centre[1])}" r="${short(r)}">${spread(stops)}</radialGradient>`,
      ),
    halo: (colour, opacity = 1) => {
      const stops = fade
        .map(
          (share, index) =>
            `<stop offset="${index / 5}" stop-color="${colour.slice(0, 7)}" stop-opacity="${(share * opacity).toFixed(3)}"/>`,
        )
        .join('')
      return define((id) => `<radialGradient id="${id}">${stops}</radialGradient>`)
    },
    clip: (d) => `clip-path="${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}"`,
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${drawn.join('')}</svg>`,
  }
}
