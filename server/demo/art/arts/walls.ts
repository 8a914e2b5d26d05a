import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, curve, ellipse, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import type { Point, Sheet } from '../kit/sheet.ts'
import { backdrop, beam, dust, glow, vignette, type Motif, type Stage } from '../kit/stage.ts'
import type { Random } from '../kit/random.ts'

/** One cell of a mural: a quarter circle, a leaf, an eye, stripes, a triangle … */
function tile(random: Random, inks: readonly string[], x: number, y: number, k: number): string {
  const [ground, one, two] = random.shuffle(inks) as [string, string, string]
  const kinds: (() => string)[] = [
    () => path(`M0 ${k}A${k} ${k} 0 0 1 ${k} 0V${k}Z`, one),
    () =>
      path(`M0 ${k}A${k} ${k} 0 0 1 ${k} 0V${k}Z`, one) +
      path(`M${k * 0.45} ${k}A${k * 0.55} ${k * 0.55} 0 0 1 ${k} ${k * 0.45}V${k}Z`, two),
    () => circle(k / 2, k / 2, k * 0.36, one) + circle(k / 2, k / 2, k * 0.15, two),
    () => [0, 1, 2, 3].map((band) => rect(0, k * (band * 0.25 + 0.06), k, k * 0.13, one)).join(''),
    () => path(`M0 0L${k} ${k}H0Z`, one),
    () =>
      path(`M0 0Q${k} 0 ${k} ${k}Q0 ${k} 0 0Z`, one) +
      path(
        `M${k * 0.15} ${k * 0.15}L${k * 0.9} ${k * 0.9}`,
        'none',
        `stroke="${two}" stroke-width="${k * 0.04}"`,
      ),
    () =>
      path(`M0 ${k / 2}A${k / 2} ${k / 2} 0 0 1 ${k} ${k / 2}Z`, one) +
      path(`M0 ${k}A${k / 2} ${k / 2} 0 0 1 ${k} ${k}Z`, two),
    () =>
      path(`M0 ${k / 2}Q${k / 2} 0 ${k} ${k / 2}Q${k / 2} ${k} 0 ${k / 2}Z`, one) +
      circle(k / 2, k / 2, k * 0.17, two) +
      circle(k / 2, k / 2, k * 0.07, ground),
    () =>
      path(
        polygon([
          [k / 2, 0],
          [k, k / 2],
          [k / 2, k],
          [0, k / 2],
        ]),
        one,
      ) + circle(k / 2, k / 2, k * 0.2, two),
    () =>
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2].map((column) => circle(k * (0.2 + row * 0.3), k * (0.2 + column * 0.3), k * 0.075, one)),
        )
        .join(''),
    () =>
      path(`M0 0H${k / 2}A${k / 2} ${k / 2} 0 0 1 ${k / 2} ${k}H0Z`, one) +
      circle(k * 0.45, k / 2, k * 0.22, two),
  ]
  return group(
    `transform="translate(${x} ${y}) rotate(${random.whole(0, 3) * 90} ${k / 2} ${k / 2})"`,
    rect(-0.6, -0.6, k + 1.2, k + 1.2, ground),
    random.pick(kinds)(),
  )
}

