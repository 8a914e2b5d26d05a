import { darker, lighter, withOpacity } from '../kit/color.ts'
import { circle, ellipse, group, rotate } from '../kit/shapes.ts'
import type { DrawingContext } from '../kit/motif.ts'

export function stars({ canvas, w, h, u, random, scheme }: DrawingContext, count: number, low = 1): void {
  for (let index = 0; index < count; index++) {
    const r = u * random.between(0.0008, 0.0032)
    canvas.add(
      circle(
        random.next() * w,
        random.next() * h * low,
        r,
        withOpacity(
          random.pick([scheme.light, scheme.light, scheme.glow, scheme.second]),
          random.between(0.3, 1),
        ),
      ),
    )
  }
}

/** A lit ball with bands or craters. */
export function planet(
  { canvas, random, scheme }: DrawingContext,
  x: number,
  y: number,
  r: number,
  color: string,
): void {
  const cut = canvas.clip(`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`)
  const marks = [circle(x, y, r, color)]
  if (random.chance(0.5))
    for (let band = 0; band < 6; band++)
      marks.push(
        ellipse(
          x,
          y - r + band * r * 0.36,
          r * 1.15,
          r * random.between(0.05, 0.14),
          withOpacity(random.pick([lighter(color, 0.4), darker(color, 0.3), scheme.glow]), 0.5),
        ),
      )
  else
    for (let hole = 0; hole < 8; hole++)
      marks.push(
        circle(
          x + random.between(-0.8, 0.8) * r,
          y + random.between(-0.8, 0.8) * r,
          r * random.between(0.06, 0.2),
          withOpacity(darker(color, 0.4), 0.35),
        ),
      )
  canvas.add(
    group(
      cut,
      group(rotate(random.between(-30, 30), x, y), ...marks),
      circle(
        x,
        y,
        r,
        canvas.radial(
          ['#ffffff55', '#ffffff00', withOpacity(scheme.dark, 0.35), withOpacity(scheme.dark, 0.85)],
          [x - r * 0.4, y - r * 0.4],
          r * 1.7,
        ),
      ),
    ),
  )
}
