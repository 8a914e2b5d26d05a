import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, curve, ellipse, group, line, path, rect, ribbon, ring, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, bokeh, dust, glow, vignette, type Motif } from '../kit/stage.ts'
import { morsel, tabletop } from './table.ts'

export const cake: Motif = {
  words:
    /tarta|cake|pastel|postre|dessert|dulce|sweet|bizcocho|sponge|crema|cream|chocolate|reposter|pastry|az[uú]car|sugar|merengue|galleta|cookie|helado|fresa|strawberr/i,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([c.mid, mix(c.mid, c.light, 0.4), c.second, mix(c.accent, c.light, 0.4), c.deep])
    backdrop(stage, [lighter(wall, 0.15), wall, darker(wall, 0.2)])
    bokeh(stage, [c.light, c.glow], 14, [0, 0.6], 0.06)
    const table = h * 0.8
    sheet.add(
      rect(
        0,
        table,
        w,
        h - table,
        sheet.linear([mix(c.light, wall, 0.2), mix(c.light, c.deep, 0.5)], [0, table], [0, h]),
      ),
    )
    const x = w / 2
    const k = u * random.between(0.56, 0.66)
    const y = table - h * 0.02
    sheet.add(
      ellipse(x, table + h * 0.08, k * 0.4, u * 0.03, veil(c.dark, 0.35)),
      path(
        `M${x - k * 0.08} ${y}Q${x - k * 0.05} ${y + h * 0.05} ${x - k * 0.26} ${table + h * 0.08}H${x + k * 0.26}Q${x + k * 0.05} ${y + h * 0.05} ${x + k * 0.08} ${y}Z`,
        sheet.linear([c.light, mix(c.light, c.deep, 0.45)], [x - k * 0.2, 0], [x + k * 0.2, 0]),
      ),
      ellipse(x, y, k * 0.62, k * 0.085, mix(c.light, c.deep, 0.3)),
      ellipse(x, y - k * 0.025, k * 0.62, k * 0.08, c.light),
    )
    const tiers = random.whole(1, 3)
    let top = y - k * 0.03
    let wide = k * 0.47
    const sponge = random.pick(['#e8bf7c', '#6b3a22', '#f2d9a0', '#b8503f', '#8a4a2c'])
    const cream = random.pick([
      '#fff6e8',
      '#ffd9dd',
      lighter(c.accent, 0.5),
      '#5a2d1c',
      lighter(c.second, 0.4),
    ])
    for (let tier = 0; tier < tiers; tier++) {
      const tall = k * (tiers === 1 ? 0.42 : 0.27)
      const squash = wide * 0.15
      const body = `M${x - wide} ${top}A${wide} ${squash} 0 0 0 ${x + wide} ${top}V${top - tall}H${x - wide}Z`
      const naked = random.chance(0.5)
      const cut = sheet.clip(body)
      const layers = naked ? 3 : 0
      sheet.add(
        path(body, naked ? sponge : cream),
        group(
          cut,
          ...Array.from({ length: layers }, (_, layer) =>
            path(
              `M${x - wide} ${top - tall * (0.26 + layer * 0.33)}A${wide} ${squash} 0 0 0 ${x + wide} ${top - tall * (0.26 + layer * 0.33)}`,
              'none',
              `stroke="${cream}" stroke-width="${tall * 0.12}"`,
            ),
          ),
          ...(naked
            ? []
            : Array.from({ length: 22 }, () =>
                circle(
                  x + random.between(-1, 1) * wide,
                  top - random.next() * tall,
                  k * random.between(0.006, 0.014),
                  random.pick([c.accent, c.second, c.mid]),
                ),
              )),
          rect(
            x - wide,
            top - tall - 10,
            wide * 2,
            tall + squash + 20,
            sheet.linear(['#ffffff44', '#ffffff00', veil(c.dark, 0.5)], [x - wide, 0], [x + wide, 0]),
          ),
        ),
      )
      const icing = random.pick([cream, cream, c.accent, '#4a2416'])
      let drip = `M${x - wide} ${top - tall}`
      const drops = 9
      for (let drop = 0; drop < drops; drop++) {
        const [from, to] = [drop / drops, (drop + 1) / drops]
        const edge = (share: number) => squash * Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 2))
        const long = tall * random.between(0.1, 0.42)
        const mid = (from + to) / 2
        drip += `C${x - wide + from * wide * 2} ${top - tall + edge(mid) + long} ${x - wide + to * wide * 2} ${top - tall + edge(mid) + long} ${x - wide + to * wide * 2} ${top - tall + edge(to)}`
      }
      sheet.add(
        path(`${drip}A${wide} ${squash} 0 0 0 ${x - wide} ${top - tall}Z`, icing),
        ellipse(x, top - tall, wide, squash, lighter(icing, 0.18)),
      )
      top -= tall
      if (tier < tiers - 1) wide *= 0.7
    }
    const berries = random.whole(7, 13)
    const fruit = random.pick(['#d8354a', '#43367e', '#ef7a35', c.accent])
    for (let index = 0; index < berries; index++) {
      const angle = (index / berries) * 6.28
      const r = k * random.between(0.03, 0.05)
      const [bx, by] = [x + Math.cos(angle) * wide * 0.74, top + Math.sin(angle) * wide * 0.1 - r]
      sheet.add(
        circle(
          bx,
          by,
          r,
          sheet.radial(
            [lighter(fruit, 0.5), fruit, darker(fruit, 0.5)],
            [bx - r * 0.4, by - r * 0.4],
            r * 1.6,
          ),
        ),
      )
      if (random.chance(0.3))
        sheet.add(
          ellipse(bx + r, by - r * 0.5, r * 0.8, r * 0.32, '#5f9a4a', rotate(-30, bx + r, by - r * 0.5)),
        )
    }
    if (random.chance(0.4))
      for (let candle = -1; candle < 2; candle++) {
        const cx = x + candle * wide * 0.4
        sheet.add(rect(cx - k * 0.012, top - k * 0.18, k * 0.024, k * 0.16, candle ? c.accent : c.second, 3))
        glow(stage, cx, top - k * 0.22, k * 0.16, '#ffd36b', 0.9)
        sheet.add(
          path(
            `M${cx} ${top - k * 0.265}q${k * 0.03} ${k * 0.05} 0 ${k * 0.075}q${-k * 0.03} ${-k * 0.025} 0 ${-k * 0.075}Z`,
            '#fff3b8',
          ),
        )
      }
    beam(stage, [random.pick([0, w]), -h * 0.1], [w / 2, h], u * 0.9, c.glow, 0.34)
    dust(stage, c.light, 50)
    vignette(stage, 0.35)
  },
}

