import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { hairs, skins } from '../kit/figure.ts'
import { circle, curve, ellipse, group, line, path, polygon, ribbon, ring, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

/** The side of a face from brow to chin, in shares of its height; x grows forwards. */
const profile: Point[] = [
  [0.1, -0.5],
  [0.27, -0.4],
  [0.33, -0.26],
  [0.325, -0.16],
  [0.31, -0.11],
  [0.35, -0.02],
  [0.435, 0.09],
  [0.42, 0.12],
  [0.355, 0.135],
  [0.36, 0.165],
  [0.395, 0.2],
  [0.37, 0.23],
  [0.355, 0.242],
  [0.385, 0.28],
  [0.35, 0.32],
  [0.33, 0.35],
  [0.345, 0.42],
  [0.29, 0.475],
  [0.16, 0.46],
  [0.03, 0.4],
  [0.0, 0.52],
  [0.03, 0.72],
]

export const editorial: Motif = {
  words:
    /perfil|profile|rostro|face|retrato|portrait|sombrero|hat\b|joy|jewel|pendiente|earring|mirada|maquill|makeup|editorial|portada|cover|peinad|hair|primer plano|close/i,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const ground = random.pick([
      [scheme.mid, scheme.deep],
      [scheme.accent, mix(scheme.accent, scheme.deep, 0.6)],
      [scheme.glow, scheme.mid],
      [scheme.second, scheme.accent],
      [scheme.light, scheme.mid],
    ] as const)
    backdrop(ctx, ground, u * random.between(-0.4, 0.4))
    const flip = random.chance(0.5)
    const k = u * random.between(0.62, 0.74)
    const x = w / 2 - k * 0.04
    const y = h * random.between(0.46, 0.52)
    const disc = k * random.between(0.55, 0.72)
    canvas.add(
      circle(
        w / 2 + random.between(-0.2, 0.2) * u,
        y - k * 0.05,
        disc,
        canvas.linear([scheme.glow, scheme.second, scheme.accent], [0, y - disc], [0, y + disc]),
      ),
    )
    const skin = random.pick(skins)
    const anyHair = random.pick(hairs)
    const hair = /platead|canas|silver hair|gray hair/i.test(ctx.altText) ? '#c9c6c4' : anyHair
    const at = ([px, py]: Point): Point => [x + px * k, y + py * k]
    const face = curve(profile.map(at), 6)
    const nape: Point[] = [
      [-0.5, 1.1],
      [-0.3, 0.66],
      [-0.24, 0.4],
      [-0.36, 0.1],
      [-0.36, -0.3],
      [-0.12, -0.55],
      [0.1, -0.5],
    ]
    const head = `${face}L${curve(([[0.03, 0.72], [0.2, 0.84], [0.5, 0.96], [0.6, 1.3], [-0.6, 1.3], ...nape] as Point[]).map(at), 6).slice(1)}Z`
    const marks: string[] = []
    const dress = random.pick([scheme.accent, scheme.second, scheme.light, scheme.dark])
    const style = random.whole(0, 3)
    if (style === 1)
      marks.push(
        path(
          ribbon(
            (
              [
                [-0.05, -0.45],
                [-0.4, -0.1],
                [-0.42, 0.4],
                [-0.62, 0.95],
                [-0.5, 1.4],
              ] as Point[]
            ).map(at),
            [0.2, 0.42, 0.38, 0.42, 0.2].map((v) => v * k),
            10,
          ),
          hair,
        ),
      )
    if (style === 2)
      for (let curl = 0; curl < 46; curl++) {
        const angle = random.between(Math.PI * 0.62, Math.PI * 1.72)
        const away = random.between(0.28, 0.58) * k
        marks.push(
          circle(
            x - k * 0.06 + Math.cos(angle) * away,
            y - k * 0.16 + Math.sin(angle) * away,
            k * random.between(0.09, 0.15),
            random.chance(0.4) ? lighter(hair, 0.1) : hair,
          ),
        )
      }
    if (style === 0)
      marks.push(
        circle(...at([-0.46, -0.42]), k * 0.19, hair),
        circle(...at([-0.5, -0.46]), k * 0.11, lighter(hair, 0.12)),
      )
    marks.push(
      path(
        head,
        canvas.linear([darker(skin, 0.45), skin, lighter(skin, 0.3)], at([-0.4, 0.2]), at([0.42, 0])),
      ),
      path(
        `M${at([-0.75, 1.4]).join(' ')}L${at([-0.55, 0.92]).join(' ')}Q${at([-0.1, 0.78]).join(' ')} ${at([0.06, 0.8]).join(' ')}Q${at([0.4, 0.86]).join(' ')} ${at([0.62, 1.02]).join(' ')}L${at([0.75, 1.5]).join(' ')}Z`,
        canvas.linear([lighter(dress, 0.2), darker(dress, 0.3)], at([0.4, 0.8]), at([-0.6, 1.3])),
      ),
    )
    marks.push(
      path(
        curve(
          (
            [
              [0.3, -0.33],
              [0.16, -0.52],
              [-0.1, -0.62],
              [-0.36, -0.48],
              [-0.46, -0.15],
              [-0.36, 0.18],
              [-0.24, 0.4],
              [-0.2, 0.22],
              [-0.1, 0.1],
              [-0.07, -0.06],
              [0.08, -0.2],
              [0.3, -0.33],
            ] as Point[]
          ).map(at),
          7,
        ) + 'Z',
        canvas.linear([lighter(hair, 0.28), hair], at([0.2, -0.5]), at([-0.4, 0.2])),
      ),
    )
    for (let strand = 0; strand < 6; strand++)
      marks.push(
        line(
          curve(
            (
              [
                [0.24 - strand * 0.04, -0.38 - strand * 0.014],
                [-0.06 - strand * 0.03, -0.42 + strand * 0.035],
                [-0.24 - strand * 0.02, -0.1 + strand * 0.04],
              ] as Point[]
            ).map(at),
            7,
          ),
          withOpacity(lighter(hair, 0.35), 0.4),
          k * 0.006,
        ),
      )
    marks.push(
      line(
        curve(
          (
            [
              [0.2, -0.06],
              [0.245, -0.04],
              [0.3, -0.065],
            ] as Point[]
          ).map(at),
        ),
        '#24130f',
        k * 0.014,
      ),
      ...[0, 1, 2].map((lash) =>
        line(
          `M${at([0.265 + lash * 0.016, -0.048 - lash * 0.008]).join(' ')}l${k * 0.028} ${k * 0.018}`,
          '#24130f',
          k * 0.008,
        ),
      ),
      path(
        ribbon(
          (
            [
              [0.17, -0.17],
              [0.24, -0.2],
              [0.315, -0.165],
            ] as Point[]
          ).map(at),
          [0.006, 0.026, 0.012].map((v) => v * k),
        ),
        darker(hair, 0.15),
      ),
    )
    marks.push(
      path(
        `M${at([0.29, 0.228]).join(' ')}Q${at([0.34, 0.165]).join(' ')} ${at([0.394, 0.205]).join(' ')}L${at([0.362, 0.236]).join(' ')}L${at([0.384, 0.278]).join(' ')}Q${at([0.33, 0.29]).join(' ')} ${at([0.29, 0.228]).join(' ')}Z`,
        mix('#b3263a', scheme.accent, 0.3),
      ),
      ellipse(...at([0.2, 0.12]), k * 0.1, k * 0.08, canvas.halo('#e0506a', 0.5)),
      ellipse(...at([-0.06, 0.06]), k * 0.045, k * 0.075, darker(skin, 0.16)),
    )
    if (random.chance(0.75)) {
      const gem = random.pick([scheme.second, '#f3c84a', scheme.light])
      marks.push(
        ...(random.chance(0.5)
          ? [ring(...at([-0.06, 0.23]), k * 0.095, gem, k * 0.018)]
          : [
              line(`M${at([-0.06, 0.13]).join(' ')}V${at([0, 0.3])[1]}`, gem, k * 0.009),
              circle(...at([-0.06, 0.32]), k * 0.04, gem),
              path(
                polygon(
                  (
                    [
                      [-0.06, 0.36],
                      [-0.1, 0.46],
                      [-0.02, 0.46],
                    ] as Point[]
                  ).map(at),
                ),
                gem,
              ),
            ]),
      )
    }
    if (style === 3) {
      const felt = random.pick([scheme.accent, scheme.dark, scheme.second, scheme.light])
      marks.push(
        group(
          rotate(-9, x, y - k * 0.4),
          ellipse(x - k * 0.05, y - k * 0.38, k * 0.86, k * 0.1, darker(felt, 0.3)),
          path(
            `M${x - k * 0.42} ${y - k * 0.4}Q${x - k * 0.4} ${y - k * 0.8} ${x - k * 0.08} ${y - k * 0.8}Q${x + k * 0.28} ${y - k * 0.8} ${x + k * 0.32} ${y - k * 0.4}Z`,
            canvas.linear(
              [lighter(felt, 0.25), felt, darker(felt, 0.25)],
              [x + k * 0.3, 0],
              [x - k * 0.4, 0],
            ),
          ),
          path(
            ribbon(
              [
                [x - k * 0.42, y - k * 0.44],
                [x - k * 0.05, y - k * 0.4],
                [x + k * 0.32, y - k * 0.44],
              ],
              [k * 0.08, k * 0.08],
            ),
            random.pick([scheme.glow, scheme.accent]),
          ),
          path(
            `M${x - k * 0.91} ${y - k * 0.38}A${k * 0.86} ${k * 0.1} 0 0 0 ${x + k * 0.81} ${y - k * 0.38}A${k * 0.86} ${k * 0.045} 0 0 1 ${x - k * 0.91} ${y - k * 0.38}Z`,
            felt,
          ),
        ),
      )
    }
    canvas.add(group(flip ? `transform="translate(${w} 0) scale(-1 1)"` : '', ...marks))
    if (random.chance(0.4))
      for (let slat = 0; slat < 7; slat++)
        canvas.add(
          path(
            polygon([
              [0, h * (slat * 0.15)],
              [w, h * (slat * 0.15 - 0.16)],
              [w, h * (slat * 0.15 - 0.1)],
              [0, h * (slat * 0.15 + 0.06)],
            ]),
            withOpacity(scheme.glow, 0.16),
          ),
        )
    glow(ctx, flip ? 0 : w, h * 0.1, u * 0.7, scheme.glow, 0.35)
    vignette(ctx, 0.4)
  },
}
