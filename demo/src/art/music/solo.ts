import { darker, veil } from '../kit/colour.ts'
import { figure, hairs, type PoseName, skins } from '../kit/figure.ts'
import { ellipse } from '../kit/shapes.ts'
import { beam, deserted, dust, glow, type Motif, type Stage, vignette } from '../kit/stage.ts'
import { hall } from './halls.ts'
import { ribbons } from './cloth.ts'

const danced: PoseName[] = ['spire', 'arabesque', 'leap', 'bailaora', 'bend', 'lunge']

/** A dancer and the cloth in the air behind and before them. */
function dancer(stage: Stage, x: number, ground: number, size: number): void {
  const { sheet, random, c } = stage
  const flip = random.chance(0.5)
  ribbons(stage, x, ground, size, random.whole(1, 3))
  sheet.add(ellipse(x, ground + size * 0.01, size * 0.2, size * 0.022, veil(c.dark, 0.55)))
  const dress = stage.tinted ? c.accent : random.pick([c.accent, c.second, c.light])
  sheet.add(
    figure(sheet, {
      pose: random.pick(danced),
      at: [x, ground],
      size: size * 0.92,
      skin: random.pick(skins),
      hair: random.pick(hairs),
      top: dress,
      ...(random.chance(0.7)
        ? { skirt: random.between(0.45, 0.95), swing: random.between(1, 2.4) }
        : { legs: darker(dress, 0.35) }),
      hairdo: random.pick(['bun', 'long', 'short'] as const),
      flip,
    }),
  )
  ribbons(stage, x, ground, size, 1, 0.55)
}

export const solo: Motif = {
  words:
    /bailar|bailao|danz|dance|ribbon|cinta|beam|haz|foco|spotlight|giro|gira|zapate|tacon|tacón|falda|skirt|silueta|figura|silhouette|figure|cono|column of light|sombra|brazos|tablas|tablao|luz\b|light\b/i,
  wide: true,
  draw(stage) {
    const { w, h, u, random, c } = stage
    const floor = h * random.between(0.78, 0.86)
    const x = w * random.between(0.36, 0.64)
    const size = h * random.between(0.5, 0.62)
    hall(stage, floor)
    glow(stage, x + u * random.between(-0.4, 0.4), h * 0.3, u * 0.6, c.mid, 0.5)
    const lamp = x + u * random.between(-0.35, 0.35)
    beam(stage, [lamp, -h * 0.06], [x, h * 0.97], u * random.between(0.5, 0.75), c.light, 0.34)
    if (random.chance(0.5))
      beam(stage, [w * random.between(-0.1, 1.1), -h * 0.1], [x, h * 0.95], u * 0.4, c.accent, 0.3)
    const ground = floor + (h - floor) * 0.42
    glow(stage, x, ground, u * 0.42, c.glow, 0.85, 0.2)
    if (!deserted(stage)) dancer(stage, x, ground, size)
    dust(stage, c.light, 46, [x / w - 0.2, x / w + 0.2], [0.05, 0.8])
    vignette(stage, 0.6)
  },
}
