import { darker, mix } from '../kit/color.ts'
import { circle, rotate } from '../kit/shapes.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { planet, stars } from './sky.ts'

export const orbits: Motif = {
  words:
    /[oó]rbit|planet|[aá]tom|electr|sistema|system|simul|part[ií]cul|particle|c[ií]rculo|el[ií]p|gravit|sat[eé]lite|sol\b|anillo|\brings?\b|conc[eé]ntric|espiral|spiral|ellips|trayector|diagrama|diagram/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(
      ctx,
      [mix(scheme.deep, scheme.mid, 0.35), scheme.deep, scheme.dark],
      u * random.between(-0.5, 0.5),
    )
    stars(ctx, 150)
    const x = w * random.between(0.36, 0.64)
    const y = h * random.between(0.42, 0.58)
    glow(ctx, x, y, u * 0.75, scheme.mid, 0.6)
    glow(ctx, x, y, u * 0.26, scheme.accent, 0.9)
    const count = random.whole(5, 8)
    const shared = random.chance(0.5) ? random.between(-30, 30) : null
    const flat = random.between(0.3, 0.55)
    const beads: (() => void)[] = []
    for (let index = 0; index < count; index++) {
      const rx = u * (0.17 + index * random.between(0.075, 0.1)) * (w / h > 1.6 ? 1.3 : 1)
      const ry = rx * (shared === null ? random.between(0.25, 0.6) : flat)
      const tilt = shared ?? (index * 180) / count + random.between(-14, 14)
      const color = random.pick([scheme.second, scheme.glow, scheme.light, scheme.accent])
      canvas.add(
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${color}" stroke-opacity="${random.between(0.35, 0.85)}" stroke-width="${u * random.between(0.0025, 0.006)}" ${random.chance(0.3) ? `stroke-dasharray="${u * 0.012} ${u * 0.016}"` : ''} ${rotate(tilt, x, y)}/>`,
      )
      const angle = random.between(0, 6.28)
      const turned = (tilt * Math.PI) / 180
      const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry]
      const [bx, by] = [
        x + dx * Math.cos(turned) - dy * Math.sin(turned),
        y + dx * Math.sin(turned) + dy * Math.cos(turned),
      ]
      const r = u * random.between(0.014, 0.05)
      beads.push(() => {
        glow(ctx, bx, by, r * 2.4, color, 0.6)
        planet(
          ctx,
          bx,
          by,
          r,
          random.pick([scheme.second, scheme.accent, scheme.glow, scheme.light, scheme.mid]),
        )
        if (r > u * 0.034 && random.chance(0.6))
          canvas.add(
            `<ellipse cx="${bx}" cy="${by}" rx="${r * 1.8}" ry="${r * 0.5}" fill="none" stroke="${scheme.light}" stroke-opacity=".8" stroke-width="${r * 0.14}" ${rotate(-20, bx, by)}/>`,
          )
      })
    }
    const core = u * random.between(0.06, 0.1)
    canvas.add(
      circle(
        x,
        y,
        core,
        canvas.radial(
          [scheme.light, scheme.accent, darker(scheme.accent, 0.2)],
          [x - core * 0.3, y - core * 0.3],
          core * 1.4,
        ),
      ),
    )
    for (const bead of beads) bead()
    vignette(ctx, 0.5)
  },
}
