import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure } from '../kit/figure.ts'
import { circle, curve, ellipse, line, path, polygon, rect, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, bokeh, dust, glow, vignette, type Motif, type Stage } from '../kit/stage.ts'

/** The black bars of the wide screen. */
export function letterbox({ sheet, w, h }: Stage): void {
  const bar = Math.max(0, Math.min(h * 0.11, (h - w / 2.1) / 2))
  sheet.add(rect(0, 0, w, bar, '#060506'), rect(0, h - bar, w, bar, '#060506'))
}

export const dunes: Motif = {
  words:
    /duna|dune|desierto|desert|sol\b|sun|atardecer|sunset|amanecer|dawn|horizonte|horizon|paisaje|landscape|fotograma|still|cielo|sky|plano|luna|moon|loma|colina|hill|monta|mountain|bruma|niebla|mist|fog|\bmar\b|\bsea\b|isla|island|volc|valle|valley|r[ií]o\b|river|agua|water/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.deep, mix(c.deep, c.mid, 0.6), c.mid, c.glow])
    const x = w * random.between(0.25, 0.75)
    const y = h * random.between(0.36, 0.56)
    const r = u * random.between(0.14, 0.28)
    if (random.chance(0.5))
      for (let index = 0; index < 60; index++)
        sheet.add(
          circle(
            random.next() * w,
            random.next() * h * 0.4,
            u * random.between(0.0008, 0.0026),
            veil(c.light, 0.8),
          ),
        )
    sheet.add(circle(x, y, r * 2.1, veil(c.glow, 0.13)), circle(x, y, r * 1.6, veil(c.glow, 0.14)))
    glow(stage, x, y, r * 2.4, c.glow, 0.6)
    sheet.add(circle(x, y, r, sheet.linear([lighter(c.glow, 0.3), c.glow, c.accent], [x, y - r], [x, y + r])))
    const layers = random.whole(4, 6)
    const sharp = random.chance(0.5)
    for (let layer = 0; layer < layers; layer++) {
      const share = layer / (layers - 1)
      const base = h * (0.52 + share * 0.33)
      const places: Point[] = []
      const steps = random.whole(3, 5)
      for (let step = -1; step <= steps + 1; step++)
        places.push([(step / steps) * w, base + random.between(-1, 1) * h * (sharp ? 0.065 : 0.05)])
      const colour = mix(mix(c.accent, c.glow, 0.3), c.dark, share ** 0.8)
      const ridge = sharp ? `M${places.map((place) => place.join(' ')).join('L')}` : curve(places, 8)
      sheet.add(
        path(
          `${ridge}L${w * 1.3} ${h}L${-w * 0.3} ${h}Z`,
          sheet.linear(
            [lighter(colour, 0.1), colour, darker(colour, 0.35)],
            [0, base - h * 0.06],
            [0, base + h * 0.25],
          ),
        ),
      )
      if (!sharp)
        for (let face = 1; face < places.length - 2; face += 2) {
          const [px, py] = places[face] as Point
          const [nx, ny] = places[face + 1] as Point
          sheet.add(
            path(
              `M${px} ${py}Q${(px + nx) / 2} ${(py + ny) / 2} ${nx} ${ny + h * 0.02}Q${px + (nx - px) * 0.4} ${py + h * 0.16} ${px - w * 0.06} ${h * (0.72 + share * 0.28)}Q${px + w * 0.02} ${py + h * 0.1} ${px} ${py}Z`,
              veil(c.dark, 0.2),
            ),
          )
        }
    }
    if (random.chance(0.7)) {
      const fx = x + random.between(-0.12, 0.12) * w
      const count = random.whole(1, 3)
      const ground = h * 0.845
      sheet.add(
        path(
          `M${-w * 0.1} ${h * 0.93}Q${fx} ${ground - h * 0.035} ${w * 1.1} ${h * 0.95}V${h}H${-w * 0.1}Z`,
          c.dark,
        ),
      )
      for (let index = 0; index < count; index++)
        sheet.add(
          figure(sheet, {
            pose: random.pick(['walk', 'stand', 'reach', 'open'] as const),
            at: [fx + index * u * 0.075, ground + h * 0.04],
            size: h * 0.14,
            skin: c.dark,
            hair: c.dark,
            top: c.dark,
            silhouette: darker(c.dark, 0.3),
            ...(random.chance(0.5) ? { skirt: 0.7, swing: 1 } : {}),
          }),
        )
    }
    vignette(stage, 0.35)
    letterbox(stage)
  },
}

