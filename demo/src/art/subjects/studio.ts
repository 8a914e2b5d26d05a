import {
  blob,
  circle,
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
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { DrawingContext, Subject } from '../kit/motif.ts'

/** A bowl seen from above, with a glazed rim and inside. */
function drawBowl({ canvas, random }: DrawingContext, x: number, y: number, r: number, glaze: string): void {
  canvas.add(
    circle(x + r * 0.08, y + r * 0.14, r * 1.02, withOpacity('#140a05', 0.35)),
    circle(
      x,
      y,
      r,
      canvas.linear([lighter(glaze, 0.35), darker(glaze, 0.3)], [x - r, y - r], [x + r, y + r]),
    ),
    circle(
      x,
      y,
      r * 0.86,
      canvas.radial([darker(glaze, 0.15), darker(glaze, 0.4), glaze], [x + r * 0.1, y + r * 0.15], r),
    ),
    path(
      `M${x - r * 0.7} ${y - r * 0.2}A${r * 0.74} ${r * 0.74} 0 0 1 ${x + r * 0.5} ${y - r * 0.55}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r * 0.7} ${y - r * 0.2}Z`,
      withOpacity('#ffffff', 0.3),
    ),
  )
  for (let vein = 0; vein < 9; vein++)
    canvas.add(
      path(
        blob(
          x,
          y,
          Array.from({ length: 10 }, () => r * (0.12 + vein * 0.07) * random.between(0.93, 1.07)),
        ),
        'none',
        `stroke="${lighter(glaze, 0.5)}" stroke-opacity="${random.between(0.1, 0.35).toFixed(2)}" stroke-width="${(r * 0.014).toFixed(1)}"`,
      ),
    )
}

/** Glazed bowls seen from above: one, three in a row, or many. */
export const bowls: Subject = {
  draw(ctx) {
    const { w, h, u, random, scheme, altText } = ctx
    const table = random.pick(['#7a5230', '#a57a4c', mix(scheme.light, scheme.mid, 0.4)])
    backdrop(ctx, [lighter(table, 0.15), table, darker(table, 0.35)], u * 0.4)
    const glazes = [scheme.accent, scheme.second, scheme.mid, scheme.deep, '#e9dcc4', '#5f8f8a', '#b4653a']
    const dark = /mermelada|apple butter|jam/i.test(altText)
    const glaze = () => (dark ? random.pick(['#3a1c10', '#4a2412']) : random.pick(glazes))
    if (/\bun[ao]? (c[ií]rculo|cuenco|taz[oó]n)|\ba (single )?(glazed |ceramic )*bowl\b/i.test(altText)) {
      drawBowl(ctx, w / 2, h / 2, u * 0.38, glaze())
    } else if (/\btres\b|\bthree\b/i.test(altText)) {
      const wide = w >= h
      for (let index = -1; index < 2; index++)
        drawBowl(
          ctx,
          w / 2 + (wide ? index * w * 0.29 : 0),
          h / 2 + (wide ? 0 : index * h * 0.29),
          Math.max(w, h) * 0.125,
          dark ? glaze() : (glazes[index + 1] ?? scheme.mid),
        )
    } else {
      const r = u * 0.135
      for (let row = 0; row * r * 2.4 < h + r; row++)
        for (let column = 0; column * r * 2.4 < w + r; column++)
          drawBowl(
            ctx,
            r * (0.9 + column * 2.4 + (row % 2) * 0.6),
            r * (0.9 + row * 2.4),
            r * random.between(0.86, 1.02),
            glaze(),
          )
    }
    glow(ctx, w * 0.2, h * 0.1, u * 0.8, scheme.glow, 0.4)
    vignette(ctx, 0.45)
  },
}

/** The brick mouth of a kiln or a stone oven, with embers; with loaves when the alternative text names bread. */
export const kiln: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, altText } = ctx
    backdrop(ctx, ['#2a1a14', '#3a241a', '#1a0f0b'])
    const [x, base] = [w / 2, h * 0.82]
    const r = u * 0.34
    const row = u * 0.075
    for (let y = 0; y < base; y += row)
      for (let bx = (Math.round(y / row) % 2) * -u * 0.08; bx < w; bx += u * 0.16) {
        const brick = random.pick(['#6b3a26', '#7a452c', '#5a3020', '#83502f'])
        canvas.add(rect(bx + 2, y + 2, u * 0.16 - 5, row - 5, brick, 4))
      }
    const mouth = (k: number) =>
      `M${x - k} ${base}V${base - k * 0.55}A${k} ${k} 0 0 1 ${x + k} ${base - k * 0.55}V${base}Z`
    canvas.add(path(mouth(r * 1.24), '#2a1710'))
    for (let stone = 0; stone < 13; stone++) {
      const angle = Math.PI + (stone / 12) * Math.PI
      const [sx, sy] = [x + Math.cos(angle) * r * 1.13, base - r * 0.55 + Math.sin(angle) * r * 1.13]
      canvas.add(
        group(
          rotate((angle * 180) / Math.PI + 90, sx, sy),
          rect(
            sx - r * 0.135,
            sy - r * 0.12,
            r * 0.27,
            r * 0.24,
            random.pick(['#9a623c', '#8a5433', '#a86f45']),
            6,
          ),
        ),
      )
    }
    canvas.add(
      path(
        mouth(r),
        canvas.radial(['#fff0a8', '#ffb03a', '#e2521c', '#5a1608', '#1a0805'], [x, base - r * 0.15], r * 1.5),
      ),
      rect(0, base, w, h - base, canvas.linear(['#4a2c1e', '#1e110b'], [0, base], [0, h])),
    )
    for (let ember = 0; ember < 46; ember++)
      canvas.add(
        circle(
          x + random.between(-0.85, 0.85) * r,
          base - random.next() ** 2 * r * 0.34,
          r * random.between(0.02, 0.07),
          random.pick(['#ffdf70', '#ff8a2a', '#c23a12', '#7a1f0a']),
        ),
      )
    if (/\bpan(es)?\b|loa(f|ves)|bread/i.test(altText))
      for (const share of [-0.56, 0, 0.56])
        canvas.add(
          ellipse(
            x + share * r,
            base - r * 0.06,
            r * 0.27,
            r * 0.17,
            canvas.radial(['#e8b064', '#b06c2c', '#5a2f12'], [x + share * r, base - r * 0.16], r * 0.34),
          ),
          line(
            `M${x + share * r - r * 0.12} ${base - r * 0.12}l${r * 0.24} ${-r * 0.05}`,
            '#f6dca8',
            r * 0.025,
          ),
        )
    glow(ctx, x, base - r * 0.3, r * 2.1, '#ff9a3a', 0.55)
    glow(ctx, x, base + h * 0.06, r * 1.5, '#ffb45a', 0.45, 0.25)
    vignette(ctx, 0.5)
  },
}

