import type { Language } from './language.ts'
import { memoizeByLanguage } from './memoize-by-language.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const units = [
  ['year', 365.25 * day],
  ['month', 30.44 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 1],
] as const

/**
 * The time since an instant in words: "hace 2 horas", "2 hours ago" (P-language-5).
 * Under five seconds, and for instants in the future, it is `justNow`.
 */
export function relativeTime(instant: string, language: Language, justNow: string, now: number): string {
  const seconds = (now - Date.parse(instant)) / 1000
  if (seconds < 5) return justNow
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['second', 1]
  return bindNumbers(ago(language).format(-Math.floor(seconds / length), unit))
}

/** Keeps numbers on one line with the words next to them: "hace 2 horas", "21 de", "November 16", "1:05 PM". */
export const bindNumbers = (text: string): string =>
  // Without classes of Unicode, which take a slow phone long to compile.
  text.replace(/(?<=\d)\s(?=[^\s\d])|(?<=[^\s\d,])\s(?=\d)/g, '\u00a0')

const ago = memoizeByLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))
const instantFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
)
const monthFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
)
const dateFormat = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** The whole instant, for a title: "21 de noviembre de 2026, 13:05". */
export const exactTime = (instant: string, language: Language): string =>
  bindNumbers(instantFormat(language).format(new Date(instant)))

/** Month and year: "noviembre de 2026". */
export const monthAndYear = (instant: string, language: Language): string =>
  bindNumbers(monthFormat(language).format(new Date(instant)))

/** The calendar date of an instant where the reader is, as a field for dates has it: `YYYY-MM-DD`. */
export const localDate = (milliseconds: number): string =>
  // Swedish writes it so.
  new Date(milliseconds).toLocaleDateString('sv')

/** A calendar date without a time (`YYYY-MM-DD`), independent of the time zone; of an instant, the reader's. */
export const calendarDate = (date: string, language: Language): string =>
  bindNumbers(dateFormat(language).format(new Date(date.includes('T') ? localDate(Date.parse(date)) : date)))
