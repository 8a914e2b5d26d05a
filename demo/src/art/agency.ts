import { darker, lighter, mix } from './kit/color.ts'
import { createRandom, type Random } from './kit/random.ts'
import { circle, ellipse, group, line, path, polygon, rect, ring, rotate } from './kit/shapes.ts'
import { createCanvas, type Point } from './kit/canvas.ts'

/** Two colors of the background's gradient, then two of the mark. */
const colorSets = [
  '#1d1a2f #3b2f6b #ffb020 #ff5a36',
  '#fdf3e0 #ffd9a0 #c2380c #2b1a12',
  '#0f4c5c #17808a #fff4dc #ffb347',
  '#e0457b #8c1f5a #fff0f2 #ffd166',
  '#12100e #3a2a1a #f4eee6 #ff7a45',
  '#264653 #1b3038 #e9c46a #f4a261',
  '#ff7a3c #d62f4b #fff6e6 #2b0f1c',
  '#efe7ff #c9b8ff #43257e #ff5f7e',
  '#133d2c #2f8a5f #f3f7dc #ffd23f',
  '#1f4fd8 #0b1f66 #f5f8ff #ffcf4a',
  '#f6e9d8 #e8c9a0 #1f5f6b #d9663b',
  '#6b1030 #b0234f #ffe3d6 #ffb38a',
] as const

type Mark = (random: Random, one: string, two: string, ground: string) => string
const c = 400
const round = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => group(rotate((index / count) * 360, c, c), draw(index))).join(
    '',
  )

const marks: Mark[] = [
  (random, one, two) =>
    round(random.whole(8, 14), (index) =>
      path(`M${c - 20} 290L${c} ${index % 2 ? 150 : 195}L${c + 20} 290Z`, index % 2 ? one : two),
    ) + circle(c, c, 88, one),
  (random, one, two) =>
    round(random.whole(5, 8), (index) => ellipse(c, 268, 54, 118, index % 2 ? `${one}e0` : `${two}d0`)) +
    circle(c, c, 40, one),
  (_, one, two) =>
    [200, 152, 104, 56]
      .map((r, index) => path(`M${c - r} 520V${c}A${r} ${r} 0 0 1 ${c + r} ${c}V520Z`, index % 2 ? two : one))
      .join(''),
  (_, one, two, ground) =>
    path(`M170 ${c}Q${c} 190 630 ${c}Q${c} 610 170 ${c}Z`, one) +
    circle(c, c, 96, two) +
    circle(c, c, 46, ground) +
    circle(c + 30, c - 30, 17, one),
  (random, one, two) =>
    [0, 1, 2, 3, 4]
      .map((bar) =>
        rect(
          190 + bar * 90,
          c - random.between(70, 190),
          60,
          random.between(220, 330),
          bar % 2 ? two : one,
          30,
        ),
      )
      .join(''),
  (_, one, two) => circle(318, c, 150, one) + circle(482, c, 150, `${two}d8`),
  (_, one, two) => polygonStar(8, 220, 96, one) + polygonStar(4, 150, 40, two),
  (_, one, two) =>
    path(`M180 520H620L560 330L470 430L${c} 250L330 430L240 330Z`, one) +
    rect(196, 540, 408, 40, two, 20) +
    circle(c, 232, 26, two) +
    circle(236, 312, 20, two) +
    circle(564, 312, 20, two),
  (_, one, two) =>
    circle(c, 330, 120, two) +
    [0, 1, 2, 3]
      .map((wave) => line(`M170 ${440 + wave * 48}q57 -44 115 0t115 0t115 0t115 0`, one, 22))
      .join(''),
  (_, one, two) =>
    [0, 1, 2]
      .map((step) =>
        path(
          `M190 ${520 - step * 110}L${c} ${390 - step * 110}L610 ${520 - step * 110}V${590 - step * 110}L${c} ${460 - step * 110}L190 ${590 - step * 110}Z`,
          step % 2 ? two : one,
        ),
      )
      .join(''),
  (random, one, two) =>
    round(3, () => ring(c, 312, 118, one, 34)) + circle(c, c, random.between(30, 50), two),
  (_, one, two) =>
    path(
      polygon([
        [250, 190],
        [420, 190],
        [610, c],
        [420, 610],
        [250, 610],
        [440, c],
      ]),
      one,
    ) +
    path(
      polygon([
        [180, 290],
        [260, 290],
        [350, c],
        [260, 510],
        [180, 510],
        [270, c],
      ]),
      two,
    ),
]

function polygonStar(points: number, out: number, inner: number, fill: string): string {
  const corners = Array.from({ length: points * 2 }, (_, index): Point => {
    const r = index % 2 ? inner : out
    const angle = (index / (points * 2)) * Math.PI * 2 - Math.PI / 2
    return [c + Math.cos(angle) * r, c + Math.sin(angle) * r]
  })
  return path(polygon(corners), fill)
}

/** An agency's mark as an SVG string, 800 x 800, for its profile image. */
export function drawAgencyMark(seed: string): string {
  const random = createRandom(`agency/${seed}`)
  const canvas = createCanvas(800, 800)
  const [ground = '#12100e', far = '#3a2a1a', one = '#f4eee6', two = '#ff7a45'] = random
    .pick(colorSets)
    .split(' ')
  canvas.add(
    rect(
      0,
      0,
      800,
      800,
      canvas.linear([lighter(ground, 0.06), mix(ground, far, 0.6), darker(far, 0.05)], [0, 0], [800, 800]),
    ),
  )
  canvas.add(ellipse(220, 140, 560, 480, canvas.halo(far, 0.6)))
  const tilt = random.pick([0, 0, 0, 15, -12, 45])
  canvas.add(group(rotate(tilt, c, c), random.pick(marks)(random, one, two, ground)))
  return canvas.toString()
}
