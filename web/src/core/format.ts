import type { Language } from './language.ts'

/** A count with its separators, shortened from 100,000 up: "1,284", "412 K". */
export function formatCount(count: number, language: Language): string {
  // Spanish leaves four digits unseparated by default; a count reads better with the point.
  const options: Intl.NumberFormatOptions =
    count < 100_000 ? { useGrouping: 'always' } : { notation: 'compact', maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language, options).format(count)
}

/** A file size in B, KB, MB, GB or TB with two decimals (content.md section 9). */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(4, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)))
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${number.format(bytes / 1024 ** power)} ${['B', 'KB', 'MB', 'GB', 'TB'][power]}`
}

/** A country (ISO 3166-1 alpha-2) by its name in the reader's language. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
