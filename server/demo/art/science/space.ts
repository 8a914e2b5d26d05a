import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure } from '../kit/figure.ts'
import {
  circle,
  curve,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  ring,
  ribbon,
  rotate,
} from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, dust, glow, vignette, type Motif, type Stage } from '../kit/stage.ts'

function stars({ sheet, w, h, u, random, c }: Stage, count: number, low = 1): void {
  for (let index = 0; index < count; index++) {
    const r = u * random.between(0.0008, 0.0032)
    sheet.add(
      circle(
        random.next() * w,
        random.next() * h * low,
        r,
        veil(random.pick([c.light, c.light, c.glow, c.second]), random.between(0.3, 1)),
      ),
    )
  }
}

/** A lit ball with bands or craters. */
function planet({ sheet, random, c }: Stage, x: number, y: number, r: number, colour: string): void {
  const cut = sheet.clip(`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`)
  const marks = [circle(x, y, r, colour)]
  if (random.chance(0.5))
    for (let band = 0; band < 6; band++)
      marks.push(
        ellipse(
          x,
          y - r + band * r * 0.36,
          r * 1.15,
          r * random.between(0.05, 0.14),
          veil(random.pick([lighter(colour, 0.4), darker(colour, 0.3), c.glow]), 0.5),
        ),
      )
  else
    for (let hole = 0; hole < 8; hole++)
      marks.push(
        circle(
          x + random.between(-0.8, 0.8) * r,
          y + random.between(-0.8, 0.8) * r,
          r * random.between(0.06, 0.2),
          veil(darker(colour, 0.4), 0.35),
        ),
      )
  sheet.add(
    group(
      `${cut}`,
      group(rotate(random.between(-30, 30), x, y), ...marks),
      circle(
        x,
        y,
        r,
        sheet.radial(
          ['#ffffff55', '#ffffff00', veil(c.dark, 0.35), veil(c.dark, 0.85)],
          [x - r * 0.4, y - r * 0.4],
          r * 1.7,
        ),
      ),
    ),
  )
}