type DrawPrint = (
  ctx: DrawingContext,
  x: number,
  y: number,
  k: number,
  inks: readonly [string, string],
) => string[]

const drawBucket: DrawPrint = (_, x, y, k, [one, two]) => [
  path(
    `M${x - k * 0.34} ${y - k * 0.2}A${k * 0.36} ${k * 0.42} 0 0 1 ${x + k * 0.34} ${y - k * 0.2}`,
    'none',
    `stroke="${two}" stroke-width="${k * 0.035}"`,
  ),
  path(
    polygon([
      [x - k * 0.38, y - k * 0.2],
      [x + k * 0.38, y - k * 0.2],
      [x + k * 0.27, y + k * 0.46],
      [x - k * 0.27, y + k * 0.46],
    ]),
    one,
  ),
  path(
    polygon([
      [x - k * 0.352, y - k * 0.02],
      [x + k * 0.352, y - k * 0.02],
      [x + k * 0.325, y + k * 0.14],
      [x - k * 0.325, y + k * 0.14],
    ]),
    two,
  ),
  ellipse(x, y - k * 0.2, k * 0.38, k * 0.09, two),
  ellipse(x, y - k * 0.19, k * 0.3, k * 0.055, darker(one, 0.5)),
]

const drawCat: DrawPrint = (_, x, y, k, [one, two]) => [
  path(
    `M${x - k * 0.34} ${y + k * 0.5}V${y - k * 0.1}L${x - k * 0.32} ${y - k * 0.5}L${x - k * 0.12} ${y - k * 0.34}H${x + k * 0.12}L${x + k * 0.32} ${y - k * 0.5}L${x + k * 0.34} ${y - k * 0.1}V${y + k * 0.5}Z`,
    one,
  ),
  ...[-1, 1].map((side) => circle(x + side * k * 0.15, y - k * 0.1, k * 0.085, '#fff7e4')),
  ...[-1, 1].map((side) => circle(x + side * k * 0.15, y - k * 0.1, k * 0.045, '#17120f')),
  path(
    polygon([
      [x - k * 0.045, y + k * 0.03],
      [x + k * 0.045, y + k * 0.03],
      [x, y + k * 0.09],
    ]),
    two,
  ),
  ...[0.2, 0.31, 0.42].map((share) => rect(x - k * 0.34, y + share * k, k * 0.68, k * 0.045, two)),
]

