import { circle, ellipse, group, line, path, rect, rotate } from '../kit/shapes.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Subject } from '../kit/motif.ts'

/** The brick mouth of a kiln or a stone oven, with embers; with loaves when the alternative text names bread. */
export const kiln: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, altText } = ctx
    backdrop(ctx, ['#2a1a14', '#3a241a', '#1a0f0b'])
    const [x, base] = [w / 2, h * 0.82]
    const r = u * 0.34
    const row = u * 0.075
    for (let y = 0; y < base; y += row)
      for (let bx = (Math.round(y / row) % 2) * -u * 0.08; bx < w; bx += u * 0.16) {
        const brick = random.pick(['#6b3a26', '#7a452c', '#5a3020', '#83502f'])
        canvas.add(rect(bx + 2, y + 2, u * 0.16 - 5, row - 5, brick, 4))
      }
    const mouth = (k: number) =>
      `M${x - k} ${base}V${base - k * 0.55}A${k} ${k} 0 0 1 ${x + k} ${base - k * 0.55}V${base}Z`
    canvas.add(path(mouth(r * 1.24), '#2a1710'))
    for (let stone = 0; stone < 13; stone++) {
      const angle = Math.PI + (stone / 12) * Math.PI
      const [sx, sy] = [x + Math.cos(angle) * r * 1.13, base - r * 0.55 + Math.sin(angle) * r * 1.13]
      canvas.add(
        group(
          rotate((angle * 180) / Math.PI + 90, sx, sy),
          rect(
            sx - r * 0.135,
            sy - r * 0.12,
            r * 0.27,
            r * 0.24,
            random.pick(['#9a623c', '#8a5433', '#a86f45']),
            6,
          ),
        ),
      )
    }
    canvas.add(
      path(
        mouth(r),
        canvas.radial(['#fff0a8', '#ffb03a', '#e2521c', '#5a1608', '#1a0805'], [x, base - r * 0.15], r * 1.5),
      ),
      rect(0, base, w, h - base, canvas.linear(['#4a2c1e', '#1e110b'], [0, base], [0, h])),
    )
    for (let ember = 0; ember < 46; ember++)
      canvas.add(
        circle(
          x + random.between(-0.85, 0.85) * r,
          base - random.next() ** 2 * r * 0.34,
          r * random.between(0.02, 0.07),
          random.pick(['#ffdf70', '#ff8a2a', '#c23a12', '#7a1f0a']),
        ),
      )
    if (/\bpan(es)?\b|loa(f|ves)|bread/i.test(altText))
      for (const share of [-0.56, 0, 0.56])
        canvas.add(
          ellipse(
            x + share * r,
            base - r * 0.06,
            r * 0.27,
            r * 0.17,
            canvas.radial(['#e8b064', '#b06c2c', '#5a2f12'], [x + share * r, base - r * 0.16], r * 0.34),
          ),
          line(
            `M${x + share * r - r * 0.12} ${base - r * 0.12}l${r * 0.24} ${-r * 0.05}`,
            '#f6dca8',
            r * 0.025,
          ),
        )
    glow(ctx, x, base - r * 0.3, r * 2.1, '#ff9a3a', 0.55)
    glow(ctx, x, base + h * 0.06, r * 1.5, '#ffb45a', 0.45, 0.25)
    vignette(ctx, 0.5)
  },
}
