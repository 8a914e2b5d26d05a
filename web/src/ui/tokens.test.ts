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
