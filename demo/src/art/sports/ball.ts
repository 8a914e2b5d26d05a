import { withOpacity } from '../kit/color.ts'
import { circle, group, line, path, polygon, ring, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import type { DrawingContext } from '../kit/motif.ts'

/** A ball with the seams of its game, lit from the upper left. */
export function ball(
  { canvas, random, scheme }: DrawingContext,
  kind: string,
  x: number,
  y: number,
  r: number,
): void {
  const skin = { basket: '#f07a30', tennis: '#d8ec3f', volley: '#fff4d8', foot: '#fdfbf4' }[kind] ?? '#f07a30'
  const seam =
    { basket: '#3a1a0c', tennis: '#fdfff0', volley: scheme.accent, foot: scheme.dark }[kind] ?? '#3a1a0c'
  const cut = canvas.clip(`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`)
  const wide = r * 0.06
  const marks = [circle(x, y, r, skin)]
  if (kind === 'foot') {
    for (let index = 0; index < 6; index++) {
      const angle = (index / 5) * Math.PI * 2
      const [px, py] = index === 5 ? [x, y] : [x + Math.cos(angle) * r * 0.82, y + Math.sin(angle) * r * 0.82]
      const corners = Array.from({ length: 5 }, (_, side): Point => {
        const turn = angle + Math.PI + (side / 5) * Math.PI * 2
        return [px + Math.cos(turn) * r * 0.27, py + Math.sin(turn) * r * 0.27]
      })
      marks.push(line(`M${x} ${y}L${px} ${py}`, seam, wide * 0.6), path(polygon(corners), seam))
    }
  } else if (kind === 'tennis') {
    marks.push(
      ring(x - r * 1.1, y, r * 0.9, seam, wide * 1.4),
      ring(x + r * 1.1, y, r * 0.9, seam, wide * 1.4),
    )
  } else if (kind === 'volley') {
    for (let index = 0; index < 3; index++)
      marks.push(
        group(
          rotate(index * 120, x, y),
          ...[0.05, 0.42, 0.78].map((share, band) =>
            line(
              `M${x + r * share} ${y - r}Q${x + r * (share + 0.35)} ${y - r * 0.1} ${x + r * 0.1} ${y + r * 0.1}`,
              band === 1 ? scheme.second : seam,
              wide * (band === 1 ? 2.4 : 1),
            ),
          ),
        ),
      )
  } else {
    marks.push(
      line(`M${x} ${y - r}Q${x + r * 0.12} ${y} ${x} ${y + r}`, seam, wide),
      line(`M${x - r} ${y}Q${x} ${y + r * 0.14} ${x + r} ${y}`, seam, wide),
      ring(x - r * 1.12, y - r * 0.1, r * 0.86, seam, wide),
      ring(x + r * 1.12, y + r * 0.1, r * 0.86, seam, wide),
    )
  }
  const light = canvas.radial(
    ['#ffffff77', '#ffffff00', withOpacity(scheme.dark, 0.12), withOpacity(scheme.dark, 0.62)],
    [x - r * 0.35, y - r * 0.4],
    r * 1.5,
  )
  canvas.add(group(cut, group(rotate(random.between(-50, 50), x, y), ...marks), circle(x, y, r, light)))
}
