import { darker, lighter, mix } from '../kit/color.ts'
import { createRandom, type Random } from '../kit/random.ts'
import { circle, ellipse, path, polygon, rect } from '../kit/shapes.ts'
import { createCanvas, formatNumber, type Canvas } from '../kit/canvas.ts'
import { clothes } from './clothes.ts'
import { face } from './face.ts'
import { hairStyles } from './hair.ts'
import { hairs, tones, type Traits } from './traits.ts'

export type { Looks } from './traits.ts'

/** Background, light, cloth, trim. */
const outfits = [
  '#b5651d #ffcf8a #6b5bb0 #f6e7d0',
  '#17505c #5cc0b8 #f2ede4 #e4572e',
  '#5a2f7d #b68ae0 #f2b632 #2b1a4a',
  '#8c2f4b #f2a07f #1f4e5f #ffd9a0',
  '#1f3f7a #7fb2f0 #ff8a5c #fff1dc',
  '#2f6b4a #a8d08d #c2380c #fdf3e0',
  '#b23a5c #ffb6b0 #2b2d52 #ffe0b0',
  '#b57f14 #ffe08a #17141a #e9d6b0',
  '#3a3f8f #b0b8ff #e0457b #fff0f4',
  '#0f5a66 #8fe0d0 #d9663b #fff3d6',
  '#7a3b22 #f0b27a #2f7f86 #ffe9c8',
  '#4a1f3f #e07ba0 #f4d9b0 #7a2f5a',
  '#c24a2c #ffc46b #fdf4e6 #2f4a7a',
  '#26304f #8ea4d8 #c9a227 #f4efe4',
] as const

function background(canvas: Canvas, random: Random, ground: string, light: string): void {
  canvas.add(
    rect(
      0,
      0,
      800,
      800,
      canvas.linear([mix(ground, light, 0.55), ground, darker(ground, 0.25)], [60, 0], [740, 800]),
    ),
  )
  const kind = random.whole(0, 4)
  const soft = mix(ground, light, 0.6)
  if (kind === 0)
    canvas.add(circle(400, 360, 300, canvas.linear([light, mix(ground, light, 0.3)], [250, 90], [560, 640])))
  if (kind === 1)
    canvas.add(
      path(
        polygon([
          [0, 0],
          [330, 0],
          [800, 560],
          [800, 800],
          [640, 800],
        ]),
        canvas.linear([soft, ground], [100, 0], [760, 760]),
      ),
    )
  if (kind === 2)
    for (let ring = 4; ring > 0; ring--)
      canvas.add(circle(620, 190, ring * 120, mix(ground, light, 0.16 * (5 - ring))))
  if (kind === 3)
    canvas.add(
      path('M130 800V340A270 270 0 0 1 670 340V800Z', canvas.linear([light, ground], [200, 80], [600, 760])),
    )
  canvas.add(ellipse(250, 180, 460, 400, canvas.halo(lighter(light, 0.3), 0.5)))
}

/** A friendly portrait as an SVG string, 800 x 800; the same seed and traits always draw the same person. */
export function drawPortrait(seed: string, traits: Traits): string {
  const random = createRandom(`portrait/${seed}`)
  const canvas = createCanvas(800, 800)
  const skin = tones[traits.looks.tone]
  const hair = hairs[traits.looks.hair]
  const [ground = '#5a2f7d', light = '#b68ae0', cloth = '#f2b632', trim = '#2b1a4a'] = random
    .pick(outfits)
    .split(' ')
  background(canvas, random, ground, light)
  const { behind, before } = hairStyles[traits.looks.style](canvas, random, hair)
  const broad = traits.sex === 'MA' ? random.between(205, 232) : random.between(172, 200)
  // The crop is close, because most faces are seen at the size of a fingernail.
  const tilt = random.chance(0.6) ? random.between(-5, 5) : 0
  const scale = random.between(1.26, 1.36)
  const stand = `translate(${formatNumber(400 - 400 * scale)} ${formatNumber(392 - 358 * scale)}) scale(${scale.toFixed(3)}) rotate(${formatNumber(tilt)} 400 620)`
  canvas.add(`<g transform="${stand}">`)
  canvas.add(
    behind,
    clothes(canvas, random, skin, cloth, trim, broad),
    face(canvas, random, skin, hair, traits),
    before,
    '</g>',
  )
  return canvas.toString()
}
