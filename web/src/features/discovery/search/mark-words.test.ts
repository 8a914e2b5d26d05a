import { expect, test } from 'vitest'
import { type MarkedPart, markTyped, markWords } from './mark-words.ts'

const join = (parts: MarkedPart[]) =>
  parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')
const marked = (text: string, q: string, phrases?: string[]) => join(markWords(text, q, phrases))

test('P-discovery-21: words that begin like those of the search are marked, without regard to case and accents', () => {
  expect(marked('Ana Pérez, Mérida', 'perez MERI')).toBe('Ana [Pérez], [Mérida]')
  expect(marked('Mariana Soto', 'ana')).toBe('Mariana Soto')
  expect(marked('Søren & Ñandú', 'nan, &')).toBe('Søren & [Ñandú]')
  expect(marked('Ana', 'a')).toBe('Ana')
  expect(marked('Ana', '')).toBe('Ana')
})

test('P-discovery-21: a place or a category that the search names in the other language is marked as a whole', () => {
  expect(marked('Madrid, España', 'spain', ['España'])).toBe('Madrid, [España]')
  expect(marked('Sevilla, España', 'seville spain', ['España', 'Sevilla'])).toBe('[Sevilla], [España]')
  expect(marked('Ciudad de México, México', 'mexico city', ['Ciudad de México'])).toBe(
    'Ciudad de [México], [México]',
  )
  expect(marked('Lima, Perú', 'spain', ['España'])).toBe('Lima, Perú')
})

test('P-discovery-10: of a suggestion the letters that were typed are marked', () => {
  const typed = (text: string, q: string) => join(markTyped(text, q))
  expect(typed('Ana Pérez', 'pere')).toBe('Ana [Pére]z')
  expect(typed('Ana Pe\u0301rez', 'pere an')).toBe('[An]a [Pére]z')
  expect(typed('Música y danza', 'mu')).toBe('[Mú]sica y danza')
  expect(typed('Mérida, México', 'mérida')).toBe('[Mérida], México')
  expect(typed('ﬁdel', 'fi')).toBe('[ﬁ]del')
  expect(typed('Sevilla, España', 'london')).toBe('Sevilla, España')
})
