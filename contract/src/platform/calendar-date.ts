/** Whether `YYYY-MM-DD` is a date of the calendar, from 1900 to 2099. */
export function isCalendarDate(date: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(date)) return false
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}
