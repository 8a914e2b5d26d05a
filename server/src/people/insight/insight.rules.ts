/** Days and weeks of insights (P-profiles-25). No I/O. */
import { limits } from '@brilla/contract/platform/limits'
import { day } from '../../platform/duration.ts'

/** A day of UTC, as YYYY-MM-DD. */
export const getDay = (time: Date): string => time.toISOString().slice(0, 10)

/** The Mondays of the weeks that are shown, the current one first. */
export function listWeeks(now: Date): string[] {
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return Array.from({ length: limits.insightsWeeks }, (_, week) =>
    getDay(new Date(now.getTime() - (sinceMonday + 7 * week) * day)),
  )
}

/** A small number could tell who it was, for example right after a link was sent to somebody. */
export const hideFew = (count: number): number | null => (count < limits.insightsMin ? null : count)
