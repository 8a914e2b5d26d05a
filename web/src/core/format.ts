import type { Language } from './language.ts'
import { perLanguage } from './perLanguage.ts'

// Spanish leaves four digits unseparated by default; a count reads better with the point.
const separated = perLanguage((language) => new Intl.NumberFormat(language, { useGrouping: 'always' }))
const shortened = perLanguage(
  (language) => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
)

/** A count with its separators, shortened from 100,000 up: "1,284", "412 K". */
export const formatCount = (count: number, language: Language): string =>
  // Most counts are small, and the first formatter costs a phone as much as a post.
  count < 1000 ? String(count) : (count < 100_000 ? separated : shortened)(language).format(count)

/** A country (ISO 3166-1 alpha-2) by its name in the reader's language. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
