import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, curve, ellipse, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, bokeh, dust, glow, vignette, type Motif, type Stage } from '../kit/stage.ts'

const leathers = (c: Stage['c']) => [
  c.accent,
  c.second,
  c.mid,
  c.deep,
  darker(c.accent, 0.35),
  mix(c.mid, c.light, 0.6),
  mix(c.second, c.light, 0.35),
  darker(c.mid, 0.3),
]

export const stack: Motif = {
  words: /pila|stack|libros|books|torre|tower|ejemplar|copies|montón|pile|lomo|novela|novel/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([
      c.deep,
      mix(c.deep, c.mid, 0.5),
      mix(c.glow, c.mid, 0.35),
      mix(c.light, c.glow, 0.4),
    ])
    backdrop(stage, [lighter(wall, 0.12), wall, darker(wall, 0.4)])
    glow(stage, w * random.between(0.2, 0.8), h * 0.25, u * 0.8, c.glow, 0.55)
    const table = h * 0.87
    sheet.add(
      rect(0, table, w, h - table, sheet.linear(['#8a5a33', '#3c2313'], [0, table], [0, h])),
      rect(0, table, w, u * 0.006, veil(c.glow, 0.6)),
    )
    const inks = leathers(c)
    const stacks = Math.max(1, Math.round((w / u) * random.between(0.9, 1.7)))
    for (let pile = 0; pile < stacks; pile++) {
      const cx = (w * (pile + 0.5)) / stacks
      const wide = Math.min(u * 0.62, (w / stacks) * 0.86)
      let y = table
      const count = random.whole(5, 9) - (pile % 2) * 2
      sheet.add(ellipse(cx, table + u * 0.012, wide * 0.56, u * 0.025, veil('#000000', 0.5)))
      for (let index = 0; index < count; index++) {
        const tall = u * random.between(0.05, 0.095)
        const long = wide * random.between(0.74, 1)
        const x = cx - long / 2 + random.between(-0.05, 0.05) * wide
        const cover = inks[(index * 3 + pile + random.whole(0, 2)) % inks.length] ?? c.accent
        y -= tall
        if (y < h * 0.16) break
        const pages = random.chance(0.3)
        const marks = pages
          ? [
              rect(x, y, long, tall, cover, 5),
              rect(x + long * 0.02, y + tall * 0.13, long * 0.98, tall * 0.74, '#f4e7cb'),
              ...[0.3, 0.45, 0.6, 0.74].map((share) =>
                line(`M${x + long * 0.03} ${y + tall * share}H${x + long}`, '#c9b48c', 1.6),
              ),
            ]
          : [
              rect(
                x,
                y,
                long,
                tall,
                sheet.linear([lighter(cover, 0.3), cover, darker(cover, 0.45)], [0, y], [0, y + tall]),
                6,
              ),
              ...[0.07, 0.1, 0.88, 0.91].map((share) =>
                rect(x + long * share, y, long * 0.012, tall, veil(c.glow, 0.75)),
              ),
              rect(
                x + long * 0.28,
                y + tall * 0.36,
                long * random.between(0.2, 0.42),
                tall * 0.15,
                veil(c.light, 0.85),
                3,
              ),
              rect(x + long * 0.28, y + tall * 0.6, long * 0.14, tall * 0.08, veil(c.light, 0.5), 2),
            ]
        sheet.add(...marks, rect(x, y + tall - 3, long, 4, veil('#000000', 0.4)))
      }
      const top = random.whole(0, 3)
      if (top === 0) {
        const r = u * 0.055
        sheet.add(
          circle(
            cx,
            y - r * 0.9,
            r,
            sheet.radial(['#ff8a5c', '#d6362e', '#6b1414'], [cx - r * 0.4, y - r * 1.4], r * 1.8),
          ),
          line(`M${cx} ${y - r * 1.7}q${r * 0.1} ${-r * 0.4} ${r * 0.4} ${-r * 0.6}`, '#3c2313', r * 0.14),
          ellipse(
            cx + r * 0.7,
            y - r * 2.2,
            r * 0.4,
            r * 0.17,
            '#6f9a4a',
            rotate(-24, cx + r * 0.7, y - r * 2.2),
          ),
        )
      } else if (top === 1) {
        const k = u * 0.07
        sheet.add(
          path(`M${cx - k} ${y - k * 1.3}H${cx + k}L${cx + k * 0.75} ${y}H${cx - k * 0.75}Z`, c.light),
          line(`M${cx + k * 0.9} ${y - k}q${k * 0.7} ${k * 0.1} ${-k * 0.05} ${k * 0.7}`, c.light, k * 0.17),
          ...[0, 1].map((wisp) =>
            path(
              ribbon(
                [
                  [cx + (wisp - 0.5) * k, y - k * 1.4],
                  [cx + (wisp - 0.2) * k, y - k * 2.1],
                  [cx + (wisp - 0.7) * k, y - k * 2.8],
                  [cx + wisp * k, y - k * 3.6],
                ],
                [0, k * 0.16, k * 0.2, 0],
              ),
              veil(c.light, 0.5),
            ),
          ),
        )
      } else if (top === 2) {
        const k = u * 0.14
        sheet.add(
          path(
            `M${cx} ${y}Q${cx - k * 0.6} ${y - k * 0.45} ${cx - k * 1.3} ${y - k * 0.12}L${cx - k * 1.2} ${y - k * 0.03}Q${cx - k * 0.6} ${y - k * 0.3} ${cx} ${y}Q${cx + k * 0.6} ${y - k * 0.3} ${cx + k * 1.2} ${y - k * 0.03}L${cx + k * 1.3} ${y - k * 0.12}Q${cx + k * 0.6} ${y - k * 0.45} ${cx} ${y}Z`,
            '#fdf4de',
          ),
        )
      }
    }
    beam(stage, [random.pick([0, w]), -h * 0.1], [w / 2, h * 0.9], u * 0.7, c.glow, 0.34)
    dust(stage, c.light, 60)
    vignette(stage, 0.5)
  },
}