export const mural: Motif = {
  words:
    /mural|muro|wall|arco\b|c[ií]rculo|circle|rombo|curva|curve|sol(es)?\b|tri[aá]ngul|fachada|facade|graff|shapes|formas|geom|mosaico|mosaic|tiles|azulejo|esquina|street/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const inks = [c.accent, c.second, c.mid, c.light, c.dark, c.glow]
    const columns = random.whole(4, 6)
    const k = Math.max(w / columns, u / 6)
    const street = random.chance(0.6) ? h * random.between(0.8, 0.88) : h
    for (let y = street - k; y > -k; y -= k)
      for (let x = 0; x < w; x += k) sheet.add(tile(random, inks, x, y, k))
    if (random.chance(0.5)) {
      const big = k * random.between(1.1, 1.5)
      const x = Math.round((w * random.between(0.3, 0.7)) / k) * k
      const y = street - Math.round((street * 0.55) / k) * k
      sheet.add(
        circle(x, y, big, c.light),
        circle(x, y, big * 0.8, c.accent),
        circle(x, y, big * 0.52, c.dark),
        circle(x - big * 0.2, y - big * 0.2, big * 0.15, c.light),
      )
    }
    sheet.add(
      path(
        polygon([
          [0, 0],
          [w * random.between(0.5, 1.1), 0],
          [w * random.between(0, 0.4), h],
          [0, h],
        ]),
        veil(c.glow, 0.2),
      ),
    )
    sheet.add(
      path(
        polygon([
          [w * random.between(0.7, 0.95), 0],
          [w, 0],
          [w, h],
          [w * random.between(0.5, 0.8), h],
        ]),
        veil(c.dark, 0.24),
      ),
    )
    if (street < h) {
      sheet.add(
        rect(0, street, w, h - street, sheet.linear([mix(c.deep, c.dark, 0.2), c.dark], [0, street], [0, h])),
        rect(0, street, w, h * 0.012, mix(c.light, c.deep, 0.55)),
      )
      const x = w * random.between(0.25, 0.75)
      const size = h * random.between(0.3, 0.4)
      const ladder = random.chance(0.5)
      const ground = street + (h - street) * 0.3
      const lift = ladder ? size * 0.42 : 0
      if (ladder) {
        for (const side of [-1, 1])
          sheet.add(
            line(
              `M${x + side * size * 0.13} ${ground}L${x + side * size * 0.1} ${ground - size * 1.5}`,
              c.light,
              u * 0.011,
            ),
          )
        for (let rung = 1; rung < 9; rung++)
          sheet.add(
            line(`M${x - size * 0.12} ${ground - rung * size * 0.16}H${x + size * 0.12}`, c.light, u * 0.009),
          )
      }
      const flip = random.chance(0.5)
      sheet.add(
        ellipse(x, ground, size * 0.2, size * 0.025, veil(c.dark, 0.6)),
        figure(sheet, {
          pose: 'reach',
          at: [x, ground - lift],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: random.pick([c.light, c.accent]),
          legs: c.dark,
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip,
        }),
      )
      const hand: Point = [x + (flip ? -1 : 1) * size * 0.34, ground - lift - size * 1.02]
      sheet.add(
        line(
          `M${hand[0]} ${hand[1] + size * 0.06}L${hand[0] + (flip ? -1 : 1) * size * 0.06} ${hand[1] - size * 0.1}`,
          '#f7e2c0',
          size * 0.02,
        ),
        circle(hand[0] + (flip ? -1 : 1) * size * 0.065, hand[1] - size * 0.12, size * 0.03, c.second),
      )
      for (let can = 0; can < 4; can++) {
        const cx = x + (flip ? 1 : -1) * size * (0.34 + can * 0.12)
        sheet.add(
          rect(cx, ground - size * 0.09, size * 0.09, size * 0.1, mix(c.light, c.deep, 0.3), 4),
          ellipse(cx + size * 0.045, ground - size * 0.09, size * 0.045, size * 0.016, inks[can] ?? c.accent),
        )
      }
    }
    vignette(stage, 0.35)
  },
}

function abstract(sheet: Sheet, { random, c }: Stage, x: number, y: number, w: number, h: number): void {
  const inks = [c.accent, c.second, c.mid, c.deep, c.glow, c.dark]
  const ground = random.pick([c.light, mix(c.light, c.glow, 0.5), c.dark, c.deep])
  const cut = sheet.clip(`M${x} ${y}h${w}v${h}h${-w}Z`)
  const marks = [rect(x, y, w, h, ground)]
  const k = Math.min(w, h)
  const kind = random.pick([0, 0, 1, 1, 2, 2, 3, 4])
  if (kind === 4) {
    const rows = random.whole(3, 5)
    const k4 = w / rows
    for (let row = 0; row * k4 < h; row++)
      for (let column = 0; column < rows; column++)
        marks.push(tile(random, inks, x + column * k4, y + row * k4, k4))
  } else if (kind === 0) {
    const cx = x + w * random.between(0.35, 0.65)
    marks.push(
      circle(cx, y + h * 0.38, k * 0.26, c.accent),
      path(`M${x} ${y + h * 0.62}Q${cx} ${y + h * 0.44} ${x + w} ${y + h * 0.66}V${y + h}H${x}Z`, c.mid),
      path(
        `M${x} ${y + h * 0.8}Q${x + w * 0.4} ${y + h * 0.64} ${x + w} ${y + h * 0.86}V${y + h}H${x}Z`,
        c.deep,
      ),
    )
  } else if (kind === 1) {
    for (let index = 0; index < 7; index++) {
      const places: Point[] = Array.from({ length: 4 }, (_, step): Point => [
        x + w * (step / 3),
        y + h * random.between(0.05, 0.95),
      ])
      marks.push(
        path(
          ribbon(
            places,
            [0.02, random.between(0.06, 0.2), 0.1, 0.02].map((v) => v * k),
          ),
          veil(random.pick(inks), 0.88),
        ),
      )
    }
  } else if (kind === 2) {
    for (let index = 0; index < 9; index++) {
      const [sx, sy, size] = [x + w * random.next(), y + h * random.next(), k * random.between(0.08, 0.3)]
      marks.push(
        random.pick([
          circle(sx, sy, size * 0.7, random.pick(inks)),
          group(
            rotate(random.between(0, 90), sx, sy),
            rect(sx - size / 2, sy - size / 2, size, size * random.between(0.2, 1), random.pick(inks)),
          ),
          path(`M${sx - size} ${sy}A${size} ${size} 0 0 1 ${sx + size} ${sy}Z`, random.pick(inks)),
        ]),
      )
    }
    marks.push(
      line(`M${x + w * 0.1} ${y + h * 0.9}L${x + w * 0.9} ${y + h * 0.15}`, random.pick(inks), k * 0.015),
    )
  } else {
    const rows = random.whole(2, 4)
    for (let row = 0; row < rows; row++)
      marks.push(
        rect(
          x + w * 0.1,
          y + h * (0.08 + (row * 0.86) / rows),
          w * 0.8,
          (h * 0.74) / rows,
          inks[(row + random.whole(0, 5)) % inks.length] ?? c.accent,
          k * 0.03,
        ),
      )
  }
  sheet.add(group(cut, ...marks))
}

