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
  ribbon,
  rotate,
} from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, dust, glow, vignette, type Motif } from '../kit/stage.ts'

export const pots: Motif = {
  words:
    /cer[aá]mica|ceramic|pott|vasij|barro|clay|torno|jarr|vase|cuenco|bowl|esmalt|glaze|horno|kiln|taza|mug/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([
      mix(c.light, c.glow, 0.5),
      mix(c.mid, c.light, 0.4),
      c.mid,
      mix(c.deep, c.mid, 0.5),
    ])
    backdrop(stage, [lighter(wall, 0.1), wall, darker(wall, 0.2)])
    const shelf = h * random.between(0.72, 0.8)
    const slant = u * 0.5
    for (let pane = 0; pane < 2; pane++) {
      const x = w * random.between(0.1, 0.4) + pane * u * 0.36
      sheet.add(
        path(
          polygon([
            [x, 0],
            [x + u * 0.3, 0],
            [x + u * 0.3 + slant, shelf],
            [x + slant, shelf],
          ]),
          veil(c.glow, 0.42),
        ),
      )
    }
    sheet.add(
      rect(0, shelf, w, h - shelf, sheet.linear([lighter(c.deep, 0.2), c.deep, c.dark], [0, shelf], [0, h])),
      rect(0, shelf, w, u * 0.006, veil(c.light, 0.5)),
    )
    const count = Math.max(3, Math.round((w / u) * random.between(3, 4.4)))
    const clays = [c.accent, c.second, c.light, c.mid, c.deep, mix(c.accent, c.light, 0.5), c.glow]
    for (let index = 0; index < count; index++) {
      const x = ((index + 0.5) / count) * w + random.between(-0.02, 0.02) * w
      const k = (w / count) * random.between(0.62, 0.94)
      const tall = Math.min(h * 0.6, k * random.between(0.8, 2.1))
      const y = shelf + u * random.between(0.02, 0.1)
      const clay = clays[(index * 3 + random.whole(0, 1)) % clays.length] ?? c.accent
      const neck = random.between(0.1, 0.3)
      const side = (sign: number): Point[] => [
        [x + sign * k * 0.2, y],
        [x + sign * k * random.between(0.38, 0.44), y - tall * 0.28],
        [x + sign * k * 0.46, y - tall * 0.5],
        [x + sign * k * neck, y - tall * 0.8],
        [x + sign * k * neck, y - tall * 0.92],
        [x + sign * k * (neck + 0.06), y - tall],
      ]
      const right = side(1)
      const left = right.map(([px, py]): Point => [x * 2 - px, py])
      const outline = `${curve([...left], 8)}L${curve([...right].reverse(), 8).slice(1)}Z`
      const cut = sheet.clip(outline)
      const bands = random.whole(0, 3)
      const marks: string[] = [path(outline, clay)]
      const paint = random.pick(clays)
      if (bands === 1)
        for (let band = 0; band < 4; band++)
          marks.push(rect(x - k, y - tall * (0.24 + band * 0.13), k * 2, tall * 0.05, veil(paint, 0.85)))
      if (bands === 2)
        marks.push(
          path(
            `M${x - k} ${y - tall * 0.55}${Array.from({ length: 14 }, (_, zig) => `L${x - k + (zig * k * 2) / 13} ${y - tall * (zig % 2 ? 0.42 : 0.56)}`).join('')}L${x + k} ${y - tall * 0.3}L${x - k} ${y - tall * 0.3}Z`,
            veil(paint, 0.9),
          ),
        )
      if (bands === 3)
        marks.push(
          path(
            `M${x - k} ${y - tall * 0.5}Q${x - k * 0.2} ${y - tall * 0.35} ${x} ${y - tall * 0.52}T${x + k} ${y - tall * 0.46}V${y - tall * 1.2}H${x - k}Z`,
            veil(paint, 0.9),
          ),
        )
      marks.push(
        rect(
          x - k,
          y - tall * 1.1,
          k * 2,
          tall * 1.2,
          sheet.linear(
            ['#ffffff55', '#ffffff11', veil(c.dark, 0.16), veil(c.dark, 0.62)],
            [x - k * 0.45, 0],
            [x + k * 0.5, 0],
          ),
        ),
      )
      sheet.add(
        path(
          polygon([
            [x - k * 0.2, y],
            [x + k * 0.2, y],
            [x + k * 0.9, y + k * 0.14],
            [x + k * 0.5, y + k * 0.2],
          ]),
          veil(c.dark, 0.5),
        ),
        ellipse(x, y, k * 0.3, k * 0.05, veil(c.dark, 0.55)),
      )
      if (random.chance(0.4)) {
        for (let stem = 0; stem < 4; stem++) {
          const tip: Point = [x + random.between(-0.5, 0.5) * k, y - tall - k * random.between(0.35, 0.8)]
          sheet.add(
            line(
              curve([[x, y - tall * 0.9], [x + (tip[0] - x) * 0.3, y - tall - k * 0.2], tip]),
              darker(c.second, 0.3),
              u * 0.005,
            ),
          )
          for (let leaf = 0; leaf < 6; leaf++)
            sheet.add(
              group(
                rotate(leaf * 60, ...tip),
                ellipse(tip[0], tip[1] - k * 0.075, k * 0.034, k * 0.08, stem % 2 ? c.accent : c.light),
              ),
            )
          sheet.add(circle(...tip, k * 0.035, c.second))
        }
      }
      sheet.add(group(cut, ...marks), ellipse(x, y - tall, k * (neck + 0.06), k * 0.035, darker(clay, 0.55)))
    }
    beam(stage, [-w * 0.05, -h * 0.1], [w * 0.75, h], u * 0.8, c.glow, 0.3)
    dust(stage, c.light, 40)
    vignette(stage, 0.4)
  },
}

