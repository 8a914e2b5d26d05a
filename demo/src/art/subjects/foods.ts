import {
  blob,
  circle,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  ribbon,
  ring,
  rotate,
} from '../kit/shapes.ts'
import { lighter, withOpacity } from '../kit/color.ts'
import type { Random } from '../kit/random.ts'
import { greens } from '../cooking/table.ts'

/** Draws one kind of food about `k` across, at (x, y). */
type DrawFood = (random: Random, x: number, y: number, k: number, altText: string, index: number) => string

const shadow = (x: number, y: number, k: number) =>
  ellipse(x + k * 0.05, y + k * 0.09, k * 0.5, k * 0.47, withOpacity('#1c0a04', 0.28))

function patch(random: Random, x: number, y: number, k: number, color: string): string {
  return path(
    blob(
      x,
      y,
      Array.from({ length: 9 }, () => k * random.between(0.42, 0.52)),
    ),
    color,
  )
}

const scatter = (
  random: Random,
  x: number,
  y: number,
  k: number,
  count: number,
  draw: (px: number, py: number) => string,
) =>
  Array.from({ length: count }, () => {
    const [angle, away] = [random.between(0, Math.PI * 2), k * 0.44 * Math.sqrt(random.next())]
    return draw(x + Math.cos(angle) * away, y + Math.sin(angle) * away)
  }).join('')

const sesame: (random: Random, x: number, y: number, k: number, count: number) => string = (
  random,
  x,
  y,
  k,
  count,
) =>
  scatter(random, x, y, k * 0.9, count, (px, py) =>
    ellipse(px, py, k * 0.016, k * 0.009, '#fbeac6', rotate(random.between(0, 180), px, py)),
  )

/** Half a lemon, lime or orange. */
export const citrusHalf: DrawFood = (random, x, y, k, altText) => {
  const peel = /naranja|orange/i.test(altText)
    ? '#f2932c'
    : /verde|lime|green/i.test(altText)
      ? '#8fbf3f'
      : random.pick(['#8fbf3f', '#f0cf3a'])
  const r = k * 0.42
  return (
    shadow(x, y, k * 0.9) +
    circle(x, y, r, peel) +
    circle(x, y, r * 0.88, '#fff8dd') +
    Array.from({ length: 9 }, (_, at) =>
      group(
        rotate(at * 40, x, y),
        path(
          `M${x} ${y - r * 0.08}L${x + r * 0.24} ${y - r * 0.76}Q${x} ${y - r * 0.88} ${x - r * 0.24} ${y - r * 0.76}Z`,
          lighter(peel, 0.3),
        ),
      ),
    ).join('') +
    (/quemad|charred|grilled/i.test(altText)
      ? ring(x, y, r * 0.93, withOpacity('#1c0f08', 0.8), r * 0.16) +
        circle(x, y, r * 0.5, withOpacity('#5a3010', 0.3))
      : '')
  )
}

const roundBread: DrawFood = (random, x, y, k) =>
  shadow(x, y, k) +
  circle(x, y, k * 0.46, '#a8642c') +
  circle(x - k * 0.03, y - k * 0.04, k * 0.42, '#d9944a') +
  circle(x - k * 0.08, y - k * 0.1, k * 0.28, '#edb56a') +
  [-0.14, 0, 0.14]
    .map((dy) =>
      line(`M${x - k * 0.22} ${y + dy * k}q${k * 0.22} ${-k * 0.08} ${k * 0.44} 0`, '#fbe6bd', k * 0.03),
    )
    .join('') +
  scatter(random, x, y, k * 0.8, 14, (px, py) => circle(px, py, k * 0.008, '#fff8e6'))

const halfMoon: DrawFood = (random, x, y, k) => {
  const turn = random.between(0, 360)
  return group(
    rotate(turn, x, y),
    path(
      `M${x - k * 0.46} ${y + k * 0.12}A${k * 0.46} ${k * 0.42} 0 0 1 ${x + k * 0.46} ${y + k * 0.12}Z`,
      '#c07c34',
    ),
    path(
      `M${x - k * 0.4} ${y + k * 0.06}A${k * 0.4} ${k * 0.34} 0 0 1 ${x + k * 0.4} ${y + k * 0.06}Z`,
      '#e3a955',
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      circle(x - k * 0.4 + at * k * 0.1, y + k * 0.12, k * 0.035, '#a8642c'),
    ),
  )
}

