/** Whether somebody born on `birthdate` (`YYYY-MM-DD`) has not reached these years on a day, by the calendar. */
export function isUnder(years: number, birthdate: string, today = new Date()): boolean {
  const reached = `${Number(birthdate.slice(0, 4)) + years}${birthdate.slice(4)}`
  return today.toISOString().slice(0, 10) < reached
}
