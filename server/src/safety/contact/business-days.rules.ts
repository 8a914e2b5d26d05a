/**
 * Business days of Mexico, by which the deadlines of privacy law are counted (P-contact-3): not Saturdays, Sundays and the
 * holidays of article 74 of the Ley Federal del Trabajo. Election days, which it names too, are Sundays. Days are
 * `YYYY-MM-DD`.
 */
import { day } from '../../platform/duration.ts'

const monday = 1

const mexicanDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Mexico_City',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Mexico City. */
export function getMexicanDay(now: Date): string {
  return mexicanDay.format(now)
}

/** The day that is `count` business days after `from`. */
export function addBusinessDays(from: string, count: number): string {
  let date = parseDay(from)
  for (let left = count; left > 0;) {
    date = new Date(date.getTime() + day)
    if (isBusinessDay(date)) left -= 1
  }
  return formatDay(date)
}

/** The number of business days after `from` until `to`, including `to`; at most -1 when `to` is before `from`, also over a weekend. */
export function countBusinessDays(from: string, to: string): number {
  if (to < from) return -Math.max(1, countBusinessDays(to, from))
  const end = parseDay(to).getTime()
  let count = 0
  for (let time = parseDay(from).getTime() + day; time <= end; time += day)
    if (isBusinessDay(new Date(time))) count += 1
  return count
}

const parseDay = (date: string): Date => new Date(`${date}T00:00:00Z`)
const formatDay = (date: Date): string => date.toISOString().slice(0, 10)

function isBusinessDay(date: Date): boolean {
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

function isHoliday(date: Date): boolean {
  const dayOfMonth = date.getUTCDate()
  const nthMonday = date.getUTCDay() === monday ? Math.ceil(dayOfMonth / 7) : 0
  switch (date.getUTCMonth() + 1) {
    case 1:
    case 5:
      return dayOfMonth === 1
    case 2:
      return nthMonday === 1
    case 3:
    case 11:
      return nthMonday === 3
    case 9:
      return dayOfMonth === 16
    case 10:
      // A new president takes office: since 2024 on this day.
      return dayOfMonth === 1 && date.getUTCFullYear() % 6 === 2024 % 6
    case 12:
      return dayOfMonth === 25
    default:
      return false
  }
}
