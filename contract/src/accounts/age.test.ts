import { expect, test } from 'vitest'
import { getAge, isMinor, isOldEnough } from './age.ts'

test.each([
  ['2008-11-22', '2026-11-22T11:59:59Z', 17],
  ['2008-11-22', '2026-11-22T12:00:00Z', 18],
  ['2008-11-22', '2026-11-21T23:59:59Z', 17],
  ['2008-02-29', '2026-03-01T11:59:59Z', 17],
  ['2008-02-29', '2026-03-01T12:00:00Z', 18],
  ['2008-01-01', '2026-01-01T11:00:00Z', 17],
])(
  'P-minors-14: a birthday begins when it has begun everywhere: born on %s, at %s %i',
  (birthdate, now, age) => {
    expect(getAge(new Date(now), birthdate)).toBe(age)
    expect(isMinor(new Date(now), birthdate)).toBe(age < 18)
  },
)

test('P-accounts-6: so does the 14th', () => {
  expect(isOldEnough(new Date('2026-11-22T11:59:59Z'), '2012-11-22')).toBe(false)
  expect(isOldEnough(new Date('2026-11-22T12:00:00Z'), '2012-11-22')).toBe(true)
})
