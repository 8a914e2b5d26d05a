import { darker, lighter, mix, veil } from '../kit/colour.ts'
import type { Random } from '../kit/random.ts'
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
  ribbon,
  ring,
  rotate,
} from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, glow, vignette, type Motif, type Stage } from '../kit/stage.ts'

const greens = ['#5f8f3a', '#7fae4a', '#3f6f34', '#9cc25a'] as const
const warms = ['#d8433a', '#ef7a35', '#f3b23f', '#b52f3f', '#f6d36a', '#8f2f4f'] as const

/** One bite of food seen from above, about `k` across. */
export function morsel(random: Random, x: number, y: number, k: number): string {
  const turned = (...marks: string[]) => group(rotate(random.between(0, 360), x, y), ...marks)
  const green = random.pick(greens)
  const warm = random.pick(warms)
  const kinds: (() => string)[] = [
    () =>
      turned(
        path(
          `M${x - k / 2} ${y}Q${x} ${y - k * 0.5} ${x + k / 2} ${y}Q${x} ${y + k * 0.5} ${x - k / 2} ${y}Z`,
          green,
        ),
        line(`M${x - k * 0.45} ${y}H${x + k * 0.4}`, lighter(green, 0.4), k * 0.03),
        ...[-0.2, 0, 0.2].map((share) =>
          line(
            `M${x + share * k} ${y}l${k * 0.12} ${-k * 0.14}M${x + share * k} ${y}l${k * 0.12} ${k * 0.14}`,
            lighter(green, 0.3),
            k * 0.018,
          ),
        ),
      ),
    () =>
      circle(x, y, k * 0.34, warm) +
      circle(x, y, k * 0.27, lighter(warm, 0.25)) +
      [0, 1, 2, 3, 4, 5]
        .map((seed) =>
          group(rotate(seed * 60, x, y), ellipse(x, y - k * 0.15, k * 0.035, k * 0.075, lighter(warm, 0.65))),
        )
        .join(''),
    () => circle(x, y, k * 0.26, warm) + circle(x - k * 0.08, y - k * 0.08, k * 0.07, veil('#ffffff', 0.65)),
    () =>
      turned(
        path(
          `M${x - k * 0.4} ${y + k * 0.1}A${k * 0.42} ${k * 0.42} 0 0 1 ${x + k * 0.42} ${y + k * 0.1}Z`,
          '#f6d23f',
        ),
        path(
          `M${x - k * 0.33} ${y + k * 0.07}A${k * 0.35} ${k * 0.35} 0 0 1 ${x + k * 0.35} ${y + k * 0.07}Z`,
          '#fff0a6',
        ),
        ...[-50, 0, 50].map((angle) =>
          group(
            rotate(angle, x, y + k * 0.08),
            line(`M${x} ${y + k * 0.06}V${y - k * 0.24}`, '#f6d23f', k * 0.025),
          ),
        ),
      ),
    () =>
      turned(
        rect(x - k * 0.4, y - k * 0.2, k * 0.8, k * 0.4, '#f2a07f', k * 0.16),
        ...[-0.24, -0.06, 0.12, 0.28].map((share) =>
          path(
            `M${x + share * k} ${y - k * 0.2}q${k * 0.09} ${k * 0.2} 0 ${k * 0.4}`,
            'none',
            `stroke="#fbd9c6" stroke-width="${k * 0.03}"`,
          ),
        ),
      ),
    () =>
      path(
        blob(
          x,
          y,
          Array.from({ length: 8 }, () => k * random.between(0.3, 0.42)),
        ),
        '#fffdf5',
      ) +
      circle(x + k * 0.03, y, k * 0.17, '#f6a623') +
      circle(x - k * 0.03, y - k * 0.06, k * 0.05, veil('#ffffff', 0.8)),
    () =>
      turned(
        path(
          ribbon(
            [
              [x - k * 0.4, y],
              [x - k * 0.1, y - k * 0.16],
              [x + k * 0.15, y + k * 0.1],
              [x + k * 0.42, y - k * 0.06],
            ],
            [k * 0.06, k * 0.1, k * 0.1, k * 0.03],
          ),
          warm,
        ),
      ),
    () =>
      Array.from({ length: 7 }, () =>
        circle(
          x + random.between(-0.34, 0.34) * k,
          y + random.between(-0.34, 0.34) * k,
          k * random.between(0.06, 0.1),
          green,
        ),
      ).join(''),
    () =>
      turned(
        path(
          `M${x - k * 0.1} ${y + k * 0.4}L${x - k * 0.1} ${y}A${k * 0.34} ${k * 0.3} 0 1 1 ${x + k * 0.1} ${y}L${x + k * 0.1} ${y + k * 0.4}Z`,
          '#e9d3ae',
        ),
        path(
          `M${x - k * 0.34} ${y - k * 0.04}A${k * 0.35} ${k * 0.3} 0 0 1 ${x + k * 0.34} ${y - k * 0.04}Z`,
          '#b98a5a',
        ),
      ),
  ]
  const pick = random.pick(kinds)
  return pick()
}

