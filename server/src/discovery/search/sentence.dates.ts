/** Days on which people have to be available, in the sentence of a search. No I/O. */
import { isCalendarDate } from '@brilla/contract/platform/calendar-date'
import { type Reading, type Unread, withLead } from './sentence-reading.ts'
import { matchTokens } from './sentence-tokens.ts'
import { vocabulary } from './sentence-words.ts'

const { months, aroundDates } = vocabulary

const month = `(${[...months.keys()].join('|')})`
const day = String.raw`(\d\d?)(?:st|nd|rd|th|o|ro)?\b`
// "25 may" can be the age of those who may do something.
const dayAndMonth = String.raw`${day} (?:(?:de|of) |(?!may\b))${month}`
const date = String.raw`(?:${dayAndMonth}|${month}(?: (?:the )?${day})?|${day})(?: (?:del? |of )?(20\d\d))?`
const to = '(?:a|al|to|y|and|hasta|until|through|-)(?: (?:el|de|del|the))?'
const datesPattern = new RegExp(String.raw`\b${date}(?: ${to} ${date})?(?= )`, 'g')
const groupsOfDate = 6

interface WrittenDate {
  day: number | undefined
  month: number | undefined
  year: number | undefined
}

function toWrittenDate(groups: (string | undefined)[]): WrittenDate {
  const [dayBefore, monthAfter, monthBefore, dayAfter, onlyDay, year] = groups
  const typedDay = dayBefore ?? dayAfter ?? onlyDay
  return {
    day: typedDay === undefined ? undefined : Number(typedDay),
    month: months.get(monthAfter ?? monthBefore ?? ''),
    year: year === undefined ? undefined : Number(year),
  }
}

/** Of a whole month its first or last day. */
function formatDate(year: number, month: number, day: number | 'first' | 'last'): string {
  const number = day === 'first' ? 1 : day === 'last' ? new Date(Date.UTC(year, month, 0)).getUTCDate() : day
  return [year, ...[month, number].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** The first and last day; without a year, of the next ones that are not over. */
function findDays(from: WrittenDate, to: WrittenDate, today: string): [string, string] | undefined {
  const [fromMonth, toMonth] = [from.month ?? to.month, to.month ?? from.month]
  if (fromMonth === undefined || toMonth === undefined) return undefined
  // Numbers next to a month alone are ages.
  const sharesMonth = from.month === undefined || to.month === undefined
  if (sharesMonth && (from.day === undefined || to.day === undefined)) return undefined
  const year = to.year ?? from.year ?? Number(today.slice(0, 4))
  const hasYear = (date: string, { year }: WrittenDate) => year === undefined || date.startsWith(`${year}-`)
  const isNext = (last: string) => from.year !== undefined || to.year !== undefined || last >= today
  return [year, year + 1]
    .map((lastYear): [string, string] => {
      const last = formatDate(lastYear, toMonth, to.day ?? 'last')
      const first = formatDate(lastYear, fromMonth, from.day ?? 'first')
      // From December to January.
      return [first <= last ? first : formatDate(lastYear - 1, fromMonth, from.day ?? 'first'), last]
    })
    .find(([first, last]) => hasYear(first, from) && hasYear(last, to) && isNext(last))
}

/** The words before dates that belong to them, and what they say of a month alone. */
function findLead({ tokens, isFree }: Unread, start: number) {
  const all = [aroundDates.within, aroundDates.by, aroundDates.joining]
  let first = start
  while (isFree(first - 1) && all.some((words) => words.has(tokens[first - 1]!.word))) first--
  const lead = tokens.slice(first, start).map(({ word }) => word)
  const isBy = lead.some((word) => aroundDates.by.has(word))
  return { first, isBy, saysWhen: isBy || lead.some((word) => aroundDates.within.has(word)) }
}

/** "From January 10", "in July", "del 10 al 20 de enero"; names of months are other words, too, without a day or a preposition. */
export function readDates(unread: Unread): Reading[] {
  const { tokens, isFree, today } = unread
  return matchTokens(tokens, datesPattern).flatMap(({ start, end, groups }): Reading[] => {
    if (tokens.slice(start, end).some((_, n) => !isFree(start + n))) return []
    const from = toWrittenDate(groups.slice(0, groupsOfDate))
    const isRange = groups.slice(groupsOfDate).some((typed) => typed !== undefined)
    const to = isRange ? toWrittenDate(groups.slice(groupsOfDate)) : from
    const { first, isBy, saysWhen } = findLead(unread, start)
    if (from.day === undefined && to.day === undefined && !saysWhen) return []
    const days = findDays(from, to, today)
    if (!days?.every(isCalendarDate)) return []
    const [firstDay, lastDay] = days
    // "From July" is from its first day.
    const isOneDay = firstDay === lastDay || (isBy && !isRange)
    const available = isOneDay ? firstDay : `${firstDay}/${lastDay}`
    return [{ filter: 'available', filters: { available }, ...withLead(unread, first, end), isCertain: true }]
  })
}
