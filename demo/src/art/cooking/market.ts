import { lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, group, line, path, rotate } from '../kit/shapes.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { tabletop } from './table.ts'

/** What can be cut in half, and the words it is asked for with. */
const fruits: readonly (readonly [string, RegExp])[] = [
  ['citrus', /lim[oó]n|lemon|\blime|naranjas|oranges|c[ií]tric|citrus/i],
  ['avocado', /aguacate|palta|avocado/i],
  ['tomato', /tomate|tomato/i],
  ['kiwi', /kiwi/i],
  ['fig', /\bhigo|\bfigs?\b/i],
  ['melon', /sand[ií]a|mel[oó]n|watermelon/i],
  ['onion', /cebolla|onion/i],
  ['pomegranate', /granada|pomegranate/i],
  ['coconut', /\bcocos?\b|coconut/i],
  ['apple', /manzana|apple/i],
]

export const market: Motif = {
  words:
    /mercado|market|granada|pomegranate|coco\b|coconut|manzana|apples?\b|sand[ií]a|melon|higo|figs?\b|cebolla|onion|mitad|halves|fruta|fruit|verdura|vegetable|tomate|tomato|lim[oó]n|lemon|naranja|orange|aguacate|avocado|c[ií]tric|huerta|garden|temporada|season|ingredient|aj[ií]|chile|pepper|especia|spice/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    if (random.chance(0.4)) tabletop(ctx)
    else {
      const ground = random.pick([
        scheme.mid,
        scheme.second,
        scheme.deep,
        mix(scheme.light, scheme.glow, 0.5),
        scheme.accent,
      ])
      backdrop(ctx, [ground, mix(ground, scheme.deep, 0.5)], u * 0.6)
    }
    const r = u * random.pick([0.1, 0.13, 0.15, 0.17, 0.21, 0.27])
    const tilt = random.between(-20, 20)
    const marks: string[] = []
    const reach = Math.hypot(w, h) * 0.62
    const asked = fruits.filter(([, words]) => words.test(ctx.altText))
    const halves = (asked.length > 0 ? asked : random.shuffle(fruits).slice(0, random.whole(2, 4))).map(
      ([name]) => name,
    )
    const peels = /naranja|orange/i.test(ctx.altText)
      ? ['#f2a02c', '#f08a2c']
      : /lim[oó]n|limones|lemon|\blime/i.test(ctx.altText)
        ? ['#9cc04a', '#f4cf3a']
        : ['#f2a02c', '#f4cf3a', '#e8604a', '#9cc04a']
    let row = 0
    for (let y = -reach; y < reach; y += r * 2.05, row++)
      for (let x = -reach + (row % 2) * r * 1.2; x < reach; x += r * 2.4) {
        const kind = random.pick(halves)
        const turned = random.between(0, 360)
        const face: string[] = []
        const wedge = (count: number, from: number, to: number, wide: number, color: string) =>
          Array.from({ length: count }, (_, at) =>
            group(
              rotate((at / count) * 360),
              path(
                `M0 ${-r * from}Q${r * wide} ${-r * (from + to) * 0.6} ${r * wide * 0.6} ${-r * to}H${-r * wide * 0.6}Q${-r * wide} ${-r * (from + to) * 0.6} 0 ${-r * from}Z`,
                color,
              ),
            ),
          )
        if (kind === 'citrus') {
          const peel = random.pick(peels)
          face.push(
            circle(0, 0, r, peel),
            circle(0, 0, r * 0.9, '#fff6df'),
            ...wedge(9, 0.08, 0.78, 0.27, lighter(peel, 0.18)),
          )
        } else if (kind === 'avocado') {
          face.push(
            ellipse(0, 0, r * 0.82, r * 1.02, '#3c5a2c'),
            ellipse(0, 0, r * 0.74, r * 0.94, '#a9c75a'),
            ellipse(0, 0, r * 0.6, r * 0.78, '#e6e79a'),
            circle(0, r * 0.22, r * 0.36, '#7a4a28'),
            circle(-r * 0.1, r * 0.12, r * 0.1, withOpacity('#ffffff', 0.35)),
          )
        } else if (kind === 'tomato') {
          face.push(
            circle(0, 0, r, '#c9302c'),
            circle(0, 0, r * 0.9, '#e8554a'),
            ...wedge(5, 0.22, 0.74, 0.3, '#f58a6b'),
            ...Array.from({ length: 15 }, (_, seed) =>
              group(
                rotate(seed * 24),
                ellipse(0, -r * (0.44 + (seed % 3) * 0.1), r * 0.03, r * 0.06, '#ffe2a0'),
              ),
            ),
          )
        } else if (kind === 'kiwi') {
          face.push(
            circle(0, 0, r, '#7a5c36'),
            circle(0, 0, r * 0.93, '#8fbf3f'),
            circle(0, 0, r * 0.62, '#b7d968'),
            circle(0, 0, r * 0.3, '#f3f3c9'),
            ...Array.from({ length: 22 }, (_, seed) =>
              group(
                rotate(seed * 16.4),
                ellipse(0, -r * (0.42 + (seed % 2) * 0.07), r * 0.025, r * 0.055, '#1e1a12'),
              ),
            ),
          )
        } else if (kind === 'fig') {
          face.push(
            circle(0, 0, r * 0.96, '#4a2350'),
            circle(0, 0, r * 0.86, '#f0dcc0'),
            circle(0, 0, r * 0.7, '#d05a6b'),
            ...Array.from({ length: 44 }, () =>
              circle(random.between(-0.45, 0.45) * r, random.between(-0.45, 0.45) * r, r * 0.035, '#f8d38a'),
            ),
          )
        } else if (kind === 'pomegranate') {
          face.push(
            circle(0, 0, r, '#a52a3a'),
            circle(0, 0, r * 0.9, '#f6e2c4'),
            ...wedge(6, 0.06, 0.76, 0.4, '#e9b7a0'),
            ...Array.from({ length: 40 }, (_, seed) =>
              group(
                rotate(seed * 137.5),
                ellipse(0, -r * 0.76 * Math.sqrt((seed + 1) / 41), r * 0.075, r * 0.095, '#c4213c') +
                  circle(-r * 0.02, -r * 0.76 * Math.sqrt((seed + 1) / 41) - r * 0.03, r * 0.022, '#ff9aa5'),
              ),
            ),
          )
        } else if (kind === 'coconut') {
          face.push(
            circle(0, 0, r, '#4a2d1a'),
            circle(0, 0, r * 0.92, '#7a4f2e'),
            circle(0, 0, r * 0.84, '#fffdf6'),
            circle(0, 0, r * 0.58, '#e9e6da'),
            circle(r * 0.06, r * 0.08, r * 0.48, '#d6d6cc'),
          )
        } else if (kind === 'apple') {
          const peel = random.pick(['#c9302c', '#d9b53a', '#8aa83c'])
          face.push(
            circle(0, 0, r * 0.98, peel),
            circle(0, 0, r * 0.9, '#fbf0cf'),
            ...wedge(5, 0.05, 0.4, 0.16, '#e8d49a'),
            ...Array.from({ length: 5 }, (_, seed) =>
              group(rotate(seed * 72), ellipse(0, -r * 0.22, r * 0.045, r * 0.09, '#3a1f12')),
            ),
          )
        } else if (kind === 'melon') {
          face.push(
            circle(0, 0, r, '#2f6b3a'),
            circle(0, 0, r * 0.93, '#d8ecc0'),
            circle(0, 0, r * 0.84, '#ee4f56'),
            ...Array.from({ length: 16 }, (_, seed) =>
              group(
                rotate(seed * 22.5),
                ellipse(0, -r * (0.4 + (seed % 3) * 0.13), r * 0.032, r * 0.06, '#21140f'),
              ),
            ),
          )
        } else
          face.push(
            ...[1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16].map((share, index) =>
              circle(0, 0, r * share, index % 2 ? '#f7e9f2' : index ? '#b95f9a' : '#8f2f6f'),
            ),
          )
        marks.push(
          circle(x + r * 0.08, y + r * 0.14, r * 0.99, withOpacity('#1c0a06', 0.35)),
          group(`transform="translate(${x} ${y}) rotate(${turned})"`, ...face),
          ellipse(
            x - r * 0.35,
            y - r * 0.42,
            r * 0.26,
            r * 0.1,
            withOpacity('#ffffff', 0.3),
            rotate(-40, x - r * 0.35, y - r * 0.42),
          ),
        )
        if (random.chance(0.25))
          marks.push(
            group(
              rotate(random.between(0, 360), x + r * 1.1, y),
              path(
                `M${x + r * 0.8} ${y}q${r * 0.35} ${-r * 0.4} ${r * 0.8} 0q${-r * 0.4} ${r * 0.4} ${-r * 0.8} 0Z`,
                '#5d9440',
              ),
              line(`M${x + r * 0.85} ${y}h${r * 0.6}`, '#a8d07a', 3),
            ),
          )
      }
    canvas.add(group(`transform="translate(${w / 2} ${h / 2}) rotate(${tilt})"`, ...marks))
    glow(ctx, w * 0.15, h * 0.05, u * 0.9, scheme.glow, 0.45)
    vignette(ctx, 0.5)
  },
}