export const orbits: Motif = {
  words:
    /[oó]rbit|planet|[aá]tom|electr|sistema|system|simul|part[ií]cul|particle|c[ií]rculo|el[ií]p|gravit|sat[eé]lite|sol\b|anillo|\brings?\b|conc[eé]ntric|espiral|spiral|ellips|trayector|diagrama|diagram/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.deep, c.mid, 0.35), c.deep, c.dark], u * random.between(-0.5, 0.5))
    stars(stage, 150)
    const x = w * random.between(0.36, 0.64)
    const y = h * random.between(0.42, 0.58)
    glow(stage, x, y, u * 0.75, c.mid, 0.6)
    glow(stage, x, y, u * 0.26, c.accent, 0.9)
    const count = random.whole(5, 8)
    const shared = random.chance(0.5) ? random.between(-30, 30) : null
    const flat = random.between(0.3, 0.55)
    const beads: (() => void)[] = []
    for (let index = 0; index < count; index++) {
      const rx = u * (0.17 + index * random.between(0.075, 0.1)) * (w / h > 1.6 ? 1.3 : 1)
      const ry = rx * (shared === null ? random.between(0.25, 0.6) : flat)
      const tilt = shared ?? (index * 180) / count + random.between(-14, 14)
      const colour = random.pick([c.second, c.glow, c.light, c.accent])
      sheet.add(
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-opacity="${random.between(0.35, 0.85)}" stroke-width="${u * random.between(0.0025, 0.006)}" ${random.chance(0.3) ? `stroke-dasharray="${u * 0.012} ${u * 0.016}"` : ''} ${rotate(tilt, x, y)}/>`,
      )
      const angle = random.between(0, 6.28)
      const turned = (tilt * Math.PI) / 180
      const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry]
      const [bx, by] = [
        x + dx * Math.cos(turned) - dy * Math.sin(turned),
        y + dx * Math.sin(turned) + dy * Math.cos(turned),
      ]
      const r = u * random.between(0.014, 0.05)
      beads.push(() => {
        glow(stage, bx, by, r * 2.4, colour, 0.6)
        planet(stage, bx, by, r, random.pick([c.second, c.accent, c.glow, c.light, c.mid]))
        if (r > u * 0.034 && random.chance(0.6))
          sheet.add(
            `<ellipse cx="${bx}" cy="${by}" rx="${r * 1.8}" ry="${r * 0.5}" fill="none" stroke="${c.light}" stroke-opacity=".8" stroke-width="${r * 0.14}" ${rotate(-20, bx, by)}/>`,
          )
      })
    }
    const core = u * random.between(0.06, 0.1)
    sheet.add(
      circle(
        x,
        y,
        core,
        sheet.radial(
          [c.light, c.accent, darker(c.accent, 0.2)],
          [x - core * 0.3, y - core * 0.3],
          core * 1.4,
        ),
      ),
    )
    for (const bead of beads) bead()
    vignette(stage, 0.5)
  },
}

export const rocket: Motif = {
  words:
    /cohete|rocket|lanz|launch|espacio|space|luna|moon|telescop|observator|estrella|star|galax|astr|cielo|sky|noche|night|dron|drone/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.mid, c.accent, 0.3)])
    stars(stage, 170, 0.8)
    const flip = random.chance(0.5) ? 1 : -1
    const px = w / 2 + flip * w * random.between(0.2, 0.32)
    const pr = u * random.between(0.13, 0.24)
    glow(stage, px, h * 0.3, pr * 2, c.glow, 0.5)
    planet(stage, px, h * 0.3, pr, random.pick([c.accent, c.second, c.glow, c.light]))
    if (random.chance(0.5))
      sheet.add(
        `<ellipse cx="${px}" cy="${h * 0.3}" rx="${pr * 1.7}" ry="${pr * 0.42}" fill="none" stroke="${c.light}" stroke-opacity=".75" stroke-width="${pr * 0.08}" ${rotate(-18, px, h * 0.3)}/>`,
      )
    const ground = h * 0.84
    for (let range = 0; range < 3; range++) {
      const places: Point[] = Array.from({ length: 9 }, (_, index): Point => [
        (index / 8) * w * 1.1 - w * 0.05,
        ground - u * random.between(0, 0.16 - range * 0.05) + range * h * 0.04,
      ])
      sheet.add(
        path(
          `${curve(places)}L${w * 1.1} ${h}L${-w * 0.1} ${h}Z`,
          mix(mix(c.mid, c.accent, 0.2), c.dark, 0.35 + range * 0.3),
        ),
      )
    }
    if (random.chance(0.5)) {
      const x = w / 2 - flip * w * 0.12
      const y = h * random.between(0.4, 0.5)
      const k = u * random.between(0.32, 0.4)
      const marks = [
        path(
          ribbon(
            [
              [x, y + k * 0.4],
              [x - k * 0.06, y + k * 0.9],
              [x + k * 0.05, y + k * 1.6],
            ],
            [k * 0.2, k * 0.36, k * 0.16],
            10,
          ),
          sheet.linear([c.light, c.glow, veil(c.accent, 0)], [x, y + k * 0.4], [x, y + k * 1.6]),
        ),
        path(
          ribbon(
            [
              [x, y + k * 0.4],
              [x, y + k * 0.65],
              [x, y + k * 0.95],
            ],
            [k * 0.14, k * 0.18, 0],
          ),
          '#fffbe8',
        ),
      ]
      for (const side of [-1, 1])
        marks.push(
          path(
            `M${x + side * k * 0.16} ${y + k * 0.1}Q${x + side * k * 0.4} ${y + k * 0.24} ${x + side * k * 0.36} ${y + k * 0.54}L${x + side * k * 0.13} ${y + k * 0.38}Z`,
            c.accent,
          ),
        )
      marks.push(
        path(
          `M${x} ${y - k * 0.7}C${x + k * 0.28} ${y - k * 0.4} ${x + k * 0.24} ${y + k * 0.1} ${x + k * 0.13} ${y + k * 0.42}H${x - k * 0.13}C${x - k * 0.24} ${y + k * 0.1} ${x - k * 0.28} ${y - k * 0.4} ${x} ${y - k * 0.7}Z`,
          sheet.linear(['#ffffff', c.light, mix(c.light, c.deep, 0.6)], [x - k * 0.2, y], [x + k * 0.22, y]),
        ),
        path(
          `M${x} ${y - k * 0.7}C${x + k * 0.12} ${y - k * 0.58} ${x + k * 0.16} ${y - k * 0.46} ${x + k * 0.185} ${y - k * 0.34}H${x - k * 0.185}C${x - k * 0.16} ${y - k * 0.46} ${x - k * 0.12} ${y - k * 0.58} ${x} ${y - k * 0.7}Z`,
          c.accent,
        ),
        circle(x, y - k * 0.12, k * 0.1, c.second),
        circle(x, y - k * 0.12, k * 0.075, c.deep),
        ellipse(x - k * 0.025, y - k * 0.15, k * 0.025, k * 0.015, '#ffffff'),
        rect(x - k * 0.15, y + k * 0.26, k * 0.3, k * 0.035, c.second),
      )
      glow(stage, x, y + k * 0.7, k * 0.9, c.glow, 0.6)
      sheet.add(group(rotate(flip * random.between(6, 28), x, y + k), ...marks))
      for (let puff = 0; puff < 22; puff++)
        sheet.add(
          circle(
            x - flip * k * 0.3 + random.between(-1, 1) * u * 0.36,
            ground + u * random.between(-0.02, 0.12),
            u * random.between(0.03, 0.1),
            veil(mix(c.light, c.mid, random.between(0, 0.5)), 0.55),
          ),
        )
    } else {
      const x = w / 2 - flip * w * 0.1
      const k = u * random.between(0.3, 0.38)
      const y = ground + h * 0.02
      sheet.add(
        path(
          `M${x - k * 0.62} ${y - k * 0.2}A${k * 0.62} ${k * 0.62} 0 0 1 ${x + k * 0.62} ${y - k * 0.2}Z`,
          sheet.linear([c.light, mix(c.light, c.deep, 0.7)], [x - k * 0.6, y - k], [x + k * 0.6, y]),
        ),
        path(
          polygon([
            [x + flip * k * 0.06, y - k * 0.82],
            [x + flip * k * 0.2, y - k * 0.8],
            [x + flip * k * 0.5, y - k * 0.2],
            [x + flip * k * 0.3, y - k * 0.2],
          ]),
          c.dark,
        ),
        group(
          rotate(flip * 40, x + flip * k * 0.2, y - k * 0.5),
          rect(x + flip * k * 0.2 - k * 0.09, y - k * 1.05, k * 0.18, k * 0.6, c.second, 6),
        ),
        rect(
          x - k * 0.66,
          y - k * 0.22,
          k * 1.32,
          k * 0.5,
          sheet.linear([mix(c.mid, c.light, 0.4), c.deep], [x - k * 0.6, 0], [x + k * 0.6, 0]),
        ),
        rect(x - k * 0.07, y, k * 0.16, k * 0.28, c.glow),
      )
      for (let trail = 0; trail < 24; trail++) {
        const r = u * (0.1 + trail * 0.05)
        const start = random.between(-2.6, -1.2)
        const [cx, cy] = [x + flip * k * 0.4, y - k * 1.1]
        sheet.add(
          path(
            `M${cx + Math.cos(start) * r} ${cy + Math.sin(start) * r}A${r} ${r} 0 0 1 ${cx + Math.cos(start + 0.5) * r} ${cy + Math.sin(start + 0.5) * r}`,
            'none',
            `stroke="${c.light}" stroke-opacity="${random.between(0.2, 0.7)}" stroke-width="${u * 0.003}" stroke-linecap="round"`,
          ),
        )
      }
      const dark = darker(c.dark, 0.3)
      sheet.add(
        figure(sheet, {
          pose: 'reach',
          at: [x + flip * k * 1.05, y + k * 0.3],
          size: k * 0.62,
          skin: dark,
          hair: dark,
          top: dark,
          silhouette: dark,
        }),
      )
    }
    vignette(stage, 0.45)
  },
}

export const web: Motif = {
  words:
    /red\b|network|nodo|node|datos|data|neuron|grafo|graph|globo|globe|mapa|map\b|conex|connect|modelo|model|algorit|software|app\b|red neuronal|internet/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.deep, c.mid, 0.5)], u * 0.4)
    const x = w * random.between(0.42, 0.58)
    const y = h / 2
    const r = u * random.between(0.34, 0.42)
    glow(stage, x, y, r * 2, c.mid, 0.7)
    const globe = random.chance(0.55)
    const spots: Point[] = []
    const count = globe ? 80 : 56
    if (globe) {
      sheet.add(
        circle(
          x,
          y,
          r,
          sheet.radial(
            [mix(c.mid, c.light, 0.25), c.mid, c.deep, c.dark],
            [x - r * 0.35, y - r * 0.4],
            r * 1.6,
          ),
        ),
      )
      for (let ringAt = 1; ringAt < 5; ringAt++)
        sheet.add(
          `<ellipse cx="${x}" cy="${y}" rx="${(r * ringAt) / 5}" ry="${r}" fill="none" stroke="${c.glow}" stroke-opacity=".25" stroke-width="2"/>`,
          line(
            `M${x - r * Math.cos((ringAt - 2.5) * 0.5)} ${y + r * Math.sin((ringAt - 2.5) * 0.5)}H${x + r * Math.cos((ringAt - 2.5) * 0.5)}`,
            veil(c.glow, 0.22),
            2,
          ),
        )
      for (let index = 0; index < count; index++) {
        const angle = random.between(0, 6.28)
        const away = Math.sqrt(random.next()) * r * 0.96
        spots.push([x + Math.cos(angle) * away, y + Math.sin(angle) * away])
      }
    } else
      for (let index = 0; index < count; index++)
        spots.push([w * (0.04 + 0.92 * random.next()), h * (0.06 + 0.88 * random.next())])
    const near = globe ? r * 0.34 : u * 0.26
    for (const [index, [ax, ay]] of spots.entries())
      for (const [bx, by] of spots.slice(index + 1)) {
        const far = Math.hypot(bx - ax, by - ay)
        if (far < near)
          sheet.add(
            line(
              `M${ax} ${ay}L${bx} ${by}`,
              veil(random.pick([c.glow, c.second]), 0.65 * (1 - far / near)),
              u * 0.003,
            ),
          )
      }
    for (const [sx, sy] of spots) {
      const dot = u * random.between(0.004, 0.014)
      const colour = random.pick([c.accent, c.second, c.light, c.glow])
      if (dot > u * 0.009) glow(stage, sx, sy, dot * 4, colour, 0.6)
      sheet.add(circle(sx, sy, dot, colour))
    }
    if (globe)
      for (let arc = 0; arc < 9; arc++) {
        const [from, to] = [random.pick(spots), random.pick(spots)]
        const lift = r * random.between(0.3, 0.75)
        const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
        const out = Math.hypot(mx - x, my - y) || 1
        sheet.add(
          path(
            `M${from.join(' ')}Q${mx + ((mx - x) / out) * lift} ${my + ((my - y) / out) * lift} ${to.join(' ')}`,
            'none',
            `stroke="${arc % 2 ? c.accent : c.second}" stroke-width="${u * 0.005}" stroke-opacity=".85"`,
          ),
          ring(...to, u * 0.014, c.light, u * 0.003),
        )
      }
    dust(stage, c.light, 60)
    vignette(stage, 0.5)
  },
}
