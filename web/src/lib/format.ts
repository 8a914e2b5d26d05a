import type { Language } from './language.ts'
import { memoizeByLanguage } from './memoizeByLanguage.ts'

// Spanish leaves four digits unseparated by default; a count reads better with the point.
const separated = memoizeByLanguage((language) => new Intl.NumberFormat(language, { useGrouping: 'always' }))
const shortened = memoizeByLanguage(
  (language) => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
)

/** A count with its separators, shortened from 100,000 up: "1,284", "412 K". */
export const formatCount = (count: number, language: Language): string =>
  // Most counts are small, and the first formatter costs a phone as much as a post.
  count < 1000 ? String(count) : (count < 100_000 ? separated : shortened)(language).format(count)

const sizeUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const whole = memoizeByLanguage((language) => new Intl.NumberFormat(language))
const hundredths = memoizeByLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** A size in bytes for people, in steps of 1,024 (P-posts-21): "340 B", "12.40 MB", "12,40 MB". */
export function formatBytes(bytes: number, language: Language): string {
  // What would round up to 1,024.00 is one of the next unit.
  const isNext = (step: number) => bytes / 1024 ** step >= 1023.995
  let step = 0
  while (step < sizeUnits.length - 1 && isNext(step)) step += 1
  const format = step === 0 ? whole(language) : hundredths(language)
  return `${format.format(bytes / 1024 ** step)}\u00a0${sizeUnits[step]}`
}

/** A country (ISO 3166-1 alpha-2) by its name in the reader's language. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