export const shelf: Motif = {
  words: /estante|shelf|shelves|bibliotec|librar|librer[ií]a|bookshop|lomos|spines|colecci/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wood = random.pick(['#4a2c18', '#6e4526', '#2b1a12', darker(c.deep, 0.2)])
    backdrop(stage, [darker(wood, 0.4), darker(wood, 0.6)])
    const rows = h > w ? random.whole(3, 4) : random.whole(2, 3)
    const tall = h / rows
    const inks = leathers(c)
    for (let row = 0; row < rows; row++) {
      const base = tall * (row + 1) - tall * 0.09
      let x = u * random.between(0, 0.03)
      while (x < w) {
        const wide = u * random.between(0.03, 0.075)
        const high = tall * random.between(0.58, 0.84)
        const cover = random.pick(inks)
        if (random.chance(0.07)) {
          const k = wide * 2.2
          const pot = random.pick([c.accent, c.light, c.second])
          const px = x + k * 0.6
          for (let leaf = 0; leaf < 9; leaf++)
            sheet.add(
              path(
                ribbon(
                  [
                    [px, base - k * 0.6],
                    [px + (leaf - 4) * k * 0.12, base - k * 1.2],
                    [px + (leaf - 4) * k * 0.27, base - k * random.between(1.2, 1.9)],
                  ],
                  [k * 0.05, k * 0.17, 0],
                ),
                mix('#4f8a4b', c.deep, random.between(0, 0.5)),
              ),
            )
          sheet.add(
            path(
              polygon([
                [px - k * 0.42, base - k * 0.72],
                [px + k * 0.42, base - k * 0.72],
                [px + k * 0.3, base],
                [px - k * 0.3, base],
              ]),
              pot,
            ),
          )
          x += k * 1.5
          continue
        }
        const lean = random.chance(0.1) ? random.between(5, 12) : 0
        const book = [
          rect(
            x,
            base - high,
            wide,
            high,
            sheet.linear([lighter(cover, 0.22), cover, darker(cover, 0.45)], [x, 0], [x + wide, 0]),
            4,
          ),
        ]
        const trim = random.pick([c.glow, c.light, darker(cover, 0.4)])
        const style = random.whole(0, 3)
        if (style === 0)
          for (const share of [0.1, 0.14, 0.84, 0.88])
            book.push(rect(x, base - high * (1 - share), wide, high * 0.012, veil(trim, 0.9)))
        if (style === 1)
          book.push(rect(x + wide * 0.2, base - high * 0.82, wide * 0.6, high * 0.34, veil(trim, 0.85), 3))
        if (style === 2)
          book.push(
            circle(x + wide / 2, base - high * 0.78, wide * 0.24, veil(trim, 0.9)),
            rect(x + wide * 0.42, base - high * 0.62, wide * 0.16, high * 0.4, veil(trim, 0.8)),
          )
        if (style === 3)
          for (let band = 0; band < 4; band++)
            book.push(
              rect(x - 1, base - high * (0.2 + band * 0.2), wide + 2, high * 0.022, darker(cover, 0.3), 3),
            )
        sheet.add(lean ? group(rotate(lean, x + wide, base), ...book) : book.join(''))
        x += wide + (lean ? high * 0.16 : 1.5)
      }
      sheet.add(
        rect(
          0,
          base,
          w,
          tall * 0.09,
          sheet.linear([lighter(wood, 0.28), wood, darker(wood, 0.5)], [0, base], [0, base + tall * 0.09]),
        ),
        rect(
          0,
          base + tall * 0.09,
          w,
          tall * 0.1,
          sheet.linear(['#000000aa', '#00000000'], [0, base + tall * 0.09], [0, base + tall * 0.19]),
        ),
      )
    }
    const lx = w * random.between(0.15, 0.85)
    beam(stage, [lx, -h * 0.1], [w - lx, h], u * 0.9, c.glow, 0.5)
    glow(stage, lx, 0, u * 0.8, c.glow, 0.5)
    if (random.chance(0.6)) {
      const x = w * random.between(0.2, 0.8)
      const tilt = u * 0.14
      for (const side of [0, u * 0.16])
        sheet.add(
          line(`M${x + side} ${-20}L${x + side - tilt} ${h + 20}`, '#2a170c', u * 0.024),
          line(`M${x + side - 3} ${-20}L${x + side - tilt - 3} ${h + 20}`, '#c58a4c', u * 0.014),
        )
      for (let rung = 1; rung < 8; rung++)
        sheet.add(line(`M${x - tilt * (rung / 8)} ${(rung / 8) * h}h${u * 0.16}`, '#b07a40', u * 0.016))
    }
    dust(stage, c.light, 60)
    vignette(stage, 0.6)
  },
}

