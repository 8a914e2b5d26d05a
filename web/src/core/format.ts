import type { Language } from './language.ts'

/** A count with its separators, shortened from 100,000 up: "1,284", "412 K". */
export function formatCount(count: number, language: Language): string {
  // Spanish leaves four digits unseparated by default; a count reads better with the point.
  const options: Intl.NumberFormatOptions =
    count < 100_000 ? { useGrouping: 'always' } : { notation: 'compact', maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language, options).format(count)
}

/** A country (ISO 3166-1 alpha-2) by its name in the reader's language. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
