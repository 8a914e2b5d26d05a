import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('P-profiles-5: biography truncation at 900 characters', () => {
  expect(truncate('a'.repeat(900), 900)).toHaveLength(900)
  expect(Array.from(truncate('palabra '.repeat(200), 900)).length).toBeLessThanOrEqual(900)
  expect(truncate('palabra '.repeat(200), 900)).toMatch(/palabra…$/)
})

test('never cuts a character in two, nor a text without spaces to nothing', () => {
  expect(truncate('🔥'.repeat(20), 10)).toBe(`${'🔥'.repeat(9)}…`)
})
