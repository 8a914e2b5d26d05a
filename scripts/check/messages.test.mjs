import { expect, test } from 'vitest'
import { compareTexts } from './messages.mjs'

test('files with the same keys and values pass', () => {
  expect(compareTexts({ a: { b: 'Hola {{name}}' } }, { a: { b: 'Hi {{name}}' } })).toEqual([])
  expect(
    compareTexts({ n_one: 'uno', n_many: 'de', n_other: 'más' }, { n_one: 'one', n_other: 'more' }),
  ).toEqual([])
})

test.each([
  [{ a: 'x', b: { c: 'x' } }, { a: 'x' }, 'b.c exists in es only'],
  [{ a: 'x' }, { a: 'x', d: 'x' }, 'd exists in en only'],
  [{ a: 'Hola {{name}}' }, { a: 'Hi {{user}}' }, 'a: es has "{{name}}", en has "{{user}}"'],
  [{ a: ' ' }, { a: 'x' }, 'es: a is empty or not a string'],
  [{ a: 'Ven a Brilla' }, { a: 'Come to {{brand}}' }, 'a: write {{brand}} or {{contact}}'],
  [{ a: 'x' }, { a: 'Write to hola@brilla.example' }, 'a: write {{brand}} or {{contact}}'],
])('P-language-3 and P-pages-1: %j and %j fail', (es, en, error) => {
  expect(compareTexts(es, en)).toContainEqual(expect.stringContaining(error))
})