/** A tabletop from above: wood, cloth or stone. */
export function tabletop(stage: Stage): void {
  const { sheet, w, h, u, random, c } = stage
  const kind = random.whole(0, 2)
  const board =
    kind === 0
      ? random.pick(['#6b4226', '#9a6a3c', '#3d2819', '#c49a66'])
      : random.pick([c.mid, c.deep, mix(c.light, c.mid, 0.25), c.accent, c.dark, mix(c.second, c.light, 0.3)])
  backdrop(stage, [lighter(board, 0.18), board, darker(board, 0.3)], u * 0.5)
  if (kind === 0) {
    const planks = random.whole(4, 6)
    for (let plank = 1; plank < planks; plank++)
      sheet.add(
        rect(0, (h * plank) / planks, w, 5, veil('#1a0d05', 0.4)),
        rect(0, (h * plank) / planks + 5, w, 3, veil('#ffffff', 0.1)),
      )
    for (let vein = 0; vein < 26; vein++) {
      const y = random.next() * h
      sheet.add(
        line(
          curve([
            [-10, y],
            [w * 0.3, y + random.between(-14, 14)],
            [w * 0.7, y + random.between(-14, 14)],
            [w + 10, y],
          ]),
          veil(darker(board, 0.5), 0.2),
          random.between(2, 5),
        ),
      )
    }
  } else if (kind === 1) {
    const step = u * random.between(0.09, 0.14)
    const stripe = veil(random.pick([c.light, c.accent, c.second]), 0.22)
    for (let x = 0; x < w; x += step * 2) sheet.add(rect(x, 0, step, h, stripe))
    if (random.chance(0.6)) for (let y = 0; y < h; y += step * 2) sheet.add(rect(0, y, w, step, stripe))
  } else {
    sheet.add(
      path(
        polygon([
          [w * 0.55, 0],
          [w, 0],
          [w, h],
          [w * 0.25, h],
        ]),
        veil(random.pick([c.accent, c.light, c.dark, c.second]), 0.4),
      ),
    )
  }
}

/** A plate with its shadow, its rim painted. */
export function dish({ sheet, random, c }: Stage, x: number, y: number, r: number, glaze: string): void {
  const rim = random.pick([c.accent, c.mid, c.second, c.deep])
  sheet.add(
    circle(x + r * 0.05, y + r * 0.09, r * 1.03, veil('#140805', 0.25)),
    circle(x + r * 0.03, y + r * 0.05, r * 1.01, veil('#140805', 0.3)),
    circle(x, y, r, sheet.linear([lighter(glaze, 0.3), darker(glaze, 0.14)], [x - r, y - r], [x + r, y + r])),
  )
  const style = random.whole(0, 3)
  if (style === 0) sheet.add(ring(x, y, r * 0.94, veil(rim, 0.85), r * 0.025))
  if (style === 1)
    for (let dash = 0; dash < 40; dash++)
      sheet.add(
        group(rotate(dash * 9, x, y), rect(x - r * 0.01, y - r * 0.96, r * 0.03, r * 0.1, veil(rim, 0.8), 3)),
      )
  if (style === 2)
    for (let dot = 0; dot < 24; dot++)
      sheet.add(
        group(
          rotate(dot * 15, x, y),
          path(
            `M${x} ${y - r * 0.96}q${r * 0.05} ${r * 0.06} 0 ${r * 0.13}q${-r * 0.05} ${-r * 0.06} 0 ${-r * 0.13}Z`,
            veil(dot % 2 ? rim : c.second, 0.85),
          ),
        ),
      )
  sheet.add(
    circle(
      x,
      y,
      r * 0.74,
      sheet.linear(
        [darker(glaze, 0.12), lighter(glaze, 0.35)],
        [x - r * 0.7, y - r * 0.7],
        [x + r * 0.7, y + r * 0.7],
      ),
    ),
  )
}

