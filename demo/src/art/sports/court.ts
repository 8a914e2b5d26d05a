import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, line, path, rect } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import { type DrawingContext, isDeserted, type Motif } from '../kit/motif.ts'
import { ball } from './ball.ts'

const balls: readonly (readonly [string, RegExp])[] = [
  ['basket', /b[aá]squet|basket|baloncesto|\baro\b|hoop|tablero/i],
  ['volley', /v[oó]le[yi]|volley/i],
  ['tennis', /tenis|tennis|p[aá]del/i],
  ['foot', /f[uú]tbol|football|soccer|porter[ií]a/i],
]

const askedBall = (about: string) => balls.find(([, words]) => words.test(about))?.[0]

/** A basketball hoop with its board and net, standing on the point. */
function drawHoop({ canvas, scheme }: DrawingContext, [x, y]: Point, k: number): void {
  canvas.add(
    rect(x - k * 0.04, y - k * 1.1, k * 0.08, k * 1.1, scheme.dark),
    rect(x - k * 0.62, y - k * 1.62, k * 1.24, k * 0.78, withOpacity('#fffaf0', 0.92), 6),
    rect(
      x - k * 0.24,
      y - k * 1.34,
      k * 0.48,
      k * 0.36,
      'none',
      0,
      `stroke="#d8432e" stroke-width="${k * 0.035}"`,
    ),
    path(
      `M${x - k * 0.24} ${y - k * 0.92}L${x - k * 0.13} ${y - k * 0.56}H${x + k * 0.13}L${x + k * 0.24} ${y - k * 0.92}Z`,
      withOpacity('#ffffff', 0.35),
    ),
    line(
      `M${x - k * 0.16} ${y - k * 0.9}L${x - k * 0.06} ${y - k * 0.56}M${x + k * 0.16} ${y - k * 0.9}L${x + k * 0.06} ${y - k * 0.56}M${x - k * 0.2} ${y - k * 0.76}H${x + k * 0.2}`,
      withOpacity('#ffffff', 0.8),
      k * 0.014,
    ),
    ellipse(x, y - k * 0.92, k * 0.25, k * 0.06, 'none', `stroke="#f0592a" stroke-width="${k * 0.05}"`),
  )
}

function drawBall(ctx: DrawingContext): void {
  const { canvas, w, h, u, random, scheme } = ctx
  const r = u * random.between(0.11, 0.2)
  const x = w * random.between(0.3, 0.7)
  const ground = h * random.between(0.8, 0.9)
  const lift = random.chance(0.5) ? 0 : u * random.between(0.1, 0.3)
  glow(ctx, x, ground - r, r * 2.4, scheme.glow, 0.5)
  canvas.add(ellipse(x + r * 0.3, ground, r * 1.15, r * 0.24, withOpacity(scheme.dark, lift ? 0.35 : 0.6)))
  ball(
    ctx,
    askedBall(ctx.altText) ?? random.pick(['basket', 'basket', 'volley', 'tennis', 'foot']),
    x,
    ground - r - lift,
    r,
  )
}

export const court: Motif = {
  words: /bal[oó]n|ball|cancha|court|pelota|básquet|basket|baloncesto|tenis|tennis|v[oó]ley|pabell|gym/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const horizon = h * random.between(0.26, 0.4)
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.6)])
    for (let row = 0; row < 5; row++)
      for (let seat = 0; seat < 70; seat++) {
        const color = random.pick([scheme.mid, scheme.accent, scheme.second, scheme.light, scheme.deep])
        canvas.add(
          circle(
            ((seat + random.between(0.1, 0.9)) / 70) * w,
            horizon - h * (0.03 + row * 0.045) + random.between(-4, 4),
            u * 0.009,
            withOpacity(color, 0.2 + 0.06 * (5 - row)),
          ),
        )
      }
    const floor = random.pick([
      mix(scheme.mid, scheme.glow, 0.25),
      mix(scheme.accent, scheme.deep, 0.25),
      mix(scheme.mid, scheme.deep, 0.2),
    ])
    canvas.add(
      rect(
        0,
        horizon,
        w,
        h - horizon,
        canvas.linear([darker(floor, 0.35), floor, lighter(floor, 0.12)], [0, horizon], [0, h]),
      ),
    )
    const vanish: Point = [w * random.between(0.3, 0.7), horizon - h * 0.12]
    const at = (x: number, depth: number): Point => {
      const y = horizon + (h - horizon) * depth * depth
      return [vanish[0] + x * w * 1.6 * ((y - vanish[1]) / (h - vanish[1])), y]
    }
    const draw = (points: [number, number][], width: number) =>
      canvas.add(
        line(
          `M${points.map(([x, d]) => at(x, d).join(' ')).join('L')}`,
          withOpacity(scheme.light, 0.88),
          width,
        ),
      )
    for (let plank = -9; plank <= 9; plank++)
      canvas.add(
        line(
          `M${at(plank / 9, 0).join(' ')}L${at(plank / 9, 1.05).join(' ')}`,
          withOpacity(scheme.dark, 0.12),
          u * 0.003,
        ),
      )
    const lane = random.between(0.12, 0.2)
    draw(
      [
        [-0.46, 0.05],
        [0.46, 0.05],
        [0.46, 1.1],
      ],
      u * 0.009,
    )
    draw(
      [
        [-0.46, 0.05],
        [-0.46, 1.1],
      ],
      u * 0.009,
    )
    canvas.add(
      path(
        `M${[
          [-lane, 0.05],
          [lane, 0.05],
          [lane, 0.72],
          [-lane, 0.72],
        ]
          .map(([x, d]) => at(x as number, d as number).join(' '))
          .join('L')}Z`,
        withOpacity(random.pick([scheme.accent, scheme.second, scheme.deep]), 0.55),
      ),
    )
    draw(
      [
        [-lane, 0.05],
        [-lane, 0.72],
        [lane, 0.72],
        [lane, 0.05],
      ],
      u * 0.009,
    )
    const [cx, cy] = at(0, 0.72)
    canvas.add(
      `<ellipse cx="${cx}" cy="${cy}" rx="${w * lane * 0.9}" ry="${h * 0.07}" fill="none" stroke="${scheme.light}" stroke-opacity=".8" stroke-width="${u * 0.009}"/>`,
    )
    const lamps = random.whole(2, 4)
    for (let index = 0; index < lamps; index++) {
      const x = w * ((index + 0.5) / lamps)
      beam(ctx, [x, -h * 0.04], [x + (w / 2 - x) * 0.6, h * 0.9], u * 0.6, scheme.glow, 0.34)
      glow(ctx, x, h * 0.01, u * 0.1, scheme.light, 0.9)
    }
    if (/\baro\b|hoop|tablero|canasta/i.test(ctx.altText)) drawHoop(ctx, at(0, 0.02), u * 0.15)
    if (!isDeserted(ctx)) drawBall(ctx)
    dust(ctx, scheme.light, 40, [0, 1], [0.1, 0.9])
    vignette(ctx, 0.5)
  },
}