export const openBook: Motif = {
  words:
    /abierto|open|p[aá]gina|page|poema|poem|vers|cuento|story|historia|lectura|reading|leer|cap[ií]tulo|chapter|imagin|cuaderno|notebook/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.deep, c.mid, 0.7)])
    for (let star = 0; star < 110; star++)
      sheet.add(
        circle(
          random.next() * w,
          random.next() * h * 0.75,
          u * random.between(0.0008, 0.0035),
          veil(c.light, random.between(0.3, 1)),
        ),
      )
    const x = w / 2
    const y = h * random.between(0.78, 0.83)
    const k = u * random.between(0.38, 0.44)
    glow(stage, x, y - k * 0.4, u * 0.85, c.glow, 0.75)
    for (const lean of [-0.5, -0.2, 0.15, 0.45])
      beam(stage, [x, y], [x + lean * k * 2.4, y - k * 2], k * 0.7, c.glow, 0.35)
    const world = random.whole(0, 2)
    if (world === 0) {
      for (let range = 0; range < 3; range++) {
        const colour = mix(c.mid, c.deep, range / 2)
        const places: Point[] = Array.from({ length: 8 }, (_, index): Point => [
          x - k * (1.1 - range * 0.05) + (index / 7) * k * (2.2 - range * 0.1),
          y -
            k * (0.28 - range * 0.1) -
            (index % 2 ? random.between(0.2, 0.75) * k * (1 - range * 0.25) : 0) *
              Math.sin((index / 7) * Math.PI),
        ])
        sheet.add(
          path(
            polygon([...places, [x + k, y], [x - k, y]]),
            sheet.linear([lighter(colour, 0.25), colour], [0, y - k], [0, y]),
          ),
        )
      }
      sheet.add(
        circle(x + k * 0.5, y - k * 1.25, k * 0.22, c.light),
        circle(x + k * 0.42, y - k * 1.3, k * 0.19, mix(c.deep, c.glow, 0.35)),
      )
    } else if (world === 1) {
      for (let sheetAt = 0; sheetAt < 14; sheetAt++) {
        const px = x + random.between(-1.1, 1.1) * k
        const py = y - k * random.between(0.35, 1.75)
        const size = k * random.between(0.1, 0.22)
        sheet.add(
          group(
            rotate(random.between(-60, 60), px, py),
            path(
              `M${px - size} ${py}q${size * 0.5} ${-size * 0.5} ${size} ${-size * 0.1}t${size} ${-size * 0.1}v${size * 1.1}q${-size * 0.5} ${size * 0.4} ${-size} ${size * 0.1}t${-size} ${size * 0.1}Z`,
              sheet.linear(['#fffaf0', '#e8d6b0'], [px - size, py], [px + size, py + size]),
            ),
            ...[0.3, 0.5, 0.7].map((row) =>
              line(`M${px - size * 0.7} ${py + size * row}h${size * 1.3}`, '#b9a27a', 2),
            ),
          ),
        )
      }
    } else {
      sheet.add(
        path(
          ribbon(
            [
              [x, y],
              [x + k * 0.06, y - k * 0.5],
              [x - k * 0.04, y - k],
            ],
            [k * 0.26, k * 0.14, k * 0.1],
          ),
          '#5b3720',
        ),
      )
      for (let leaf = 0; leaf < 90; leaf++) {
        const angle = random.between(0, Math.PI * 2)
        const away = k * 0.72 * Math.sqrt(random.next())
        const [px, py] = [x + Math.cos(angle) * away * 1.15, y - k * 1.2 + Math.sin(angle) * away * 0.75]
        sheet.add(
          ellipse(
            px,
            py,
            k * 0.09,
            k * 0.05,
            random.pick([c.accent, c.second, c.glow, mix(c.mid, c.second, 0.5)]),
            rotate(random.between(0, 180), px, py),
          ),
        )
      }
    }
    for (const side of [-1, 1]) {
      const page = `M${x} ${y}C${x + side * k * 0.3} ${y - k * 0.26} ${x + side * k * 0.8} ${y - k * 0.26} ${x + side * k * 1.2} ${y - k * 0.08}L${x + side * k * 1.3} ${y + k * 0.2}C${x + side * k * 0.85} ${y + k * 0.04} ${x + side * k * 0.3} ${y + k * 0.06} ${x} ${y + k * 0.3}Z`
      sheet.add(
        path(page, c.accent, `transform="translate(0 ${k * 0.07})"`),
        path(page, '#d9c59c', `transform="translate(0 ${k * 0.035})"`),
        path(page, sheet.linear(['#cdb486', '#fff8e6', '#f2e2bf'], [x, y], [x + side * k * 1.3, y])),
      )
      for (let row = 0; row < 5; row++)
        sheet.add(
          line(
            `M${x + side * k * 0.2} ${y + k * (0.02 + row * 0.034)}C${x + side * k * 0.45} ${y - k * (0.1 - row * 0.034)} ${x + side * k * 0.8} ${y - k * (0.12 - row * 0.036)} ${x + side * k * (1.02 + row * 0.014)} ${y - k * (0.06 - row * 0.044)}`,
            veil('#7a6340', 0.6),
            2.4,
          ),
        )
    }
    bokeh(stage, [c.glow, c.light], 12, [0.1, 0.7], 0.03)
    dust(stage, c.glow, 70, [0.25, 0.75], [0.1, 0.75])
    vignette(stage, 0.5)
  },
}

