import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import type { Random } from '../kit/random.ts'
import { circle, ellipse, group, line, path, rect, ring, rotate } from '../kit/shapes.ts'
import type { Canvas } from '../kit/canvas.ts'
import type { Traits } from './traits.ts'

const x = 400

/** A face with its eyes closed in a smile, lit from the upper left, centered on (400, 352). */
export function face(
  canvas: Canvas,
  random: Random,
  skin: string,
  hair: string,
  { sex, age }: Traits,
): string {
  const jaw = random.between(sex === 'MA' ? 66 : 54, sex === 'MA' ? 80 : 68)
  const chin = random.between(470, 484)
  const wide = random.between(96, 104)
  const outline = `M${x - wide} 330C${x - wide} 246 ${x - 60} 226 ${x} 226S${x + wide} 246 ${x + wide} 330C${x + wide} 402 ${x + jaw} ${chin} ${x} ${chin}S${x - wide} 402 ${x - wide} 330Z`
  const shade = darker(skin, 0.3)
  const ink = darker(mix(hair, skin, 0.12), 0.35)
  const rose = mix(skin, '#e0394f', 0.5)
  const fill = canvas.linear([lighter(skin, 0.22), skin, darker(skin, 0.14)], [x - 110, 240], [x + 110, 470])
  const marks = [
    ellipse(x - wide - 3, 362, 18, 27, skin),
    ellipse(x + wide + 3, 362, 18, 27, darker(skin, 0.14)),
    ellipse(x - wide - 3, 362, 9, 15, shade, 'opacity=".5"'),
    ellipse(x + wide + 3, 362, 9, 15, shade, 'opacity=".5"'),
    path(outline, fill),
    path(
      `M${x} 226C${x + 60} 226 ${x + wide} 246 ${x + wide} 330C${x + wide} 402 ${x + jaw} ${chin} ${x} ${chin}C${x + 46} ${chin - 34} ${x + 62} 400 ${x + 52} 330C${x + 46} 280 ${x + 20} 250 ${x} 226Z`,
      withOpacity(shade, 0.2),
    ),
    ellipse(x - 56, 402, 32, 22, canvas.halo(rose, 0.75)),
    ellipse(x + 56, 402, 32, 22, canvas.halo(rose, 0.75)),
  ]
  const open = random.chance(0.22)
  const eyeY = 356
  const lift = random.between(8, 13)
  const arch = random.between(4, 10)
  for (const side of [-1, 1]) {
    const ex = x + side * 43
    if (open)
      marks.push(
        ellipse(ex, eyeY, 16, 12, '#fffaf2'),
        circle(ex, eyeY, 10.5, random.pick(['#4a2c18', '#2c1b12', '#3f6b5a', '#3d5f8f'])),
        circle(ex, eyeY, 5.5, '#120c0a'),
        circle(ex + 4, eyeY - 4, 3, '#ffffff'),
        line(`M${ex - 18} ${eyeY - 3}Q${ex} ${eyeY - 20} ${ex + 18} ${eyeY - 3}`, ink, 5),
      )
    else marks.push(line(`M${ex - 19} ${eyeY + 4}Q${ex} ${eyeY - lift} ${ex + 19} ${eyeY + 4}`, ink, 5.4))
    if (sex !== 'MA')
      marks.push(
        line(
          `M${ex + side * 18} ${eyeY + (open ? -3 : 3)}l${side * 9} -5M${ex + side * 13} ${eyeY - (open ? 10 : 3)}l${side * 8} -7`,
          ink,
          3.6,
        ),
      )
    const thick = sex === 'MA' ? random.between(8, 11) : random.between(5, 8)
    marks.push(
      line(
        `M${ex - side * 19} ${eyeY - 33}Q${ex + side * 2} ${eyeY - 38 - arch} ${ex + side * 24} ${eyeY - 29}`,
        age > 60 ? mix(hair, shade, 0.4) : mix(hair, '#1d1513', 0.4),
        thick,
      ),
    )
  }
  const nose = random.whole(0, 2)
  marks.push(
    nose === 0
      ? line(`M${x + 3} 362Q${x + 17} 396 ${x + 9} 402Q${x} 407 ${x - 8} 402`, withOpacity(shade, 0.75), 5)
      : nose === 1
        ? line(`M${x - 13} 400Q${x} 411 ${x + 13} 400`, withOpacity(shade, 0.75), 5.4)
        : path(`M${x} 356Q${x + 20} 396 ${x + 15} 404Q${x} 414 ${x - 8} 405Z`, withOpacity(shade, 0.32)),
  )
  const smile = random.between(26, 36)
  const lip =
    sex === 'MA'
      ? mix(skin, '#8f2a2a', 0.55)
      : mix(random.pick(['#c2344a', '#d0506a', '#a8323c', '#d9604a']), skin, random.between(0, 0.3))
  if (random.chance(0.34))
    marks.push(
      path(
        `M${x - smile} 430Q${x} 436 ${x + smile} 430Q${x + smile * 0.6} 462 ${x} 462T${x - smile} 430Z`,
        darker(lip, 0.35),
      ),
      path(
        `M${x - smile * 0.84} 432Q${x} 438 ${x + smile * 0.84} 432Q${x} 450 ${x - smile * 0.84} 432Z`,
        '#fffaf2',
      ),
    )
  else if (sex === 'MA')
    marks.push(line(`M${x - smile} 432Q${x} ${448 + smile * 0.2} ${x + smile} 432`, darker(lip, 0.2), 6))
  else
    marks.push(
      path(
        `M${x - smile} 431Q${x - 12} 426 ${x} 431Q${x + 12} 426 ${x + smile} 431Q${x} 464 ${x - smile} 431Z`,
        lip,
      ),
      line(`M${x - smile} 431Q${x} 444 ${x + smile} 431`, darker(lip, 0.4), 3),
    )
  if (age > 52)
    for (const side of [-1, 1])
      marks.push(
        line(
          `M${x + side * 70} 352l${side * 14} -6M${x + side * 70} 360l${side * 15} 2M${x + side * 34} 408Q${x + side * 46} 420 ${x + side * 44} 434`,
          withOpacity(shade, 0.45),
          3,
        ),
      )
  if (random.chance(0.16))
    for (let spot = 0; spot < 12; spot++)
      marks.push(
        circle(
          x + (spot % 2 ? 1 : -1) * random.between(24, 68),
          random.between(384, 406),
          2.4,
          withOpacity(darker(skin, 0.4), 0.5),
        ),
      )
  if (sex === 'MA' && age > 19 && random.chance(0.5)) marks.push(beard(random, hair, wide, jaw, chin, smile))
  if (random.chance(age > 45 ? 0.4 : 0.2)) marks.push(glasses(random))
  if (sex === 'FE' && random.chance(0.65)) marks.push(earrings(random, wide))
  return group('', ...marks)
}