const drawRabbit: DrawPrint = (_, x, y, k, [one, two]) => [
  ...[-1, 1].map((side) =>
    group(
      rotate(side * 11, x, y - k * 0.15),
      ellipse(x + side * k * 0.11, y - k * 0.4, k * 0.075, k * 0.27, one),
      ellipse(x + side * k * 0.11, y - k * 0.38, k * 0.035, k * 0.19, lighter(two, 0.4)),
    ),
  ),
  circle(x, y - k * 0.06, k * 0.23, one),
  ...[-1, 1].map((side) => circle(x + side * k * 0.085, y - k * 0.09, k * 0.03, '#17120f')),
  ellipse(x, y, k * 0.035, k * 0.024, two),
  path(
    `M${x - k * 0.27} ${y + k * 0.52}Q${x - k * 0.3} ${y + k * 0.16} ${x} ${y + k * 0.15}Q${x + k * 0.3} ${y + k * 0.16} ${x + k * 0.27} ${y + k * 0.52}Z`,
    two,
  ),
  rect(x + k * 0.05, y + k * 0.32, k * 0.14, k * 0.13, darker(two, 0.35), 4),
  ...[0.26, 0.36, 0.46].map((share) => circle(x - k * 0.02, y + k * share, k * 0.017, '#fff7e4')),
]

const drawComma: DrawPrint = (_, x, y, k, [one]) => [
  circle(x, y - k * 0.06, k * 0.13, one),
  path(
    `M${x + k * 0.13} ${y - k * 0.06}Q${x + k * 0.13} ${y + k * 0.24} ${x - k * 0.12} ${y + k * 0.3}Q${x + k * 0.04} ${y + k * 0.14} ${x} ${y}Z`,
    one,
  ),
]

const prints: readonly (readonly [RegExp, DrawPrint])[] = [
  [/cubeta|bucket/i, drawBucket],
  [/gato|\bcat\b/i, drawCat],
  [/conejo|rabbit/i, drawRabbit],
  [/coma\b|comma/i, drawComma],
]

