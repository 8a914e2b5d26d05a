import { expect, test } from 'vitest'
import { listDateParts, monthFromDigits, parseDate } from './birthdate.ts'

test.each([
  ['02/03/1999', { day: '02', month: '3', year: '1999' }],
  [' 2.3.1999 ', { day: '2', month: '3', year: '1999' }],
  ['03/25/1999', { day: '25', month: '3', year: '1999' }],
  ['1999-03-02', { day: '02', month: '3', year: '1999' }],
  ['02', null],
  ['02/03/99', null],
  ['25/25/1999', null],
])('a whole date in one field: %s', (text, parts) => {
  expect(parseDate(text, false)).toEqual(parts)
})

test.each([
  ['02/03/1999', { day: '03', month: '2', year: '1999' }],
  ['25/03/1999', { day: '25', month: '3', year: '1999' }],
  ['1999-03-02', { day: '02', month: '3', year: '1999' }],
  ['25/25/1999', null],
])('a whole date in one field of a language that writes the month first: %s', (text, parts) => {
  expect(parseDate(text, true)).toEqual(parts)
})

test('the parts of a date are in the order of the language', () => {
  expect(listDateParts('es')).toEqual(['day', 'month', 'year'])
  expect(listDateParts('en')).toEqual(['month', 'day', 'year'])
})

test.each([
  [['3'], '3'],
  [['0', '3'], '3'],
  [['1', '2'], '12'],
  [['1', '3'], '3'],
  [['0'], ''],
])('a month by its number, one digit after the other: %s', (keys, month) => {
  const [named] = keys.reduce(
    ([, before], key) => {
      const next = monthFromDigits(before, key)
      return [next, next || key]
    },
    ['', ''] as [string, string],
  )
  expect(named).toBe(month)
})
