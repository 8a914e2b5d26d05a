import { expect, test } from 'vitest'
import { countryName, formatBytes, formatCount } from './format.ts'

test.each([
  [0, '0 B', '0 B'],
  [1_023, '1,023 B', '1,023 B'],
  [1_024, '1.00 KB', '1.00 KB'],
  [348_160, '340.00 KB', '340.00 KB'],
  [1_048_575, '1.00 MB', '1.00 MB'],
  [10_485_760, '10.00 MB', '10.00 MB'],
  [5.5 * 1024 ** 3, '5.50 GB', '5.50 GB'],
  [2 * 1024 ** 4, '2.00 TB', '2.00 TB'],
])('%d bytes is "%s" in Spanish and "%s" in English (P-posts-21)', (bytes, es, en) => {
  const shown = (['es', 'en'] as const).map((language) => formatBytes(bytes, language).replace('\u00a0', ' '))
  expect(shown).toEqual([es, en])
})

test.each([
  [999, '999', '999'],
  [1_284, '1,284', '1,284'],
  [412_000, '412 k', '412K'],
])('P-language-7: %d is "%s" in the Spanish of Mexico and "%s" in English', (count, es, en) => {
  const shown = (['es', 'en'] as const).map((language) => formatCount(count, language).replace('\u00a0', ' '))
  expect(shown).toEqual([es, en])
})

test('P-language-7: countries are named as in Mexico', () => {
  expect([countryName('RO', 'es'), countryName('RO', 'en')]).toEqual(['Rumania', 'Romania'])
})
