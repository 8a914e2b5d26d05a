import { darker, mix, withOpacity } from '../kit/color.ts'
import { figure } from '../kit/figure.ts'
import { line, path, polygon, rect } from '../kit/shapes.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import { isDeserted, type Motif } from '../kit/motif.ts'

export const threshold: Motif = {
  words:
    /puerta|door|luz|light|sombra|shadow|silueta|silhouette|pasillo|corridor|ventana|window|escena|scene|habitaci|room/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, mix(scheme.deep, scheme.dark, 0.35), scheme.dark])
    const floor = h * random.between(0.66, 0.74)
    const x = w * random.between(0.4, 0.6)
    const dw = u * random.between(0.2, 0.3)
    const dh = floor * random.between(0.62, 0.78)
    canvas.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        canvas.linear([mix(scheme.deep, scheme.dark, 0.2), scheme.dark], [0, floor], [0, h]),
      ),
    )
    glow(ctx, x, floor - dh * 0.5, u * 0.75, scheme.accent, 0.6)
    canvas.add(
      path(
        polygon([
          [x - dw / 2, floor],
          [x + dw / 2, floor],
          [x + dw * 1.9, h],
          [x - dw * 1.9, h],
        ]),
        canvas.linear([scheme.glow, withOpacity(scheme.accent, 0.35)], [0, floor], [0, h]),
      ),
    )
    const arch = random.chance(0.5)
    const frame = arch
      ? `M${x - dw / 2} ${floor}V${floor - dh + dw / 2}A${dw / 2} ${dw / 2} 0 0 1 ${x + dw / 2} ${floor - dh + dw / 2}V${floor}Z`
      : `M${x - dw / 2} ${floor}V${floor - dh}H${x + dw / 2}V${floor}Z`
    canvas.add(
      path(frame, canvas.linear([scheme.glow, scheme.light, scheme.glow], [0, floor - dh], [0, floor])),
      line(frame, withOpacity(scheme.accent, 0.9), u * 0.008),
    )
    for (const side of [-1, 1])
      for (let panel = 1; panel < 4; panel++)
        canvas.add(
          path(
            polygon([
              [x + side * (dw * 0.5 + w * 0.1 * panel), floor],
              [x + side * (dw * 0.5 + w * 0.1 * panel), floor - dh * (1 + panel * 0.14)],
              [x + side * (dw * 0.5 + w * 0.1 * (panel + 0.72)), floor - dh * (1.1 + panel * 0.14)],
              [x + side * (dw * 0.5 + w * 0.1 * (panel + 0.72)), floor],
            ]),
            withOpacity(mix(scheme.mid, scheme.accent, 0.4), 0.34 - panel * 0.08),
          ),
        )
    const count = isDeserted(ctx) ? 0 : random.whole(1, 2)
    for (let index = 0; index < count; index++) {
      const size = dh * random.between(0.6, 0.74)
      const px = x + (index - (count - 1) / 2) * size * 0.42
      const ground = floor + (h - floor) * random.between(0.1, 0.3)
      const dark = darker(scheme.dark, 0.3)
      canvas.add(
        path(
          polygon([
            [px - size * 0.06, ground],
            [px + size * 0.06, ground],
            [px + (px - x) * 1.6 + size * 0.2, h * 1.02],
            [px + (px - x) * 1.6 - size * 0.2, h * 1.02],
          ]),
          canvas.linear([withOpacity(dark, 0.85), withOpacity(dark, 0.1)], [0, ground], [0, h]),
        ),
      )
      canvas.add(
        figure(canvas, {
          pose: random.pick(['stand', 'walk', 'open', 'reach', 'bailaora'] as const),
          at: [px, ground],
          size,
          skin: dark,
          hair: dark,
          top: dark,
          silhouette: dark,
          hairdo: random.pick(['long', 'bun', 'short'] as const),
          ...(random.chance(0.6)
            ? { skirt: random.between(0.4, 0.95), swing: random.between(0.7, 1.6) }
            : {}),
        }),
      )
    }
    dust(ctx, scheme.light, 70, [x / w - 0.2, x / w + 0.2], [0.2, 0.95])
    vignette(ctx, 0.5)
  },
}