/** Prints of a bucket, a cat, a rabbit or a comma: one, a row of proofs, or a grid. */
export const posterPrint: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    const wall = random.pick([scheme.deep, mix(scheme.mid, scheme.light, 0.35), '#d9c7a4'])
    backdrop(ctx, [lighter(wall, 0.14), wall, darker(wall, 0.22)], u * 0.4)
    const drawPrint = prints.find(([words]) => words.test(altText))?.[1] ?? drawBucket
    const [columns, rows] = /fila|serie|\brow\b|series/i.test(altText)
      ? [3, 1]
      : /ret[ií]cula|grid/i.test(altText)
        ? [3, 2]
        : [1, 1]
    const wide = Math.min((w * 0.88) / columns, (h * 0.88) / rows / 1.32)
    for (let index = 0; index < columns * rows; index++) {
      const x = w / 2 + ((index % columns) - (columns - 1) / 2) * wide * 1.08
      const y = h / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * wide * 1.4
      const [pw, ph] = [wide * 0.92, wide * 1.24]
      const strength = columns > 1 && rows === 1 ? 0.35 + index * 0.32 : 1
      const paper = rows > 1 ? random.pick(['#fdf3dc', '#f6dfae', '#f3d2c4', '#dfe8dc']) : '#fbf1da'
      const inks = [mix(paper, scheme.accent, strength), mix(paper, scheme.dark, strength * 0.95)] as const
      canvas.add(
        group(
          rotate(random.between(-1.5, 1.5), x, y),
          rect(x - pw / 2 + 10, y - ph / 2 + 16, pw, ph, withOpacity('#000000', 0.3)),
          rect(x - pw / 2, y - ph / 2, pw, ph, paper),
          ...drawPrint(ctx, x, y + ph * 0.02, pw * 0.82, inks),
          rect(x - pw * 0.38, y + ph * 0.4, pw * 0.76, ph * 0.025, inks[1]),
          circle(x, y - ph * 0.47, u * 0.008, '#c9302c'),
        ),
      )
    }
    glow(ctx, w * 0.2, 0, u * 0.9, '#fff0c8', 0.35)
    vignette(ctx, 0.4)
  },
}

/** Wooden printing type in a tray; one compartment is empty when the alternative text says so. */
export const typeCase: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    backdrop(ctx, ['#4a2f1c', '#3a2415', '#22140b'])
    const letters = 'ABCDEFHJKLMNOPRSTUVXYZabdehkmnprst&?'
    const k = u * (/una sola|single/i.test(altText) ? 0.6 : 0.2)
    const columns = Math.floor((w * 0.94) / k)
    const rows = Math.floor((h * 0.94) / k)
    const gap = /gap|hueco|falta/i.test(altText) ? Math.floor((columns * rows) / 2) + 1 : -1
    const colorful = /different color|color distinto/i.test(altText)
    for (let index = 0; index < columns * rows; index++) {
      const x = w / 2 + ((index % columns) - columns / 2) * k
      const y = h / 2 + (Math.floor(index / columns) - rows / 2) * k
      canvas.add(rect(x + 3, y + 3, k - 6, k - 6, '#170c06', 5))
      if (index === gap) continue
      const wood = colorful
        ? random.pick([scheme.accent, scheme.second, scheme.mid, '#f0e2c4', scheme.deep])
        : random.pick(['#c99a5e', '#b98448', '#d6ad74', '#a8743c'])
      const ink = random.chance(0.3) ? darker(wood, 0.75) : darker(wood, 0.6)
      canvas.add(
        rect(
          x + k * 0.06,
          y + k * 0.06,
          k * 0.88,
          k * 0.88,
          canvas.linear([lighter(wood, 0.25), darker(wood, 0.15)], [x, y], [x + k, y + k]),
          6,
        ),
        `<text x="${x + k / 2}" y="${y + k * 0.74}" text-anchor="middle" font-family="DejaVu Serif, Georgia, serif" font-weight="700" font-size="${k * 0.7}" fill="${ink}">${random.pick(letters.split('')).replace('&', '&amp;')}</text>`,
      )
    }
    glow(ctx, w * 0.2, 0, u * 0.9, '#ffdf9f', 0.35)
    vignette(ctx, 0.5)
  },
}

