import { expect, test } from 'vitest'
import { markWords } from './markWords.ts'

const marked = (text: string, q: string) =>
  markWords(text, q)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('P-discovery-21: words that begin like those of the search are marked, without regard to case and accents', () => {
  expect(marked('Ana Pérez, Mérida', 'perez MERI')).toBe('Ana [Pérez], [Mérida]')
  expect(marked('Mariana Soto', 'ana')).toBe('Mariana Soto')
  expect(marked('Søren & Ñandú', 'nan, &')).toBe('Søren & [Ñandú]')
  expect(marked('Ana', 'a')).toBe('Ana')
  expect(marked('Ana', '')).toBe('Ana')
})
