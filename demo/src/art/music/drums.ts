import { darker, mix, veil } from '../kit/colour.ts'
import { circle, ellipse, group, line, ring } from '../kit/shapes.ts'
import { backdrop, glow, type Motif, vignette } from '../kit/stage.ts'
import { woods } from './cloth.ts'

export const drums: Motif = {
  words: /tambor|percus|drum|caj[oó]n|bombo|djemb|ronda|c[ií]rculo|ritmo|rhythm|maraca|timbal/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.mid, c.glow, 0.2), mix(c.deep, c.mid, 0.5), c.deep], u * 0.2)
    const x = w / 2 + random.between(-0.08, 0.08) * w
    const y = h / 2 + random.between(-0.06, 0.06) * h
    const palette = [c.accent, c.second, c.glow, c.light, mix(c.mid, c.light, 0.3)]
    for (let band = 8; band > 0; band--)
      sheet.add(circle(x, y, u * 0.1 * band, veil(band % 2 ? c.glow : c.dark, 0.08)))
    glow(stage, x, y, u * 0.5, c.glow, 0.75)
    const count = random.whole(5, 8)
    const turn = random.between(0, 6)
    const drum = (cx: number, cy: number, r: number, body: string) => {
      sheet.add(circle(cx + r * 0.16, cy + r * 0.2, r * 1.06, veil(c.dark, 0.4)), circle(cx, cy, r, body))
      for (let peg = 0; peg < 14; peg++) {
        const angle = (peg / 14) * Math.PI * 2
        sheet.add(
          line(
            `M${cx + Math.cos(angle) * r * 0.8} ${cy + Math.sin(angle) * r * 0.8}L${cx + Math.cos(angle + 0.12) * r * 0.97} ${cy + Math.sin(angle + 0.12) * r * 0.97}`,
            c.light,
            r * 0.045,
          ),
        )
      }
      sheet.add(
        circle(cx, cy, r * 0.8, sheet.linear(['#fff3dc', '#e7c79a'], [cx - r, cy - r], [cx + r, cy + r])),
        ring(cx, cy, r * 0.8, veil(darker(body, 0.5), 0.6), r * 0.04),
        ring(cx, cy, r * 0.46, veil('#b98a55', 0.35), r * 0.07),
        circle(cx - r * 0.12, cy - r * 0.1, r * 0.2, veil('#b98a55', 0.22)),
      )
    }
    for (let index = 0; index < count; index++) {
      const angle = turn + (index / count) * Math.PI * 2
      const away = u * random.between(0.33, 0.37)
      const stretch = Math.min(1.7, w / h > 1 ? 1 + (w / h - 1) * 0.5 : 1)
      const dx = Math.cos(angle) * stretch
      const dy = Math.sin(angle)
      const shirt = palette[index % palette.length] ?? c.accent
      const far = 1.46
      const cx = x + dx * away
      const cy = y + dy * away
      drum(cx, cy, u * random.between(0.075, 0.1), random.pick(woods))
      const px = x + dx * away * far
      const py = y + dy * away * far
      const tilt = (Math.atan2(dy, dx) * 180) / Math.PI
      const skin = random.pick(['#8a5532', '#c08457', '#5d3822', '#e0ab80'])
      sheet.add(
        group(
          `transform="translate(${px} ${py}) rotate(${tilt}) scale(${u / 1000})"`,
          ellipse(14, 18, 74, 118, veil(c.dark, 0.35)),
          ellipse(0, 0, 66, 112, shirt),
          line('M0 -88Q-70 -104 -118 -34', skin, 30),
          line('M0 88Q-70 104 -122 40', skin, 30),
          circle(-120, -32, 19, skin),
          circle(-124, 38, 19, skin),
          circle(-14, 0, 46, random.pick(['#1b1210', '#2b1a12', c.dark, c.accent])),
        ),
      )
    }
    drum(x, y, u * random.between(0.12, 0.16), c.accent)
    vignette(stage, 0.5)
  },
}
