import { expect, test } from 'vitest'
import { teaser } from './truncate.ts'

test('P-profiles-5: biography truncation at 900 characters', () => {
  expect(teaser('a'.repeat(900), 900)).toHaveLength(900)
  expect(Array.from(teaser('palabra '.repeat(200), 900)).length).toBeLessThanOrEqual(900)
  expect(teaser('palabra '.repeat(200), 900)).toMatch(/palabra…$/)
})

test('never cuts a character in two, nor a text without spaces to nothing', () => {
  expect(teaser('🔥'.repeat(20), 10)).toBe(`${'🔥'.repeat(9)}…`)
})
