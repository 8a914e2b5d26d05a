/** Ages by calendar date: one rule for registration, the protection of minors and the client (P-accounts-6, P-minors-14). */
import { limits } from '../platform/limits.ts'

/** The calendar date at UTC−12, "anywhere on Earth": a birthday on it has begun in every time zone. */
export const getDateAnywhereOnEarth = (now: Date): string =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)

/** Age in full years. `birthdate` is `YYYY-MM-DD`. */
export function getAge(now: Date, birthdate: string): number {
  const today = getDateAnywhereOnEarth(now)
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) >= birthdate.slice(5) ? years : years - 1
}

/** Whether the person is under 18, so that others see less of them (P-minors-1). */
export const isMinor = (now: Date, birthdate: string): boolean => getAge(now, birthdate) < limits.ageAdult

/** Whether the person has reached the minimum age (P-accounts-6). */
export const isOldEnough = (now: Date, birthdate: string): boolean => getAge(now, birthdate) >= limits.ageMin
