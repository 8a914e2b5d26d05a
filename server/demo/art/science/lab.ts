import { darker, lighter, mix, veil } from '../kit/colour.ts'
import {
  blob,
  circle,
  curve,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  ring,
  rotate,
} from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, bokeh, dust, glow, vignette, type Motif } from '../kit/stage.ts'

export const circuit: Motif = {
  words:
    /circuito|circuit|placa|board|chip|robot|sensor|cable|soldad|solder|electr[oó]n|hardware|motor|m[aá]quina|machine|led\b|impres|print|brazo/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.deep, c.mid, 0.4), c.deep, c.dark], u * 0.5)
    const cell = u * random.between(0.034, 0.046)
    const chipX = w * random.between(0.4, 0.6)
    const chipY = h * random.between(0.42, 0.58)
    const k = u * random.between(0.13, 0.19)
    const tilt = random.pick([0, 0, 12, -14, 45])
    const marks: string[] = []
    for (let trace = 0; trace < 64; trace++) {
      const side = trace % 4
      const slot = (Math.floor(trace / 4) - 7.5) * ((k * 1.8) / 16)
      const dirs: Point[] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ]
      const [dx, dy] = dirs[side] as Point
      let [x, y] = [chipX + (dx ? dx * k : slot), chipY + (dy ? dy * k : slot)]
      let d = `M${x} ${y}`
      const out = cell * random.whole(1, 6)
      x += dx * out
      y += dy * out
      d += `L${x} ${y}`
      const bend = cell * random.whole(0, 6) * (slot > 0 ? 1 : -1)
      x += dx ? Math.abs(bend) * dx : bend
      y += dy ? Math.abs(bend) * dy : bend
      d += `L${x} ${y}`
      const run = cell * random.whole(2, 14)
      x += dx * run
      y += dy * run
      d += `L${x} ${y}`
      const lit = random.chance(0.22)
      const colour = lit ? random.pick([c.accent, c.second, c.glow]) : mix(c.mid, c.glow, 0.35)
      if (lit) marks.push(line(d, veil(colour, 0.25), cell * 0.5))
      marks.push(
        line(d, lit ? colour : veil(colour, 0.7), cell * 0.13),
        circle(x, y, cell * 0.24, colour),
        circle(x, y, cell * 0.11, c.dark),
      )
    }
    for (let part = 0; part < 16; part++) {
      const angle = (part / 16) * 6.28 + random.between(-0.1, 0.1)
      const away = u * random.between(0.36, 0.66)
      const [x, y] = [
        chipX + Math.cos(angle) * away * (w / h > 1.3 ? 1.35 : 1),
        chipY + Math.sin(angle) * away,
      ]
      const [pw, ph] = [cell * random.whole(1, 3), cell * random.whole(1, 2)]
      const colour = random.pick([c.accent, c.second, '#14151c', c.light])
      marks.push(
        rect(x + 5, y + 8, pw, ph, veil('#000000', 0.35), 3),
        rect(x - cell * 0.2, y + ph * 0.2, pw + cell * 0.4, ph * 0.6, '#cfd4d6', 2),
        rect(
          x,
          y,
          pw,
          ph,
          sheet.linear([lighter(colour, 0.25), darker(colour, 0.25)], [0, y], [0, y + ph]),
          3,
        ),
      )
    }
    const pins = Array.from({ length: 12 }, (_, pin) => (pin - 5.5) * ((k * 1.8) / 12))
    marks.push(
      rect(chipX - k + 12, chipY - k + 18, k * 2, k * 2, veil('#000000', 0.45), 12),
      ...pins.flatMap((pin) => [
        rect(chipX + pin - k * 0.03, chipY - k * 1.12, k * 0.06, k * 2.24, '#d6c58c'),
        rect(chipX - k * 1.12, chipY + pin - k * 0.03, k * 2.24, k * 0.06, '#d6c58c'),
      ]),
      rect(
        chipX - k,
        chipY - k,
        k * 2,
        k * 2,
        sheet.linear(['#3a3d4c', '#101118'], [chipX - k, chipY - k], [chipX + k, chipY + k]),
        12,
      ),
      rect(
        chipX - k * 0.62,
        chipY - k * 0.62,
        k * 1.24,
        k * 1.24,
        sheet.linear([c.accent, c.second], [chipX - k, chipY - k], [chipX + k, chipY + k]),
        10,
      ),
      rect(chipX - k * 0.5, chipY - k * 0.5, k, k, '#14151f', 8),
      path(
        polygon([
          [chipX + k * 0.06, chipY - k * 0.36],
          [chipX - k * 0.22, chipY + k * 0.06],
          [chipX - k * 0.02, chipY + k * 0.06],
          [chipX - k * 0.06, chipY + k * 0.36],
          [chipX + k * 0.22, chipY - k * 0.08],
          [chipX + k * 0.02, chipY - k * 0.08],
        ]),
        c.glow,
      ),
    )
    sheet.add(group(rotate(tilt, chipX, chipY), ...marks))
    glow(stage, chipX, chipY, u * 0.6, c.glow, 0.4)
    bokeh(stage, [c.glow, c.second], 10, [0, 1], 0.04)
    vignette(stage, 0.55)
  },
}

