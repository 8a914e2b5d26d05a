import { circle, ellipse, group, line, path, rect, ring, rotate } from '../kit/shapes.ts'
import { mix, withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** A page of comics in ink: panels of a gas station at night, with speech balloons. */
export const comicPage: Subject = {
  formats: ['portrait', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    backdrop(ctx, [mix(scheme.mid, '#6b4a2c', 0.5), '#3a2818'], u * 0.3)
    const [pw, ph] = [Math.min(w * 0.8, h * 0.7), Math.min(h * 0.9, w * 1.05)]
    const [px, py] = [(w - pw) / 2, (h - ph) / 2]
    const ink = '#171420'
    const marks = [
      rect(px + 12, py + 18, pw, ph, withOpacity('#000000', 0.4)),
      rect(px, py, pw, ph, '#fdf6e4'),
    ]
    const rows = [[0.58, 0.42], [1], [0.34, 0.33, 0.33]]
    let y = py + ph * 0.05
    for (const [row, cells] of rows.entries()) {
      const tall = ph * (row === 1 ? 0.32 : 0.26)
      let x = px + pw * 0.05
      for (const share of cells) {
        const wide = pw * 0.9 * share - pw * 0.02
        const cut = canvas.clip(`M${x} ${y}h${wide}v${tall}h${-wide}Z`)
        const night = random.chance(0.6)
        const lampX = x + wide * random.between(0.2, 0.8)
        const scene = [
          rect(x, y, wide, tall, night ? mix(scheme.deep, ink, 0.4) : mix(scheme.glow, '#fdf6e4', 0.5)),
          circle(lampX, y + tall * 0.28, tall * 0.12, night ? '#fdf6e4' : scheme.accent),
          rect(x, y + tall * 0.74, wide, tall * 0.3, ink),
          rect(x + wide * 0.1, y + tall * 0.36, wide * 0.8, tall * 0.07, scheme.accent),
          ...[0.2, 0.76].map((at) => rect(x + wide * at, y + tall * 0.42, wide * 0.05, tall * 0.34, ink)),
          rect(x + wide * 0.46, y + tall * 0.54, wide * 0.12, tall * 0.22, scheme.second, 4),
          circle(x + wide * 0.34, y + tall * 0.56, tall * 0.055, '#fdf6e4'),
          path(
            `M${x + wide * 0.34 - tall * 0.07} ${y + tall * 0.8}q0 ${-tall * 0.19} ${tall * 0.07} ${-tall * 0.19}q${tall * 0.07} 0 ${tall * 0.07} ${tall * 0.19}Z`,
            '#fdf6e4',
          ),
          ellipse(
            x + wide * 0.68,
            y + tall * 0.16,
            wide * 0.24,
            tall * 0.1,
            '#fdf6e4',
            `stroke="${ink}" stroke-width="3"`,
          ),
          ...[-0.03, 0.01, 0.05].map((dy) =>
            line(
              `M${x + wide * 0.54} ${y + tall * (0.15 + dy)}h${wide * random.between(0.18, 0.28)}`,
              ink,
              3,
            ),
          ),
        ]
        marks.push(
          group(cut, ...scene),
          rect(x, y, wide, tall, 'none', 0, `stroke="${ink}" stroke-width="${u * 0.006}"`),
        )
        x += wide + pw * 0.02
      }
      y += tall + ph * 0.03
    }
    if (/mancha|stain|caf[eé]/i.test(altText))
      marks.push(
        circle(px + pw * 0.8, py + ph * 0.5, pw * 0.13, withOpacity('#7a4a20', 0.22)),
        ring(px + pw * 0.8, py + ph * 0.5, pw * 0.13, withOpacity('#6b3d18', 0.55), u * 0.008),
      )
    canvas.add(group(rotate(random.between(-4, 4), w / 2, h / 2), ...marks))
    glow(ctx, w * 0.2, 0, u * 0.9, '#fff0c8', 0.35)
    vignette(ctx, 0.4)
  },
}
