import { type Language, locales } from '../../../lib/language.ts'

/** A date of birth in three controls: as one value of a form, pasted whole, and with months typed as digits. */
export interface BirthdateParts {
  day: string
  month: string
  year: string
}

/** The typed parts as one value, such as `1999-3-`; `splitBirthdate` is the inverse. */
export const joinBirthdate = ({ day, month, year }: BirthdateParts): string =>
  day || month || year ? `${year}-${month}-${day}` : ''

export function splitBirthdate(typed: string): BirthdateParts {
  const [year = '', month = '', day = ''] = typed.split('-')
  return { day, month, year }
}

/** A typed date as `YYYY-MM-DD`, whether or not it exists; empty while a part is missing. */
export function formatBirthdate(typed: string): string {
  const { day, month, year } = splitBirthdate(typed)
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
}

/** The parts of a date in the order in which the language writes them. */
export const listDateParts = (language: Language): (keyof BirthdateParts)[] =>
  new Intl.DateTimeFormat(locales[language]).formatToParts().flatMap(({ type }) => {
    return type === 'day' || type === 'month' || type === 'year' ? [type] : []
  })

/**
 * Parses `02/03/1999`, `2.3.1999` or `1999-03-02`. The first number of the others is the month if `isMonthFirst`, else the day,
 * unless that leaves no month. Null if not a date.
 */
export function parseDate(text: string, isMonthFirst: boolean): BirthdateParts | null {
  const iso = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(text)
  if (iso) return toParts(iso[3], iso[2], iso[1])
  const [, first, second, year] = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text) ?? []
  const [month, day] = isMonthFirst ? [first, second] : [second, first]
  return Number(month) > 12 ? toParts(month, day, year) : toParts(day, month, year)
}

function toParts(day = '', month = '', year = ''): BirthdateParts | null {
  return day && Number(month) >= 1 && Number(month) <= 12 ? { day, month: String(Number(month)), year } : null
}

/** The month after typing `digit` behind the digits `before`; empty after a single 0. */
export function monthFromDigits(before: string, digit: string): string {
  const both = Number(before + digit)
  return both >= 1 && both <= 12 ? String(both) : digit === '0' ? '' : digit
}
