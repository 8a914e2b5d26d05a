import { darker, lighter, mix, veil } from '../kit/colour.ts'
import {
  circle,
  curve,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  ribbon,
  ring,
  rotate,
} from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, bokeh, dust, glow, vignette, type Motif } from '../kit/stage.ts'

const woods = ['#8a3f1a', '#a3511f', '#7a2f16', '#b5692c', '#5e2712'] as const

export const strings: Motif = {
  words:
    /cello|chelo|violonc|viol[ií]n|contrabajo|cuerda|string|guitarr|guitar|arco|\bbow\b|puente|lute|la[uú]d|curvas de madera|tapa de madera/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.deep, c.mid, 0.3), c.deep, c.dark])
    glow(stage, w * random.between(0.1, 0.9), h * 0.2, u * 0.6, c.glow, 0.5)
    bokeh(stage, [c.glow, c.accent, c.second], 18, [0, 0.8], 0.06)
    const x = w * random.between(0.42, 0.58)
    const y = h * random.between(0.52, 0.6)
    const k = Math.max(w * 0.7, h) * random.between(0.5, 0.66)
    const wood = random.pick(woods)
    const fill = sheet.linear(
      [lighter(wood, 0.42), wood, darker(wood, 0.5)],
      [x - k * 0.4, y - k * 0.6],
      [x + k * 0.5, y + k * 0.6],
    )
    const half = (side: number): Point[] => [
      [x, y - k * 0.62],
      [x + side * k * 0.26, y - k * 0.6],
      [x + side * k * 0.37, y - k * 0.4],
      [x + side * k * 0.3, y - k * 0.16],
      [x + side * k * 0.23, y],
      [x + side * k * 0.3, y + k * 0.16],
      [x + side * k * 0.45, y + k * 0.42],
      [x + side * k * 0.34, y + k * 0.68],
      [x, y + k * 0.74],
    ]
    const outline = curve([...half(1), ...half(-1).reverse()], 8)
    const marks = [
      path(outline, veil(c.dark, 0.5), `transform="translate(${k * 0.04} ${k * 0.05})"`),
      path(outline, fill),
      line(outline, darker(wood, 0.55), k * 0.018),
      line(
        outline,
        lighter(wood, 0.5),
        k * 0.005,
        `transform="translate(${x * 0.04} ${y * 0.04}) scale(0.96)"`,
      ),
    ]
    for (const side of [-1, 1]) {
      const hole: Point[] = [
        [x + side * k * 0.13, y - k * 0.12],
        [x + side * k * 0.115, y - k * 0.09],
        [x + side * k * 0.17, y + k * 0.03],
        [x + side * k * 0.2, y + k * 0.13],
        [x + side * k * 0.185, y + k * 0.16],
      ]
      marks.push(
        path(
          ribbon(
            hole,
            [0.01, 0.012, 0.026, 0.012, 0.01].map((v) => v * k),
          ),
          darker(wood, 0.85),
        ),
        circle(x + side * k * 0.135, y - k * 0.12, k * 0.016, darker(wood, 0.85)),
        circle(x + side * k * 0.182, y + k * 0.165, k * 0.02, darker(wood, 0.85)),
      )
    }
    marks.push(
      path(
        polygon([
          [x - k * 0.035, y - k * 1.7],
          [x + k * 0.035, y - k * 1.7],
          [x + k * 0.055, y - k * 0.22],
          [x - k * 0.055, y - k * 0.22],
        ]),
        sheet.linear(['#2a1c18', '#120b0b'], [x - k * 0.05, 0], [x + k * 0.05, 0]),
      ),
    )
    marks.push(
      path(
        polygon([
          [x - k * 0.03, y + k * 0.3],
          [x + k * 0.03, y + k * 0.3],
          [x + k * 0.05, y + k * 0.62],
          [x - k * 0.05, y + k * 0.62],
        ]),
        '#17100f',
      ),
    )
    marks.push(
      path(
        curve([
          [x - k * 0.13, y + k * 0.09],
          [x - k * 0.07, y + k * 0.045],
          [x, y + k * 0.03],
          [x + k * 0.07, y + k * 0.045],
          [x + k * 0.13, y + k * 0.09],
          [x, y + k * 0.075],
        ]),
        lighter('#c98e4a', 0.1),
      ),
    )
    for (let index = 0; index < 4; index++) {
      const share = (index - 1.5) / 1.5
      marks.push(
        line(
          `M${x + share * k * 0.024} ${y - k * 1.7}L${x + share * k * 0.05} ${y + k * 0.05}L${x + share * k * 0.026} ${y + k * 0.32}`,
          '#fbeed2',
          k * (0.0035 + index * 0.0012),
        ),
      )
    }
    sheet.add(group(rotate(random.between(-38, 38), x, y), ...marks))
    const bowY = y + k * random.between(-0.1, 0.2)
    const tilt = random.between(-16, 16)
    sheet.add(
      group(
        rotate(tilt, x, bowY),
        line(
          curve([
            [x - k * 1.5, bowY - k * 0.02],
            [x, bowY - k * 0.055],
            [x + k * 1.5, bowY - k * 0.02],
          ]),
          darker(wood, 0.35),
          k * 0.024,
        ),
        rect(x - k * 1.5, bowY + k * 0.005, k * 3, k * 0.013, '#f6ead4'),
      ),
    )
    const from: Point = [w * random.between(0, 1), -h * 0.1]
    beam(stage, from, [x, h * 0.9], u * 0.7, c.glow, 0.26)
    dust(stage, c.light, 40)
    vignette(stage, 0.6)
  },
}

