import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { blob, circle, curve, ellipse, group, line, path, rect, ribbon, rotate } from '../kit/shapes.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const palette: Motif = {
  words:
    /paleta|palette|taller|studio|mesa|desk|pote|tubo|tube|pigment|paint|herramient|tool|boceto|sketch|dibujo|drawing|l[aá]piz|pencil/i,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const table = random.pick([
      '#5b3a24',
      '#c9a06a',
      '#e9d8b8',
      mix(scheme.deep, scheme.dark, 0.3),
      '#33414f',
    ])
    backdrop(ctx, [lighter(table, 0.18), table, darker(table, 0.3)], u * 0.4)
    for (let index = 0; index < 14; index++)
      canvas.add(
        line(
          curve([
            [-10, (h * index) / 13],
            [w * 0.4, (h * index) / 13 + random.between(-20, 20)],
            [w + 10, (h * index) / 13],
          ]),
          withOpacity(darker(table, 0.4), 0.22),
          random.between(2, 5),
        ),
      )
    const inks = [
      scheme.accent,
      scheme.second,
      scheme.mid,
      scheme.deep,
      scheme.glow,
      '#fdf9f0',
      mix(scheme.accent, scheme.second, 0.5),
      mix(scheme.mid, scheme.light, 0.4),
    ]
    const page = random.between(-14, 14)
    canvas.add(
      group(
        rotate(page, w / 2, h / 2),
        rect(w * 0.07 + 14, h * 0.1 + 20, u * 0.6, u * 0.72, withOpacity('#000000', 0.3), 6),
        rect(w * 0.07, h * 0.1, u * 0.6, u * 0.72, '#fbf6ea', 6),
        circle(w * 0.07 + u * 0.3, h * 0.1 + u * 0.25, u * 0.13, scheme.accent),
        path(
          `M${w * 0.07 + u * 0.05} ${h * 0.1 + u * 0.52}q${u * 0.14} ${-u * 0.2} ${u * 0.26} ${-u * 0.04}t${u * 0.24} ${-u * 0.06}v${u * 0.22}h${-u * 0.5}Z`,
          scheme.mid,
        ),
        line(
          curve([
            [w * 0.07 + u * 0.08, h * 0.1 + u * 0.62],
            [w * 0.07 + u * 0.3, h * 0.1 + u * 0.55],
            [w * 0.07 + u * 0.52, h * 0.1 + u * 0.66],
          ]),
          scheme.deep,
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
    canvas.add(
      path(board, withOpacity('#000000', 0.35), `transform="translate(${u * 0.018} ${u * 0.028})"`),
      path(board, canvas.linear(['#f3d9ac', '#d7a868'], [x - k, y - k], [x + k, y + k])),
      ellipse(x + k * 0.5, y + k * 0.42, k * 0.15, k * 0.12, darker(table, 0.3)),
    )
    inks.forEach((color, index) => {
      const angle = 2 + (index / inks.length) * 4.9
      const [px, py] = [x + Math.cos(angle) * k * 0.84, y + Math.sin(angle) * k * 0.66]
      const radii = Array.from({ length: 8 }, () => k * random.between(0.11, 0.2))
      canvas.add(
        path(blob(px + 4, py + 8, radii), withOpacity('#000000', 0.2)),
        path(blob(px, py, radii), color),
        ellipse(px - k * 0.04, py - k * 0.05, k * 0.05, k * 0.025, '#ffffff99'),
      )
    })
    for (let stroke = 0; stroke < 4; stroke++)
      canvas.add(
        path(
          ribbon(
            [
              [x - k * 0.35, y - k * 0.15 + stroke * k * 0.12],
              [x, y - k * 0.2 + stroke * k * 0.13],
              [x + k * 0.3, y - k * 0.1 + stroke * k * 0.1],
            ],
            [k * 0.05, k * 0.12, 0],
          ),
          withOpacity(random.pick(inks), 0.85),
        ),
      )
    for (let brush = 0; brush < 3; brush++) {
      const [bx, by] = [w * (0.3 + brush * 0.2), h * random.between(0.78, 0.9)]
      const color = random.pick(inks)
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
          shade ?? random.pick([scheme.accent, scheme.second, '#2a1b12', scheme.mid]),
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
          shade ?? color,
        ),
      ]
      const tilt = random.between(-40, 20)
      canvas.add(
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
      canvas.add(
        circle(jx + 10, jy + 16, r, withOpacity('#000000', 0.3)),
        circle(jx, jy, r, '#f4efe6'),
        circle(jx, jy, r * 0.84, inks[jar * 2] ?? scheme.accent),
        ellipse(jx - r * 0.25, jy - r * 0.3, r * 0.28, r * 0.12, '#ffffff66'),
      )
    }
    for (let drop = 0; drop < 26; drop++)
      canvas.add(
        circle(random.next() * w, random.next() * h, u * 0.01 * random.next() ** 2, random.pick(inks)),
      )
    glow(ctx, 0, 0, u * 0.9, scheme.glow, 0.4)
    vignette(ctx, 0.45)
  },
}
