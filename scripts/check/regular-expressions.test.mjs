import { expect, test } from 'vitest'
import { findSlowness } from './regular-expressions.mjs'

test.each([
  ['\\/+$', ''],
  ['^(\\/[^?]*?)\\/+$', ''],
  ['(\\/[^\\s?#]*)[?#]', 'g'],
  ['^(a|a)*$', 'u'],
])('P-operation-22: /%s/%s takes more than linear time', (pattern, flags) => {
  expect(findSlowness(pattern, flags)).toContain('more than linear time')
})

test('P-operation-22: what cannot be decided needs a reason', () => {
  expect(findSlowness('(?<!\\/)\\/+$', '')).toContain('cannot be checked')
})

test.each([
  ['^(.*[^/])\\/+$', 's'],
  ['[\\p{L}\\p{N}]+', 'gu'],
  ['^[0-9a-f]{8}-[0-9a-f]{4}$', ''],
])('/%s/%s takes linear time', (pattern, flags) => {
  expect(findSlowness(pattern, flags)).toBeUndefined()
})