/** Handwoven cloth: bands of rhombi, steps and stripes. */
export const weaving: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, hasNamedColor } = ctx
    const yarns = hasNamedColor
      ? [scheme.accent, scheme.second, '#f3e6c8', darker(scheme.accent, 0.5), scheme.second, scheme.accent]
      : ['#c2283a', '#e9862c', '#2f6fb0', '#2f8f57', '#f2c84b', '#7d3f8f', '#e4578f']
    const ground = random.pick(['#1c1420', '#2a1218', '#141a2c'])
    canvas.add(rect(0, 0, w, h, ground))
    const unit = u * 0.03
    const rounded = Math.ceil(w / unit / 4) * 4
    let y = 0
    let band = 0
    while (y < h) {
      const kind = band % 2 ? random.pick(['rhombi', 'steps', 'triangles'] as const) : 'stripes'
      const [one, two] = [random.pick(yarns), random.pick(yarns)]
      const tall = unit * (kind === 'stripes' ? random.whole(2, 5) : 7)
      if (kind === 'stripes')
        for (let line = 0; line * unit * 0.5 < tall; line++)
          canvas.add(rect(0, y + line * unit * 0.5, w, unit * 0.42, random.pick(yarns)))
      else {
        canvas.add(rect(0, y, w, tall, mix(one, ground, 0.55)))
        for (let column = 0; column < rounded; column += 8) {
          const x = column * unit
          const middle = y + tall / 2
          const shape: Point[] =
            kind === 'rhombi'
              ? [
                  [x, middle],
                  [x + unit * 4, y + unit * 0.4],
                  [x + unit * 8, middle],
                  [x + unit * 4, y + tall - unit * 0.4],
                ]
              : kind === 'triangles'
                ? [
                    [x, y + tall],
                    [x + unit * 4, y],
                    [x + unit * 8, y + tall],
                  ]
                : [
                    [x, y + tall],
                    [x, y + unit * 5],
                    [x + unit * 2, y + unit * 5],
                    [x + unit * 2, y + unit * 3],
                    [x + unit * 4, y + unit * 3],
                    [x + unit * 4, y + unit],
                    [x + unit * 6, y + unit],
                    [x + unit * 6, y + tall],
                  ]
          canvas.add(path(polygon(shape), one))
          if (kind === 'rhombi')
            canvas.add(
              path(
                polygon([
                  [x + unit * 2, middle],
                  [x + unit * 4, middle - unit * 1.6],
                  [x + unit * 6, middle],
                  [x + unit * 4, middle + unit * 1.6],
                ]),
                two,
              ),
              rect(x + unit * 3.6, middle - unit * 0.4, unit * 0.8, unit * 0.8, ground),
            )
        }
      }
      y += tall
      band++
    }
    for (let thread = 0; thread < w; thread += unit * 0.4)
      canvas.add(rect(thread, 0, 1.6, h, withOpacity('#000000', 0.16)))
    glow(ctx, w * 0.25, h * 0.1, u * 0.9, '#ffe9c0', 0.3)
    vignette(ctx, 0.45)
  },
}

/** A row of sharpened colored pencils. */
export const pencils: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    backdrop(ctx, ['#fbf1dc', '#f0dcb4', '#d9ba84'], u * 0.3)
    const colors = [
      '#c9302c',
      '#e8604a',
      '#f2a02c',
      '#f4cf3a',
      '#9cc04a',
      '#2f8f57',
      '#1fa9a6',
      '#3a8fd0',
      '#2f4fa8',
      '#7d45c4',
      '#b03a8f',
      '#e4578f',
      '#8a5a34',
      '#2b2530',
    ]
    const wide = w / (colors.length + 1)
    for (const [index, color] of colors.entries()) {
      const x = wide * (index + 1)
      const tip = h * random.between(0.1, 0.24)
      const k = wide * 0.4
      canvas.add(
        rect(x - k + 8, tip + h * 0.13, k * 2, h, withOpacity('#3a2208', 0.25)),
        rect(
          x - k,
          tip + h * 0.13,
          k * 2,
          h,
          canvas.linear([lighter(color, 0.3), color, color, darker(color, 0.3)], [x - k, 0], [x + k, 0]),
        ),
        path(
          polygon([
            [x - k, tip + h * 0.135],
            [x, tip],
            [x + k, tip + h * 0.135],
          ]),
          '#eac995',
        ),
        path(
          `M${x - k} ${tip + h * 0.135}q${k * 0.5} ${-h * 0.02} ${k} 0q${k * 0.5} ${-h * 0.02} ${k} 0V${tip + h * 0.15}H${x - k}Z`,
          color,
        ),
        path(
          polygon([
            [x - k * 0.32, tip + h * 0.043],
            [x, tip],
            [x + k * 0.32, tip + h * 0.043],
          ]),
          color,
        ),
      )
    }
    glow(ctx, w * 0.2, 0, u * 0.8, '#ffffff', 0.4)
    vignette(ctx, 0.3)
  },
}