export const palette: Motif = {
  words:
    /paleta|palette|taller|studio|mesa|desk|pote|tubo|tube|pigment|paint|herramient|tool|boceto|sketch|dibujo|drawing|l[aá]piz|pencil/i,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const table = random.pick(['#5b3a24', '#c9a06a', '#e9d8b8', mix(c.deep, c.dark, 0.3), '#33414f'])
    backdrop(stage, [lighter(table, 0.18), table, darker(table, 0.3)], u * 0.4)
    for (let index = 0; index < 14; index++)
      sheet.add(
        line(
          curve([
            [-10, (h * index) / 13],
            [w * 0.4, (h * index) / 13 + random.between(-20, 20)],
            [w + 10, (h * index) / 13],
          ]),
          veil(darker(table, 0.4), 0.22),
          random.between(2, 5),
        ),
      )
    const inks = [
      c.accent,
      c.second,
      c.mid,
      c.deep,
      c.glow,
      '#fdf9f0',
      mix(c.accent, c.second, 0.5),
      mix(c.mid, c.light, 0.4),
    ]
    const page = random.between(-14, 14)
    sheet.add(
      group(
        rotate(page, w / 2, h / 2),
        rect(w * 0.07 + 14, h * 0.1 + 20, u * 0.6, u * 0.72, veil('#000000', 0.3), 6),
        rect(w * 0.07, h * 0.1, u * 0.6, u * 0.72, '#fbf6ea', 6),
        circle(w * 0.07 + u * 0.3, h * 0.1 + u * 0.25, u * 0.13, c.accent),
        path(
          `M${w * 0.07 + u * 0.05} ${h * 0.1 + u * 0.52}q${u * 0.14} ${-u * 0.2} ${u * 0.26} ${-u * 0.04}t${u * 0.24} ${-u * 0.06}v${u * 0.22}h${-u * 0.5}Z`,
          c.mid,
        ),
        line(
          curve([
            [w * 0.07 + u * 0.08, h * 0.1 + u * 0.62],
            [w * 0.07 + u * 0.3, h * 0.1 + u * 0.55],
            [w * 0.07 + u * 0.52, h * 0.1 + u * 0.66],
          ]),
          c.deep,
          u * 0.014,
        ),
      ),
    )
    const x = w * random.between(0.58, 0.7)
    const y = h * random.between(0.52, 0.64)
    const k = u * random.between(0.3, 0.36)
    const board = blob(
      x,
      y,
      [k * 1.25, k * 1.12, k, k * 0.95, k * 1.15, k * 1.28, k * 0.86, k * 1.05],
      0.84,
      0.4,
    )
    sheet.add(
      path(board, veil('#000000', 0.35), `transform="translate(${u * 0.018} ${u * 0.028})"`),
      path(board, sheet.linear(['#f3d9ac', '#d7a868'], [x - k, y - k], [x + k, y + k])),
      ellipse(x + k * 0.5, y + k * 0.42, k * 0.15, k * 0.12, darker(table, 0.3)),
    )
    inks.forEach((colour, index) => {
      const angle = 2 + (index / inks.length) * 4.9
      const [px, py] = [x + Math.cos(angle) * k * 0.84, y + Math.sin(angle) * k * 0.66]
      const radii = Array.from({ length: 8 }, () => k * random.between(0.11, 0.2))
      sheet.add(
        path(blob(px + 4, py + 8, radii), veil('#000000', 0.2)),
        path(blob(px, py, radii), colour),
        ellipse(px - k * 0.04, py - k * 0.05, k * 0.05, k * 0.025, '#ffffff99'),
      )
    })
    for (let stroke = 0; stroke < 4; stroke++)
      sheet.add(
        path(
          ribbon(
            [
              [x - k * 0.35, y - k * 0.15 + stroke * k * 0.12],
              [x, y - k * 0.2 + stroke * k * 0.13],
              [x + k * 0.3, y - k * 0.1 + stroke * k * 0.1],
            ],
            [k * 0.05, k * 0.12, 0],
          ),
          veil(random.pick(inks), 0.85),
        ),
      )
    for (let brush = 0; brush < 3; brush++) {
      const [bx, by] = [w * (0.3 + brush * 0.2), h * random.between(0.78, 0.9)]
      const colour = random.pick(inks)
      const long = u * random.between(0.42, 0.56)
      const tool = (shade?: string) => [
        path(
          ribbon(
            [
              [bx - long / 2, by],
              [bx, by],
              [bx + long * 0.32, by],
            ],
            [u * 0.008, u * 0.02, u * 0.016],
          ),
          shade ?? random.pick([c.accent, c.second, '#2a1b12', c.mid]),
        ),
        rect(bx + long * 0.31, by - u * 0.01, long * 0.1, u * 0.02, shade ?? '#d8d6d0'),
        path(
          ribbon(
            [
              [bx + long * 0.41, by],
              [bx + long * 0.48, by],
              [bx + long * 0.56, by + u * 0.004],
            ],
            [u * 0.02, u * 0.032, 0],
          ),
          shade ?? colour,
        ),
      ]
      const tilt = random.between(-40, 20)
      sheet.add(
        group(`transform="translate(10 18) rotate(${tilt} ${bx} ${by})" opacity="0.3"`, ...tool('#000000')),
        group(rotate(tilt, bx, by), ...tool()),
      )
    }
    for (let jar = 0; jar < 3; jar++) {
      const [jx, jy, r] = [
        w * (0.68 + (jar % 2) * 0.2),
        h * (0.1 + jar * 0.08),
        u * random.between(0.06, 0.09),
      ]
      sheet.add(
        circle(jx + 10, jy + 16, r, veil('#000000', 0.3)),
        circle(jx, jy, r, '#f4efe6'),
        circle(jx, jy, r * 0.84, inks[jar * 2] ?? c.accent),
        ellipse(jx - r * 0.25, jy - r * 0.3, r * 0.28, r * 0.12, '#ffffff66'),
      )
    }
    for (let drop = 0; drop < 26; drop++)
      sheet.add(
        circle(random.next() * w, random.next() * h, u * 0.01 * random.next() ** 2, random.pick(inks)),
      )
    glow(stage, 0, 0, u * 0.9, c.glow, 0.4)
    vignette(stage, 0.45)
  },
}

