import { expect, test } from 'vitest'
import { isUnder } from './age.ts'

test.each([
  ['2008-11-22', true],
  ['2008-11-21', false],
  ['2008-01-01', false],
  ['2010-02-28', true],
])('on 21 November 2026 a person born on %s is under 18: %s', (birthdate, under) => {
  expect(isUnder(18, birthdate, new Date('2026-11-21T12:00:00Z'))).toBe(under)
})
