import { serverNow } from '../../lib/serverTime.ts'

/** Whether a person born on `birthdate` (`YYYY-MM-DD`) is younger than these years on a given day. */
export function isUnder(years: number, birthdate: string, today = new Date(serverNow())): boolean {
  const reached = `${Number(birthdate.slice(0, 4)) + years}${birthdate.slice(4)}`
  return today.toISOString().slice(0, 10) < reached
}
