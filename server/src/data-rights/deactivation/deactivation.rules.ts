import { limits } from '@brilla/contract/platform/limits'
import { day } from '../../platform/duration.ts'

const gracePeriodMs = limits.deactivationGraceDays * day

/** Time when an account deactivated at `deactivatedAt` is deleted. */
export function getDeletionDate(deactivatedAt: Date): Date {
  return new Date(deactivatedAt.getTime() + gracePeriodMs)
}

/** Accounts deactivated at or before the returned time can no longer be restored. */
export function getRestoreCutoff(now: Date): Date {
  return new Date(now.getTime() - gracePeriodMs)
}
