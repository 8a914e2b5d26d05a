import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure } from '../kit/figure.ts'
import { circle, ellipse, group, line, path, polygon, rect, ribbon, ring, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import {
  backdrop,
  beam,
  bokeh,
  deserted,
  dust,
  glow,
  vignette,
  type Motif,
  type Stage,
} from '../kit/stage.ts'
import { letterbox } from './land.ts'

/** A film camera on its tripod, seen from the side; `k` is about its length. */
function camera(
  { sheet }: Stage,
  x: number,
  y: number,
  k: number,
  ground: number,
  colour: string,
  edge: string,
): void {
  for (const foot of [-0.42, 0.02, 0.46])
    sheet.add(line(`M${x} ${y + k * 0.2}L${x + foot * k * 1.3} ${ground}`, colour, k * 0.045))
  sheet.add(
    rect(x - k * 0.12, y + k * 0.12, k * 0.24, k * 0.14, colour, 4),
    rect(x - k * 0.3, y - k * 0.16, k * 0.56, k * 0.3, colour, k * 0.03),
    circle(x - k * 0.17, y - k * 0.3, k * 0.17, colour),
    circle(x + k * 0.14, y - k * 0.27, k * 0.14, colour),
    circle(x - k * 0.17, y - k * 0.3, k * 0.05, edge),
    circle(x + k * 0.14, y - k * 0.27, k * 0.04, edge),
  )
  sheet.add(
    path(
      polygon([
        [x + k * 0.26, y - k * 0.07],
        [x + k * 0.42, y - k * 0.09],
        [x + k * 0.58, y - k * 0.19],
        [x + k * 0.58, y + k * 0.17],
        [x + k * 0.42, y + k * 0.07],
        [x + k * 0.26, y + k * 0.05],
      ]),
      colour,
    ),
    rect(x - k * 0.46, y - k * 0.08, k * 0.16, k * 0.09, colour, 6),
    line(`M${x - k * 0.28} ${y - k * 0.15}H${x + k * 0.24}`, edge, k * 0.014),
    line(`M${x + k * 0.58} ${y - k * 0.18}V${y + k * 0.16}`, edge, k * 0.02),
  )
}

export const shoot: Motif = {
  words:
    /c[aá]mara|camera|rodaj|shoot|set\b|director|tr[ií]pode|tripod|claqueta|slate|filma|crew|equipo|foco|toma|take/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.deep, c.mid, c.glow])
    const ground = h * random.between(0.82, 0.87)
    const side = random.chance(0.5) ? 1 : -1
    const lx = w * (0.5 + side * random.between(0.16, 0.28))
    const ly = h * random.between(0.32, 0.42)
    const r = u * random.between(0.2, 0.32)
    glow(stage, lx, ly, r * 2.6, c.light, 0.7)
    sheet.add(circle(lx, ly, r, sheet.linear([c.light, c.glow, c.accent], [0, ly - r], [0, ly + r])))
    const dark = darker(c.dark, 0.25)
    sheet.add(
      path(
        `M${-w * 0.1} ${ground + h * 0.02}Q${w / 2} ${ground - h * 0.05} ${w * 1.1} ${ground + h * 0.03}V${h}H${-w * 0.1}Z`,
        sheet.linear([c.dark, dark], [0, ground], [0, h]),
      ),
    )
    const marks = createGroup(stage)
    const k = h * random.between(0.26, 0.34)
    const x = w * 0.5 - side * w * 0.1
    camera(marks.stage, x, ground - k * 1.25, k, ground, dark, veil(c.glow, 0.85))
    marks.stage.sheet.add(
      figure(sheet, {
        pose: 'reach',
        at: [x - k * 0.62, ground],
        size: k * 1.75,
        skin: dark,
        hair: dark,
        top: dark,
        silhouette: dark,
      }),
    )
    if (random.chance(0.6)) {
      const bx = x - k * 1.6
      marks.stage.sheet.add(
        figure(sheet, {
          pose: 'reach',
          at: [bx, ground + h * 0.01],
          size: k * 1.65,
          skin: dark,
          hair: dark,
          top: dark,
          silhouette: dark,
        }),
        line(`M${bx - k * 0.4} ${ground - k * 1.35}L${bx + k * 2.7} ${ground - k * 2.2}`, dark, k * 0.03),
        group(
          rotate(-14, bx + k * 2.7, ground - k * 2.2),
          rect(bx + k * 2.55, ground - k * 2.27, k * 0.42, k * 0.15, dark, k * 0.07),
        ),
      )
    }
    sheet.add(group(side < 0 ? `transform="translate(${w} 0) scale(-1 1)"` : '', ...marks.drawn))
    bokeh(stage, [c.glow, c.light], 12, [0, 0.6], 0.04)
    dust(stage, c.light, 40, [0, 1], [0.2, 0.9])
    vignette(stage, 0.45)
    letterbox(stage)
  },
}

