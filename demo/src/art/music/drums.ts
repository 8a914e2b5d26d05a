import { darker, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, group, line, ring } from '../kit/shapes.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { woods } from './cloth.ts'

export const drums: Motif = {
  words: /tambor|percus|drum|caj[oó]n|bombo|djemb|ronda|c[ií]rculo|ritmo|rhythm|maraca|timbal/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(
      ctx,
      [mix(scheme.mid, scheme.glow, 0.2), mix(scheme.deep, scheme.mid, 0.5), scheme.deep],
      u * 0.2,
    )
    const x = w / 2 + random.between(-0.08, 0.08) * w
    const y = h / 2 + random.between(-0.06, 0.06) * h
    const palette = [
      scheme.accent,
      scheme.second,
      scheme.glow,
      scheme.light,
      mix(scheme.mid, scheme.light, 0.3),
    ]
    for (let band = 8; band > 0; band--)
      canvas.add(circle(x, y, u * 0.1 * band, withOpacity(band % 2 ? scheme.glow : scheme.dark, 0.08)))
    glow(ctx, x, y, u * 0.5, scheme.glow, 0.75)
    const count = random.whole(5, 8)
    const turn = random.between(0, 6)
    const drum = (cx: number, cy: number, r: number, body: string) => {
      canvas.add(
        circle(cx + r * 0.16, cy + r * 0.2, r * 1.06, withOpacity(scheme.dark, 0.4)),
        circle(cx, cy, r, body),
      )
      for (let peg = 0; peg < 14; peg++) {
        const angle = (peg / 14) * Math.PI * 2
        canvas.add(
          line(
            `M${cx + Math.cos(angle) * r * 0.8} ${cy + Math.sin(angle) * r * 0.8}L${cx + Math.cos(angle + 0.12) * r * 0.97} ${cy + Math.sin(angle + 0.12) * r * 0.97}`,
            scheme.light,
            r * 0.045,
          ),
        )
      }
      canvas.add(
        circle(cx, cy, r * 0.8, canvas.linear(['#fff3dc', '#e7c79a'], [cx - r, cy - r], [cx + r, cy + r])),
        ring(cx, cy, r * 0.8, withOpacity(darker(body, 0.5), 0.6), r * 0.04),
        ring(cx, cy, r * 0.46, withOpacity('#b98a55', 0.35), r * 0.07),
        circle(cx - r * 0.12, cy - r * 0.1, r * 0.2, withOpacity('#b98a55', 0.22)),
      )
    }
    for (let index = 0; index < count; index++) {
      const angle = turn + (index / count) * Math.PI * 2
      const away = u * random.between(0.33, 0.37)
      const stretch = Math.min(1.7, w / h > 1 ? 1 + (w / h - 1) * 0.5 : 1)
      const dx = Math.cos(angle) * stretch
      const dy = Math.sin(angle)
      const shirt = palette[index % palette.length] ?? scheme.accent
      const far = 1.46
      const cx = x + dx * away
      const cy = y + dy * away
      drum(cx, cy, u * random.between(0.075, 0.1), random.pick(woods))
      const px = x + dx * away * far
      const py = y + dy * away * far
      const tilt = (Math.atan2(dy, dx) * 180) / Math.PI
      const skin = random.pick(['#8a5532', '#c08457', '#5d3822', '#e0ab80'])
      canvas.add(
        group(
          `transform="translate(${px} ${py}) rotate(${tilt}) scale(${u / 1000})"`,
          ellipse(14, 18, 74, 118, withOpacity(scheme.dark, 0.35)),
          ellipse(0, 0, 66, 112, shirt),
          line('M0 -88Q-70 -104 -118 -34', skin, 30),
          line('M0 88Q-70 104 -122 40', skin, 30),
          circle(-120, -32, 19, skin),
          circle(-124, 38, 19, skin),
          circle(-14, 0, 46, random.pick(['#1b1210', '#2b1a12', scheme.dark, scheme.accent])),
        ),
      )
    }
    drum(x, y, u * random.between(0.12, 0.16), scheme.accent)
    vignette(ctx, 0.5)
  },
}
