import { limits } from '@brilla/contract/limits'

const gracePeriodMs = limits.cancelledDays * 24 * 60 * 60 * 1000

/** Time when an account cancelled at `cancelledAt` is deleted. */
export function getDeletionDate(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + gracePeriodMs)
}

/** Accounts cancelled at or before the returned time can no longer be restored. */
export function getRestoreCutoff(now: Date): Date {
  return new Date(now.getTime() - gracePeriodMs)
}
