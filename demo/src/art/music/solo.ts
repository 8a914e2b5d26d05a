import { darker, withOpacity } from '../kit/color.ts'
import { figure, hairs, type PoseName, skins } from '../kit/figure.ts'
import { ellipse } from '../kit/shapes.ts'
import { beam, dust, glow, vignette } from '../kit/effects.ts'
import { isDeserted, type Motif, type DrawingContext } from '../kit/motif.ts'
import { hall } from './halls.ts'
import { ribbons } from './cloth.ts'

const danced: PoseName[] = ['spire', 'arabesque', 'leap', 'bailaora', 'bend', 'lunge']

/** A dancer and the cloth in the air behind and before them. */
function dancer(ctx: DrawingContext, x: number, ground: number, size: number): void {
  const { canvas, random, scheme } = ctx
  const flip = random.chance(0.5)
  const man = /bailaor\b|bailar[ií]n\b/i.test(ctx.altText)
  ribbons(ctx, x, ground, size, random.whole(1, 3))
  canvas.add(ellipse(x, ground + size * 0.01, size * 0.2, size * 0.022, withOpacity(scheme.dark, 0.55)))
  const dress = ctx.hasNamedColor ? scheme.accent : random.pick([scheme.accent, scheme.second, scheme.light])
  canvas.add(
    figure(canvas, {
      pose: random.pick(danced),
      at: [x, ground],
      size: size * 0.92,
      skin: random.pick(skins),
      hair: random.pick(hairs),
      top: dress,
      ...(random.chance(0.7) && !man
        ? { skirt: random.between(0.45, 0.95), swing: random.between(1, 2.4) }
        : { legs: darker(dress, 0.35) }),
      hairdo: man ? 'short' : random.pick(['bun', 'long', 'short'] as const),
      flip,
    }),
  )
  ribbons(ctx, x, ground, size, 1, 0.55)
}

export const solo: Motif = {
  words:
    /bailar|bailao|danz|dance|ribbon|cinta|beam|haz|foco|spotlight|giro|gira|zapate|tacon|tacón|falda|skirt|silueta|figura|silhouette|figure|cono|column of light|sombra|brazos|tablas|tablao|luz\b|light\b/i,
  wide: true,
  draw(ctx) {
    const { w, h, u, random, scheme } = ctx
    const floor = h * random.between(0.78, 0.86)
    const x = w * random.between(0.36, 0.64)
    const size = h * random.between(0.5, 0.62)
    hall(ctx, floor)
    glow(ctx, x + u * random.between(-0.4, 0.4), h * 0.3, u * 0.6, scheme.mid, 0.5)
    const lamp = x + u * random.between(-0.35, 0.35)
    beam(ctx, [lamp, -h * 0.06], [x, h * 0.97], u * random.between(0.5, 0.75), scheme.light, 0.34)
    if (random.chance(0.5))
      beam(ctx, [w * random.between(-0.1, 1.1), -h * 0.1], [x, h * 0.95], u * 0.4, scheme.accent, 0.3)
    const ground = floor + (h - floor) * 0.42
    glow(ctx, x, ground, u * 0.42, scheme.glow, 0.85, 0.2)
    if (!isDeserted(ctx)) dancer(ctx, x, ground, size)
    dust(ctx, scheme.light, 46, [x / w - 0.2, x / w + 0.2], [0.05, 0.8])
    vignette(ctx, 0.6)
  },
}
