import { darker, lighter, veil } from '../kit/colour.ts'
import { path, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { type Stage } from '../kit/stage.ts'

/** Bands of cloth thrown up around a dancer. */
export function ribbons(
  stage: Stage,
  x: number,
  ground: number,
  size: number,
  count: number,
  height = 1,
): void {
  const { sheet, random, c } = stage
  for (let index = 0; index < count; index++) {
    const side = random.chance(0.5) ? 1 : -1
    const sway = () => side * random.between(-0.34, 0.5) * size
    const points: Point[] = [
      [x + random.between(-0.06, 0.06) * size, ground - size * random.between(0.02, 0.1)],
      [x + sway(), ground - size * random.between(0.25, 0.4) * height],
      [x + sway() * 0.6, ground - size * random.between(0.55, 0.7) * height],
      [x + sway() * 1.1, ground - size * random.between(0.85, 1) * height],
      [x + sway() * 0.8, ground - size * random.between(1.05, 1.25) * height],
    ]
    const colour = random.pick([c.accent, c.second, c.glow, c.light])
    const fill = sheet.linear(
      [veil(colour, 0.9), veil(lighter(colour, 0.3), 0.8), veil(darker(colour, 0.1), 0.35)],
      [x, ground],
      [x, ground - size * 1.2],
    )
    const width = size * random.between(0.03, 0.085)
    sheet.add(path(ribbon(points, [width * 0.3, width, width * 0.55, width * 1.1, 0], 12), fill))
  }
}

export const woods = ['#8a3f1a', '#a3511f', '#7a2f16', '#b5692c', '#5e2712'] as const