/** A knife or fork lying straight up at (x, y). */
function cutlery({ sheet }: Stage, fork: boolean, x: number, y: number, k: number, metal: string): void {
  const draw = (shade: string) =>
    fork
      ? [
          path(
            ribbon(
              [
                [x, y + k * 0.5],
                [x, y],
                [x, y - k * 0.2],
              ],
              [k * 0.055, k * 0.03, k * 0.03],
            ),
            shade,
          ),
          path(
            `M${x - k * 0.07} ${y - k * 0.5}V${y - k * 0.26}Q${x - k * 0.07} ${y - k * 0.17} ${x} ${y - k * 0.16}Q${x + k * 0.07} ${y - k * 0.17} ${x + k * 0.07} ${y - k * 0.26}V${y - k * 0.5}h${-k * 0.02}V${y - k * 0.3}h${-k * 0.035}V${y - k * 0.5}h${-k * 0.03}V${y - k * 0.3}h${-k * 0.035}V${y - k * 0.5}Z`,
            shade,
          ),
        ]
      : [
          path(
            ribbon(
              [
                [x, y + k * 0.5],
                [x, y],
                [x, y - k * 0.06],
              ],
              [k * 0.055, k * 0.04, k * 0.03],
            ),
            shade,
          ),
          path(
            `M${x - k * 0.03} ${y - k * 0.04}V${y - k * 0.5}Q${x + k * 0.07} ${y - k * 0.36} ${x + k * 0.05} ${y - k * 0.04}Z`,
            shade,
          ),
        ]
  sheet.add(
    group('transform="translate(8 14)" opacity="0.35"', ...draw('#140805')),
    ...draw(sheet.linear([lighter(metal, 0.5), metal], [x - k * 0.06, y], [x + k * 0.06, y])),
  )
}

export const plate: Motif = {
  words:
    /plato|plate|emplat|plating|servi|cena|dinner|ensalada|salad|carne|meat|pescado|fish|ceviche|entrant|starter|tapa|receta|recipe|dish/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    tabletop(stage)
    glow(stage, w * 0.2, h * 0.1, u * 0.8, c.glow, 0.5)
    const x = w * random.between(0.42, 0.58)
    const y = h * random.between(0.46, 0.54)
    const r = u * random.between(0.36, 0.46)
    const metal = random.pick(['#c9c5bd', '#d0a552', '#3a3534'])
    cutlery(stage, true, x - r * 1.2, y, r * 1.5, metal)
    cutlery(stage, false, x + r * 1.2, y, r * 1.5, metal)
    dish(
      stage,
      x,
      y,
      r,
      random.pick([
        '#fff8ec',
        '#fff8ec',
        mix(c.deep, '#20242c', 0.4),
        mix(c.mid, '#ffffff', 0.55),
        '#f3e4cf',
      ]),
    )
    const sauce = random.pick(warms)
    if (random.chance(0.6))
      sheet.add(
        path(
          ribbon(
            Array.from({ length: 6 }, (_, index): Point => [
              x + Math.cos(index * 0.7 + 2) * r * 0.48,
              y + Math.sin(index * 0.7 + 2) * r * 0.48,
            ]),
            [0, r * 0.16, r * 0.12, 0],
            10,
          ),
          veil(sauce, 0.9),
        ),
      )
    else
      sheet.add(
        path(
          blob(
            x,
            y,
            Array.from({ length: 9 }, () => r * random.between(0.44, 0.6)),
          ),
          veil(sauce, 0.75),
        ),
      )
    const layout = random.whole(0, 2)
    const count = random.whole(14, 24)
    for (let index = 0; index < count; index++) {
      const angle = layout === 1 ? (index / count) * 6.28 : random.between(0, 6.28)
      const away =
        layout === 0
          ? r * 0.44 * Math.sqrt(random.next())
          : layout === 1
            ? r * (index % 2 ? 0.4 : 0.24)
            : r * 0.5 * random.next()
      const bend = layout === 2 ? 0.5 : 1
      const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * bend]
      const k = r * random.between(0.2, 0.34)
      sheet.add(
        circle(px + k * 0.08, py + k * 0.14, k * 0.3, veil('#2a1006', 0.22)),
        morsel(random, px, py, k),
      )
    }
    for (let crumb = 0; crumb < 40; crumb++) {
      const angle = random.between(0, 6.28)
      const away = r * random.between(0.1, 0.7)
      sheet.add(
        circle(
          x + Math.cos(angle) * away,
          y + Math.sin(angle) * away,
          r * random.between(0.006, 0.014),
          random.pick([...greens, ...warms]),
        ),
      )
    }
    if (random.chance(0.6)) {
      const [bx, by, k] = [x + random.pick([-1, 1]) * r * 1.15, y - r * 0.95, r * 0.3]
      sheet.add(
        circle(bx + 8, by + 12, k, veil('#140805', 0.35)),
        circle(bx, by, k, lighter(c.mid, 0.3)),
        circle(bx, by, k * 0.8, random.pick(warms)),
        ellipse(bx - k * 0.25, by - k * 0.3, k * 0.25, k * 0.1, veil('#ffffff', 0.45)),
      )
    }
    vignette(stage, 0.45)
  },
}