export const helix: Motif = {
  words: /adn|dna|h[eé]lice|helix|gen(e|oma|[eé]tic)|biolog|mol[eé]cul|molecul|prote[ií]n|bact|vida|cadena/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.mid, c.deep, 0.3)], u * 0.5)
    bokeh(stage, [c.glow, c.mid, c.second, c.accent], 34, [0, 1], 0.07)
    const long = Math.hypot(w, h) * 1.1
    const tilt = w > h * 1.5 ? random.between(70, 100) : random.between(18, 58)
    const wide = u * random.between(0.17, 0.23)
    const turns = random.between(2.2, 3.4)
    const marks: [depth: number, mark: string][] = []
    const steps = 56
    glow(stage, w / 2, h / 2, u * 0.7, c.mid, 0.7)
    const phase = random.between(0, 6)
    const at = (share: number, strand: number): [number, number, number] => {
      const angle = share * turns * Math.PI * 2 + strand * Math.PI + phase
      return [w / 2 + Math.sin(angle) * wide, h / 2 + (share - 0.5) * long, Math.cos(angle)]
    }
    const pairs = [c.accent, c.second, c.glow, c.light]
    for (let step = 0; step <= steps; step++) {
      const [ax, ay, az] = at(step / steps, 0)
      const [bx, by, bz] = at(step / steps, 1)
      const [one, two] = [pairs[step % 4] ?? c.accent, pairs[(step + 2) % 4] ?? c.second]
      const mx = (ax + bx) / 2
      marks.push([
        0,
        line(`M${ax} ${ay}H${mx}`, veil(one, 0.85), u * 0.011) +
          line(`M${mx} ${ay}L${bx} ${by}`, veil(two, 0.85), u * 0.011),
      ])
      for (const [x, y, z, colour] of [
        [ax, ay, az, c.second],
        [bx, by, bz, c.accent],
      ] as const) {
        const r = u * (0.019 + 0.011 * z)
        const tone = z > 0 ? lighter(colour, z * 0.2) : darker(colour, -z * 0.55)
        marks.push([
          z,
          circle(x, y, r, tone) + circle(x - r * 0.3, y - r * 0.3, r * 0.35, veil('#ffffff', 0.3 + z * 0.25)),
        ])
      }
    }
    for (const strand of [0, 1])
      sheet.add(
        group(
          rotate(tilt, w / 2, h / 2),
          line(
            curve(
              Array.from({ length: 60 }, (_, index): Point => {
                const [x, y] = at(index / 59, strand)
                return [x, y]
              }),
              2,
            ),
            veil(strand ? c.accent : c.second, 0.55),
            u * 0.014,
          ),
        ),
      )
    sheet.add(
      group(
        rotate(tilt, w / 2, h / 2),
        ...marks.sort((one, other) => one[0] - other[0]).map(([, mark]) => mark),
      ),
    )
    dust(stage, c.light, 80)
    vignette(stage, 0.5)
  },
}

