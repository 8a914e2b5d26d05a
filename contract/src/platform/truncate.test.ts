import { expect, test } from 'vitest'
import { addEllipsis, countCharacters, cutText, truncate } from './truncate.ts'

test('P-profiles-5: biography truncation at 900 characters', () => {
  expect(truncate('a'.repeat(900), 900)).toHaveLength(900)
  expect(Array.from(truncate('palabra '.repeat(200), 900)).length).toBeLessThanOrEqual(900)
  expect(truncate('palabra '.repeat(200), 900)).toMatch(/palabra…$/)
})

test('never splits a character, and keeps the beginning of a text without spaces', () => {
  expect(truncate('🔥'.repeat(20), 10)).toBe(`${'🔥'.repeat(9)}…`)
})

test('an ellipsis replaces the spaces and the punctuation before it', () => {
  expect(truncate('Bailo en una compañía. Y canto también.', 24)).toBe('Bailo en una compañía…')
  expect(addEllipsis('una, ')).toBe('una…')
  expect(addEllipsis('espera... ;:')).toBe('espera…')
  expect(addEllipsis('¿quién? ')).toBe('¿quién?…')
  expect(addEllipsis('a\n\n')).toBe('a…')
  expect(addEllipsis('...')).toBe('…')
  const start = performance.now()
  addEllipsis(`${'.'.repeat(100_000)}a`)
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('P-language-13: limits count characters, of which an emoji can be several', () => {
  expect(countCharacters('🔥'.repeat(2_501))).toBe(2_501)
  expect(countCharacters('👩‍👩‍👧‍👦')).toBe(7)
})

test.each([
  ['🇲🇽'.repeat(40), 71, '🇲🇽'.repeat(35)],
  ['👩‍👩‍👧‍👦'.repeat(20), 70, '👩‍👩‍👧‍👦'.repeat(10)],
  ['👍🏽👍🏽', 3, '👍🏽'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['🎭'.repeat(80), 70, '🎭'.repeat(70)],
  ['corto', 70, 'corto'],
  [`a${'\u0301'.repeat(100)}`, 70, `a${'\u0301'.repeat(69)}`],
])('P-language-13: what is seen as one character is not cut: %j', (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected)
})