export const poster: Motif = {
  words:
    /cartel|poster|impres|print|grabado|engrav|serigraf|banda|franja|\bbars?\b|stripe|disco|bloque|block|composici|composition|ret[ií]cula|grid|tejido|woven|telar|gris/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([c.deep, c.mid, mix(c.light, c.glow, 0.5), c.accent, c.dark])
    backdrop(stage, [lighter(wall, 0.12), wall, darker(wall, 0.25)], u * 0.3)
    const across = Math.max(1, Math.round((w / h) * random.pick([1, 1, 2])))
    const down = across > 2 && w / h < 1.6 ? 2 : 1
    const tall = (h / down) * 0.8
    const wide = Math.min((w / across) * 0.82, tall * 0.8)
    for (let row = 0; row < down; row++)
      for (let column = 0; column < across; column++) {
        const [x, y] = [(w * (column + 0.5)) / across - wide / 2, (h * (row + 0.5)) / down - tall / 2]
        const marks: string[] = []
        const own = { ...sheet, add: (...more: string[]) => void marks.push(...more) }
        abstract(own, stage, x + wide * 0.06, y + wide * 0.06, wide * 0.88, tall - wide * 0.12)
        sheet.add(
          group(
            rotate(random.between(-2.5, 2.5), x + wide / 2, y),
            rect(x + u * 0.012, y + u * 0.02, wide, tall, veil(c.dark, 0.4)),
            rect(x, y, wide, tall, '#fbf5e8'),
            ...marks,
            path(
              polygon([
                [x, y],
                [x + wide * 0.5, y],
                [x, y + tall * 0.6],
              ]),
              veil('#ffffff', 0.1),
            ),
            circle(x + wide / 2, y + wide * 0.03, u * 0.007, c.accent),
          ),
        )
      }
    beam(stage, [w * random.next(), -h * 0.1], [w / 2, h], u, c.glow, 0.3)
    vignette(stage, 0.4)
  },
}