export const city: Motif = {
  words:
    /ciudad|city|ne[oó]n|calle|street|lluvia|rain|noche|night|edificio|building|coche|car\b|taxi|azotea|roof|esquina|asfalto/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.mid, c.accent, 0.4)])
    const road = h * random.between(0.64, 0.7)
    glow(stage, w / 2, road, u * 0.7, c.accent, 0.75, 0.8)
    const neon = [c.accent, c.second, c.glow, '#5ce1ff', '#ff5fa8']
    const lights: [number, number, string][] = []
    for (let depth = 0; depth < 3; depth++) {
      const gap = w * (0.05 + depth * 0.11)
      for (const side of [-1, 1]) {
        let x = w / 2 + side * gap * random.between(0.5, 0.9)
        while (x > -w * 0.2 && x < w * 1.2) {
          const wide = u * random.between(0.09, 0.17) * (1 + depth * 0.6)
          const tall = road * random.between(0.3, 0.62) * (1 + depth * 0.28)
          const left = side > 0 ? x : x - wide
          const colour = mix(mix(c.deep, c.mid, 0.4), c.dark, 0.35 + depth * 0.3)
          sheet.add(
            rect(
              left,
              road - tall,
              wide,
              tall,
              sheet.linear([colour, mix(colour, c.accent, 0.25)], [0, road - tall], [0, road]),
            ),
          )
          const cell = u * (0.018 + depth * 0.008)
          for (let wy = road - tall + cell; wy < road - cell * 2; wy += cell * 1.7)
            for (let wx = left + cell * 0.7; wx < left + wide - cell; wx += cell * 1.5)
              if (random.chance(0.3))
                sheet.add(
                  rect(
                    wx,
                    wy,
                    cell * 0.7,
                    cell,
                    veil(random.pick([c.glow, c.light, c.second]), random.between(0.3, 0.95)),
                  ),
                )
          if (depth > 0 && random.chance(0.55)) {
            const sign = random.pick(neon)
            const [sx, sy, sw, sh] = [
              left + wide * 0.2,
              road - tall * random.between(0.3, 0.7),
              wide * random.between(0.14, 0.5),
              wide * random.between(0.25, 0.7),
            ]
            glow(stage, sx + sw / 2, sy + sh / 2, wide * 0.75, sign, 0.7)
            sheet.add(
              `<rect x="${sx}" y="${sy}" width="${sw}" height="${sh}" rx="6" fill="${darker(sign, 0.7)}" stroke="${lighter(sign, 0.35)}" stroke-width="${u * 0.006}"/>`,
            )
            lights.push([sx + sw / 2, sw, sign])
          }
          x += side * wide * random.between(0.96, 1.15)
        }
      }
    }
    sheet.add(
      rect(0, road, w, h - road, sheet.linear([mix(c.deep, c.accent, 0.25), c.dark], [0, road], [0, h])),
    )
    for (const [x, wide, colour] of lights)
      for (let streak = 0; streak < 7; streak++)
        sheet.add(
          ellipse(
            x + random.between(-1, 1) * wide,
            road + (h - road) * random.between(0.05, 0.9),
            wide * random.between(0.4, 1.3),
            u * random.between(0.004, 0.012),
            veil(colour, random.between(0.25, 0.7)),
          ),
        )
    for (let index = 0; index < 40; index++)
      sheet.add(
        ellipse(
          w / 2 + random.between(-0.25, 0.25) * w,
          road + (h - road) * random.next(),
          u * random.between(0.02, 0.09),
          u * 0.004,
          veil(random.pick([c.glow, c.accent]), 0.4),
        ),
      )
    const ground = road + (h - road) * 0.5
    const size = h * random.between(0.32, 0.4)
    const px = w * random.between(0.42, 0.58)
    const dark = darker(c.dark, 0.4)
    sheet.add(
      figure(sheet, {
        pose: 'walk',
        at: [px, ground],
        size,
        skin: dark,
        hair: dark,
        top: dark,
        silhouette: dark,
        skirt: 0.5,
        swing: 0.7,
      }),
    )
    sheet.add(
      path(
        `M${px - size * 0.36} ${ground - size * 0.98}A${size * 0.36} ${size * 0.3} 0 0 1 ${px + size * 0.36} ${ground - size * 0.98}Q${px + size * 0.18} ${ground - size * 1.04} ${px} ${ground - size * 0.98}Q${px - size * 0.18} ${ground - size * 1.04} ${px - size * 0.36} ${ground - size * 0.98}Z`,
        random.pick([c.accent, c.second]),
      ),
      line(`M${px} ${ground - size * 1.26}V${ground - size * 0.6}`, dark, size * 0.016),
      ellipse(px, ground + size * 0.35, size * 0.1, size * 0.3, veil(c.dark, 0.5)),
    )
    for (let drop = 0; drop < 110; drop++) {
      const [x, y, long] = [random.next() * w, random.next() * h, u * random.between(0.02, 0.06)]
      sheet.add(line(`M${x} ${y}l${-long * 0.2} ${long}`, veil(c.light, random.between(0.12, 0.4)), 2))
    }
    bokeh(stage, neon, 12, [0.2, 0.9], 0.05)
    vignette(stage, 0.5)
    letterbox(stage)
  },
}