/** A stage whose marks are gathered apart, to be turned or mirrored as one. */
function createGroup(stage: Stage): { stage: Stage; drawn: string[] } {
  const drawn: string[] = []
  return {
    drawn,
    stage: { ...stage, sheet: { ...stage.sheet, add: (...marks) => void drawn.push(...marks) } },
  }
}

export const hall: Motif = {
  words:
    /sala|cine\b|cinema|proyec|project|pantalla|screen|butaca|seat|estreno|premiere|p[uú]blico|audience|funci[oó]n|theat/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, mix(c.dark, c.deep, 0.6), c.dark])
    const sw = Math.min(w * 0.7, h * 1.1)
    const sh = Math.min(sw * 0.5, h * 0.42)
    const x = w / 2 - sw / 2
    const y = h * 0.13
    glow(stage, w / 2, y + sh / 2, u * 0.95, c.glow, 0.55, 0.75)
    for (let fold = 0; fold < 9; fold++)
      for (const side of [0, 1]) {
        const wide = (w - sw) / 2 / 9
        const fx = side ? w - (fold + 1) * wide : fold * wide
        const cloth = random.pick(['#8e1f2b', c.accent])
        sheet.add(
          rect(
            fx,
            0,
            wide + 1,
            h * 0.78,
            sheet.linear(
              [darker(cloth, 0.65), darker(cloth, 0.15), darker(cloth, 0.7)],
              [fx, 0],
              [fx + wide, 0],
            ),
          ),
        )
      }
    const cut = sheet.clip(`M${x} ${y}h${sw}v${sh}h${-sw}Z`)
    const sx = x + sw * random.between(0.3, 0.7)
    const hills = (base: number, colour: string) =>
      path(
        `M${x} ${y + sh * base}Q${x + sw * 0.25} ${y + sh * (base - 0.22)} ${x + sw * 0.5} ${y + sh * base}T${x + sw} ${y + sh * (base - 0.06)}V${y + sh}H${x}Z`,
        colour,
      )
    sheet.add(
      group(
        cut,
        rect(x, y, sw, sh, sheet.linear([c.mid, c.glow, c.light], [0, y], [0, y + sh])),
        circle(sx, y + sh * 0.5, sh * 0.26, c.light),
        hills(0.66, c.accent),
        hills(0.82, c.deep),
        figure(sheet, {
          pose: random.pick(['walk', 'open', 'reach'] as const),
          at: [x + sw * random.between(0.3, 0.7), y + sh * 0.98],
          size: sh * 0.5,
          skin: c.dark,
          hair: c.dark,
          top: c.dark,
          silhouette: c.dark,
        }),
      ),
    )
    sheet.add(
      `<rect x="${x}" y="${y}" width="${sw}" height="${sh}" fill="none" stroke="${c.light}" stroke-opacity=".5" stroke-width="3"/>`,
    )
    for (const place of [0.1, 0.5, 0.9])
      beam(stage, [w / 2, h * 1.25], [x + sw * place, y + sh * 0.5], sw * 0.32, c.light, 0.22)
    for (let row = 0; row < 3; row++) {
      const size = u * (0.05 + row * 0.028)
      const base = h * (0.7 + row * 0.11)
      const colour = mix(mix(c.deep, '#6d1420', 0.5), '#050304', 0.25 + row * 0.28)
      for (let seat = -1; seat < w / (size * 2.5) + 1; seat++) {
        const px = (seat + (row % 2) * 0.5) * size * 2.5
        if (random.chance(0.82)) {
          const skull = mix(colour, '#000000', 0.45)
          sheet.add(
            circle(px, base - size * 0.55, size * 0.62, skull),
            random.chance(0.3) ? circle(px, base - size * 1.25, size * 0.28, skull) : '',
            line(
              `M${px - size * 0.45} ${base - size * 0.95}Q${px} ${base - size * 1.4} ${px + size * 0.45} ${base - size * 0.95}`,
              veil(c.glow, 0.6),
              size * 0.06,
            ),
          )
        }
        sheet.add(
          rect(
            px - size * 1.1,
            base,
            size * 2.2,
            h,
            sheet.linear([lighter(colour, 0.12), darker(colour, 0.4)], [0, base], [0, base + size * 3]),
            size * 0.5,
          ),
        )
      }
    }
    dust(stage, c.light, 60, [0.2, 0.8], [0.2, 0.7])
    vignette(stage, 0.5)
  },
}