export const gallery: Motif = {
  words:
    /galer[ií]a|gallery|cuadro|marco|frame|expos|exhib|museo|museum|lienzo|canvas|painting|pintura|retrato|óleo|oil/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([
      mix(c.light, c.mid, 0.14),
      mix(c.deep, c.mid, 0.3),
      mix(c.mid, c.light, 0.35),
      c.deep,
    ])
    backdrop(stage, [darker(wall, 0.15), wall, wall])
    const floor = h * random.between(0.77, 0.84)
    const wood = random.pick(['#a8743f', '#6d4226', '#c79a63'])
    sheet.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        sheet.linear([lighter(wood, 0.15), darker(wood, 0.45)], [0, floor], [0, h]),
      ),
      rect(0, floor - h * 0.012, w, h * 0.014, lighter(wall, 0.5)),
    )
    for (let plank = -8; plank < 9; plank++)
      sheet.add(
        line(
          `M${w / 2 + plank * w * 0.09} ${floor}L${w / 2 + plank * w * 0.17} ${h}`,
          veil('#2a1508', 0.3),
          2,
        ),
      )
    const wide = w / h > 1.2
    const count = wide ? random.whole(2, 3) : 1
    const slot = w / (count + 0.25)
    for (let index = 0; index < count; index++) {
      const cx = w * 0.5 + (index - (count - 1) / 2) * slot
      const pw = Math.min(slot * random.between(0.62, 0.78), h * 0.62)
      const ph = Math.min(h * random.between(0.42, 0.54), pw * random.between(0.9, 1.4))
      const x = cx - pw / 2
      const y = floor * 0.47 - ph / 2
      beam(stage, [cx, -h * 0.08], [cx, floor], pw * 1.6, c.glow, 0.34)
      sheet.add(
        rect(x - u * 0.01, y + u * 0.012, pw + u * 0.045, ph + u * 0.045, veil(c.dark, 0.35), 4),
        rect(
          x - u * 0.02,
          y - u * 0.02,
          pw + u * 0.04,
          ph + u * 0.04,
          random.pick(['#2b1d14', '#c89b4a', '#f5efe4', '#111014']),
          3,
        ),
        rect(x - u * 0.008, y - u * 0.008, pw + u * 0.016, ph + u * 0.016, '#f6f0e3'),
      )
      abstract(sheet, stage, x, y, pw, ph)
    }
    glow(stage, w / 2, floor + (h - floor) * 0.4, u * 0.6, c.glow, 0.4, 0.2)
    const people = random.whole(1, 2)
    for (let index = 0; index < people; index++) {
      const px = w * (random.chance(0.5) ? random.between(0.14, 0.36) : random.between(0.64, 0.86))
      const size = h * 0.38
      const ground = h * 0.93
      sheet.add(
        ellipse(px, ground, size * 0.17, size * 0.022, veil(c.dark, 0.5)),
        figure(sheet, {
          pose: random.pick(['stand', 'walk', 'reach'] as const),
          at: [px, ground],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: random.pick([c.accent, c.second, c.dark]),
          legs: darker(c.deep, 0.4),
          ...(random.chance(0.4) ? { skirt: 0.6, swing: 0.7 } : {}),
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip: random.chance(0.5),
        }),
      )
    }
    dust(stage, c.light, 20)
    vignette(stage, 0.45)
  },
}

export const strokes: Motif = {
  words:
    /pincel|brush|trazo|stroke|color|abstract|textura|texture|mancha|acr[ií]l|acuarela|watercolo|pintado|capas/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.light, c.glow, 0.4), c.light])
    const inks = [c.accent, c.second, c.mid, c.deep, c.glow, c.dark, mix(c.accent, c.second, 0.5)]
    const turn = random.between(0, Math.PI * 2)
    const swirl = random.between(-2.2, 2.2)
    const count = random.whole(15, 22)
    for (let index = 0; index < count; index++) {
      const share = index / count
      const angle = turn + share * Math.PI * 2 * random.between(0.8, 1.2)
      const away = (1 - share) * 0.55
      const x = w / 2 + Math.cos(angle) * away * w * 0.9
      const y = h / 2 + Math.sin(angle) * away * h * 0.9
      const long = u * random.between(0.3, 0.7)
      const wide = u * random.between(0.06, 0.17) * (1.2 - share * 0.5)
      const places: Point[] = [0, 1, 2, 3].map((step): Point => {
        const along = angle + Math.PI / 2 + swirl * (step / 3) * 0.7
        return [
          x + Math.cos(along) * long * (step / 3 - 0.5) * 1.4,
          y + Math.sin(along) * long * (step / 3 - 0.5) * 1.4,
        ]
      })
      const colour = random.pick(inks)
      sheet.add(
        path(
          ribbon(places, [wide * 0.7, wide, wide, wide * 0.35], 9),
          veil(c.dark, 0.25),
          `transform="translate(${u * 0.006} ${u * 0.01})"`,
        ),
        path(ribbon(places, [wide * 0.7, wide, wide, wide * 0.35], 9), colour),
      )
      const bristles = Math.round(7 + wide / 14)
      for (let hair = 0; hair < bristles; hair++) {
        const off = (hair / (bristles - 1) - 0.5) * wide * 0.86
        const nudge = places.map(([px, py], step): Point => {
          const along = angle + Math.PI / 2 + swirl * (step / 3) * 0.7
          return [px - Math.sin(along) * off, py + Math.cos(along) * off]
        })
        const tint = random.chance(0.5)
          ? lighter(colour, random.between(0.1, 0.45))
          : darker(colour, random.between(0.1, 0.35))
        sheet.add(path(ribbon(nudge, [0, wide * 0.05, wide * 0.07, 0], 7), veil(tint, 0.75)))
      }
    }
    for (let drop = 0; drop < 40; drop++)
      sheet.add(
        circle(random.next() * w, random.next() * h, u * 0.012 * random.next() ** 2, random.pick(inks)),
      )
    glow(stage, w * 0.2, h * 0.1, u * 0.7, c.light, 0.3)
    vignette(stage, 0.3)
  },
}

