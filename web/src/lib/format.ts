import type { Language } from './language.ts'
import { memoizeByLanguage } from './memoize-by-language.ts'

// Spanish does not group four digits by default; a count is easier to read grouped.
const separated = memoizeByLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }))
const shortened = memoizeByLanguage(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
)

/** A count with its separators, shortened from 100,000 up: "1,284", "412 K". */
export const formatCount = (count: number, language: Language): string =>
  // Most counts are small, and creating the first formatter takes a phone as long as rendering a post.
  count < 1000 ? String(count) : (count < 100_000 ? separated : shortened)(language).format(count)

const sizeUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const whole = memoizeByLanguage((locale) => new Intl.NumberFormat(locale))
const hundredths = memoizeByLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** A size in bytes, in units of 1,024 (P-posts-21): "340 B", "12.40 MB". */
export function formatBytes(bytes: number, language: Language): string {
  // A value that would be rounded to 1,024.00 belongs to the next unit.
  const isNext = (step: number) => bytes / 1024 ** step >= 1023.995
  let step = 0
  while (step < sizeUnits.length - 1 && isNext(step)) step += 1
  const format = step === 0 ? whole(language) : hundredths(language)
  return `${format.format(bytes / 1024 ** step)}\u00a0${sizeUnits[step]}`
}

const countryNames = memoizeByLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** The name of a country (ISO 3166-1 alpha-2) in the reader's language. */
export const countryName = (code: string, language: Language): string =>
  countryNames(language).of(code) ?? code
