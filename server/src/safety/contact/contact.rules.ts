/** Numbers and deadlines of requests. */
import { isPrivacyType, type ContactType } from '@brilla/contract/safety/contact-types'
import { limits } from '@brilla/contract/platform/limits'
import { addBusinessDays } from './business-days.rules.ts'

/** The number by which people refer to a request; guessing one gives access to nothing. */
export function formatContactNumber({ year, serial }: { year: number; serial: number }): string {
  return `${year}-${String(serial).padStart(6, '0')}`
}

/** Until when a request is to be answered and, if it is granted, carried out; null when no law says so (P-contact-3). */
export function getDeadlines(type: ContactType, day: string) {
  if (!isPrivacyType(type)) return { answer_by: null, execute_by: null }
  const answerBy = addBusinessDays(day, limits.privacyAnswerDays)
  return { answer_by: answerBy, execute_by: getExecutionDeadline(answerBy) }
}

/** Until when a request that was granted on this day is to be carried out. */
export function getExecutionDeadline(day: string): string {
  return addBusinessDays(day, limits.privacyExecutionDays)
}