/** What can be cut in half, and the words it is asked for with. */
const fruits: readonly (readonly [string, RegExp])[] = [
  ['citrus', /lim[oó]n|lemon|\blime|naranjas|oranges|c[ií]tric|citrus/i],
  ['avocado', /aguacate|palta|avocado/i],
  ['tomato', /tomate|tomato/i],
  ['kiwi', /kiwi/i],
  ['fig', /\bhigo|\bfigs?\b/i],
  ['melon', /sand[ií]a|mel[oó]n|watermelon/i],
  ['onion', /cebolla|onion/i],
  ['pomegranate', /granada|pomegranate/i],
  ['coconut', /\bcocos?\b|coconut/i],
  ['apple', /manzana|apple/i],
]

export const market: Motif = {
  words:
    /mercado|market|granada|pomegranate|coco\b|coconut|manzana|apples?\b|sand[ií]a|melon|higo|figs?\b|cebolla|onion|mitad|halves|fruta|fruit|verdura|vegetable|tomate|tomato|lim[oó]n|lemon|naranja|orange|aguacate|avocado|c[ií]tric|huerta|garden|temporada|season|ingredient|aj[ií]|chile|pepper|especia|spice/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    if (random.chance(0.4)) tabletop(stage)
    else {
      const ground = random.pick([c.mid, c.second, c.deep, mix(c.light, c.glow, 0.5), c.accent])
      backdrop(stage, [ground, mix(ground, c.deep, 0.5)], u * 0.6)
    }
    const r = u * random.pick([0.1, 0.13, 0.15, 0.17, 0.21, 0.27])
    const tilt = random.between(-20, 20)
    const marks: string[] = []
    const reach = Math.hypot(w, h) * 0.62
    const asked = fruits.filter(([, words]) => words.test(stage.about))
    const halves = (asked.length > 0 ? asked : random.shuffle(fruits).slice(0, random.whole(2, 4))).map(
      ([name]) => name,
    )
    let row = 0
    for (let y = -reach; y < reach; y += r * 2.05, row++)
      for (let x = -reach + (row % 2) * r * 1.2; x < reach; x += r * 2.4) {
        const kind = random.pick(halves)
        const turned = random.between(0, 360)
        const face: string[] = []
        const wedge = (count: number, from: number, to: number, wide: number, colour: string) =>
          Array.from({ length: count }, (_, at) =>
            group(
              rotate((at / count) * 360),
              path(
                `M0 ${-r * from}Q${r * wide} ${-r * (from + to) * 0.6} ${r * wide * 0.6} ${-r * to}H${-r * wide * 0.6}Q${-r * wide} ${-r * (from + to) * 0.6} 0 ${-r * from}Z`,
                colour,
              ),
            ),
          )
        if (kind === 'citrus') {
          const peel = random.pick(['#f2a02c', '#f4cf3a', '#e8604a', '#9cc04a'])
          face.push(
            circle(0, 0, r, peel),
            circle(0, 0, r * 0.9, '#fff6df'),
            ...wedge(9, 0.08, 0.78, 0.27, lighter(peel, 0.18)),
          )
        } else if (kind === 'avocado') {
          face.push(
            ellipse(0, 0, r * 0.82, r * 1.02, '#3c5a2c'),
            ellipse(0, 0, r * 0.74, r * 0.94, '#a9c75a'),
            ellipse(0, 0, r * 0.6, r * 0.78, '#e6e79a'),
            circle(0, r * 0.22, r * 0.36, '#7a4a28'),
            circle(-r * 0.1, r * 0.12, r * 0.1, veil('#ffffff', 0.35)),
          )
        } else if (kind === 'tomato') {
          face.push(
            circle(0, 0, r, '#c9302c'),
            circle(0, 0, r * 0.9, '#e8554a'),
            ...wedge(5, 0.22, 0.74, 0.3, '#f58a6b'),
            ...Array.from({ length: 15 }, (_, seed) =>
              group(
                rotate(seed * 24),
                ellipse(0, -r * (0.44 + (seed % 3) * 0.1), r * 0.03, r * 0.06, '#ffe2a0'),
              ),
            ),
          )
        } else if (kind === 'kiwi') {
          face.push(
            circle(0, 0, r, '#7a5c36'),
            circle(0, 0, r * 0.93, '#8fbf3f'),
            circle(0, 0, r * 0.62, '#b7d968'),
            circle(0, 0, r * 0.3, '#f3f3c9'),
            ...Array.from({ length: 22 }, (_, seed) =>
              group(
                rotate(seed * 16.4),
                ellipse(0, -r * (0.42 + (seed % 2) * 0.07), r * 0.025, r * 0.055, '#1e1a12'),
              ),
            ),
          )
        } else if (kind === 'fig') {
          face.push(
            circle(0, 0, r * 0.96, '#4a2350'),
            circle(0, 0, r * 0.86, '#f0dcc0'),
            circle(0, 0, r * 0.7, '#d05a6b'),
            ...Array.from({ length: 44 }, () =>
              circle(random.between(-0.45, 0.45) * r, random.between(-0.45, 0.45) * r, r * 0.035, '#f8d38a'),
            ),
          )
        } else if (kind === 'pomegranate') {
          face.push(
            circle(0, 0, r, '#a52a3a'),
            circle(0, 0, r * 0.9, '#f6e2c4'),
            ...wedge(6, 0.06, 0.76, 0.4, '#e9b7a0'),
            ...Array.from({ length: 40 }, (_, seed) =>
              group(
                rotate(seed * 137.5),
                ellipse(0, -r * 0.76 * Math.sqrt((seed + 1) / 41), r * 0.075, r * 0.095, '#c4213c') +
                  circle(-r * 0.02, -r * 0.76 * Math.sqrt((seed + 1) / 41) - r * 0.03, r * 0.022, '#ff9aa5'),
              ),
            ),
          )
        } else if (kind === 'coconut') {
          face.push(
            circle(0, 0, r, '#4a2d1a'),
            circle(0, 0, r * 0.92, '#7a4f2e'),
            circle(0, 0, r * 0.84, '#fffdf6'),
            circle(0, 0, r * 0.58, '#e9e6da'),
            circle(r * 0.06, r * 0.08, r * 0.48, '#d6d6cc'),
          )
        } else if (kind === 'apple') {
          const peel = random.pick(['#c9302c', '#d9b53a', '#8aa83c'])
          face.push(
            circle(0, 0, r * 0.98, peel),
            circle(0, 0, r * 0.9, '#fbf0cf'),
            ...wedge(5, 0.05, 0.4, 0.16, '#e8d49a'),
            ...Array.from({ length: 5 }, (_, seed) =>
              group(rotate(seed * 72), ellipse(0, -r * 0.22, r * 0.045, r * 0.09, '#3a1f12')),
            ),
          )
        } else if (kind === 'melon') {
          face.push(
            circle(0, 0, r, '#2f6b3a'),
            circle(0, 0, r * 0.93, '#d8ecc0'),
            circle(0, 0, r * 0.84, '#ee4f56'),
            ...Array.from({ length: 16 }, (_, seed) =>
              group(
                rotate(seed * 22.5),
                ellipse(0, -r * (0.4 + (seed % 3) * 0.13), r * 0.032, r * 0.06, '#21140f'),
              ),
            ),
          )
        } else
          face.push(
            ...[1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16].map((share, index) =>
              circle(0, 0, r * share, index % 2 ? '#f7e9f2' : index ? '#b95f9a' : '#8f2f6f'),
            ),
          )
        marks.push(
          circle(x + r * 0.08, y + r * 0.14, r * 0.99, veil('#1c0a06', 0.35)),
          group(`transform="translate(${x} ${y}) rotate(${turned})"`, ...face),
          ellipse(
            x - r * 0.35,
            y - r * 0.42,
            r * 0.26,
            r * 0.1,
            veil('#ffffff', 0.3),
            rotate(-40, x - r * 0.35, y - r * 0.42),
          ),
        )
        if (random.chance(0.25))
          marks.push(
            group(
              rotate(random.between(0, 360), x + r * 1.1, y),
              path(
                `M${x + r * 0.8} ${y}q${r * 0.35} ${-r * 0.4} ${r * 0.8} 0q${-r * 0.4} ${r * 0.4} ${-r * 0.8} 0Z`,
                '#5d9440',
              ),
              line(`M${x + r * 0.85} ${y}h${r * 0.6}`, '#a8d07a', 3),
            ),
          )
      }
    sheet.add(group(`transform="translate(${w / 2} ${h / 2}) rotate(${tilt})"`, ...marks))
    glow(stage, w * 0.15, h * 0.05, u * 0.9, c.glow, 0.45)
    vignette(stage, 0.5)
  },
}

