import { expect, test } from 'vitest'
import { normalizeLine, normalizeUnicode } from './text.ts'

/** The longest text that a request can contain. */
const longest = 1_000_000

test('P-operation-22: a text of combining marks is normalized in linear time', () => {
  // Sorting all of these marks would take minutes.
  expect(normalizeLine(`a${'\u0301\u0316'.repeat(longest / 2)}`)).toHaveLength(31)
})

test('Marks of letters stay, in the order of their normal form', () => {
  expect(normalizeUnicode('Ny\u0303an\u0303u\u0301', 'NFC')).toBe('Nỹañú')
  expect(normalizeUnicode('a\u0301\u0316'.repeat(100), 'NFD')).toBe('a\u0316\u0301'.repeat(100))
})
