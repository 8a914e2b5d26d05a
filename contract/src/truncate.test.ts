import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('P-profiles-5: biography truncation at 900 characters', () => {
  expect(truncate('a'.repeat(900), 900)).toHaveLength(900)
  expect(Array.from(truncate('palabra '.repeat(200), 900)).length).toBeLessThanOrEqual(900)
  expect(truncate('palabra '.repeat(200), 900)).toMatch(/palabra…$/)
})

test('never splits a character, and keeps the beginning of a text without spaces', () => {
  expect(truncate('🔥'.repeat(20), 10)).toBe(`${'🔥'.repeat(9)}…`)
})