export const loaf: Motif = {
  words:
    /\bpan(es)?\b|bread|masa|dough|harina|flour|hogaza|loaf|levadura|yeast|cuchillo|knife|tabla|board|amasa|knead|empanada|arepa|bollo|croissant|queso|cheese/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    tabletop(stage)
    const x = w / 2
    const y = h / 2
    const k = u * random.between(0.42, 0.5)
    const board = random.pick(['#b07a45', '#d8ae72', '#7a4c2a'])
    const marks = [
      rect(x - k * 1.1 + 12, y - k * 0.7 + 20, k * 2.2, k * 1.4, veil('#140805', 0.4), k * 0.14),
      rect(
        x - k * 1.1,
        y - k * 0.7,
        k * 2.2,
        k * 1.4,
        sheet.linear([lighter(board, 0.2), darker(board, 0.15)], [x - k, y - k], [x + k, y + k]),
        k * 0.14,
      ),
      circle(x + k * 0.96, y - k * 0.52, k * 0.07, darker(board, 0.6)),
    ]
    for (let vein = 0; vein < 7; vein++)
      marks.push(
        line(
          curve([
            [x - k * 1.05, y + k * (vein * 0.18 - 0.54)],
            [x, y + k * (vein * 0.18 - 0.52 + random.between(-0.05, 0.05))],
            [x + k * 1.05, y + k * (vein * 0.18 - 0.54)],
          ]),
          veil(darker(board, 0.4), 0.35),
          3,
        ),
      )
    const kind = random.whole(0, 2)
    const crust = random.pick(['#c9812f', '#a55f22', '#d99a4a'])
    const loafAt = (cx: number, cy: number, rx: number, ry: number, turned: number) => {
      const cuts = Math.round(rx / ry) + 2
      return group(
        rotate(turned, cx, cy),
        ellipse(cx + 8, cy + 16, rx, ry, veil('#2a1006', 0.4)),
        ellipse(
          cx,
          cy,
          rx,
          ry,
          sheet.linear([lighter(crust, 0.35), crust, darker(crust, 0.45)], [cx, cy - ry], [cx, cy + ry]),
        ),
        ...Array.from({ length: cuts }, (_, cut) =>
          path(
            ribbon(
              [
                [cx + rx * ((cut + 0.5) / cuts - 0.5) * 1.6 - ry * 0.25, cy + ry * 0.55],
                [cx + rx * ((cut + 0.5) / cuts - 0.5) * 1.6, cy],
                [cx + rx * ((cut + 0.5) / cuts - 0.5) * 1.6 + ry * 0.3, cy - ry * 0.55],
              ],
              [0, ry * 0.26, 0],
            ),
            '#f7dca6',
          ),
        ),
        ellipse(cx - rx * 0.2, cy - ry * 0.5, rx * 0.5, ry * 0.16, veil('#ffffff', 0.2)),
      )
    }
    if (kind === 0) marks.push(loafAt(x - k * 0.1, y, k * 0.78, k * 0.38, random.between(-16, 16)))
    else if (kind === 1)
      for (let bun = 0; bun < 5; bun++)
        marks.push(
          loafAt(
            x + ((bun % 3) - 1) * k * 0.6 + (bun > 2 ? k * 0.3 : 0),
            y + (bun > 2 ? k * 0.3 : -k * 0.24),
            k * 0.26,
            k * 0.24,
            random.between(0, 180),
          ),
        )
    else {
      marks.push(loafAt(x - k * 0.46, y - k * 0.1, k * 0.5, k * 0.38, -12))
      for (let slice = 0; slice < 3; slice++) {
        const sx = x + k * (0.22 + slice * 0.26)
        const sy = y + k * (0.1 + slice * 0.06)
        marks.push(
          group(
            rotate(14 + slice * 8, sx, sy),
            rect(sx - k * 0.2 + 6, sy - k * 0.26 + 10, k * 0.4, k * 0.54, veil('#2a1006', 0.35), k * 0.14),
            rect(sx - k * 0.2, sy - k * 0.26, k * 0.4, k * 0.54, crust, k * 0.14),
            rect(sx - k * 0.17, sy - k * 0.23, k * 0.34, k * 0.48, '#f9e7c0', k * 0.12),
            ...Array.from({ length: 12 }, () =>
              ellipse(
                sx + random.between(-0.13, 0.13) * k,
                sy + random.between(-0.18, 0.2) * k,
                k * random.between(0.008, 0.022),
                k * 0.012,
                '#e3c48c',
              ),
            ),
          ),
        )
      }
    }
    const blade = y + k * 0.52
    marks.push(
      path(
        `M${x - k * 0.7} ${blade}H${x + k * 0.35}V${blade + k * 0.12}Q${x - k * 0.4} ${blade + k * 0.16} ${x - k * 0.7} ${blade}Z`,
        sheet.linear(['#f4f4f2', '#a9adb0'], [0, blade], [0, blade + k * 0.14]),
      ),
      rect(x + k * 0.35, blade - k * 0.01, k * 0.5, k * 0.12, '#2b1a12', k * 0.05),
      ...[0.48, 0.6, 0.72].map((share) => circle(x + k * share, blade + k * 0.05, k * 0.016, '#d8b46a')),
    )
    sheet.add(group(rotate(random.between(-24, 24), x, y), ...marks))
    for (let speck = 0; speck < 150; speck++) {
      const angle = random.between(0, 6.28)
      const away = u * random.between(0.1, 0.62)
      sheet.add(
        circle(
          x + Math.cos(angle) * away * 1.2,
          y + Math.sin(angle) * away,
          u * 0.005 * random.next(),
          veil('#fff6e4', 0.8),
        ),
      )
    }
    for (let side = 0; side < 7; side++)
      sheet.add(
        morsel(
          random,
          w * random.pick([random.between(0.03, 0.16), random.between(0.84, 0.97)]),
          h * random.next(),
          u * random.between(0.08, 0.14),
        ),
      )
    beam(stage, [0, -h * 0.1], [w * 0.8, h], u, c.glow, 0.4)
    vignette(stage, 0.45)
  },
}