/** A page of comics in ink: panels of a gas station at night, with speech balloons. */
export const comicPage: Subject = {
  formats: ['portrait', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    backdrop(ctx, [mix(scheme.mid, '#6b4a2c', 0.5), '#3a2818'], u * 0.3)
    const [pw, ph] = [Math.min(w * 0.8, h * 0.7), Math.min(h * 0.9, w * 1.05)]
    const [px, py] = [(w - pw) / 2, (h - ph) / 2]
    const ink = '#171420'
    const marks = [
      rect(px + 12, py + 18, pw, ph, withOpacity('#000000', 0.4)),
      rect(px, py, pw, ph, '#fdf6e4'),
    ]
    const rows = [[0.58, 0.42], [1], [0.34, 0.33, 0.33]]
    let y = py + ph * 0.05
    for (const [row, cells] of rows.entries()) {
      const tall = ph * (row === 1 ? 0.32 : 0.26)
      let x = px + pw * 0.05
      for (const share of cells) {
        const wide = pw * 0.9 * share - pw * 0.02
        const cut = canvas.clip(`M${x} ${y}h${wide}v${tall}h${-wide}Z`)
        const night = random.chance(0.6)
        const lampX = x + wide * random.between(0.2, 0.8)
        const scene = [
          rect(x, y, wide, tall, night ? mix(scheme.deep, ink, 0.4) : mix(scheme.glow, '#fdf6e4', 0.5)),
          circle(lampX, y + tall * 0.28, tall * 0.12, night ? '#fdf6e4' : scheme.accent),
          rect(x, y + tall * 0.74, wide, tall * 0.3, ink),
          rect(x + wide * 0.1, y + tall * 0.36, wide * 0.8, tall * 0.07, scheme.accent),
          ...[0.2, 0.76].map((at) => rect(x + wide * at, y + tall * 0.42, wide * 0.05, tall * 0.34, ink)),
          rect(x + wide * 0.46, y + tall * 0.54, wide * 0.12, tall * 0.22, scheme.second, 4),
          circle(x + wide * 0.34, y + tall * 0.56, tall * 0.055, '#fdf6e4'),
          path(
            `M${x + wide * 0.34 - tall * 0.07} ${y + tall * 0.8}q0 ${-tall * 0.19} ${tall * 0.07} ${-tall * 0.19}q${tall * 0.07} 0 ${tall * 0.07} ${tall * 0.19}Z`,
            '#fdf6e4',
          ),
          ellipse(
            x + wide * 0.68,
            y + tall * 0.16,
            wide * 0.24,
            tall * 0.1,
            '#fdf6e4',
            `stroke="${ink}" stroke-width="3"`,
          ),
          ...[-0.03, 0.01, 0.05].map((dy) =>
            line(
              `M${x + wide * 0.54} ${y + tall * (0.15 + dy)}h${wide * random.between(0.18, 0.28)}`,
              ink,
              3,
            ),
          ),
        ]
        marks.push(
          group(cut, ...scene),
          rect(x, y, wide, tall, 'none', 0, `stroke="${ink}" stroke-width="${u * 0.006}"`),
        )
        x += wide + pw * 0.02
      }
      y += tall + ph * 0.03
    }
    if (/mancha|stain|caf[eé]/i.test(altText))
      marks.push(
        circle(px + pw * 0.8, py + ph * 0.5, pw * 0.13, withOpacity('#7a4a20', 0.22)),
        ring(px + pw * 0.8, py + ph * 0.5, pw * 0.13, withOpacity('#6b3d18', 0.55), u * 0.008),
      )
    canvas.add(group(rotate(random.between(-4, 4), w / 2, h / 2), ...marks))
    glow(ctx, w * 0.2, 0, u * 0.9, '#fff0c8', 0.35)
    vignette(ctx, 0.4)
  },
}

