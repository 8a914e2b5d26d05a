/** Values of filters of a search. Free of zod, so that the web client's bundle stays small. */
import { languageCodes, languageLevels } from '../people/fact-choices.ts'
import { isCalendarDate } from '../platform/calendar-date.ts'

/** The levels of the Common European Framework as levels of a profile. */
const europeanLevels: Record<string, (typeof languageLevels)[number]> = {
  A1: 'basic',
  A2: 'basic',
  B1: 'conversational',
  B2: 'conversational',
  C1: 'fluent',
  C2: 'fluent',
}

/** A language and the lowest level to find, such as `en:fluent`, by one of either kind; undefined when it is none. */
export function readLanguageFilter(value: string): string | undefined {
  const [code = '', sent, ...others] = value.split(':')
  if (!languageCodes.includes(code) || others.length > 0) return undefined
  if (sent === undefined) return code
  const level = europeanLevels[sent] ?? languageLevels.find((known) => known === sent)
  return level && `${code}:${level}`
}

/** Whether the value is a date, or a range of two such as `2027-01-10/2027-01-20`. */
export function isDateOrRange(value: string): boolean {
  const [from = '', to, ...others] = value.split('/')
  if (!isCalendarDate(from) || others.length > 0) return false
  return to === undefined || (isCalendarDate(to) && to >= from)
}
