import { darker, withOpacity } from '../kit/color.ts'
import { figure } from '../kit/figure.ts'
import { circle, group, line, path, polygon, rect, rotate } from '../kit/shapes.ts'
import { backdrop, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif, DrawingContext } from '../kit/motif.ts'

/** A film camera on its tripod, seen from the side; `k` is about its length. */
function camera(
  { canvas }: DrawingContext,
  x: number,
  y: number,
  k: number,
  ground: number,
  color: string,
  edge: string,
): void {
  for (const foot of [-0.42, 0.02, 0.46])
    canvas.add(line(`M${x} ${y + k * 0.2}L${x + foot * k * 1.3} ${ground}`, color, k * 0.045))
  canvas.add(
    rect(x - k * 0.12, y + k * 0.12, k * 0.24, k * 0.14, color, 4),
    rect(x - k * 0.3, y - k * 0.16, k * 0.56, k * 0.3, color, k * 0.03),
    circle(x - k * 0.17, y - k * 0.3, k * 0.17, color),
    circle(x + k * 0.14, y - k * 0.27, k * 0.14, color),
    circle(x - k * 0.17, y - k * 0.3, k * 0.05, edge),
    circle(x + k * 0.14, y - k * 0.27, k * 0.04, edge),
  )
  canvas.add(
    path(
      polygon([
        [x + k * 0.26, y - k * 0.07],
        [x + k * 0.42, y - k * 0.09],
        [x + k * 0.58, y - k * 0.19],
        [x + k * 0.58, y + k * 0.17],
        [x + k * 0.42, y + k * 0.07],
        [x + k * 0.26, y + k * 0.05],
      ]),
      color,
    ),
    rect(x - k * 0.46, y - k * 0.08, k * 0.16, k * 0.09, color, 6),
    line(`M${x - k * 0.28} ${y - k * 0.15}H${x + k * 0.24}`, edge, k * 0.014),
    line(`M${x + k * 0.58} ${y - k * 0.18}V${y + k * 0.16}`, edge, k * 0.02),
  )
}

export const shoot: Motif = {
  words:
    /c[aá]mara|camera|rodaj|shoot|set\b|director|tr[ií]pode|tripod|claqueta|slate|filma|crew|equipo|foco|toma|take/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.deep, scheme.mid, scheme.glow])
    const ground = h * random.between(0.82, 0.87)
    const side = random.chance(0.5) ? 1 : -1
    const lx = w * (0.5 + side * random.between(0.16, 0.28))
    const ly = h * random.between(0.32, 0.42)
    const r = u * random.between(0.2, 0.32)
    glow(ctx, lx, ly, r * 2.6, scheme.light, 0.7)
    canvas.add(
      circle(lx, ly, r, canvas.linear([scheme.light, scheme.glow, scheme.accent], [0, ly - r], [0, ly + r])),
    )
    const dark = darker(scheme.dark, 0.25)
    canvas.add(
      path(
        `M${-w * 0.1} ${ground + h * 0.02}Q${w / 2} ${ground - h * 0.05} ${w * 1.1} ${ground + h * 0.03}V${h}H${-w * 0.1}Z`,
        canvas.linear([scheme.dark, dark], [0, ground], [0, h]),
      ),
    )
    const marks = createGroup(ctx)
    const k = h * random.between(0.26, 0.34)
    const x = w * 0.5 - side * w * 0.1
    camera(marks.ctx, x, ground - k * 1.25, k, ground, dark, withOpacity(scheme.glow, 0.85))
    marks.ctx.canvas.add(
      figure(canvas, {
        pose: 'reach',
        at: [x - k * 0.62, ground],
        size: k * 1.75,
        skin: dark,
        hair: dark,
        top: dark,
        silhouette: dark,
      }),
    )
    if (random.chance(0.6)) {
      const bx = x - k * 1.6
      marks.ctx.canvas.add(
        figure(canvas, {
          pose: 'reach',
          at: [bx, ground + h * 0.01],
          size: k * 1.65,
          skin: dark,
          hair: dark,
          top: dark,
          silhouette: dark,
        }),
        line(`M${bx - k * 0.4} ${ground - k * 1.35}L${bx + k * 2.7} ${ground - k * 2.2}`, dark, k * 0.03),
        group(
          rotate(-14, bx + k * 2.7, ground - k * 2.2),
          rect(bx + k * 2.55, ground - k * 2.27, k * 0.42, k * 0.15, dark, k * 0.07),
        ),
      )
    }
    canvas.add(group(side < 0 ? `transform="translate(${w} 0) scale(-1 1)"` : '', ...marks.drawn))
    bokeh(ctx, [scheme.glow, scheme.light], 12, [0, 0.6], 0.04)
    dust(ctx, scheme.light, 40, [0, 1], [0.2, 0.9])
    vignette(ctx, 0.45)
  },
}

/** A context whose shapes are collected separately, to be rotated or mirrored together. */
function createGroup(ctx: DrawingContext): { ctx: DrawingContext; drawn: string[] } {
  const drawn: string[] = []
  return {
    drawn,
    ctx: { ...ctx, canvas: { ...ctx.canvas, add: (...marks) => void drawn.push(...marks) } },
  }
}