export const pan: Motif = {
  words:
    /paella|pizza|sart[eé]n|pan\b|skillet|arroz|rice|olla|pot\b|guiso|stew|sopa|soup|caldo|broth|mole\b|salsa|sauce|fuego|fire|brasa|fr[ií]e|fry|tortilla|horno|\bpie\b|rounds? of|lattice/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random } = stage
    tabletop(stage)
    const x = w * random.between(0.44, 0.56)
    const y = h * random.between(0.48, 0.54)
    const r = u * random.between(0.38, 0.46)
    const angle = random.between(0, 360)
    const iron = random.pick(['#221f22', '#3a2a24', '#4c5157'])
    const kind = random.whole(0, 2)
    if (kind < 2)
      sheet.add(
        group(
          rotate(angle, x, y),
          ...(kind === 0 ? [0, 180] : [0]).map((turned) =>
            group(
              rotate(turned, x, y),
              kind === 0
                ? path(
                    `M${x + r * 0.92} ${y - r * 0.2}Q${x + r * 1.28} ${y} ${x + r * 0.92} ${y + r * 0.2}`,
                    'none',
                    `stroke="${iron}" stroke-width="${r * 0.07}"`,
                  )
                : path(
                    ribbon(
                      [
                        [x + r * 0.9, y],
                        [x + r * 1.5, y],
                        [x + r * 2.1, y],
                      ],
                      [r * 0.2, r * 0.15, r * 0.19],
                    ),
                    iron,
                  ),
            ),
          ),
        ),
      )
    const crust = kind === 2
    sheet.add(
      circle(x + r * 0.05, y + r * 0.09, r * 1.02, veil('#140805', 0.5)),
      circle(x, y, r, crust ? '#d99a4e' : iron),
      ring(x, y, r * 0.975, veil('#ffffff', 0.25), r * 0.02),
    )
    const base = crust ? '#d5452d' : random.pick(['#e9b23c', '#c8532b', '#8a3d1c', '#e3a04a', '#6b7f3a'])
    sheet.add(
      circle(
        x,
        y,
        r * 0.89,
        sheet.radial([lighter(base, 0.25), base, darker(base, 0.25)], [x - r * 0.2, y - r * 0.2], r),
      ),
    )
    for (let grain = 0; grain < 230; grain++) {
      const turn = random.between(0, 6.28)
      const away = r * 0.86 * Math.sqrt(random.next())
      const [gx, gy] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
      sheet.add(
        crust
          ? circle(gx, gy, r * random.between(0.02, 0.06), veil('#ffe9b0', 0.55))
          : ellipse(
              gx,
              gy,
              r * 0.022,
              r * 0.01,
              veil(lighter(base, random.between(0.2, 0.6)), 0.8),
              rotate(random.between(0, 180), gx, gy),
            ),
      )
    }
    const rings = random.chance(0.6)
    const count = random.whole(16, 26)
    for (let index = 0; index < count; index++) {
      const turn = rings ? (index / count) * 6.28 * 2 : random.between(0, 6.28)
      const away = rings ? r * (index < count / 2 ? 0.62 : 0.3) : r * 0.74 * Math.sqrt(random.next())
      const [px, py] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
      const k = r * random.between(0.2, 0.3)
      sheet.add(
        circle(px + k * 0.08, py + k * 0.14, k * 0.3, veil('#2a1006', 0.3)),
        morsel(random, px, py, k),
      )
    }
    if (crust)
      for (let cut = 0; cut < 4; cut++)
        sheet.add(
          group(rotate(cut * 45 + angle, x, y), line(`M${x - r} ${y}H${x + r}`, veil('#7a3a14', 0.5), 4)),
        )
    for (let wisp = 0; wisp < 5; wisp++) {
      const [sx, sy] = [x + random.between(-0.5, 0.5) * r, y + random.between(-0.3, 0.2) * r]
      sheet.add(
        path(
          ribbon(
            [
              [sx, sy],
              [sx + r * 0.12, sy - r * 0.3],
              [sx - r * 0.1, sy - r * 0.62],
              [sx + r * 0.1, sy - r * 1.0],
            ],
            [0, r * 0.09, r * 0.13, 0],
            10,
          ),
          veil('#ffffff', 0.16),
        ),
      )
    }
    for (let herb = 0; herb < 9; herb++)
      sheet.add(
        morsel(
          random,
          w * random.pick([random.between(0.02, 0.14), random.between(0.86, 0.98)]),
          h * random.next(),
          u * random.between(0.06, 0.11),
        ),
      )
    glow(stage, w * 0.15, h * 0.05, u * 0.9, stage.c.glow, 0.4)
    vignette(stage, 0.5)
  },
}