export const nook: Motif = {
  words:
    /sill[oó]n|armchair|ventana|window|l[aá]mpara|lamp|noche|night|caf[eé]|coffee|t[eé]\b|tea\b|escritorio|desk|mesa|table|vela|candle|lluvia|rain|silencio/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = mix(c.deep, c.mid, random.between(0, 0.4))
    backdrop(stage, [darker(wall, 0.3), wall, darker(wall, 0.2)])
    const floor = h * 0.82
    const side = random.chance(0.5) ? 1 : -1
    const wx = w / 2 + side * w * 0.2
    const [ww, wh, wy] = [u * 0.44, h * 0.44, h * 0.1]
    const night = random.chance(0.6)
    sheet.add(
      rect(
        wx - ww / 2,
        wy,
        ww,
        wh,
        sheet.linear(night ? ['#10183a', '#31447e', c.mid] : [c.mid, c.glow, c.light], [0, wy], [0, wy + wh]),
      ),
    )
    if (night)
      for (let star = 0; star < 34; star++)
        sheet.add(
          circle(
            wx + random.between(-0.48, 0.48) * ww,
            wy + random.between(0.04, 0.7) * wh,
            u * random.between(0.001, 0.003),
            '#fff6dc',
          ),
        )
    sheet.add(
      circle(wx + ww * 0.16, wy + wh * 0.28, u * 0.055, c.light),
      ...[0, 1, 2, 3, 4].map((roof) =>
        path(
          polygon([
            [wx - ww / 2 + roof * ww * 0.2, wy + wh],
            [wx - ww / 2 + roof * ww * 0.2, wy + wh * (0.72 + (roof % 3) * 0.06)],
            [wx - ww / 2 + (roof + 0.5) * ww * 0.2, wy + wh * (0.64 + (roof % 3) * 0.06)],
            [wx - ww / 2 + (roof + 1) * ww * 0.2, wy + wh * (0.72 + (roof % 3) * 0.06)],
            [wx - ww / 2 + (roof + 1) * ww * 0.2, wy + wh],
          ]),
          darker(c.deep, 0.4),
        ),
      ),
    )
    sheet.add(
      `<rect x="${wx - ww / 2}" y="${wy}" width="${ww}" height="${wh}" fill="none" stroke="${c.light}" stroke-width="${u * 0.016}"/>`,
      line(`M${wx} ${wy}V${wy + wh}M${wx - ww / 2} ${wy + wh * 0.45}H${wx + ww / 2}`, c.light, u * 0.009),
    )
    for (const edge of [-1, 1])
      sheet.add(
        path(
          ribbon(
            [
              [wx + edge * ww * 0.5, wy - h * 0.05],
              [wx + edge * ww * 0.62, wy + wh * 0.4],
              [wx + edge * ww * 0.68, floor],
            ],
            [u * 0.1, u * 0.16, u * 0.13],
          ),
          sheet.linear([darker(c.accent, 0.1), darker(c.accent, 0.5)], [0, wy], [0, floor]),
        ),
      )
    sheet.add(
      rect(0, floor, w, h - floor, sheet.linear(['#7a4d2b', '#2d190d'], [0, floor], [0, h])),
      ellipse(w / 2 - side * w * 0.05, h * 0.91, u * 0.6, h * 0.06, veil(c.second, 0.55)),
      ellipse(w / 2 - side * w * 0.05, h * 0.91, u * 0.5, h * 0.046, veil(c.accent, 0.5)),
    )
    const ax = w / 2 - side * w * 0.08
    const k = u * 0.42
    const seat = random.pick([c.accent, c.second, mix(c.mid, c.light, 0.2)])
    const ay = h * 0.9
    sheet.add(
      ellipse(ax, ay + k * 0.06, k * 0.6, k * 0.07, veil('#000000', 0.45)),
      rect(
        ax - k * 0.42,
        ay - k * 1.0,
        k * 0.84,
        k * 0.9,
        sheet.linear([lighter(seat, 0.2), darker(seat, 0.3)], [0, ay - k], [0, ay]),
        k * 0.2,
      ),
      ...[-0.22, 0, 0.22].map((dot) => circle(ax + dot * k, ay - k * 0.66, k * 0.02, darker(seat, 0.4))),
      rect(ax - k * 0.44, ay - k * 0.36, k * 0.88, k * 0.24, lighter(seat, 0.14), k * 0.08),
      rect(
        ax - k * 0.58,
        ay - k * 0.52,
        k * 0.22,
        k * 0.5,
        sheet.linear([lighter(seat, 0.25), darker(seat, 0.25)], [0, ay - k * 0.5], [0, ay]),
        k * 0.1,
      ),
      rect(
        ax + k * 0.36,
        ay - k * 0.52,
        k * 0.22,
        k * 0.5,
        sheet.linear([lighter(seat, 0.1), darker(seat, 0.4)], [0, ay - k * 0.5], [0, ay]),
        k * 0.1,
      ),
      line(`M${ax - k * 0.44} ${ay}v${k * 0.07}M${ax + k * 0.44} ${ay}v${k * 0.07}`, '#2a170c', k * 0.04),
    )
    sheet.add(
      path(
        `M${ax} ${ay - k * 0.4}q${-k * 0.16} ${-k * 0.1} ${-k * 0.3} ${-k * 0.03}v${k * 0.06}q${k * 0.16} ${-k * 0.05} ${k * 0.3} ${k * 0.03}q${k * 0.14} ${-k * 0.08} ${k * 0.3} ${-k * 0.03}v${-k * 0.06}q${-k * 0.14} ${-k * 0.07} ${-k * 0.3} ${k * 0.03}Z`,
        '#fff4da',
      ),
    )
    const lx = ax - side * u * 0.4
    const ly = h * 0.36
    beam(stage, [lx, ly - h * 0.06], [lx + side * u * 0.12, h * 0.95], u * 0.8, c.glow, 0.55)
    glow(stage, lx, ly, u * 0.4, c.glow, 0.9)
    sheet.add(
      line(`M${lx} ${ly}V${h * 0.92}M${lx - u * 0.06} ${h * 0.92}h${u * 0.12}`, '#2a1a12', u * 0.01),
      path(
        polygon([
          [lx - u * 0.055, ly - h * 0.07],
          [lx + u * 0.055, ly - h * 0.07],
          [lx + u * 0.11, ly + h * 0.04],
          [lx - u * 0.11, ly + h * 0.04],
        ]),
        sheet.linear([c.light, c.glow], [0, ly - h * 0.07], [0, ly + h * 0.05]),
      ),
    )
    const px = ax + side * u * 0.36
    for (let book = 0; book < 5; book++)
      sheet.add(
        rect(
          px - u * random.between(0.08, 0.1),
          ay - u * 0.034 * (book + 1) + k * 0.05,
          u * random.between(0.16, 0.2),
          u * 0.032,
          leathers(c)[(book * 3) % 8] ?? c.mid,
          4,
        ),
      )
    dust(stage, c.light, 50)
    vignette(stage, 0.55)
  },
}

