import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, curve, line, path, polygon, rect, ring } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, bokeh, glow } from '../kit/effects.ts'
import type { DrawingContext } from '../kit/motif.ts'

type DrawHall = (ctx: DrawingContext, floor: number) => void

const curtains: DrawHall = (ctx, floor) => {
  const { canvas, w, u, random, scheme } = ctx
  backdrop(
    ctx,
    [mix(scheme.deep, scheme.mid, random.between(0, 0.45)), scheme.deep, scheme.dark],
    random.between(-u, u) * 0.2,
  )
  const folds = random.whole(7, 13)
  for (let index = 0; index <= folds; index++) {
    const x = (index / folds) * w + random.between(-0.02, 0.02) * w
    const width = u * random.between(0.03, 0.09)
    const shade = [withOpacity(scheme.dark, 0), withOpacity(scheme.dark, 0.34), withOpacity(scheme.dark, 0)]
    canvas.add(rect(x - width, 0, width * 2, floor, canvas.linear(shade, [x - width, 0], [x + width, 0])))
  }
}

const arches: DrawHall = (ctx, floor) => {
  const { canvas, w, h, u, random, scheme } = ctx
  const wall = mix(scheme.deep, scheme.mid, random.between(0.2, 0.6))
  backdrop(ctx, [darker(wall, 0.3), wall, darker(wall, 0.35)])
  const count = Math.max(3, Math.round((w / u) * random.between(2.4, 3.6)))
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count) * w
    const half = (w / count) * 0.33
    const top = h * 0.12 + half
    const arch = (r: number) => `M${x - r} ${floor}V${top}A${r} ${r} 0 0 1 ${x + r} ${top}V${floor}Z`
    canvas.add(
      path(arch(half * 1.14), lighter(wall, 0.14)),
      path(arch(half), canvas.linear([scheme.deep, scheme.mid, scheme.glow], [0, h * 0.1], [0, floor])),
    )
    canvas.add(
      path(
        polygon([
          [x - half, floor],
          [x + half, floor],
          [x + half * 2.2, h],
          [x - half * 0.4, h],
        ]),
        withOpacity(scheme.glow, 0.16),
      ),
    )
  }
}

const openAir: DrawHall = (ctx, floor) => {
  const { canvas, w, h, u, random, scheme } = ctx
  backdrop(ctx, [scheme.dark, scheme.deep, scheme.mid, scheme.glow])
  for (let star = 0; star < 90; star++)
    canvas.add(
      circle(
        random.next() * w,
        random.next() * h * 0.6,
        u * random.between(0.0008, 0.003),
        withOpacity(scheme.light, random.between(0.3, 1)),
      ),
    )
  const moon = random.between(0.05, 0.1) * u
  const [mx, my] = [w * random.between(0.1, 0.9), h * random.between(0.12, 0.26)]
  glow(ctx, mx, my, moon * 2.6, scheme.light, 0.5)
  canvas.add(circle(mx, my, moon, scheme.light))
  const roofs: Point[] = Array.from({ length: 24 }, (_, index): Point => [
    (index / 23) * w,
    floor - u * (index % 4 < 2 ? random.between(0.05, 0.16) : random.between(0.02, 0.08)),
  ])
  canvas.add(
    path(
      `M0 ${floor}${roofs.map(([x, y], index) => `H${x}V${roofs[index + 1]?.[1] ?? y}`).join('')}V${floor}Z`,
      mix(scheme.dark, scheme.deep, 0.5),
    ),
  )
  for (let strand = 0; strand < 2; strand++) {
    const sag = h * random.between(0.06, 0.14)
    const high = h * (0.08 + strand * 0.09)
    const cord = Array.from({ length: 17 }, (_, index): Point => [
      (index / 16) * w,
      high + Math.abs(Math.sin((index / 16) * Math.PI * 2)) * sag,
    ])
    canvas.add(line(curve(cord, 3), withOpacity(scheme.dark, 0.8), u * 0.004))
    for (const [x, y] of cord) {
      glow(ctx, x, y + u * 0.014, u * 0.045, scheme.glow, 0.8)
      canvas.add(circle(x, y + u * 0.012, u * 0.01, scheme.light))
    }
  }
}

const discs: DrawHall = (ctx, floor) => {
  const { canvas, w, h, u, random, scheme } = ctx
  backdrop(ctx, [scheme.deep, mix(scheme.deep, scheme.mid, 0.6), scheme.deep], u * random.between(-0.4, 0.4))
  const [x, y] = [w * random.between(0.4, 0.6), floor - h * random.between(0.14, 0.4)]
  const step = u * random.between(0.08, 0.13)
  for (let index = 6; index > 0; index--)
    canvas.add(
      circle(
        x,
        y,
        step * index,
        mix(mix(scheme.deep, scheme.mid, 0.5), random.pick([scheme.accent, scheme.glow]), 0.12 * (7 - index)),
      ),
    )
  canvas.add(ring(x, y, step * 6.6, withOpacity(scheme.light, 0.3), u * 0.004))
}

const studio: DrawHall = (ctx, floor) => {
  const { canvas, w, h, u, random, scheme } = ctx
  const wall = random.pick([
    mix(scheme.mid, scheme.light, 0.3),
    mix(scheme.accent, scheme.light, 0.2),
    mix(scheme.second, scheme.mid, 0.3),
    scheme.mid,
  ])
  backdrop(ctx, [darker(wall, 0.2), wall, lighter(wall, 0.16)])
  const slant = u * random.between(-0.5, 0.5)
  const left = w * random.between(0.1, 0.5)
  for (let row = 0; row < 3; row++)
    for (let pane = 0; pane < 3; pane++) {
      const [x, y, k] = [left + pane * u * 0.21 + slant * row * 0.33, h * 0.08 + row * floor * 0.28, u * 0.19]
      canvas.add(
        path(
          polygon([
            [x, y],
            [x + k, y],
            [x + k + slant * 0.3, y + floor * 0.25],
            [x + slant * 0.3, y + floor * 0.25],
          ]),
          withOpacity(scheme.glow, 0.42),
        ),
      )
    }
  canvas.add(line(`M0 ${floor * 0.78}H${w}`, withOpacity(scheme.dark, 0.45), u * 0.012))
  bokeh(ctx, [scheme.light, scheme.glow], 6, [0, 0.5], 0.04)
}

/** A place to dance in, down to its floor: a theater, an arcade, a roof at night, a set, a rehearsal studio. */
export function hall(ctx: DrawingContext, floor: number): void {
  const { canvas, w, h, u, random, scheme } = ctx
  random.pick([curtains, curtains, arches, openAir, discs, studio])(ctx, floor)
  const boards = canvas.linear([mix(scheme.deep, scheme.dark, 0.45), scheme.dark], [0, floor], [0, h])
  canvas.add(
    rect(0, floor, w, h - floor, boards),
    rect(0, floor, w, u * 0.004, withOpacity(scheme.glow, 0.25)),
  )
}