export const feast: Motif = {
  words:
    /mesa\b|table|banquete|feast|compart|share|familia|family|desayuno|breakfast|almuerzo|lunch|men[uú]|degust|tasting|variad|taco|tapas|brunch/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    tabletop(stage)
    const placed: [number, number, number][] = []
    for (let attempt = 0; attempt < 160 && placed.length < (w / u > 1.6 ? 15 : 10); attempt++) {
      const r = u * random.between(0.09, 0.22) * (placed.length < 2 ? 1.25 : 1)
      const [x, y] = [random.between(-0.02, 1.02) * w, random.between(-0.02, 1.02) * h]
      if (placed.some(([ox, oy, or]) => Math.hypot(ox - x, oy - y) < (r + or) * 1.04)) continue
      placed.push([x, y, r])
      const kind = random.whole(0, 4)
      if (kind === 0 && r < u * 0.17) {
        const drink = random.pick(['#5b2f17', '#c98a4a', '#d8433a', '#f3b23f', '#8fae4a'])
        sheet.add(
          circle(x + r * 0.1, y + r * 0.16, r, veil('#140805', 0.35)),
          group(
            rotate(random.between(0, 360), x, y),
            rect(x + r * 0.7, y - r * 0.13, r * 0.62, r * 0.26, c.light, r * 0.1),
          ),
          circle(x, y, r * 0.86, c.light),
          circle(x, y, r * 0.7, drink),
          path(
            blob(
              x,
              y,
              [0.44, 0.24, 0.44, 0.24, 0.44, 0.24].map((share) => r * share),
            ),
            veil('#fff2dc', 0.75),
          ),
          circle(x, y, r * 0.16, drink),
        )
        continue
      }
      dish(
        stage,
        x,
        y,
        r,
        random.pick([
          '#fff8ec',
          c.light,
          mix(c.mid, '#ffffff', 0.5),
          c.second,
          c.accent,
          mix(c.deep, '#20242c', 0.3),
        ]),
      )
      if (kind === 1)
        sheet.add(
          circle(x, y, r * 0.7, random.pick([...warms, ...greens])),
          path(
            ribbon(
              [
                [x - r * 0.4, y],
                [x - r * 0.1, y - r * 0.25],
                [x + r * 0.1, y + r * 0.2],
                [x + r * 0.45, y - r * 0.05],
              ],
              [0, r * 0.08, r * 0.08, 0],
            ),
            veil('#fff4dc', 0.85),
          ),
        )
      const count = random.whole(6, 12)
      for (let index = 0; index < count; index++) {
        const [angle, away] = [random.between(0, 6.28), r * 0.5 * Math.sqrt(random.next())]
        const k = r * random.between(0.3, 0.5)
        sheet.add(morsel(random, x + Math.cos(angle) * away, y + Math.sin(angle) * away, k))
      }
    }
    for (let crumb = 0; crumb < 30; crumb++)
      sheet.add(
        circle(
          random.next() * w,
          random.next() * h,
          u * 0.006 * random.next(),
          random.pick([...greens, ...warms]),
        ),
      )
    glow(stage, w * 0.1, 0, u * 0.9, c.glow, 0.45)
    vignette(stage, 0.45)
  },
}
