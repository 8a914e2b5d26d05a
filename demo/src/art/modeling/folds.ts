import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { curve, group, line, path, rect, ribbon } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const folds: Motif = {
  words:
    /pliegue|fold|tela|cloth|fabric|seda|silk|lino|linen|lana|wool|terciopelo|velvet|sat[eé]n|satin|falda|skirt|drap|costura|seam|pleat|algod|cotton|manga|sleeve|chaqueta|jacket|coat|abrigo|pa[nñ]o|retazo|hilo|thread|capa/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const cloth = ctx.hasNamedColor
      ? mix(scheme.accent, scheme.light, random.between(0, 0.15))
      : random.pick([
          scheme.mid,
          scheme.accent,
          scheme.second,
          scheme.deep,
          mix(scheme.mid, scheme.light, 0.4),
          mix(scheme.accent, scheme.mid, 0.5),
        ])
    backdrop(ctx, [cloth, darker(cloth, 0.35)])
    const reach = Math.hypot(w, h)
    const marks: string[] = [rect(-reach, -reach, reach * 2, reach * 2, cloth)]
    const sway = u * random.between(0.04, 0.16)
    const phase = random.between(0, 6)
    const fan = random.chance(0.35)
    let x = -reach * 0.62
    while (x < reach * 0.62) {
      const wide = u * random.between(0.07, 0.24)
      const drift = u * random.between(-0.05, 0.05)
      const spot = (px: number, step: number): Point => {
        const y = (step / 5 - 0.5) * reach * 1.25
        const spreadOut = fan ? 0.35 + (step / 5) * 0.9 : 1
        return [px * spreadOut + Math.sin(step * 1.15 + phase + px * 0.0016) * sway + drift * step * 0.4, y]
      }
      const band = (from: number, to: number, color: string) => {
        const left = [0, 1, 2, 3, 4, 5].map((step) => spot(x + wide * from, step))
        const right = [0, 1, 2, 3, 4, 5].map((step) => spot(x + wide * to, step)).reverse()
        return path(`${curve(left, 6)}L${curve(right, 6).slice(1)}Z`, color)
      }
      const bright = random.between(0.12, 0.42)
      marks.push(
        band(-0.16, 0.3, withOpacity(darker(cloth, 0.75), 0.5)),
        band(-0.05, 0.2, withOpacity(darker(cloth, 0.85), 0.45)),
        band(0.2, 0.98, lighter(cloth, bright * 0.4)),
        band(0.34, 0.82, lighter(cloth, bright * 0.75)),
        band(0.44, 0.68, lighter(cloth, bright * 1.15)),
        band(0.5, 0.58, withOpacity('#ffffff', bright * 0.5)),
        band(0.84, 1.02, withOpacity(darker(cloth, 0.6), 0.35)),
      )
      x += wide
    }
    if (random.chance(0.3)) {
      const color = random.pick([scheme.light, scheme.second, scheme.glow])
      for (let row = 0; row < 2; row++)
        for (let stitch = -30; stitch < 30; stitch++)
          marks.push(
            line(
              `M${stitch * u * 0.04} ${u * (0.1 + row * 0.03) + Math.sin(stitch * 0.35) * u * 0.03}h${u * 0.022}`,
              withOpacity(color, 0.85),
              u * 0.005,
            ),
          )
    }
    canvas.add(
      group(
        `transform="translate(${w / 2} ${h / 2}) rotate(${random.pick([0, 0, 14, -18, 38, -42, 64, 90])})"`,
        ...marks,
      ),
    )
    if (random.chance(0.45)) {
      const drape = random.pick(
        [scheme.second, scheme.accent, scheme.light, scheme.glow].filter((color) => color !== cloth),
      )
      const places: Point[] = [
        [-w * 0.1, h * random.next()],
        [w * 0.3, h * random.next()],
        [w * 0.7, h * random.next()],
        [w * 1.1, h * random.next()],
      ]
      for (const [share, offset, color] of [
        [1.1, 0.03, withOpacity(scheme.dark, 0.4)],
        [1, 0, drape],
        [0.5, -0.03, lighter(drape, 0.3)],
        [0.16, -0.05, withOpacity('#ffffff', 0.5)],
        [0.25, 0.05, darker(drape, 0.25)],
      ] as const)
        canvas.add(
          path(
            ribbon(
              places.map(([px, py]): Point => [px, py + offset * u]),
              [0.2, 0.3, 0.14, 0.26].map((v) => v * u * share),
              12,
            ),
            color,
          ),
        )
    }
    glow(ctx, w * random.between(0.2, 0.8), h * random.between(0, 0.4), u * 0.8, scheme.glow, 0.35)
    vignette(ctx, 0.6)
  },
}
