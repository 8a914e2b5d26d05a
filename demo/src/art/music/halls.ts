import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, curve, line, path, polygon, rect, ring } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, bokeh, glow, type Stage } from '../kit/stage.ts'

type Room = (stage: Stage, floor: number) => void

const curtains: Room = (stage, floor) => {
  const { sheet, w, u, random, c } = stage
  backdrop(stage, [mix(c.deep, c.mid, random.between(0, 0.45)), c.deep, c.dark], random.between(-u, u) * 0.2)
  const folds = random.whole(7, 13)
  for (let index = 0; index <= folds; index++) {
    const x = (index / folds) * w + random.between(-0.02, 0.02) * w
    const width = u * random.between(0.03, 0.09)
    const shade = [veil(c.dark, 0), veil(c.dark, 0.34), veil(c.dark, 0)]
    sheet.add(rect(x - width, 0, width * 2, floor, sheet.linear(shade, [x - width, 0], [x + width, 0])))
  }
}

const arches: Room = (stage, floor) => {
  const { sheet, w, h, u, random, c } = stage
  const wall = mix(c.deep, c.mid, random.between(0.2, 0.6))
  backdrop(stage, [darker(wall, 0.3), wall, darker(wall, 0.35)])
  const count = Math.max(3, Math.round((w / u) * random.between(2.4, 3.6)))
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count) * w
    const half = (w / count) * 0.33
    const top = h * 0.12 + half
    const arch = (r: number) => `M${x - r} ${floor}V${top}A${r} ${r} 0 0 1 ${x + r} ${top}V${floor}Z`
    sheet.add(
      path(arch(half * 1.14), lighter(wall, 0.14)),
      path(arch(half), sheet.linear([c.deep, c.mid, c.glow], [0, h * 0.1], [0, floor])),
    )
    sheet.add(
      path(
        polygon([
          [x - half, floor],
          [x + half, floor],
          [x + half * 2.2, h],
          [x - half * 0.4, h],
        ]),
        veil(c.glow, 0.16),
      ),
    )
  }
}

const openAir: Room = (stage, floor) => {
  const { sheet, w, h, u, random, c } = stage
  backdrop(stage, [c.dark, c.deep, c.mid, c.glow])
  for (let star = 0; star < 90; star++)
    sheet.add(
      circle(
        random.next() * w,
        random.next() * h * 0.6,
        u * random.between(0.0008, 0.003),
        veil(c.light, random.between(0.3, 1)),
      ),
    )
  const moon = random.between(0.05, 0.1) * u
  const [mx, my] = [w * random.between(0.1, 0.9), h * random.between(0.12, 0.26)]
  glow(stage, mx, my, moon * 2.6, c.light, 0.5)
  sheet.add(circle(mx, my, moon, c.light))
  const roofs: Point[] = Array.from({ length: 24 }, (_, index): Point => [
    (index / 23) * w,
    floor - u * (index % 4 < 2 ? random.between(0.05, 0.16) : random.between(0.02, 0.08)),
  ])
  sheet.add(
    path(
      `M0 ${floor}${roofs.map(([x, y], index) => `H${x}V${roofs[index + 1]?.[1] ?? y}`).join('')}V${floor}Z`,
      mix(c.dark, c.deep, 0.5),
    ),
  )
  for (let strand = 0; strand < 2; strand++) {
    const sag = h * random.between(0.06, 0.14)
    const high = h * (0.08 + strand * 0.09)
    const cord = Array.from({ length: 17 }, (_, index): Point => [
      (index / 16) * w,
      high + Math.abs(Math.sin((index / 16) * Math.PI * 2)) * sag,
    ])
    sheet.add(line(curve(cord, 3), veil(c.dark, 0.8), u * 0.004))
    for (const [x, y] of cord) {
      glow(stage, x, y + u * 0.014, u * 0.045, c.glow, 0.8)
      sheet.add(circle(x, y + u * 0.012, u * 0.01, c.light))
    }
  }
}

const discs: Room = (stage, floor) => {
  const { sheet, w, h, u, random, c } = stage
  backdrop(stage, [c.deep, mix(c.deep, c.mid, 0.6), c.deep], u * random.between(-0.4, 0.4))
  const [x, y] = [w * random.between(0.4, 0.6), floor - h * random.between(0.14, 0.4)]
  const step = u * random.between(0.08, 0.13)
  for (let index = 6; index > 0; index--)
    sheet.add(
      circle(
        x,
        y,
        step * index,
        mix(mix(c.deep, c.mid, 0.5), random.pick([c.accent, c.glow]), 0.12 * (7 - index)),
      ),
    )
  sheet.add(ring(x, y, step * 6.6, veil(c.light, 0.3), u * 0.004))
}

const studio: Room = (stage, floor) => {
  const { sheet, w, h, u, random, c } = stage
  const wall = random.pick([
    mix(c.mid, c.light, 0.3),
    mix(c.accent, c.light, 0.2),
    mix(c.second, c.mid, 0.3),
    c.mid,
  ])
  backdrop(stage, [darker(wall, 0.2), wall, lighter(wall, 0.16)])
  const slant = u * random.between(-0.5, 0.5)
  const left = w * random.between(0.1, 0.5)
  for (let row = 0; row < 3; row++)
    for (let pane = 0; pane < 3; pane++) {
      const [x, y, k] = [left + pane * u * 0.21 + slant * row * 0.33, h * 0.08 + row * floor * 0.28, u * 0.19]
      sheet.add(
        path(
          polygon([
            [x, y],
            [x + k, y],
            [x + k + slant * 0.3, y + floor * 0.25],
            [x + slant * 0.3, y + floor * 0.25],
          ]),
          veil(c.glow, 0.42),
        ),
      )
    }
  sheet.add(line(`M0 ${floor * 0.78}H${w}`, veil(c.dark, 0.45), u * 0.012))
  bokeh(stage, [c.light, c.glow], 6, [0, 0.5], 0.04)
}

/** A place to dance in, down to its floor: a theatre, an arcade, a roof at night, a set, a rehearsal room. */
export function hall(stage: Stage, floor: number): void {
  const { sheet, w, h, u, random, c } = stage
  random.pick([curtains, curtains, arches, openAir, discs, studio])(stage, floor)
  const boards = sheet.linear([mix(c.deep, c.dark, 0.45), c.dark], [0, floor], [0, h])
  sheet.add(rect(0, floor, w, h - floor, boards), rect(0, floor, w, u * 0.004, veil(c.glow, 0.25)))
}
