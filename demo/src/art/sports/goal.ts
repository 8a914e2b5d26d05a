import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, ellipse, line, path, polygon, rect, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import { isDeserted, type Motif } from '../kit/motif.ts'
import { ball } from './ball.ts'

export const goal: Motif = {
  words:
    /porter[ií]a|arco\b|goal|gol\b|f[uú]tbol|soccer|red\b|net\b|arquer|keeper|penal|cancha de f|potrero/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.mid, scheme.accent, 0.5), scheme.glow, scheme.glow])
    const ground = h * random.between(0.72, 0.78)
    for (let index = 0; index < 40; index++)
      canvas.add(
        circle(
          random.next() * w,
          random.next() * h * 0.4,
          u * random.between(0.001, 0.003),
          withOpacity(scheme.light, 0.7),
        ),
      )
    let d = `M0 ${ground}`
    for (let x = 0; x <= 30; x++) d += `L${(x / 30) * w} ${ground - u * random.between(0.02, 0.14)}`
    canvas.add(path(`${d}L${w} ${ground}Z`, mix(scheme.dark, scheme.deep, 0.4)))
    const grass = mix('#2f7d46', scheme.deep, 0.4)
    canvas.add(
      rect(
        0,
        ground,
        w,
        h - ground,
        canvas.linear([lighter(grass, 0.2), grass, darker(grass, 0.6)], [0, ground], [0, h]),
      ),
    )
    for (let stripe = 0; stripe < 6; stripe++)
      canvas.add(
        path(
          polygon([
            [w * (stripe / 6) + w * 0.04, ground],
            [w * ((stripe + 0.5) / 6) + w * 0.04, ground],
            [w * ((stripe + 0.5) / 6) * 1.6 - w * 0.3, h],
            [w * (stripe / 6) * 1.6 - w * 0.3, h],
          ]),
          withOpacity(scheme.light, 0.06),
        ),
      )
    const left = w * random.between(0.1, 0.2)
    const right = w * random.between(0.8, 0.9)
    const top = ground - h * random.between(0.36, 0.42)
    const lower = ground + h * 0.05
    for (let index = 1; index < 26; index++) {
      const x = left + ((right - left) * index) / 26
      canvas.add(
        line(
          `M${x} ${top}Q${x + (w / 2 - x) * 0.1} ${(top + lower) / 2} ${x + (w / 2 - x) * 0.14} ${lower - h * 0.04}`,
          withOpacity(scheme.light, 0.32),
          u * 0.0022,
        ),
      )
    }
    for (let index = 1; index < 13; index++) {
      const y = top + ((lower - top) * index) / 13
      canvas.add(
        line(
          `M${left} ${y}Q${w / 2} ${y + u * 0.03} ${right} ${y}`,
          withOpacity(scheme.light, 0.32),
          u * 0.0022,
        ),
      )
    }
    canvas.add(line(`M${left} ${lower}V${top}H${right}V${lower}`, scheme.light, u * 0.016))
    const lamp: Point = [w * random.pick([0.06, 0.94]), h * 0.1]
    canvas.add(
      line(`M${lamp[0]} ${lamp[1]}V${ground}`, scheme.dark, u * 0.01),
      rect(lamp[0] - u * 0.06, lamp[1] - u * 0.035, u * 0.12, u * 0.07, scheme.dark, 6),
    )
    for (let index = 0; index < 8; index++)
      canvas.add(
        circle(
          lamp[0] - u * 0.042 + (index % 4) * u * 0.028,
          lamp[1] - u * 0.015 + Math.floor(index / 4) * u * 0.03,
          u * 0.011,
          scheme.light,
        ),
      )
    glow(ctx, ...lamp, u * 0.32, scheme.light, 0.85)
    const flip = random.chance(0.5)
    if (!isDeserted(ctx) && random.chance(0.75))
      canvas.add(
        figure(canvas, {
          pose: random.pick(['dive', 'dive', 'shoot', 'open'] as const),
          at: [w * random.between(0.42, 0.58), ground + h * 0.03],
          size: h * 0.36,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: scheme.accent,
          legs: scheme.dark,
          flip,
        }),
      )
    const r = u * random.between(0.045, 0.075)
    const [bx, by] = random.chance(0.6)
      ? [flip ? left + u * 0.13 : right - u * 0.13, top + u * 0.12]
      : [w * 0.5, h * 0.9]
    canvas.add(
      path(
        ribbon(
          [
            [w * (flip ? 0.7 : 0.3), h * 1.02],
            [w * 0.5, (by + h) / 2 - h * 0.06],
            [bx, by],
          ],
          [r * 0.3, r * 0.9, r * 1.6],
        ),
        withOpacity(scheme.light, by < ground ? 0.22 : 0),
      ),
    )
    if (by > ground)
      canvas.add(ellipse(bx + r * 0.3, by + r, r * 1.2, r * 0.25, withOpacity(scheme.dark, 0.5)))
    ball(ctx, 'foot', bx, by, r)
    vignette(ctx, 0.45)
  },
}
