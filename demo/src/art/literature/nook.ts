import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, line, path, polygon, rect, ribbon } from '../kit/shapes.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { getLeathers } from './leathers.ts'

export const nook: Motif = {
  words:
    /sill[oó]n|armchair|ventana|window|l[aá]mpara|lamp|noche|night|caf[eé]|coffee|t[eé]\b|tea\b|escritorio|desk|mesa|table|vela|candle|lluvia|rain|silencio/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const wall = mix(scheme.deep, scheme.mid, random.between(0, 0.4))
    backdrop(ctx, [darker(wall, 0.3), wall, darker(wall, 0.2)])
    const floor = h * 0.82
    const side = random.chance(0.5) ? 1 : -1
    const wx = w / 2 + side * w * 0.2
    const [ww, wh, wy] = [u * 0.44, h * 0.44, h * 0.1]
    const night = random.chance(0.6)
    canvas.add(
      rect(
        wx - ww / 2,
        wy,
        ww,
        wh,
        canvas.linear(
          night ? ['#10183a', '#31447e', scheme.mid] : [scheme.mid, scheme.glow, scheme.light],
          [0, wy],
          [0, wy + wh],
        ),
      ),
    )
    if (night)
      for (let star = 0; star < 34; star++)
        canvas.add(
          circle(
            wx + random.between(-0.48, 0.48) * ww,
            wy + random.between(0.04, 0.7) * wh,
            u * random.between(0.001, 0.003),
            '#fff6dc',
          ),
        )
    canvas.add(
      circle(wx + ww * 0.16, wy + wh * 0.28, u * 0.055, scheme.light),
      ...[0, 1, 2, 3, 4].map((roof) =>
        path(
          polygon([
            [wx - ww / 2 + roof * ww * 0.2, wy + wh],
            [wx - ww / 2 + roof * ww * 0.2, wy + wh * (0.72 + (roof % 3) * 0.06)],
            [wx - ww / 2 + (roof + 0.5) * ww * 0.2, wy + wh * (0.64 + (roof % 3) * 0.06)],
            [wx - ww / 2 + (roof + 1) * ww * 0.2, wy + wh * (0.72 + (roof % 3) * 0.06)],
            [wx - ww / 2 + (roof + 1) * ww * 0.2, wy + wh],
          ]),
          darker(scheme.deep, 0.4),
        ),
      ),
    )
    canvas.add(
      `<rect x="${wx - ww / 2}" y="${wy}" width="${ww}" height="${wh}" fill="none" stroke="${scheme.light}" stroke-width="${u * 0.016}"/>`,
      line(
        `M${wx} ${wy}V${wy + wh}M${wx - ww / 2} ${wy + wh * 0.45}H${wx + ww / 2}`,
        scheme.light,
        u * 0.009,
      ),
    )
    for (const edge of [-1, 1])
      canvas.add(
        path(
          ribbon(
            [
              [wx + edge * ww * 0.5, wy - h * 0.05],
              [wx + edge * ww * 0.62, wy + wh * 0.4],
              [wx + edge * ww * 0.68, floor],
            ],
            [u * 0.1, u * 0.16, u * 0.13],
          ),
          canvas.linear([darker(scheme.accent, 0.1), darker(scheme.accent, 0.5)], [0, wy], [0, floor]),
        ),
      )
    canvas.add(
      rect(0, floor, w, h - floor, canvas.linear(['#7a4d2b', '#2d190d'], [0, floor], [0, h])),
      ellipse(w / 2 - side * w * 0.05, h * 0.91, u * 0.6, h * 0.06, withOpacity(scheme.second, 0.55)),
      ellipse(w / 2 - side * w * 0.05, h * 0.91, u * 0.5, h * 0.046, withOpacity(scheme.accent, 0.5)),
    )
    const ax = w / 2 - side * w * 0.08
    const k = u * 0.42
    const seat = random.pick([scheme.accent, scheme.second, mix(scheme.mid, scheme.light, 0.2)])
    const ay = h * 0.9
    canvas.add(
      ellipse(ax, ay + k * 0.06, k * 0.6, k * 0.07, withOpacity('#000000', 0.45)),
      rect(
        ax - k * 0.42,
        ay - k * 1.0,
        k * 0.84,
        k * 0.9,
        canvas.linear([lighter(seat, 0.2), darker(seat, 0.3)], [0, ay - k], [0, ay]),
        k * 0.2,
      ),
      ...[-0.22, 0, 0.22].map((dot) => circle(ax + dot * k, ay - k * 0.66, k * 0.02, darker(seat, 0.4))),
      rect(ax - k * 0.44, ay - k * 0.36, k * 0.88, k * 0.24, lighter(seat, 0.14), k * 0.08),
      rect(
        ax - k * 0.58,
        ay - k * 0.52,
        k * 0.22,
        k * 0.5,
        canvas.linear([lighter(seat, 0.25), darker(seat, 0.25)], [0, ay - k * 0.5], [0, ay]),
        k * 0.1,
      ),
      rect(
        ax + k * 0.36,
        ay - k * 0.52,
        k * 0.22,
        k * 0.5,
        canvas.linear([lighter(seat, 0.1), darker(seat, 0.4)], [0, ay - k * 0.5], [0, ay]),
        k * 0.1,
      ),
      line(`M${ax - k * 0.44} ${ay}v${k * 0.07}M${ax + k * 0.44} ${ay}v${k * 0.07}`, '#2a170c', k * 0.04),
    )
    canvas.add(
      path(
        `M${ax} ${ay - k * 0.4}q${-k * 0.16} ${-k * 0.1} ${-k * 0.3} ${-k * 0.03}v${k * 0.06}q${k * 0.16} ${-k * 0.05} ${k * 0.3} ${k * 0.03}q${k * 0.14} ${-k * 0.08} ${k * 0.3} ${-k * 0.03}v${-k * 0.06}q${-k * 0.14} ${-k * 0.07} ${-k * 0.3} ${k * 0.03}Z`,
        '#fff4da',
      ),
    )
    const lx = ax - side * u * 0.4
    const ly = h * 0.36
    beam(ctx, [lx, ly - h * 0.06], [lx + side * u * 0.12, h * 0.95], u * 0.8, scheme.glow, 0.55)
    glow(ctx, lx, ly, u * 0.4, scheme.glow, 0.9)
    canvas.add(
      line(`M${lx} ${ly}V${h * 0.92}M${lx - u * 0.06} ${h * 0.92}h${u * 0.12}`, '#2a1a12', u * 0.01),
      path(
        polygon([
          [lx - u * 0.055, ly - h * 0.07],
          [lx + u * 0.055, ly - h * 0.07],
          [lx + u * 0.11, ly + h * 0.04],
          [lx - u * 0.11, ly + h * 0.04],
        ]),
        canvas.linear([scheme.light, scheme.glow], [0, ly - h * 0.07], [0, ly + h * 0.05]),
      ),
    )
    const px = ax + side * u * 0.36
    for (let book = 0; book < 5; book++)
      canvas.add(
        rect(
          px - u * random.between(0.08, 0.1),
          ay - u * 0.034 * (book + 1) + k * 0.05,
          u * random.between(0.16, 0.2),
          u * 0.032,
          getLeathers(scheme)[(book * 3) % 8] ?? scheme.mid,
          4,
        ),
      )
    dust(ctx, scheme.light, 50)
    vignette(ctx, 0.55)
  },
}
