import { expect, test } from 'vitest'
import { compareTexts } from './messages.mjs'

test('equal pairs are in order', () => {
  expect(compareTexts({ a: { b: 'Hola {{name}}' } }, { a: { b: 'Hi {{name}}' } })).toEqual([])
  expect(
    compareTexts({ n_one: 'uno', n_many: 'de', n_other: 'más' }, { n_one: 'one', n_other: 'more' }),
  ).toEqual([])
})

test.each([
  [{ a: 'x', b: { c: 'x' } }, { a: 'x' }, 'b.c is in es alone'],
  [{ a: 'x' }, { a: 'x', d: 'x' }, 'd is in en alone'],
  [{ a: 'Hola {{name}}' }, { a: 'Hi {{user}}' }, 'a: es has "{{name}}", en has "{{user}}"'],
  [{ a: ' ' }, { a: 'x' }, 'es: a is no text'],
])('%j and %j are not', (es, en, fault) => {
  expect(compareTexts(es, en)).toContain(fault)
})
