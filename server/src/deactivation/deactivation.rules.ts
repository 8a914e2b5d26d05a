import { limits } from '@brilla/contract/limits'

const stay = limits.cancelledDays * 24 * 60 * 60 * 1000

/** When an account that was cancelled at this moment is deleted. */
export function getDeletionDate(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + stay)
}

/** Whoever cancelled at this moment or before is past coming back. */
export function getRestoreCutoff(now: Date): Date {
  return new Date(now.getTime() - stay)
}