function beard(random: Random, hair: string, wide: number, jaw: number, chin: number, smile: number): string {
  const full = random.chance(0.55)
  const mouth = `M${x - smile} 431Q${x} ${452 + smile * 0.2} ${x + smile} 431`
  const moustache = path(
    `M${x} 414Q${x - 34} 408 ${x - 46} 434Q${x - 22} 424 ${x} 426Q${x + 22} 424 ${x + 46} 434Q${x + 34} 408 ${x} 414Z`,
    hair,
  )
  if (!full)
    return random.chance(0.5)
      ? moustache
      : moustache +
          path(
            `M${x - 24} 458Q${x} 446 ${x + 24} 458Q${x + 20} ${chin + 8} ${x} ${chin + 10}T${x - 24} 458Z`,
            hair,
          )
  const edge = `M${x - wide - 1} 348C${x - wide - 2} 410 ${x - jaw - 8} ${chin + 12} ${x} ${chin + 16}S${x + wide + 2} 410 ${x + wide + 1} 348C${x + wide - 12} 384 ${x + 70} 404 ${x + 48} 412Q${x + 24} 400 ${x} 412Q${x - 24} 400 ${x - 48} 412C${x - 70} 404 ${x - wide + 12} 384 ${x - wide - 1} 348Z`
  return (
    path(edge, withOpacity(hair, 0.94)) +
    path(`${mouth}Q${x} 424 ${x - smile} 431Z`, '#fffaf2') +
    line(mouth, darker(hair, 0.4), 4)
  )
}

function glasses(random: Random): string {
  const frame = random.pick(['#1c1719', '#7a3b22', '#b98d3f', '#a8323c', '#2f5f7a'])
  const round = random.chance(0.5)
  const lens = (side: number) =>
    round
      ? circle(x + side * 44, 356, 34, '#ffffff24') + ring(x + side * 44, 356, 34, frame, 6)
      : rect(x + side * 44 - 37, 330, 74, 52, '#ffffff24', 18) +
        `<rect x="${x + side * 44 - 37}" y="330" width="74" height="52" rx="18" fill="none" stroke="${frame}" stroke-width="6.5"/>`
  return (
    lens(-1) +
    lens(1) +
    line(`M${x - 9} 352Q${x} 345 ${x + 9} 352M${x - 79} 350l-20 -6M${x + 79} 350l20 -6`, frame, 6)
  )
}

function earrings(random: Random, wide: number): string {
  const gem = random.pick(['#f1c24b', '#e8e2d8', '#d8496b', '#37a79b', '#ff8a4c'])
  const kind = random.whole(0, 2)
  return [-1, 1]
    .map((side) => {
      const at = x + side * (wide + 6)
      if (kind === 0) return ring(at, 412, 22, gem, 5.5)
      if (kind === 1) return circle(at, 392, 8, gem)
      return line(`M${at} 388V406`, gem, 3) + ellipse(at, 420, 9, 17, gem, rotate(0))
    })
    .join('')
}