export const vinyl: Motif = {
  words: /vinil|vinyl|disco|record|onda|wave|sonido|sound|mezcl|\bdj\b|estudio|studio|grab/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [random.pick([c.accent, c.mid, c.second]), mix(c.mid, c.deep, 0.5), c.deep], u * 0.3)
    for (let index = 9; index > 0; index--)
      sheet.add(
        ring(
          w * 0.5,
          h * 0.5,
          u * (0.42 + index * 0.085),
          veil(c.light, 0.05 + 0.012 * (9 - index)),
          u * 0.006,
        ),
      )
    const x = w * random.between(0.36, 0.64)
    const y = h * random.between(0.44, 0.58)
    const r = u * random.between(0.38, 0.52)
    glow(stage, x + r * 0.12, y + r * 0.16, r * 1.35, c.dark, 0.85)
    sheet.add(circle(x, y, r, '#120d14'))
    for (let index = 0; index < 24; index++)
      sheet.add(
        ring(
          x,
          y,
          r * (0.38 + index * 0.0255),
          veil(index % 5 === 0 ? '#000000' : c.mid, index % 5 === 0 ? 0.7 : 0.16),
          r * 0.007,
        ),
      )
    const angle = random.between(0, 360)
    for (const [turned, opacity] of [
      [0, 0.3],
      [180, 0.24],
      [84, 0.1],
      [262, 0.1],
    ] as const)
      sheet.add(
        group(
          rotate(angle + turned, x, y),
          path(
            `M${x} ${y}L${x + r * 0.985} ${y - r * 0.16}A${r} ${r} 0 0 1 ${x + r * 0.985} ${y + r * 0.16}Z`,
            veil(c.light, opacity),
          ),
          path(
            `M${x} ${y}L${x + r * 0.995} ${y - r * 0.07}A${r} ${r} 0 0 1 ${x + r * 0.995} ${y + r * 0.07}Z`,
            veil(c.light, opacity),
          ),
        ),
      )
    const label = sheet.linear([c.second, c.accent], [x - r * 0.3, y - r * 0.3], [x + r * 0.3, y + r * 0.3])
    sheet.add(
      circle(x, y, r * 0.345, label),
      path(
        `M${x - r * 0.345} ${y}A${r * 0.345} ${r * 0.345} 0 0 0 ${x + r * 0.345} ${y}Z`,
        veil(c.light, 0.85),
      ),
      ring(x, y, r * 0.25, veil(c.dark, 0.35), r * 0.008),
      circle(x, y, r * 0.035, c.dark),
    )
    const armX = x + r * 1.12
    const armY = y - r * 0.82
    sheet.add(
      circle(armX, armY, r * 0.16, darker(c.deep, 0.3)),
      circle(armX, armY, r * 0.1, c.light),
      line(
        `M${armX} ${armY}L${armX - r * 0.06} ${y + r * 0.3}L${x + r * 0.6} ${y + r * 0.6}`,
        veil(c.dark, 0.4),
        r * 0.05,
        'transform="translate(12 16)"',
      ),
      line(
        `M${armX} ${armY}L${armX - r * 0.06} ${y + r * 0.3}L${x + r * 0.6} ${y + r * 0.6}`,
        c.light,
        r * 0.04,
      ),
      group(
        rotate(38, x + r * 0.6, y + r * 0.6),
        rect(x + r * 0.54, y + r * 0.56, r * 0.12, r * 0.2, c.accent, r * 0.02),
      ),
    )
    if (random.chance(0.6)) {
      const bars = 46
      for (let index = 0; index < bars; index++) {
        const tall = h * 0.13 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.23)) + h * 0.012
        sheet.add(
          rect((index + 0.25) * (w / bars), h * 0.93 - tall, (w / bars) * 0.5, tall, veil(c.light, 0.75), 4),
        )
      }
    }
    vignette(stage, 0.4)
  },
}

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