export const road: Motif = {
  words: /carretera|road|ruta|viaje|trip|auto|faro|headlight|camino|coche|car\b|puente|bridge|tren|train/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, c.mid, c.glow])
    const horizon = h * random.between(0.46, 0.54)
    for (let index = 0; index < 120; index++)
      sheet.add(
        circle(
          random.next() * w,
          random.next() * horizon * 0.8,
          u * random.between(0.0008, 0.003),
          veil(c.light, random.between(0.3, 1)),
        ),
      )
    const mx = w * random.pick([0.22, 0.3, 0.7, 0.78])
    const moon = u * random.between(0.06, 0.12)
    glow(stage, mx, horizon * 0.45, moon * 3, c.light, 0.5)
    sheet.add(
      circle(mx, horizon * 0.45, moon, c.light),
      circle(mx + moon * 0.25, horizon * 0.45 - moon * 0.2, moon * 0.2, veil(c.glow, 0.35)),
      circle(mx - moon * 0.3, horizon * 0.45 + moon * 0.3, moon * 0.14, veil(c.glow, 0.35)),
    )
    for (let range = 0; range < 3; range++) {
      const places: Point[] = [[-10, horizon]]
      for (let x = 0; x <= 8; x++)
        places.push([(x / 8) * w, horizon - u * random.between(0.02, 0.2 - range * 0.05)])
      sheet.add(
        path(
          polygon([...places, [w + 10, horizon + 6], [-10, horizon + 6]]),
          mix(mix(c.mid, c.glow, 0.25), c.dark, 0.35 + range * 0.25),
        ),
      )
    }
    sheet.add(
      rect(
        0,
        horizon,
        w,
        h - horizon,
        sheet.linear([mix(c.deep, c.accent, 0.25), c.dark], [0, horizon], [0, h]),
      ),
    )
    const vanish = w * random.between(0.42, 0.58)
    const lane: Point[] = [
      [vanish, horizon],
      [vanish + w * 0.04, horizon + (h - horizon) * 0.2],
      [w * 0.47, horizon + (h - horizon) * 0.55],
      [w * 0.5, h * 1.05],
    ]
    sheet.add(
      path(
        ribbon(lane, [u * 0.01, u * 0.1, u * 0.42, u * 1.2], 14),
        sheet.linear([mix(c.deep, c.dark, 0.3), darker(c.dark, 0.35)], [0, horizon], [0, h]),
      ),
    )
    for (let dash = 0; dash < 9; dash++) {
      const t = (dash / 9) ** 1.8
      const y = horizon + (h - horizon) * (0.04 + t)
      const x = vanish + (w * 0.5 - vanish) * t
      sheet.add(
        path(
          polygon([
            [x - u * 0.012 * t, y],
            [x + u * 0.012 * t, y],
            [x + u * 0.02 * t, y + u * 0.13 * t],
            [x - u * 0.02 * t, y + u * 0.13 * t],
          ]),
          c.second,
        ),
      )
    }
    const cx = w * 0.5 + u * 0.1
    const cy = h * 0.8
    const k = u * 0.22
    beam(stage, [cx - k * 0.35, cy - k * 0.1], [vanish - u * 0.1, horizon], u * 0.4, c.glow, 0.6)
    beam(stage, [cx + k * 0.35, cy - k * 0.1], [vanish + u * 0.1, horizon], u * 0.4, c.glow, 0.6)
    sheet.add(
      ellipse(cx, cy + k * 0.3, k * 0.75, k * 0.1, veil('#000000', 0.6)),
      path(
        `M${cx - k * 0.62} ${cy + k * 0.22}V${cy - k * 0.12}Q${cx - k * 0.58} ${cy - k * 0.22} ${cx - k * 0.42} ${cy - k * 0.24}L${cx - k * 0.3} ${cy - k * 0.52}H${cx + k * 0.3}L${cx + k * 0.42} ${cy - k * 0.24}Q${cx + k * 0.58} ${cy - k * 0.22} ${cx + k * 0.62} ${cy - k * 0.12}V${cy + k * 0.22}Z`,
        sheet.linear(
          [lighter(c.accent, 0.2), c.accent, darker(c.accent, 0.5)],
          [0, cy - k * 0.5],
          [0, cy + k * 0.25],
        ),
      ),
      path(
        polygon([
          [cx - k * 0.33, cy - k * 0.24],
          [cx - k * 0.24, cy - k * 0.45],
          [cx + k * 0.24, cy - k * 0.45],
          [cx + k * 0.33, cy - k * 0.24],
        ]),
        c.dark,
      ),
      rect(cx - k * 0.5, cy + k * 0.2, k * 0.2, k * 0.12, '#0a0808', 4),
      rect(cx + k * 0.3, cy + k * 0.2, k * 0.2, k * 0.12, '#0a0808', 4),
      rect(cx - k * 0.16, cy + k * 0.04, k * 0.32, k * 0.1, c.light, 4),
    )
    for (const side of [-1, 1]) {
      glow(stage, cx + side * k * 0.48, cy - k * 0.02, k * 0.4, '#ff4a3a', 0.9)
      sheet.add(rect(cx + side * k * 0.48 - k * 0.1, cy - k * 0.06, k * 0.2, k * 0.08, '#ff6a55', 6))
    }
    dust(stage, c.light, 20)
    vignette(stage, 0.45)
    letterbox(stage)
  },
}