export const cells: Motif = {
  words:
    /microscop|c[eé]lula|cell|muestra|sample|petri|laborator|lab\b|cultivo|culture|hongo|fung|tejido|tissue|bacter|agua|water|plancton|plankton/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const field = random.pick([c.deep, mix(c.mid, c.light, 0.55), c.mid])
    backdrop(stage, [darker(field, 0.5), darker(field, 0.3)], u * 0.3)
    const r = u * random.between(0.46, 0.56)
    const [x, y] = [w / 2, h / 2]
    glow(stage, x, y, r * 1.5, field, 0.9)
    const cut = sheet.clip(`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`)
    const full = w / h > 1.5 || random.chance(0.35)
    const marks = [
      rect(
        0,
        0,
        w,
        h,
        sheet.radial(
          [lighter(field, 0.35), field, darker(field, 0.35)],
          [x - r * 0.3, y - r * 0.3],
          full ? w * 0.7 : r * 1.4,
        ),
      ),
    ]
    const inks = [c.accent, c.second, c.glow, c.light, mix(c.accent, c.second, 0.5)]
    const count = full ? 52 : 30
    for (let index = 0; index < count; index++) {
      const [cx, cy] = full
        ? [random.next() * w, random.next() * h]
        : [x + random.between(-0.9, 0.9) * r, y + random.between(-0.9, 0.9) * r]
      const k = u * random.between(0.025, 0.095)
      const colour = random.pick(inks)
      const radii = Array.from({ length: 9 }, () => k * random.between(0.82, 1.14))
      const kind = random.whole(0, 3)
      if (kind < 2) {
        marks.push(
          path(
            blob(cx, cy, radii),
            veil(colour, 0.42),
            `stroke="${lighter(colour, 0.35)}" stroke-opacity=".85" stroke-width="${u * 0.004}"`,
          ),
          circle(cx + k * 0.12, cy + k * 0.08, k * 0.36, veil(darker(colour, 0.25), 0.85)),
          circle(cx + k * 0.02, cy - k * 0.02, k * 0.12, veil('#ffffff', 0.7)),
          ...Array.from({ length: 5 }, () =>
            circle(
              cx + random.between(-0.6, 0.6) * k,
              cy + random.between(-0.6, 0.6) * k,
              k * 0.07,
              veil(lighter(colour, 0.5), 0.8),
            ),
          ),
        )
      } else if (kind === 2) {
        marks.push(
          group(
            rotate(random.between(0, 180), cx, cy),
            rect(cx - k, cy - k * 0.36, k * 2, k * 0.72, veil(colour, 0.75), k * 0.36),
            rect(cx - k * 0.8, cy - k * 0.24, k * 1.2, k * 0.16, veil('#ffffff', 0.45), k * 0.08),
            ...[-0.6, -0.2, 0.2, 0.6].map((share) =>
              line(
                `M${cx + share * k} ${cy + k * 0.36}q${k * 0.1} ${k * 0.2} ${-k * 0.05} ${k * 0.4}`,
                veil(colour, 0.7),
                3,
              ),
            ),
          ),
        )
      } else {
        const arms = random.whole(8, 14)
        marks.push(
          ...Array.from({ length: arms }, (_, arm) =>
            group(
              rotate((arm / arms) * 360, cx, cy),
              line(`M${cx} ${cy}V${cy - k * 0.85}`, veil(colour, 0.8), k * 0.06),
              circle(cx, cy - k * 0.88, k * 0.09, colour),
            ),
          ),
          circle(cx, cy, k * 0.5, colour),
          circle(cx - k * 0.15, cy - k * 0.16, k * 0.16, veil('#ffffff', 0.5)),
        )
      }
    }
    sheet.add(group(full ? '' : cut, ...marks))
    if (!full) {
      sheet.add(
        ring(x, y, r, '#0d0f14', u * 0.03),
        ring(x, y, r * 1.028, veil(c.light, 0.35), u * 0.006),
        ring(x, y, r * 0.965, veil('#ffffff', 0.25), u * 0.006),
      )
      for (let tick = 0; tick < 36; tick++)
        sheet.add(
          group(
            rotate(tick * 10, x, y),
            rect(x - 2, y - r * 1.1, 4, r * (tick % 3 ? 0.03 : 0.06), veil(c.light, 0.6)),
          ),
        )
    }
    sheet.add(
      ellipse(
        x - r * 0.35,
        y - r * 0.55,
        r * 0.4,
        r * 0.16,
        veil('#ffffff', 0.14),
        rotate(-30, x - r * 0.35, y - r * 0.55),
      ),
    )
    vignette(stage, 0.5)
  },
}

