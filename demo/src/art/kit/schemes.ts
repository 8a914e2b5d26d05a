import type { CategoryId } from '../../category.ts'
import { rotateHue } from './color.ts'
import type { Random } from './random.ts'

/** The colors of a picture: from dark to light, and two accents. */
export interface Scheme {
  dark: string
  deep: string
  mid: string
  light: string
  glow: string
  accent: string
  second: string
}

/** Each in the order of `Scheme`: dark deep mid light glow accent second. */
const schemesByCategory: Record<CategoryId, readonly string[]> = {
  1: [
    '#0a1f17 #0f4a36 #2f8a5f #f3f7dc #ffc66b #ff7a3c #ffe14d',
    '#0b1836 #16397a #2f78c4 #eaf6ff #ffd08a #ff5a3d #35e0c2',
    '#2a0f1c #7a1f2b #c8482f #ffeccb #ffb347 #ffd23f #1fb5a8',
    '#1a1036 #43257e #7a52c7 #f4e8ff #ff9fb0 #ff5f7e #ffc93c',
    '#04262f #06606b #18a3a0 #f0fff2 #fff0a8 #ff6b4a #ffd166',
    '#2b1608 #8a4312 #de8a2e #fff3d6 #ffdf7e #e23a2e #1e6fb8',
  ],
  2: [
    '#170a2c #3d1566 #7b2f9b #ffe6cf #ffc27a #ff3d77 #ffb238',
    '#0c1030 #1f2a78 #4b4fc9 #e9e7ff #9fd0ff #ff5fa8 #5ce1e6',
    '#25060f #6b0f25 #b72a3c #ffe9d6 #ffb070 #ff7043 #ffd56b',
    '#041d26 #0a4f5c #16959a #e6fff6 #ffe0a3 #ff8f4d #f9427b',
    '#241203 #6e3a0c #c1761f #fff0cf #ffd27a #e4502e #7a2f6b',
    '#120726 #4a0f5e #b01e8a #ffe3f4 #ff9ad0 #ffcf4a #4fd1ff',
  ],
  3: [
    '#14213d #1f4e5f #2a9d8f #fdf3e0 #ffd9a0 #e63946 #f4a261',
    '#22123f #52307c #e05780 #fff1e6 #ffcfa8 #ff8500 #2ec4b6',
    '#3a1410 #a83a24 #e8743b #fff4dc #ffe0a8 #1d4e89 #f2b632',
    '#0d2b2a #1d6154 #6bab6e #fbf6d9 #ffe29a #ee6352 #3d5a98',
    '#1b1b3a #37407f #6f73d2 #f7f0ff #ffd6e0 #ff4d6d #ffca3a',
    '#2e1424 #8c2f4b #e56b6f #ffeedd #ffd3b0 #355fa8 #eaac3b',
  ],
  4: [
    '#0b1326 #24406e #c9564b #ffe7c4 #ffb04d #ff7a4a #ffd27a',
    '#081a24 #0f4c5c #3f9aa0 #e8fff6 #ffd6a0 #ff8a5c #f7e08a',
    '#150a26 #46206b #b0448f #ffe0ea #ffae7a #ff5d8f #54d6ff',
    '#1b0c08 #6b2a16 #d16b2a #fff0d2 #ffcf70 #ffdf8a #2f8f9d',
    '#070f22 #173169 #3c6fc4 #e6f0ff #b8dcff #ff6f61 #ffd36b',
    '#0e1c14 #245239 #6a9c5b #f6f6d6 #f8e39a #f08a4b #d94f4f',
  ],
  5: [
    '#2a0f1f #7a3453 #c47a93 #ffeef0 #ffd9d0 #e0457b #f0b67f',
    '#1c1430 #513a7d #a487cf #f8f0ff #ffdcc4 #ff6f91 #ffd29a',
    '#2b1208 #8d4526 #d99262 #fff2e2 #ffdfae #b5243f #24707a',
    '#08242a #1b5e66 #68b0a8 #f1fff8 #ffe6c8 #ff6a55 #f3c14f',
    '#1d0812 #6e0f2f #c92a50 #ffe7ea #ffbfa0 #ff9a3c #f7d6c0',
    '#141a33 #36518f #8aa7dd #f3f7ff #ffe2c9 #f25c54 #f7b267',
  ],
  6: [
    '#20120a #5a3218 #a86a35 #fff1d6 #ffd48a #a62c2b #3f6a4f',
    '#0c1830 #24406f #5e83bd #f5f1e3 #ffd998 #d9663b #e6b64c',
    '#12221a #2d5540 #6f9a70 #faf4de #ffe29b #b8433a #d8a13a',
    '#250c1c #6b2444 #b35a72 #ffeee2 #ffc993 #e08a3c #2f6d7a',
    '#181233 #41348a #8a78d0 #f6f0ff #ffdba6 #ef6f6c #f2c14e',
    '#2b1a06 #7d5410 #cf9a2f #fff6dc #ffe4a0 #8c2f39 #1f5f6b',
  ],
  7: [
    '#03141f #07485f #1f93ab #e2fbff #9ff3ff #ffd75e #7cf5c4',
    '#0b0c2e #23278a #5a6bf0 #eaeaff #a8c7ff #ff6ad5 #5cf2d6',
    '#051f1a #0c5a48 #25a97f #e9fff2 #c6ffd9 #ffce4a #ff6f59',
    '#1a0730 #55168f #9a4be0 #f5e6ff #e0a8ff #35e0ff #ffc145',
    '#0a1626 #1e3f66 #4d88bf #eef7ff #ffe0b0 #ff7a45 #6be3ff',
    '#220a12 #6f1836 #c84464 #ffe9ec #ffc0a0 #ffb52e #4fd8d0',
  ],
  8: [
    '#3a0f0a #8c2c1f #d2543a #fff3e0 #ffd9a0 #f0a13a #7a9a3a',
    '#0f2a22 #22604a #5aa07a #fdf8e6 #ffe6a8 #e4572e #f2c14e',
    '#102437 #255a82 #5b9ac4 #f8fbff #ffe3b8 #ef5b4c #f6b63f',
    '#2a1806 #75451a #c48a45 #fff4de #ffdf9e #c8382f #6a8c3a',
    '#2c1030 #71307a #c06bb0 #fff0f8 #ffd9c0 #f2703f #9cbf4a',
    '#33210a #b57f14 #f0bd3a #fffaea #fff0b8 #d7402b #3f7f5a',
  ],
}

/** How many color schemes each category has. */
export const schemesPerCategory = 6

const schemeNames = ['dark', 'deep', 'mid', 'light', 'glow', 'accent', 'second'] as const

/** The `nth` of a category's schemes, its hues rotated a little so that two pictures rarely have the same colors. */
export function pickScheme(category: CategoryId, nth: number, random: Random): Scheme {
  const schemes = schemesByCategory[category]
  const line = schemes[nth % schemes.length] ?? ''
  const nudge = random.between(-9, 9)
  const [dark, deep, mid, light, glow, accent, second] = line.split(' ').map((hue) => rotateHue(hue, nudge))
  const scheme = { dark, deep, mid, light, glow, accent, second }
  for (const name of schemeNames)
    if (!scheme[name]) throw new Error(`Scheme ${category}.${nth} lacks ${name}`)
  return scheme as Scheme
}