/** A botanical plate: a flowering plant drawn on pale paper. */
export const botanicalPlate: Subject = {
  formats: ['portrait', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    backdrop(ctx, ['#fbf3df', '#f3e6c6', '#e6d3a6'], u * 0.3)
    const x = w * 0.5
    const stem: Point[] = [
      [x - u * 0.03, h * 0.92],
      [x + u * 0.02, h * 0.66],
      [x - u * 0.02, h * 0.42],
      [x + u * 0.03, h * 0.24],
    ]
    canvas.add(path(ribbon(stem, [u * 0.02, u * 0.016, u * 0.012, u * 0.008], 9), '#4f7a3a'))
    for (const [index, share] of [0.8, 0.66, 0.54, 0.43].entries()) {
      const side = index % 2 ? 1 : -1
      const [lx, ly] = [x, h * share]
      const long = u * (0.34 - index * 0.04)
      const leaf = `M${lx} ${ly}C${lx + side * long * 0.3} ${ly - long * 0.42} ${lx + side * long * 0.85} ${ly - long * 0.4} ${lx + side * long} ${ly - long * 0.3}C${lx + side * long * 0.8} ${ly + long * 0.06} ${lx + side * long * 0.35} ${ly + long * 0.1} ${lx} ${ly}Z`
      canvas.add(
        path(
          leaf,
          canvas.linear(['#7fa85a', '#4f7a3a', '#3a5f30'], [lx, ly - long * 0.4], [lx + side * long, ly]),
          'stroke="#2f4f28" stroke-width="3"',
        ),
        line(
          `M${lx} ${ly}Q${lx + side * long * 0.5} ${ly - long * 0.22} ${lx + side * long} ${ly - long * 0.3}`,
          '#c4d79a',
          u * 0.004,
        ),
        ...[0.3, 0.5, 0.7].map((at) =>
          line(
            `M${lx + side * long * at} ${ly - long * at * 0.33}l${side * long * 0.12} ${-long * 0.12}`,
            withOpacity('#c4d79a', 0.8),
            u * 0.0025,
          ),
        ),
      )
    }
    const flower = (fx: number, fy: number, k: number) => {
      for (let petal = 0; petal < 5; petal++)
        canvas.add(
          group(
            rotate(petal * 72 + 12, fx, fy),
            path(
              `M${fx} ${fy}C${fx + k * 0.6} ${fy - k * 0.3} ${fx + k * 0.5} ${fy - k * 1.05} ${fx} ${fy - k}C${fx - k * 0.5} ${fy - k * 1.05} ${fx - k * 0.6} ${fy - k * 0.3} ${fx} ${fy}Z`,
              canvas.linear(['#fff2f0', '#f3b3c2', '#d9678a'], [fx, fy - k], [fx, fy]),
              'stroke="#b9506f" stroke-width="2.5"',
            ),
          ),
        )
      canvas.add(circle(fx, fy, k * 0.19, '#f0b93a'), ring(fx, fy, k * 0.19, '#b9802a', 2.5))
    }
    flower(x + u * 0.03, h * 0.24, u * 0.17)
    flower(x - u * 0.2, h * 0.34, u * 0.095)
    canvas.add(
      path(
        ribbon(
          [
            [x, h * 0.46],
            [x - u * 0.12, h * 0.42],
            [x - u * 0.2, h * 0.34],
          ],
          [u * 0.008, u * 0.005],
          8,
        ),
        '#4f7a3a',
      ),
    )
    flower(x - u * 0.2, h * 0.34, u * 0.095)
    const [ax, ay] = [x + u * 0.1, h * 0.52]
    for (const part of [0, 1, 2])
      canvas.add(
        ellipse(
          ax + part * u * 0.016,
          ay - part * u * 0.006,
          u * (0.01 - (part % 2) * 0.003),
          u * 0.007,
          '#2a1a14',
        ),
      )
    for (let leg = 0; leg < 3; leg++)
      canvas.add(line(`M${ax + u * 0.014} ${ay}l${(leg - 1) * u * 0.012} ${u * 0.016}`, '#2a1a14', 2))
    for (let row = 0; row < 2; row++)
      canvas.add(
        line(
          `M${w * 0.62} ${h * (0.89 + row * 0.025)}h${w * random.between(0.16, 0.26)}`,
          withOpacity('#5a4630', 0.6),
          u * 0.004,
        ),
      )
    vignette(ctx, 0.2)
  },
}