export const flasks: Motif = {
  words:
    /matraz|flask|probeta|tube|quím|chem|experiment|reacc|react|l[ií]quido|liquid|burbuja|bubble|vaso|frasco|bench|mezcla/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.deep, c.mid, 0.3), mix(c.deep, c.mid, 0.75), c.deep])
    bokeh(stage, [c.glow, c.second, c.accent], 18, [0, 0.7], 0.08)
    const table = h * 0.83
    glow(stage, w / 2, h * 0.5, u * 0.75, c.glow, 0.6)
    sheet.add(
      rect(0, table, w, h - table, sheet.linear([mix(c.deep, c.dark, 0.3), c.dark], [0, table], [0, h])),
      rect(0, table, w, u * 0.005, veil(c.glow, 0.7)),
    )
    const count = Math.max(3, Math.round((w / u) * 3))
    const inks = random.shuffle([
      c.accent,
      c.second,
      c.glow,
      mix(c.accent, c.second, 0.5),
      lighter(c.mid, 0.2),
    ])
    for (let index = 0; index < count; index++) {
      const x = ((index + 0.5) / count) * w
      const k = (w / count) * random.between(0.68, 0.84)
      const tall = Math.min(h * 0.58, k * random.between(1.1, 1.7))
      const y = table + u * 0.02
      const colour = inks[index % inks.length] ?? c.accent
      const kind = random.whole(0, 2)
      const neck = k * 0.12
      const shape =
        kind === 0
          ? `M${x - neck} ${y - tall}V${y - tall * 0.62}L${x - k * 0.46} ${y - k * 0.08}Q${x - k * 0.48} ${y} ${x - k * 0.38} ${y}H${x + k * 0.38}Q${x + k * 0.48} ${y} ${x + k * 0.46} ${y - k * 0.08}L${x + neck} ${y - tall * 0.62}V${y - tall}Z`
          : kind === 1
            ? `M${x - neck} ${y - tall}V${y - k * 0.8}A${k * 0.43} ${k * 0.43} 0 1 0 ${x + neck} ${y - k * 0.8}V${y - tall}Z`
            : `M${x - k * 0.17} ${y - tall}V${y - k * 0.16}A${k * 0.17} ${k * 0.17} 0 0 0 ${x + k * 0.17} ${y - k * 0.16}V${y - tall}Z`
      const level = y - tall * random.between(0.34, 0.56)
      const cut = sheet.clip(shape)
      glow(stage, x, y - tall * 0.3, k * 0.7, colour, 0.6)
      sheet.add(
        ellipse(x, y + u * 0.01, k * 0.44, u * 0.016, veil(colour, 0.5)),
        path(shape, veil('#ffffff', 0.13)),
      )
      const marks = [
        path(
          `M${x - k} ${level}Q${x - k * 0.3} ${level - k * 0.05} ${x} ${level}T${x + k} ${level}V${y + 10}H${x - k}Z`,
          sheet.linear([lighter(colour, 0.3), colour, darker(colour, 0.3)], [0, level], [0, y]),
        ),
        ellipse(x, level, k * 0.5, k * 0.03, veil(lighter(colour, 0.6), 0.7)),
      ]
      for (let bubble = 0; bubble < 16; bubble++)
        marks.push(
          circle(
            x + random.between(-0.36, 0.36) * k,
            level + (y - level) * random.next(),
            k * random.between(0.008, 0.04),
            veil('#ffffff', random.between(0.25, 0.7)),
          ),
        )
      sheet.add(
        group(cut, ...marks),
        path(shape, 'none', `stroke="#ffffff" stroke-opacity=".75" stroke-width="${u * 0.006}"`),
        line(
          `M${x - (kind === 2 ? k * 0.22 : neck * 1.4)} ${y - tall}H${x + (kind === 2 ? k * 0.22 : neck * 1.4)}`,
          '#ffffff',
          u * 0.011,
        ),
        line(
          kind === 1
            ? `M${x - k * 0.3} ${y - k * 0.5}q${k * 0.02} ${-k * 0.16} ${k * 0.12} ${-k * 0.2}`
            : `M${x - (kind === 2 ? k * 0.1 : k * 0.28)} ${y - tall * 0.2}L${x - (kind === 2 ? k * 0.1 : k * 0.16)} ${y - tall * 0.42}`,
          veil('#ffffff', 0.7),
          u * 0.008,
        ),
      )
      for (let puff = 0; puff < 7; puff++)
        sheet.add(
          ring(
            x + random.between(-0.14, 0.14) * k,
            y - tall - u * random.between(0.01, 0.16),
            k * random.between(0.015, 0.06),
            veil(lighter(colour, 0.4), 0.8),
            u * 0.003,
          ),
        )
    }
    dust(stage, c.light, 40)
    vignette(stage, 0.5)
  },
}