export const cutouts: Motif = {
  words:
    /recort|cut|papel|paper|collage|hoja|leaf|leaves|planta|plant|flor|flower|ilustr|illustr|botan|jard/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const inks = [c.accent, c.second, c.mid, c.deep, c.glow, c.light]
    const columns = w > h ? 4 : 3
    const rows = w > h * 2 ? 2 : 3
    const [cw, ch] = [w / columns, h / rows]
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++)
        sheet.add(
          rect(
            x * cw - 1,
            y * ch - 1,
            cw + 2,
            ch + 2,
            inks[(x * 2 + y * 3 + (x ^ y)) % inks.length] ?? c.mid,
          ),
        )
    const count = random.whole(7, 10)
    for (let index = 0; index < count; index++) {
      const cx = ((index % columns) + random.between(0.35, 0.65)) * cw
      const cy = ((Math.floor(index / columns) % rows) + random.between(0.35, 0.65)) * ch
      const k = Math.min(cw, ch) * random.between(0.55, 0.85)
      const colour = random.pick([c.light, c.dark, c.accent, c.second, c.glow, c.deep])
      const marks: string[] = []
      const kind = random.whole(0, 2)
      if (kind === 0) {
        const pairs = random.whole(3, 5)
        marks.push(
          path(
            ribbon(
              [
                [0, k * 0.6],
                [k * 0.03, 0],
                [0, -k * 0.6],
              ],
              [k * 0.08, k * 0.07, k * 0.03],
            ),
            colour,
          ),
        )
        for (let pair = 0; pair < pairs; pair++)
          for (const side of [-1, 1]) {
            const y = k * (0.45 - (pair / pairs) * 0.95)
            marks.push(
              path(
                ribbon(
                  [
                    [0, y],
                    [side * k * 0.24, y - k * 0.12],
                    [side * k * random.between(0.38, 0.5), y - k * 0.36],
                  ],
                  [k * 0.04, k * 0.15, k * 0.13, 0],
                ),
                colour,
              ),
            )
          }
      } else if (kind === 1) {
        const petals = random.whole(5, 8)
        for (let petal = 0; petal < petals; petal++)
          marks.push(
            group(
              rotate((petal / petals) * 360),
              path(`M0 0Q${k * 0.3} ${-k * 0.3} 0 ${-k * 0.62}Q${-k * 0.3} ${-k * 0.3} 0 0Z`, colour),
            ),
          )
        marks.push(circle(0, 0, k * 0.14, c.second))
      } else {
        const arms = random.whole(4, 6)
        for (let arm = 0; arm < arms; arm++) {
          const angle = (arm / arms) * Math.PI * 2
          const bend = angle + 0.7
          marks.push(
            path(
              ribbon(
                [
                  [0, 0],
                  [Math.cos(angle) * k * 0.3, Math.sin(angle) * k * 0.3],
                  [Math.cos(bend) * k * 0.62, Math.sin(bend) * k * 0.62],
                ],
                [k * 0.22, k * 0.2, k * 0.15, k * 0.1],
              ),
              colour,
            ),
            circle(Math.cos(bend) * k * 0.6, Math.sin(bend) * k * 0.6, k * 0.085, colour),
          )
        }
      }
      const turned = `translate(${cx} ${cy}) rotate(${random.between(-50, 50)})`
      sheet.add(
        group(
          `transform="translate(${u * 0.006} ${u * 0.01}) ${turned}" opacity="0.3"`,
          ...marks.map((mark) => mark.replaceAll(colour, c.dark)),
        ),
        group(`transform="${turned}"`, ...marks),
      )
    }
    sheet.add(
      line(
        curve([
          [w * 0.1, h * 0.9],
          [w * 0.4, h * 0.7],
          [w * 0.5, h * 0.95],
          [w * 0.9, h * 0.82],
        ]),
        veil(c.dark, 0.8),
        u * 0.006,
      ),
    )
    glow(stage, w * 0.2, 0, u * 0.8, c.light, 0.3)
    vignette(stage, 0.3)
  },
}
