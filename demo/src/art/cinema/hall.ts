import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure } from '../kit/figure.ts'
import { circle, group, line, path, rect } from '../kit/shapes.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const hall: Motif = {
  words:
    /sala|cine\b|cinema|proyec|project|pantalla|screen|butaca|seat|estreno|premiere|p[uú]blico|audience|funci[oó]n|theat/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, mix(scheme.dark, scheme.deep, 0.6), scheme.dark])
    const sw = Math.min(w * 0.7, h * 1.1)
    const sh = Math.min(sw * 0.5, h * 0.42)
    const x = w / 2 - sw / 2
    const y = h * 0.13
    glow(ctx, w / 2, y + sh / 2, u * 0.95, scheme.glow, 0.55, 0.75)
    for (let fold = 0; fold < 9; fold++)
      for (const side of [0, 1]) {
        const wide = (w - sw) / 2 / 9
        const fx = side ? w - (fold + 1) * wide : fold * wide
        const cloth = random.pick(['#8e1f2b', scheme.accent])
        canvas.add(
          rect(
            fx,
            0,
            wide + 1,
            h * 0.78,
            canvas.linear(
              [darker(cloth, 0.65), darker(cloth, 0.15), darker(cloth, 0.7)],
              [fx, 0],
              [fx + wide, 0],
            ),
          ),
        )
      }
    const cut = canvas.clip(`M${x} ${y}h${sw}v${sh}h${-sw}Z`)
    const sx = x + sw * random.between(0.3, 0.7)
    const hills = (base: number, color: string) =>
      path(
        `M${x} ${y + sh * base}Q${x + sw * 0.25} ${y + sh * (base - 0.22)} ${x + sw * 0.5} ${y + sh * base}T${x + sw} ${y + sh * (base - 0.06)}V${y + sh}H${x}Z`,
        color,
      )
    canvas.add(
      group(
        cut,
        rect(x, y, sw, sh, canvas.linear([scheme.mid, scheme.glow, scheme.light], [0, y], [0, y + sh])),
        circle(sx, y + sh * 0.5, sh * 0.26, scheme.light),
        hills(0.66, scheme.accent),
        hills(0.82, scheme.deep),
        figure(canvas, {
          pose: random.pick(['walk', 'open', 'reach'] as const),
          at: [x + sw * random.between(0.3, 0.7), y + sh * 0.98],
          size: sh * 0.5,
          skin: scheme.dark,
          hair: scheme.dark,
          top: scheme.dark,
          silhouette: scheme.dark,
        }),
      ),
    )
    canvas.add(
      `<rect x="${x}" y="${y}" width="${sw}" height="${sh}" fill="none" stroke="${scheme.light}" stroke-opacity=".5" stroke-width="3"/>`,
    )
    for (const place of [0.1, 0.5, 0.9])
      beam(ctx, [w / 2, h * 1.25], [x + sw * place, y + sh * 0.5], sw * 0.32, scheme.light, 0.22)
    for (let row = 0; row < 3; row++) {
      const size = u * (0.05 + row * 0.028)
      const base = h * (0.7 + row * 0.11)
      const color = mix(mix(scheme.deep, '#6d1420', 0.5), '#050304', 0.25 + row * 0.28)
      for (let seat = -1; seat < w / (size * 2.5) + 1; seat++) {
        const px = (seat + (row % 2) * 0.5) * size * 2.5
        if (random.chance(0.82)) {
          const skull = mix(color, '#000000', 0.45)
          canvas.add(
            circle(px, base - size * 0.55, size * 0.62, skull),
            random.chance(0.3) ? circle(px, base - size * 1.25, size * 0.28, skull) : '',
            line(
              `M${px - size * 0.45} ${base - size * 0.95}Q${px} ${base - size * 1.4} ${px + size * 0.45} ${base - size * 0.95}`,
              withOpacity(scheme.glow, 0.6),
              size * 0.06,
            ),
          )
        }
        canvas.add(
          rect(
            px - size * 1.1,
            base,
            size * 2.2,
            h,
            canvas.linear([lighter(color, 0.12), darker(color, 0.4)], [0, base], [0, base + size * 3]),
            size * 0.5,
          ),
        )
      }
    }
    dust(ctx, scheme.light, 60, [0.2, 0.8], [0.2, 0.7])
    vignette(ctx, 0.5)
  },
}
