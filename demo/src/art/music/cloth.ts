import { darker, lighter, withOpacity } from '../kit/color.ts'
import { path, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import type { DrawingContext } from '../kit/motif.ts'

/** Bands of cloth thrown up around a dancer. */
export function ribbons(
  ctx: DrawingContext,
  x: number,
  ground: number,
  size: number,
  count: number,
  height = 1,
): void {
  const { canvas, random, scheme } = ctx
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
    const color = random.pick([scheme.accent, scheme.second, scheme.glow, scheme.light])
    const fill = canvas.linear(
      [withOpacity(color, 0.9), withOpacity(lighter(color, 0.3), 0.8), withOpacity(darker(color, 0.1), 0.35)],
      [x, ground],
      [x, ground - size * 1.2],
    )
    const width = size * random.between(0.03, 0.085)
    canvas.add(path(ribbon(points, [width * 0.3, width, width * 0.55, width * 1.1, 0], 12), fill))
  }
}

export const woods = ['#8a3f1a', '#a3511f', '#7a2f16', '#b5692c', '#5e2712'] as const
