import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins, type PoseName } from '../kit/figure.ts'
import { circle, curve, ellipse, line, path, rect, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'

import {
  backdrop,
  beam,
  bokeh,
  dust,
  glow,
  deserted,
  vignette,
  type Motif,
  type Stage,
} from '../kit/stage.ts'
import { hall } from './halls.ts'

/** Bands of cloth thrown up around a dancer. */
function ribbons(stage: Stage, x: number, ground: number, size: number, count: number, height = 1): void {
  const { sheet, random, c } = stage
  for (let index = 0; index < count; index++) {
    const side = random.chance(0.5) ? 1 : -1
    const sway = () => side * random.between(-0.34, 0.5) * size
    const points: Point[] = [
      [x + random.between(-0.06, 0.06) * size, ground - size * random.between(0.02, 0.1)],
      [x + sway(), ground - size * random.between(0.25, 0.4) * height],
      [x + sway() * 0.6, ground - size * random.between(0.55, 0.7) * height],
      [x + sway() * 1.1, ground - size * random.between(0.85, 1) * height],
      [x + sway() * 0.8, ground - size * random.between(1.05, 1.25) * height],
    ]
    const colour = random.pick([c.accent, c.second, c.glow, c.light])
    const fill = sheet.linear(
      [veil(colour, 0.9), veil(lighter(colour, 0.3), 0.8), veil(darker(colour, 0.1), 0.35)],
      [x, ground],
      [x, ground - size * 1.2],
    )
    const width = size * random.between(0.03, 0.085)
    sheet.add(path(ribbon(points, [width * 0.3, width, width * 0.55, width * 1.1, 0], 12), fill))
  }
}

const danced: PoseName[] = ['spire', 'arabesque', 'leap', 'bailaora', 'bend', 'lunge']

/** A dancer and the cloth in the air behind and before them. */
function dancer(stage: Stage, x: number, ground: number, size: number): void {
  const { sheet, random, c } = stage
  const flip = random.chance(0.5)
  ribbons(stage, x, ground, size, random.whole(1, 3))
  sheet.add(ellipse(x, ground + size * 0.01, size * 0.2, size * 0.022, veil(c.dark, 0.55)))
  const dress = stage.tinted ? c.accent : random.pick([c.accent, c.second, c.light])
  sheet.add(
    figure(sheet, {
      pose: random.pick(danced),
      at: [x, ground],
      size: size * 0.92,
      skin: random.pick(skins),
      hair: random.pick(hairs),
      top: dress,
      ...(random.chance(0.7)
        ? { skirt: random.between(0.45, 0.95), swing: random.between(1, 2.4) }
        : { legs: darker(dress, 0.35) }),
      hairdo: random.pick(['bun', 'long', 'short'] as const),
      flip,
    }),
  )
  ribbons(stage, x, ground, size, 1, 0.55)
}

export const solo: Motif = {
  words:
    /bailar|bailao|danz|dance|ribbon|cinta|beam|haz|foco|spotlight|giro|gira|zapate|tacon|tacón|falda|skirt|silueta|figura|silhouette|figure|cono|column of light|sombra|brazos|tablas|tablao|luz\b|light\b/i,
  wide: true,
  draw(stage) {
    const { w, h, u, random, c } = stage
    const floor = h * random.between(0.78, 0.86)
    const x = w * random.between(0.36, 0.64)
    const size = h * random.between(0.5, 0.62)
    hall(stage, floor)
    glow(stage, x + u * random.between(-0.4, 0.4), h * 0.3, u * 0.6, c.mid, 0.5)
    const lamp = x + u * random.between(-0.35, 0.35)
    beam(stage, [lamp, -h * 0.06], [x, h * 0.97], u * random.between(0.5, 0.75), c.light, 0.34)
    if (random.chance(0.5))
      beam(stage, [w * random.between(-0.1, 1.1), -h * 0.1], [x, h * 0.95], u * 0.4, c.accent, 0.3)
    const ground = floor + (h - floor) * 0.42
    glow(stage, x, ground, u * 0.42, c.glow, 0.85, 0.2)
    if (!deserted(stage)) dancer(stage, x, ground, size)
    dust(stage, c.light, 46, [x / w - 0.2, x / w + 0.2], [0.05, 0.8])
    vignette(stage, 0.6)
  },
}

export const duo: Motif = {
  words:
    /pareja|dos bail|tango|duo|dúo|pair|two dancers|couple|juntos|together|compañer|enlazad|dos figuras|two figures/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const floor = h * random.between(0.74, 0.84)
    hall(stage, floor)
    const x = w * random.between(0.4, 0.6)
    const r = u * random.between(0.34, 0.44)
    const y = h * random.between(0.4, 0.5)
    sheet.add(circle(x, y, r * 1.5, sheet.halo(c.glow, 0.5)))
    sheet.add(
      circle(x, y, r, sheet.linear([c.glow, c.accent, mix(c.accent, c.deep, 0.6)], [x, y - r], [x, y + r])),
    )
    const ground = floor + (h - floor) * 0.4
    glow(stage, x, ground, u * 0.5, c.glow, 0.7, 0.18)
    const size = h * 0.56
    const gap = size * random.between(0.17, 0.24)
    const pair: [PoseName, PoseName] = random.pick([
      ['bailaora', 'reach'],
      ['arabesque', 'lunge'],
      ['bend', 'lunge'],
      ['spire', 'bailaora'],
      ['leap', 'lunge'],
    ] as const) as [PoseName, PoseName]
    pair.forEach((name, index) => {
      const place = x + (index === 0 ? -gap : gap)
      sheet.add(ellipse(place, ground + size * 0.012, size * 0.17, size * 0.02, veil(c.dark, 0.6)))
      sheet.add(
        figure(sheet, {
          pose: name,
          at: [place, ground],
          size: size * (index === 0 ? 0.94 : 1),
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: index === 0 ? c.second : c.light,
          ...(index === 0
            ? { skirt: random.between(0.55, 0.95), swing: random.between(1.2, 2.2) }
            : { legs: c.dark }),
          hairdo: index === 0 ? random.pick(['bun', 'long'] as const) : 'short',
          flip: index === 1,
        }),
      )
    })
    ribbons(stage, x, ground, size, 1, 0.5)
    dust(stage, c.light, 40, [0.2, 0.8], [0.1, 0.8])
    vignette(stage, 0.55)
  },
}