export const keys: Motif = {
  words: /piano|tecla|key(s|board)|teclado|jazz|acord|synth|sinte/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.deep, c.mid, 0.4)])
    bokeh(stage, [c.glow, c.accent, c.second], 22, [0, 0.5], 0.07)
    const far = h * random.between(0.34, 0.46)
    const vanish: Point = [w * random.between(-0.2, 1.2), far - h * random.between(0.5, 0.9)]
    const count = random.whole(11, 16)
    const edge = (share: number, y: number): Point => {
      const bottom = (share - 0.5) * w * 1.9 + w / 2
      const t = (y - vanish[1]) / (h * 1.05 - vanish[1])
      return [vanish[0] + (bottom - vanish[0]) * t, y]
    }
    const white = sheet.linear([mix(c.light, c.mid, 0.35), c.light, '#ffffff'], [0, far], [0, h])
    for (let index = 0; index < count; index++) {
      const lit = random.chance(0.12)
      const fill = lit ? sheet.linear([c.accent, c.glow], [0, far], [0, h]) : white
      const [left, right] = [index / count, (index + 0.93) / count]
      sheet.add(
        path(polygon([edge(left, far), edge(right, far), edge(right, h * 1.05), edge(left, h * 1.05)]), fill),
      )
    }
    const end = far + (h - far) * 0.58
    for (let index = 0; index < count; index++) {
      if ([2, 6].includes(index % 7)) continue
      const [left, right] = [(index + 0.66) / count, (index + 1.26) / count]
      const front = end + (h - end) * 0.07
      sheet.add(
        path(
          polygon([
            edge(left, far - h * 0.02),
            edge(right, far - h * 0.02),
            edge(right, front),
            edge(left, front),
          ]),
          '#0c090d',
        ),
      )
      sheet.add(
        path(
          polygon([
            edge(left + 0.1 / count, far - h * 0.02),
            edge(right - 0.1 / count, far - h * 0.02),
            edge(right - 0.1 / count, end),
            edge(left + 0.1 / count, end),
          ]),
          sheet.linear(['#0f0c10', mix(c.dark, c.mid, 0.35)], [0, far], [0, end]),
        ),
      )
    }
    sheet.add(
      rect(
        0,
        far - h * 0.07,
        w,
        h * 0.07,
        sheet.linear([mix(c.deep, c.dark, 0.5), c.dark], [0, far - h * 0.07], [0, far]),
      ),
    )
    sheet.add(rect(0, far - h * 0.008, w, h * 0.014, veil(c.accent, 0.9)))
    glow(stage, w * random.between(0.2, 0.8), far + h * 0.1, u * 0.75, c.glow, 0.4, 0.6)
    vignette(stage, 0.55)
  },
}