export const reel: Motif = {
  words:
    /lente|lens|objetivo|pel[ií]cula|film|rollo|reel|celuloide|negativo|montaje|edit|diafragma|apertur|cinta/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.mid, c.deep, c.dark], u * 0.3)
    bokeh(stage, [c.glow, c.accent, c.second, c.light], 20, [0, 1], 0.08)
    const strip = (points: Point[], wide: number) => {
      const d = ribbon(points, [wide], 26)
      const middle =
        d.match(/-?[\d.]+ -?[\d.]+/g)?.map((pair) => pair.split(' ').map(Number) as unknown as Point) ?? []
      const half = middle.length / 2
      sheet.add(
        path(d, veil('#000000', 0.4), `transform="translate(${u * 0.02} ${u * 0.03})"`),
        path(d, '#141013'),
      )
      for (let at = 2; at < half - 3; at += 6) {
        const corner = (index: number, share: number): Point => {
          const [ax, ay] = middle[index] as Point
          const [bx, by] = middle[middle.length - 1 - index] as Point
          return [ax + (bx - ax) * share, ay + (by - ay) * share]
        }
        const frame = polygon([
          corner(at, 0.17),
          corner(Math.min(half - 1, at + 5), 0.17),
          corner(Math.min(half - 1, at + 5), 0.83),
          corner(at, 0.83),
        ])
        const [fx, fy] = corner(at, 0.17)
        const [gx, gy] = corner(at, 0.83)
        sheet.add(
          path(
            frame,
            sheet.linear(random.shuffle([c.glow, c.accent, c.mid, c.second]).slice(0, 3), [fx, fy], [gx, gy]),
          ),
        )
        for (let hole = 0; hole < 6; hole += 2)
          for (const share of [0.085, 0.915])
            sheet.add(circle(...corner(Math.min(half - 1, at + hole), share), wide * 0.028, c.light))
      }
    }
    const y = h * random.between(0.3, 0.7)
    strip(
      [
        [-w * 0.1, h - y],
        [w * 0.3, y * 0.7],
        [w * 0.7, h - y * 0.5],
        [w * 1.1, y],
      ],
      u * random.between(0.2, 0.27),
    )
    const x = w * random.between(0.36, 0.64)
    const cy = h * 0.5
    const r = u * random.between(0.28, 0.36)
    glow(stage, x + r * 0.1, cy + r * 0.16, r * 1.45, '#000000', 0.7)
    sheet.add(circle(x, cy, r, sheet.linear(['#4a444c', '#17131a'], [x - r, cy - r], [x + r, cy + r])))
    for (let notch = 0; notch < 60; notch++)
      sheet.add(
        group(rotate(notch * 6, x, cy), rect(x - r * 0.012, cy - r * 0.995, r * 0.024, r * 0.1, '#0b090c')),
      )
    sheet.add(
      circle(x, cy, r * 0.86, '#0e0b10'),
      ring(x, cy, r * 0.8, veil(c.light, 0.35), r * 0.012),
      circle(
        x,
        cy,
        r * 0.68,
        sheet.linear(
          [c.accent, c.deep, mix(c.second, c.deep, 0.4)],
          [x - r * 0.6, cy - r * 0.6],
          [x + r * 0.6, cy + r * 0.6],
        ),
      ),
    )
    const blades = random.whole(6, 8)
    for (let blade = 0; blade < blades; blade++)
      sheet.add(
        group(
          rotate((blade / blades) * 360, x, cy),
          path(
            `M${x - r * 0.06} ${cy - r * 0.3}L${x + r * 0.5} ${cy - r * 0.46}A${r * 0.68} ${r * 0.68} 0 0 0 ${x - r * 0.3} ${cy - r * 0.61}Z`,
            blade % 2 ? '#1b1620' : '#26202c',
            `stroke="${veil(c.light, 0.25).slice(0, 7)}" stroke-opacity=".25" stroke-width="2"`,
          ),
        ),
      )
    sheet.add(
      circle(
        x,
        cy,
        r * 0.28,
        sheet.radial([c.light, c.glow, c.accent], [x - r * 0.08, cy - r * 0.08], r * 0.34),
      ),
      ellipse(
        x - r * 0.3,
        cy - r * 0.36,
        r * 0.24,
        r * 0.13,
        veil('#ffffff', 0.32),
        rotate(-40, x - r * 0.3, cy - r * 0.36),
      ),
      circle(x + r * 0.34, cy + r * 0.36, r * 0.06, veil('#ffffff', 0.3)),
    )
    beam(stage, [w * random.pick([0, 1]), -h * 0.1], [x, cy], u * 0.7, c.glow, 0.3)
    vignette(stage, 0.45)
  },
}