export const crowd: Motif = {
  words:
    /concierto|p[uú]blico|multitud|crowd|gig|festival|escenario|stage lights|luces|sala llena|lleno|audience/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.mid, c.accent, 0.35), c.deep])
    const horizon = h * random.between(0.56, 0.66)
    const lamps = random.whole(5, 8)
    for (let index = 0; index < lamps; index++) {
      const x = ((index + 0.5) / lamps) * w
      const colour = random.pick([c.glow, c.accent, c.second, c.light])
      const target: Point = [x + random.between(-0.55, 0.55) * u, horizon + h * random.between(0.05, 0.3)]
      beam(stage, [x, h * 0.05], target, u * random.between(0.16, 0.36), colour, 0.6)
      glow(stage, x, h * 0.05, u * 0.09, colour, 1)
      sheet.add(circle(x, h * 0.05, u * 0.012, c.light))
    }
    sheet.add(rect(0, h * 0.018, w, h * 0.012, veil(c.dark, 0.9)))
    glow(stage, w / 2, horizon, u * 0.8, c.glow, 0.75, 0.45)
    const singer = w * random.between(0.4, 0.6)
    sheet.add(
      figure(sheet, {
        pose: random.pick(['reach', 'stand', 'bend', 'open'] as const),
        at: [singer, horizon + h * 0.08],
        size: h * 0.3,
        skin: c.dark,
        hair: c.dark,
        top: c.dark,
        silhouette: darker(c.dark, 0.2),
      }),
    )
    const rows = 3
    for (let row = 0; row < rows; row++) {
      const y = horizon + h * (0.13 + row * 0.12)
      const size = u * (0.032 + row * 0.02)
      const fill = sheet.linear(
        [mix(c.deep, c.dark, 0.35 + row * 0.3), c.dark],
        [0, y - size],
        [0, y + size * 4],
      )
      let x = -size
      while (x < w + size) {
        const top = y + random.between(-0.5, 0.5) * size
        sheet.add(circle(x, top, size * 0.62, fill))
        sheet.add(
          path(
            `M${x - size * 1.25} ${h}V${top + size * 1.7}Q${x - size} ${top + size * 0.8} ${x} ${top + size * 0.75}Q${x + size} ${top + size * 0.8} ${x + size * 1.25} ${top + size * 1.7}V${h}Z`,
            fill,
          ),
        )
        if (random.chance(0.3)) {
          const reach = size * random.between(1.6, 2.6)
          sheet.add(
            line(
              curve([
                [x + size * 0.7, top + size],
                [x + size * 1, top - reach * 0.3],
                [x + size * random.between(0.5, 1.2), top - reach],
              ]),
              row === 2 ? c.dark : mix(c.deep, c.dark, 0.35 + row * 0.3),
              size * 0.36,
            ),
          )
          if (random.chance(0.3)) {
            sheet.add(circle(x + size * 0.8, top - reach, size * 1.5, sheet.halo(c.glow, 0.6)))
          }
        }
        x += size * random.between(1.7, 2.3)
      }
    }
    bokeh(stage, [c.glow, c.second, c.light], 16, [0.1, 0.6], 0.025)
    vignette(stage, 0.5)
  },
}
