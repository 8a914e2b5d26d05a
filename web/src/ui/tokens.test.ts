import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{css,ts,tsx}', '!../**/*.test.ts', '!./tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('P-design-1: colors are defined in the tokens only', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  const color = /(?<!&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|okl?ch)a?\(/i
  const withColors = Object.entries(sources).filter(([, source]) => color.test(source))
  expect(withColors.map(([path]) => path)).toEqual([])
})

const tokens = new Map(
  [
    ...readFileSync(new URL('tokens.css', import.meta.url), 'utf8').matchAll(
      /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]),
)

/** Relative luminance of WCAG 2. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const texts = ['ink', 'quiet', 'ember', 'ember-deep', 'good', 'warning', 'wrong']

test.each(['light', 'dark'] as const)(
  'P-design-1: in the %s theme texts contrast 4.5:1 with every background, borders of controls and the focus 3:1',
  (theme) => {
    const get = (name: string) => tokens.get(name)![theme]
    const tooLow = ['ground', 'surface', 'raised', 'sunken', 'ember-tint'].flatMap((background) =>
      [...texts.map((name) => ({ name, least: 4.5 })), { name: 'edge', least: 3 }]
        .map(({ name, least }) => ({ name, least, contrast: getContrast(get(name), get(background)) }))
        .filter(({ least, contrast }) => contrast < least)
        .map(({ name, contrast }) => `${name} on ${background}: ${contrast.toFixed(2)}`),
    )
    expect(tooLow).toEqual([])
    expect(getContrast(get('on-ember'), get('ember'))).toBeGreaterThan(4.5)
  },
)