export const threshold: Motif = {
  words:
    /puerta|door|luz|light|sombra|shadow|silueta|silhouette|pasillo|corridor|ventana|window|escena|scene|habitaci|room/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, mix(c.deep, c.dark, 0.35), c.dark])
    const floor = h * random.between(0.66, 0.74)
    const x = w * random.between(0.4, 0.6)
    const dw = u * random.between(0.2, 0.3)
    const dh = floor * random.between(0.62, 0.78)
    sheet.add(
      rect(0, floor, w, h - floor, sheet.linear([mix(c.deep, c.dark, 0.2), c.dark], [0, floor], [0, h])),
    )
    glow(stage, x, floor - dh * 0.5, u * 0.75, c.accent, 0.6)
    sheet.add(
      path(
        polygon([
          [x - dw / 2, floor],
          [x + dw / 2, floor],
          [x + dw * 1.9, h],
          [x - dw * 1.9, h],
        ]),
        sheet.linear([c.glow, veil(c.accent, 0.35)], [0, floor], [0, h]),
      ),
    )
    const arch = random.chance(0.5)
    const frame = arch
      ? `M${x - dw / 2} ${floor}V${floor - dh + dw / 2}A${dw / 2} ${dw / 2} 0 0 1 ${x + dw / 2} ${floor - dh + dw / 2}V${floor}Z`
      : `M${x - dw / 2} ${floor}V${floor - dh}H${x + dw / 2}V${floor}Z`
    sheet.add(
      path(frame, sheet.linear([c.glow, c.light, c.glow], [0, floor - dh], [0, floor])),
      line(frame, veil(c.accent, 0.9), u * 0.008),
    )
    for (const side of [-1, 1])
      for (let panel = 1; panel < 4; panel++)
        sheet.add(
          path(
            polygon([
              [x + side * (dw * 0.5 + w * 0.1 * panel), floor],
              [x + side * (dw * 0.5 + w * 0.1 * panel), floor - dh * (1 + panel * 0.14)],
              [x + side * (dw * 0.5 + w * 0.1 * (panel + 0.72)), floor - dh * (1.1 + panel * 0.14)],
              [x + side * (dw * 0.5 + w * 0.1 * (panel + 0.72)), floor],
            ]),
            veil(mix(c.mid, c.accent, 0.4), 0.34 - panel * 0.08),
          ),
        )
    const count = deserted(stage) ? 0 : random.whole(1, 2)
    for (let index = 0; index < count; index++) {
      const size = dh * random.between(0.6, 0.74)
      const px = x + (index - (count - 1) / 2) * size * 0.42
      const ground = floor + (h - floor) * random.between(0.1, 0.3)
      const dark = darker(c.dark, 0.3)
      sheet.add(
        path(
          polygon([
            [px - size * 0.06, ground],
            [px + size * 0.06, ground],
            [px + (px - x) * 1.6 + size * 0.2, h * 1.02],
            [px + (px - x) * 1.6 - size * 0.2, h * 1.02],
          ]),
          sheet.linear([veil(dark, 0.85), veil(dark, 0.1)], [0, ground], [0, h]),
        ),
      )
      sheet.add(
        figure(sheet, {
          pose: random.pick(['stand', 'walk', 'open', 'reach', 'bailaora'] as const),
          at: [px, ground],
          size,
          skin: dark,
          hair: dark,
          top: dark,
          silhouette: dark,
          hairdo: random.pick(['long', 'bun', 'short'] as const),
          ...(random.chance(0.6)
            ? { skirt: random.between(0.4, 0.95), swing: random.between(0.7, 1.6) }
            : {}),
        }),
      )
    }
    dust(stage, c.light, 70, [x / w - 0.2, x / w + 0.2], [0.2, 0.95])
    vignette(stage, 0.5)
  },
}
