import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import { circle, ellipse, path, rect, ribbon } from '../kit/shapes.ts'
import { backdrop, dust, glow, vignette } from '../kit/effects.ts'
import { isDeserted, type Motif } from '../kit/motif.ts'

export const track: Motif = {
  words:
    /pista|track|corr(er|edor|iendo)|run|sprint|calle\b|lane|atlet|athlet|marat|carrera|race|meta|salida|valla|hurdle/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const horizon = h * random.between(0.36, 0.5)
    backdrop(ctx, [scheme.deep, mix(scheme.mid, scheme.accent, 0.3), scheme.glow, scheme.glow])
    const sunX = w * random.between(0.15, 0.85)
    glow(ctx, sunX, horizon, u * 0.7, scheme.light, 0.7)
    canvas.add(circle(sunX, horizon - u * 0.04, u * random.between(0.09, 0.17), scheme.light))
    let d = `M0 ${horizon}`
    for (let x = 0; x <= 24; x++) d += `L${(x / 24) * w} ${horizon - u * random.between(0.02, 0.11)}`
    canvas.add(path(`${d}L${w} ${horizon + 4}L0 ${horizon + 4}Z`, mix(scheme.deep, scheme.dark, 0.3)))
    const clay = random.pick([
      mix(scheme.accent, '#b5432a', 0.4),
      mix(scheme.mid, scheme.deep, 0.3),
      '#b84a2e',
      mix(scheme.second, scheme.deep, 0.45),
    ])
    canvas.add(
      rect(
        0,
        horizon,
        w,
        h - horizon,
        canvas.linear([lighter(clay, 0.25), clay, darker(clay, 0.5)], [0, horizon], [0, h]),
      ),
    )
    const vanish = w * random.between(0.2, 0.8)
    const bend = random.between(-0.8, 0.8) * w
    for (let lane = -7; lane <= 7; lane++) {
      const bottom = w / 2 + lane * w * 0.2
      canvas.add(
        path(
          ribbon(
            [
              [vanish + lane * 4, horizon],
              [vanish + bend * 0.16 + lane * w * 0.03, horizon + (h - horizon) * 0.22],
              [bottom, h * 1.04],
            ],
            [u * 0.001, u * 0.005, u * 0.016],
            10,
          ),
          withOpacity(scheme.light, 0.85),
        ),
      )
    }
    const count = isDeserted(ctx) ? 0 : random.whole(1, 3)
    for (let index = 0; index < count; index++) {
      const ground = h * (random.between(0.78, 0.86) + index * 0.05)
      const size = h * (0.4 + index * 0.03)
      const x = w * ((index + 1) / (count + 1)) + random.between(-0.06, 0.06) * w
      canvas.add(ellipse(x, ground, size * 0.3, size * 0.025, withOpacity(scheme.dark, 0.5)))
      canvas.add(
        figure(canvas, {
          pose: 'run',
          at: [x, ground - size * 0.16],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: [scheme.accent, scheme.second, scheme.light][index] ?? scheme.light,
          legs: scheme.deep,
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip: bend < 0,
        }),
      )
    }
    dust(ctx, scheme.light, 30)
    vignette(ctx, 0.45)
  },
}
