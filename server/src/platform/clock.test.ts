import { expect, test } from 'vitest'
import { isId, newId } from './clock.ts'

test('P-wire-3: ids sort in the order in which they were made, within a millisecond too', () => {
  let now = Date.parse('2026-05-01T12:00:00Z')
  const clock = { now: () => new Date(now) }
  const ids = Array.from({ length: 5_000 }, (_, n) => {
    if (n % 1_000 === 999) now += 1
    return newId(clock)
  })
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isId)).toBe(true)
})