/** A rabbit in a flowering meadow. */
export const meadowRabbit: Subject = {
  formats: ['landscape'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    backdrop(ctx, ['#7fc8f0', '#bfe6f5', '#f6f3d0'])
    glow(ctx, w * 0.78, h * 0.2, u * 0.5, '#fff6c0', 0.8)
    canvas.add(
      path(`M0 ${h * 0.62}Q${w * 0.3} ${h * 0.44} ${w * 0.6} ${h * 0.58}T${w} ${h * 0.5}V${h}H0Z`, '#8fc46a'),
      path(
        `M0 ${h * 0.74}Q${w * 0.4} ${h * 0.6} ${w} ${h * 0.72}V${h}H0Z`,
        canvas.linear(['#6faf4f', '#3f7f3a'], [0, h * 0.62], [0, h]),
      ),
      rect(w * 0.12, h * 0.3, u * 0.05, h * 0.42, '#7a5230'),
      ...[
        [0, 0],
        [-0.1, 0.06],
        [0.1, 0.05],
        [0.02, -0.1],
      ].map(([dx = 0, dy = 0]) => circle(w * 0.135 + dx * u, h * 0.26 + dy * u, u * 0.12, '#4f8f45')),
    )
    const [x, y, k] = [w * 0.56, h * 0.6, u * 0.52]
    canvas.add(
      ellipse(x, y + k * 0.5, k * 0.4, k * 0.06, withOpacity('#1a3a18', 0.4)),
      ellipse(x, y + k * 0.28, k * 0.3, k * 0.26, '#d9d3cc'),
      ellipse(x, y + k * 0.34, k * 0.18, k * 0.18, '#fbf7f0'),
      ...[-1, 1].map((side) => ellipse(x + side * k * 0.17, y + k * 0.5, k * 0.12, k * 0.055, '#c9c2ba')),
      ...[-1, 1].map((side) =>
        group(
          rotate(side * 12, x, y - k * 0.1),
          ellipse(x + side * k * 0.1, y - k * 0.36, k * 0.07, k * 0.24, '#d9d3cc'),
          ellipse(x + side * k * 0.1, y - k * 0.34, k * 0.035, k * 0.17, '#f0b8b4'),
        ),
      ),
      circle(x, y - k * 0.05, k * 0.22, '#d9d3cc'),
      ...[-1, 1].map((side) => circle(x + side * k * 0.09, y - k * 0.09, k * 0.035, '#241c18')),
      ...[-1, 1].map((side) => circle(x + side * k * 0.08, y - k * 0.1, k * 0.011, '#ffffff')),
      ellipse(x, y + k * 0.01, k * 0.035, k * 0.024, '#e88a90'),
      rect(x - k * 0.025, y + k * 0.06, k * 0.05, k * 0.045, '#ffffff', 2),
    )
    for (let flower = 0; flower < 44; flower++) {
      const [fx, fy] = [random.next() * w, h * random.between(0.78, 0.99)]
      canvas.add(
        line(`M${fx} ${fy}v${u * 0.03}`, '#2f6f30', 3),
        circle(
          fx,
          fy,
          u * random.between(0.006, 0.012),
          random.pick(['#ffffff', '#ffd84a', '#f07ab0', '#b98af0']),
        ),
      )
    }
    vignette(ctx, 0.2)
  },
}