export const flame: Motif = {
  words:
    /fuego|flame|fire|llama|cocina|kitchen|chef|humo|smoke|vapor|steam|wok|salte|parrilla|grill|asad|hervir|boil|cazuela|estufa|stove/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.deep, c.mid, 0.5)])
    const tile = u * 0.11
    for (let y = 0; y < h * 0.75; y += tile)
      for (let x = -((y / tile) % 2) * tile * 0.5; x < w; x += tile)
        sheet.add(
          rect(
            x + 2,
            y + 2,
            tile - 4,
            tile - 4,
            veil(random.pick([c.mid, c.light, c.deep]), random.between(0.04, 0.13)),
            5,
          ),
        )
    const x = w * random.between(0.44, 0.56)
    const y = h * random.between(0.6, 0.66)
    const k = u * random.between(0.32, 0.38)
    const counter = y + k * 0.62
    glow(stage, x, y, u * 0.8, c.accent, 0.6)
    sheet.add(line(`M${w * 0.06} ${h * 0.1}H${w * 0.94}`, mix(c.light, c.deep, 0.4), u * 0.01))
    for (let tool = 0; tool < Math.round((w / u) * 5); tool++) {
      const tx = w * 0.1 + tool * u * 0.17
      if (tx > w * 0.92) break
      const long = u * random.between(0.09, 0.17)
      const metal = random.pick(['#c98a4a', '#b9b5ae', '#3a3336', c.second])
      sheet.add(
        line(`M${tx} ${h * 0.1}v${long}`, metal, u * 0.009),
        random.pick([
          circle(tx, h * 0.1 + long + u * 0.03, u * 0.034, metal),
          rect(tx - u * 0.024, h * 0.1 + long, u * 0.048, u * 0.075, metal, 8),
          ring(tx, h * 0.1 + long + u * 0.035, u * 0.036, metal, u * 0.01),
        ]),
      )
    }
    for (const [share, colour, rise] of [
      [1, '#e8402a', 1],
      [0.78, '#ff8a2a', 0.82],
      [0.52, '#ffd25a', 0.6],
      [0.26, '#fff6d0', 0.4],
    ] as const) {
      for (let tongue = 0; tongue < 7; tongue++) {
        const fx = x + (tongue - 3) * k * 0.28 * share
        const tall = k * rise * random.between(0.5, 1.15) * (1 - Math.abs(tongue - 3) * 0.11)
        const wide = k * 0.24 * share
        const sway = random.between(-0.14, 0.14) * k
        sheet.add(
          path(
            `M${fx - wide} ${counter}C${fx - wide * 1.3} ${counter - tall * 0.5} ${fx + sway} ${counter - tall * 0.6} ${fx + sway} ${counter - tall * 1.25}C${fx + sway + wide * 0.5} ${counter - tall * 0.7} ${fx + wide * 1.5} ${counter - tall * 0.5} ${fx + wide} ${counter}Z`,
            veil(colour, 0.85),
          ),
        )
      }
    }
    const body = `M${x - k} ${y - k * 0.12}Q${x - k * 0.7} ${y + k * 0.42} ${x} ${y + k * 0.42}Q${x + k * 0.7} ${y + k * 0.42} ${x + k} ${y - k * 0.12}Z`
    const arc: string[] = []
    for (let bite = 0; bite < 26; bite++) {
      const share = random.between(-0.8, 0.8)
      const up = (1 - share * share) * k * random.between(0.1, 1.25)
      arc.push(morsel(random, x + share * k, y - k * 0.14 - up, k * random.between(0.16, 0.26)))
    }
    for (let wisp = 0; wisp < 6; wisp++) {
      const sx = x + random.between(-0.7, 0.7) * k
      sheet.add(
        path(
          ribbon(
            [
              [sx, y - k * 0.1],
              [sx + k * 0.16, y - k * 0.6],
              [sx - k * 0.12, y - k * 1.1],
              [sx + k * 0.16, y - k * 1.7],
            ],
            [0, k * 0.13, k * 0.22, 0],
            10,
          ),
          veil(c.light, 0.13),
        ),
      )
    }
    sheet.add(
      path(
        ribbon(
          [
            [x + k * 0.9, y - k * 0.06],
            [x + k * 1.5, y - k * 0.2],
            [x + k * 2.05, y - k * 0.4],
          ],
          [k * 0.12, k * 0.1, k * 0.15],
        ),
        '#3a2015',
      ),
      ellipse(x, y - k * 0.12, k, k * 0.16, '#191214'),
      ...arc,
      path(body, sheet.linear(['#4a4246', '#1c1618', '#5a2a1c'], [0, y - k * 0.1], [0, y + k * 0.45])),
      path(
        `M${x - k} ${y - k * 0.12}Q${x} ${y + k * 0.1} ${x + k} ${y - k * 0.12}`,
        'none',
        `stroke="${c.glow}" stroke-opacity=".8" stroke-width="${u * 0.005}"`,
      ),
    )
    sheet.add(
      rect(x - k * 0.85, counter - k * 0.05, k * 1.7, k * 0.1, '#1a1416', 8),
      rect(
        0,
        counter,
        w,
        h - counter,
        sheet.linear([mix(c.mid, c.accent, 0.3), c.dark], [0, counter], [0, h]),
      ),
      rect(0, counter, w, u * 0.006, veil(c.glow, 0.8)),
    )
    const spots: Point[] = Array.from({ length: 60 }, () => [
      x + random.between(-1.2, 1.2) * k,
      counter - random.next() * k * 2.4,
    ])
    for (const [sx, sy] of spots)
      sheet.add(
        circle(sx, sy, u * random.between(0.0015, 0.005), veil(random.pick(['#ffd25a', '#ff8a2a']), 0.9)),
      )
    for (let bowl = 0; bowl < 2; bowl++) {
      const bx = bowl ? w * 0.88 : w * 0.12
      const r = u * 0.1
      for (let index = 0; index < 7; index++)
        sheet.add(
          morsel(
            random,
            bx + random.between(-0.6, 0.6) * r,
            counter + h * 0.06 - r * random.between(0.5, 0.85),
            r * 0.6,
          ),
        )
      sheet.add(
        path(
          `M${bx - r} ${counter + h * 0.06 - r * 0.6}A${r} ${r * 0.8} 0 0 0 ${bx + r} ${counter + h * 0.06 - r * 0.6}Z`,
          sheet.linear(
            [lighter(bowl ? c.second : c.accent, 0.25), darker(bowl ? c.second : c.accent, 0.35)],
            [bx - r, 0],
            [bx + r, 0],
          ),
        ),
      )
    }
    vignette(stage, 0.5)
  },
}