/** Foods by the words they are asked for with, in either language. The first that match are served. */
export const foods: readonly (readonly [RegExp, DrawFood])[] = [
  [
    /mole\b|salsa muy oscura/i,
    (random, x, y, k) =>
      patch(random, x, y, k, '#2b120b') +
      patch(random, x - k * 0.04, y - k * 0.05, k * 0.84, '#3f1a0f') +
      ellipse(
        x - k * 0.16,
        y - k * 0.18,
        k * 0.16,
        k * 0.05,
        withOpacity('#ffd9b0', 0.3),
        rotate(-30, x - k * 0.16, y - k * 0.18),
      ) +
      sesame(random, x, y, k, 46),
  ],
  [
    /pollo|chicken/i,
    (random, x, y, k) =>
      shadow(x, y, k * 0.8) +
      path(
        blob(
          x,
          y,
          Array.from({ length: 8 }, () => k * random.between(0.26, 0.38)),
        ),
        '#c98a4a',
      ) +
      path(
        blob(
          x - k * 0.04,
          y - k * 0.05,
          Array.from({ length: 8 }, () => k * random.between(0.16, 0.24)),
        ),
        '#e6b478',
      ),
  ],
  [
    /arroz|rice\b/i,
    (random, x, y, k) =>
      patch(random, x, y, k * 0.8, '#f0e6cf') +
      scatter(random, x, y, k * 0.8, 90, (px, py) =>
        ellipse(px, py, k * 0.022, k * 0.01, '#fffdf4', rotate(random.between(0, 180), px, py)),
      ),
  ],
  [
    /habichuela|frijol|beans/i,
    (random, x, y, k, altText) =>
      patch(random, x, y, k * 0.76, '#5a2416') +
      scatter(random, x, y, k * 0.72, 34, (px, py) =>
        ellipse(
          px,
          py,
          k * 0.05,
          k * 0.032,
          /oscuro|brown|black/i.test(altText) ? '#3a1a10' : '#8f2f22',
          rotate(random.between(0, 180), px, py),
        ),
      ),
  ],
  [
    /carne|meat\b|guiso/i,
    (random, x, y, k) =>
      scatter(random, x, y, k * 0.7, 9, (px, py) =>
        path(
          blob(
            px,
            py,
            Array.from({ length: 6 }, () => k * random.between(0.07, 0.12)),
          ),
          random.pick(['#6b3418', '#8a4a26', '#5a2a14']),
        ),
      ),
  ],
  [
    /cornbread|pan de ma[ií]z/i,
    (_, x, y, k) =>
      shadow(x, y, k * 0.7) +
      path(
        polygon([
          [x - k * 0.34, y + k * 0.3],
          [x, y - k * 0.38],
          [x + k * 0.36, y + k * 0.28],
        ]),
        '#e9b33c',
      ) +
      line(`M${x - k * 0.34} ${y + k * 0.3}L${x + k * 0.36} ${y + k * 0.28}`, '#a8642c', k * 0.07),
  ],
  [
    /tostada|toast/i,
    (random, x, y, k) =>
      [-0.28, 0, 0.28]
        .map((dx) =>
          group(
            rotate(8, x + dx * k, y),
            rect(x + dx * k - k * 0.09, y - k * 0.46, k * 0.18, k * 0.92, '#b9772f', k * 0.05),
            rect(x + dx * k - k * 0.07, y - k * 0.42, k * 0.14, k * 0.84, '#f3dfae', k * 0.04),
            path(
              ribbon(
                [
                  [x + dx * k, y - k * 0.36],
                  [x + dx * k + k * 0.02, y],
                  [x + dx * k, y + k * 0.34],
                ],
                [k * 0.03, k * 0.075, k * 0.02],
              ),
              random.pick(['#8a4a34', '#a05a3a']),
            ),
          ),
        )
        .join(''),
  ],
  [
    /cebiche|ceviche/i,
    (random, x, y, k) =>
      scatter(random, x, y, k * 0.9, 18, (px, py) =>
        rect(
          px - k * 0.06,
          py - k * 0.05,
          k * 0.12,
          k * 0.1,
          random.pick(['#fdf3ea', '#f8e2d6', '#ffffff']),
          k * 0.025,
        ),
      ) +
      scatter(
        random,
        x,
        y,
        k * 0.8,
        9,
        (px, py) =>
          `<path d="M${px - k * 0.12} ${py}a${k * 0.12} ${k * 0.09} 0 0 1 ${k * 0.24} 0" fill="none" stroke="#a04a8a" stroke-width="${k * 0.025}"/>`,
      ) +
      scatter(random, x, y, k * 0.8, 26, (px, py) => circle(px, py, k * 0.018, random.pick(greens))),
  ],
  [
    /cebolla|onion/i,
    (random, x, y, k, altText) =>
      (/asada|dorad/i.test(altText) ? shadow(x, y, k * 0.8) : '') +
      [0.4, 0.32, 0.24, 0.16, 0.08]
        .map((share, index) =>
          circle(
            x,
            y,
            k * share,
            /asada|dorad/i.test(altText)
              ? (['#3a1c0c', '#c98a3a', '#8a4f1c', '#e6b45a', '#b9772f'][index] ?? '#c98a3a')
              : (['#8f2f6f', '#f7e9f2', '#b95f9a', '#f7e9f2', '#b95f9a'][index] ?? '#f7e9f2'),
          ),
        )
        .join(''),
  ],
  [/lim[oó]n|limones|lemon|lime\b|naranja|orange/i, citrusHalf],
  [
    /aguacate|avocado/i,
    (_, x, y, k) =>
      shadow(x, y, k * 0.8) +
      ellipse(x, y, k * 0.3, k * 0.42, '#3c5a2c') +
      ellipse(x, y, k * 0.26, k * 0.37, '#cfe08a') +
      circle(x, y + k * 0.08, k * 0.14, '#7a4a28'),
  ],
  [
    /tortilla/i,
    (random, x, y, k, altText) =>
      shadow(x, y, k) +
      (/doblad|folded/i.test(altText)
        ? path(
            `M${x - k * 0.48} ${y + k * 0.12}A${k * 0.48} ${k * 0.48} 0 0 1 ${x + k * 0.48} ${y + k * 0.12}Q${x} ${y + k * 0.2} ${x - k * 0.48} ${y + k * 0.12}Z`,
            '#f3e2b4',
          )
        : circle(x, y, k * 0.46, '#f0deae')) +
      scatter(random, x, y - k * 0.08, k * 0.66, 16, (px, py) =>
        circle(px, py, k * random.between(0.012, 0.035), withOpacity('#a8703a', 0.6)),
      ),
  ],
  [
    /nogada/i,
    (random, x, y, k) =>
      patch(random, x, y, k, '#fff8ea') +
      scatter(random, x, y, k * 0.9, 34, (px, py) => circle(px, py, k * 0.024, '#c4213c')) +
      scatter(random, x, y, k * 0.8, 9, (px, py) =>
        ellipse(px, py, k * 0.05, k * 0.026, '#4f8f45', rotate(random.between(0, 180), px, py)),
      ),
  ],
  [
    /crema(?! de nogada)|cream/i,
    (random, x, y, k) =>
      patch(random, x, y, k * 0.7, '#fff8ea') + patch(random, x - k * 0.03, y - k * 0.04, k * 0.5, '#ffffff'),
  ],
  [
    /chiles? secos|chiles/i,
    (random, x, y, k) =>
      group(
        rotate(random.between(0, 360), x, y),
        path(
          ribbon(
            [
              [x - k * 0.4, y],
              [x - k * 0.1, y - k * 0.08],
              [x + k * 0.2, y + k * 0.06],
              [x + k * 0.46, y],
            ],
            [k * 0.08, k * 0.22, k * 0.16, 0],
            8,
          ),
          random.pick(['#7a1a14', '#a8281c', '#4a120e', '#c23a22']),
        ),
        line(`M${x - k * 0.4} ${y}l${-k * 0.12} ${-k * 0.05}`, '#6b7a34', k * 0.04),
      ),
  ],
  [
    /zapallo|calabaza|squash|pumpkin/i,
    (random, x, y, k) =>
      shadow(x, y, k) +
      circle(x, y, k * 0.47, '#3f5a34') +
      circle(x, y, k * 0.43, '#f29a2c') +
      circle(x, y, k * 0.27, '#d96f1a') +
      scatter(random, x, y, k * 0.4, 18, (px, py) =>
        ellipse(px, py, k * 0.035, k * 0.02, '#fbe9c0', rotate(random.between(0, 180), px, py)),
      ),
  ],
  [
    /verduras|vegetables/i,
    (random, x, y, k) =>
      scatter(random, x, y, k, 14, (px, py) =>
        ellipse(
          px,
          py,
          k * random.between(0.06, 0.12),
          k * 0.055,
          random.pick(['#c9302c', '#e9862c', '#5f8f3a', '#7d3f8f', '#e6c04a', '#3f6f34']),
          rotate(random.between(0, 180), px, py),
        ),
      ),
  ],
  [
    /choclo|elote|corn\b/i,
    (random, x, y, k) =>
      shadow(x, y, k * 0.7) +
      circle(x, y, k * 0.34, '#f3cf4a') +
      Array.from({ length: 16 }, (_, at) =>
        group(rotate(at * 22.5, x, y), ellipse(x, y - k * 0.28, k * 0.05, k * 0.07, '#f9e38a')),
      ).join('') +
      circle(x, y, k * 0.15, '#f6e6b4'),
  ],
  [
    /camote|sweet potato/i,
    (_, x, y, k) =>
      shadow(x, y, k * 0.8) +
      ellipse(x, y, k * 0.36, k * 0.33, '#8a3a1c') +
      ellipse(x, y, k * 0.32, k * 0.29, '#f0872c') +
      ellipse(x - k * 0.04, y - k * 0.04, k * 0.2, k * 0.17, '#f9a95a'),
  ],
  [
    /aj[ií](?![a-z])|aj[ií]es|pepper/i,
    (random, x, y, k) =>
      group(
        rotate(random.between(0, 360), x, y),
        path(
          ribbon(
            [
              [x - k * 0.42, y],
              [x, y - k * 0.06],
              [x + k * 0.44, y + k * 0.04],
            ],
            [k * 0.2, k * 0.24, 0],
            8,
          ),
          random.pick(['#f2a62c', '#e4483f', '#f4c93a', '#6fa84a']),
        ),
        line(`M${x - k * 0.42} ${y}l${-k * 0.12} 0`, '#4f7a3a', k * 0.05),
        path(
          ribbon(
            [
              [x - k * 0.3, y],
              [x, y - k * 0.04],
              [x + k * 0.2, y],
            ],
            [k * 0.02, k * 0.05, 0],
            6,
          ),
          withOpacity('#fff3d6', 0.7),
        ),
      ),
  ],
  [
    /hojaldre|puff pastry/i,
    (random, x, y, k) =>
      group(
        rotate(random.between(0, 360), x, y),
        path(
          polygon([
            [x - k * 0.4, y + k * 0.28],
            [x, y - k * 0.42],
            [x + k * 0.4, y + k * 0.28],
          ]),
          '#b9772f',
        ),
        ...[0, 0.08, 0.16, 0.24].map((inset) =>
          path(
            polygon([
              [x - k * (0.36 - inset), y + k * (0.24 - inset * 0.6)],
              [x, y - k * (0.36 - inset)],
              [x + k * (0.36 - inset), y + k * (0.24 - inset * 0.6)],
            ]),
            inset % 0.16 ? '#d9a04a' : '#f0c87a',
          ),
        ),
      ),
  ],
  [/medias lunas|empanad|pastelito/i, halfMoon],
  [/galleta|biscuit/i, roundBread],
  [/\bpan(es)?\b|loaves|(?<!corn)bread|hogaza|concha/i, roundBread],
  [
    /bizcocho|sponge|porciones/i,
    (random, x, y, k) =>
      shadow(x, y, k * 0.8) +
      circle(x, y, k * 0.38, '#e8bf7c') +
      circle(x, y, k * 0.33, '#f7b9c4') +
      circle(x - k * 0.06, y - k * 0.07, k * 0.18, '#fbd6dc') +
      circle(x, y, k * 0.06, random.pick(['#c9302c', '#7a1f3a'])),
  ],
  [
    /dulces|sweets|cand(y|ies)/i,
    (random, x, y, k) => {
      const color = random.pick(['#f2932c', '#e4483f', '#f4cf3a', '#8fbf3f', '#c45a9a'])
      return (
        shadow(x, y, k * 0.6) +
        circle(x, y, k * 0.28, color) +
        circle(x - k * 0.08, y - k * 0.09, k * 0.08, withOpacity('#ffffff', 0.7)) +
        ellipse(x + k * 0.1, y - k * 0.28, k * 0.1, k * 0.05, '#4f8f45') +
        scatter(random, x, y, k * 0.5, 14, (px, py) => circle(px, py, k * 0.012, withOpacity('#ffffff', 0.8)))
      )
    },
  ],
  [
    /higo|figs?\b/i,
    (random, x, y, k) =>
      shadow(x, y, k * 0.7) +
      circle(x, y, k * 0.34, '#4a2350') +
      circle(x, y, k * 0.3, '#f0dcc0') +
      circle(x, y, k * 0.24, '#d05a6b') +
      scatter(random, x, y, k * 0.4, 20, (px, py) => circle(px, py, k * 0.012, '#f8d38a')),
  ],
  [
    /salsas/i,
    (random, x, y, k, _, index) => {
      const sauce = ['#8fa83a', '#d98a2c', '#c2381f', '#4a120e'][index % 4] ?? '#c2381f'
      return (
        shadow(x, y, k) +
        circle(x, y, k * 0.46, '#8a4a2c') +
        circle(x, y, k * 0.4, '#6b3418') +
        circle(x, y, k * 0.37, sauce) +
        sesame(random, x, y, k * 0.6, 10) +
        ellipse(x - k * 0.12, y - k * 0.14, k * 0.12, k * 0.05, withOpacity('#ffffff', 0.3))
      )
    },
  ],
]
