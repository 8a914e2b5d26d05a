import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{css,ts,tsx}', '!../**/*.test.ts', '!./tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('P-design-1: colours are defined in the tokens only', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  const colour = /(?<!&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|okl?ch)a?\(/i
  const withColours = Object.entries(sources).filter(([, source]) => colour.test(source))
  expect(withColours.map(([path]) => path)).toEqual([])
})
