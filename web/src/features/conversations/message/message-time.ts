import type { Language } from '../../../lib/language.ts'
import { memoizeByLanguage } from '../../../lib/memoize-by-language.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { bindNumbers } from '../../../lib/time.ts'

const dayLength = 86_400_000
const clock = memoizeByLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
const relativeDay = memoizeByLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const shortWeekday = memoizeByLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short' }))
const shortDate = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
)
const shortDateWithYear = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
)
const longDate = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
)
const longDateWithYear = memoizeByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
)

/** The number of calendar days, in the reader's time zone, from an instant to now. */
function daysAgo(instant: Date, now: Date): number {
  const start = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  return Math.round((start(now) - start(instant)) / dayLength)
}

const isSameYear = (one: Date, other: Date) => one.getFullYear() === other.getFullYear()

/** The time of day: "12:41". */
export const formatClock = (instant: string, language: Language): string =>
  bindNumbers(clock(language).format(new Date(instant)))

/** When a contact last wrote, as short as possible: "12:41", "ayer", "lun", "3 nov", "3 nov 2025". */
export function formatContactTime(instant: string, language: Language, now = new Date(serverNow())): string {
  const date = new Date(instant)
  const days = daysAgo(date, now)
  if (days <= 0) return formatClock(instant, language)
  if (days === 1) return relativeDay(language).format(-1, 'day')
  if (days < 7) return shortWeekday(language).format(date)
  return bindNumbers((isSameYear(date, now) ? shortDate : shortDateWithYear)(language).format(date))
}

/** The day and time from which something is possible, at the latest tomorrow: "mañana" and "12:41". */
export function formatSoon(instant: string, language: Language, now = new Date(serverNow())) {
  // Rounded up, so that it is possible by then.
  const date = new Date(Math.ceil(Date.parse(instant) / 60_000) * 60_000)
  const days = -daysAgo(date, now)
  return { day: relativeDay(language).format(days, 'day'), time: formatClock(date.toISOString(), language) }
}

/** The day of messages, above the first of them: "Hoy", "Ayer", "lunes, 16 de noviembre". */
export function formatDay(instant: string, language: Language, now = new Date(serverNow())): string {
  const date = new Date(instant)
  const days = daysAgo(date, now)
  if (days <= 1) return capitalize(relativeDay(language).format(days <= 0 ? 0 : -1, 'day'))
  return capitalize(bindNumbers((isSameYear(date, now) ? longDate : longDateWithYear)(language).format(date)))
}

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A key of the calendar day of an instant, in the reader's time zone. */
export const dayKey = (instant: string): string => new Date(instant).toDateString()