export const mobile: Motif = {
  words:
    /escultur|sculpt|m[oó]vil|mobile|instalaci|install|piedra|stone|bronce|bronze|madera|wood|talla|carv|pieza|hierro|iron|metal/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([c.light, mix(c.light, c.glow, 0.6), mix(c.mid, c.light, 0.5), c.mid])
    backdrop(stage, [wall, mix(wall, c.mid, 0.18), mix(wall, c.deep, 0.35)])
    const floor = h * 0.82
    sheet.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        sheet.linear([mix(wall, c.deep, 0.35), mix(wall, c.deep, 0.7)], [0, floor], [0, h]),
      ),
    )
    const inks = [c.accent, c.second, c.deep, c.mid, c.dark, mix(c.accent, c.second, 0.5)]
    const marks: string[] = []
    if (random.chance(0.55)) {
      const hang = (x: number, y: number, span: number, deep: number) => {
        if (deep === 0) return
        const split = random.between(0.36, 0.64)
        const side = deep % 2 ? 1 : -1
        const left: Point = [x - side * span * split, y + u * random.between(0.05, 0.09)]
        const right: Point = [x + side * span * (1 - split), y + u * random.between(0.04, 0.08)]
        marks.push(
          line(`M${left[0]} ${left[1]}Q${x} ${y - u * 0.04} ${right[0]} ${right[1]}`, c.dark, u * 0.006),
        )
        const [tx, ty] = right
        const r = span * random.between(0.13, 0.2)
        marks.push(
          path(
            blob(
              tx,
              ty + r * 0.9,
              Array.from({ length: 6 }, () => r * random.between(0.7, 1.2)),
              random.between(0.6, 1),
              random.next(),
            ),
            random.pick(inks),
          ),
        )
        marks.push(line(`M${left[0]} ${left[1]}v${u * 0.05}`, c.dark, u * 0.004))
        if (deep > 1) hang(left[0], left[1] + u * 0.06, span * 0.78, deep - 1)
        else marks.push(circle(left[0], left[1] + u * 0.09, u * 0.045, random.pick(inks)))
      }
      const x = w * random.between(0.48, 0.6)
      marks.push(line(`M${x} 0V${h * 0.16}`, c.dark, u * 0.004))
      hang(x, h * 0.16, u * 0.52, 5)
    } else {
      const x = w * random.between(0.42, 0.58)
      let y = floor + u * 0.04
      const plinth = u * 0.36
      marks.push(
        rect(
          x - plinth / 2,
          y - u * 0.16,
          plinth,
          u * 0.18,
          sheet.linear([c.light, mix(c.light, c.deep, 0.45)], [x - plinth / 2, 0], [x + plinth / 2, 0]),
          4,
        ),
      )
      y -= u * 0.16
      const count = random.whole(4, 6)
      for (let index = 0; index < count; index++) {
        const r = u * random.between(0.11, 0.17) * (1 - index * 0.09)
        const squash = random.between(0.55, 0.95)
        const cx = x + random.between(-0.03, 0.03) * u
        const colour = random.pick(inks)
        const fill = sheet.radial(
          [lighter(colour, 0.4), colour, darker(colour, 0.5)],
          [cx - r * 0.5, y - r * squash * 1.5],
          r * 2,
        )
        marks.push(
          path(
            blob(
              cx,
              y - r * squash,
              Array.from({ length: 9 }, () => r * random.between(0.93, 1.06)),
              squash,
            ),
            fill,
          ),
        )
        y -= r * squash * 1.93
      }
    }
    sheet.add(
      group(
        `transform="translate(${u * 0.1} ${u * 0.05})" opacity="0.16"`,
        ...marks.map((mark) =>
          mark.replace(/(fill|stroke)="(#\w+|url\([^)]*\))"/g, (_, name: string) => `${name}="${c.dark}"`),
        ),
      ),
      group('', ...marks),
    )
    beam(stage, [-w * 0.1, -h * 0.1], [w * 0.7, h * 0.9], u * 0.9, c.glow, 0.5)
    glow(stage, w * 0.5, floor + (h - floor) * 0.5, u * 0.6, c.light, 0.4, 0.2)
    dust(stage, c.light, 24)
    vignette(stage, 0.35)
  },
}