export const script: Motif = {
  words:
    /pluma|pen\b|tinta|ink|escrib|writ|letra|letter|manuscri|m[aá]quina|typewriter|caligraf|calligra|papel|paper|carta|nota|tach|borrador|draft/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const desk = random.pick(['#5a3820', '#2e2019', mix(c.deep, c.dark, 0.3), '#8d6238'])
    backdrop(stage, [lighter(desk, 0.14), desk, darker(desk, 0.4)], u * 0.4)
    const tilt = random.between(-16, 16)
    const [pw, ph] = [u * 0.86, u * 1.02]
    const [px, py] = [w / 2 - pw / 2 + random.between(-0.06, 0.06) * w, h / 2 - ph * 0.46]
    const marks: string[] = []
    for (let page = 2; page >= 0; page--)
      marks.push(
        group(
          rotate(page * 5 - 3, w / 2, h / 2),
          rect(px + 12, py + 18, pw, ph, '#00000055', 5),
          rect(
            px,
            py,
            pw,
            ph,
            page
              ? darker('#f6ead0', 0.08 * page)
              : sheet.linear(['#fffaf0', '#f1e2c2'], [px, py], [px + pw, py + ph]),
            5,
          ),
        ),
      )
    const lines = 11
    for (let row = 0; row < lines; row++) {
      const y = py + ph * (0.13 + row * 0.072)
      const stop = row === lines - 1 ? 0.5 : random.between(0.7, 0.86)
      let x = px + pw * 0.11
      while (x < px + pw * stop) {
        const long = u * random.between(0.03, 0.11)
        const loops: Point[] = []
        const letters = Math.max(2, Math.round(long / (u * 0.012)))
        for (let letter = 0; letter <= letters; letter++)
          loops.push([
            x + (letter / letters) * long,
            y +
              (letter % 2 ? -1 : 1) * u * random.between(0.003, 0.011) -
              (random.chance(0.14) ? u * 0.014 : 0),
          ])
        marks.push(line(curve(loops, 4), veil(darker(c.deep, 0.2), 0.85), u * 0.0032))
        x += long + u * 0.02
      }
      if (random.chance(0.13))
        marks.push(
          line(
            curve([
              [px + pw * 0.2, y],
              [px + pw * 0.4, y - 6],
              [px + pw * 0.6, y + 4],
            ]),
            c.accent,
            u * 0.006,
          ),
        )
    }
    const nx = px + pw * 0.52
    const ny = py + ph * (0.13 + 10 * 0.072)
    const k = u * 0.5
    const pen = [
      path(
        polygon([
          [nx, ny],
          [nx + k * 0.045, ny - k * 0.2],
          [nx - k * 0.045, ny - k * 0.2],
        ]),
        '#e7c46a',
      ),
      line(`M${nx} ${ny}V${ny - k * 0.14}`, '#6b4a14', k * 0.008),
      path(
        ribbon(
          [
            [nx, ny - k * 0.2],
            [nx, ny - k * 0.6],
            [nx, ny - k * 1.2],
          ],
          [k * 0.09, k * 0.13, k * 0.07],
        ),
        sheet.linear(
          [lighter(c.accent, 0.35), c.accent, darker(c.accent, 0.5)],
          [nx - k * 0.06, 0],
          [nx + k * 0.06, 0],
        ),
      ),
      rect(nx - k * 0.058, ny - k * 0.5, k * 0.116, k * 0.04, '#e7c46a'),
    ]
    marks.push(
      group(
        `transform="translate(${u * 0.03} ${u * 0.03}) rotate(38 ${nx} ${ny})" opacity="0.25"`,
        ...pen.map((mark) => mark.replace(/fill="[^"]*"/g, 'fill="#000000"')),
      ),
      group(rotate(38, nx, ny), ...pen),
    )
    sheet.add(group(rotate(tilt, w / 2, h / 2), ...marks))
    const [ix, iy, r] = [w * random.pick([0.12, 0.88]), h * random.between(0.2, 0.8), u * 0.1]
    sheet.add(
      circle(ix + 12, iy + 18, r, veil('#000000', 0.4)),
      circle(ix, iy, r, darker(c.mid, 0.3)),
      circle(ix, iy, r * 0.72, '#0d0b14'),
      ellipse(ix - r * 0.2, iy - r * 0.26, r * 0.26, r * 0.1, veil('#ffffff', 0.4)),
    )
    for (let drop = 0; drop < 9; drop++)
      sheet.add(
        circle(
          ix + random.between(-2.4, 2.4) * r,
          iy + random.between(-2.4, 2.4) * r,
          u * 0.008 * random.next(),
          darker(c.deep, 0.3),
        ),
      )
    sheet.add(
      path(
        polygon([
          [w * 0.1, 0],
          [w * 0.34, 0],
          [w * 0.75, h],
          [w * 0.42, h],
        ]),
        veil(c.glow, 0.16),
      ),
      path(
        polygon([
          [w * 0.4, 0],
          [w * 0.55, 0],
          [w * 0.98, h],
          [w * 0.82, h],
        ]),
        veil(c.glow, 0.14),
      ),
    )
    glow(stage, w * 0.15, 0, u * 0.9, c.glow, 0.45)
    vignette(stage, 0.55)
  },
}
