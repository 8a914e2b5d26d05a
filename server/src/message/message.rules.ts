/** Who may write to whom. */
import { limits } from '@brilla/contract/limits'
import { isMinor } from '../account/index.ts'
import { day } from '../platform/duration.ts'

interface Pair {
  sender: { birthdate: string; birthdate_corrected: boolean }
  recipient: { birthdate: string }
  /** Whether the recipient follows the sender. */
  followed: boolean
  /** Whether the recipient has written to the sender, or has accepted what they wrote. */
  accepted: boolean
}

/**
 * Whether an adult would be the first to write to a minor who does not follow them. A person who was an adult until they
 * corrected their birth date counts as one, or the correction would be a way to minors (P-messages-2).
 */
export function isMinorProtected({ sender, recipient, followed, accepted }: Pair, today: Date): boolean {
  const isAdult = !isMinor(today, sender.birthdate) || sender.birthdate_corrected
  return !followed && !accepted && isMinor(today, recipient.birthdate) && isAdult
}

/** Since when new conversations count for the limit of 24 hours (P-messages-7). */
export const newConversationsSince = (now: Date) => new Date(now.getTime() - day)

/**
 * From when an account may begin another conversation; null when it may now (P-messages-7). `started` are the times of
 * those that it began in the last 24 hours, newest first.
 */
export function findNextConversationTime(
  started: readonly Date[],
  accountCreatedAt: Date,
  now: Date,
): Date | null {
  /** From when fewer than `limit` of them are left. */
  const getTimeBelow = (limit: number) => (started[limit - 1]?.getTime() ?? -Infinity) + day
  const weekEnd = accountCreatedAt.getTime() + 7 * day
  const next = Math.min(
    getTimeBelow(limits.newConversationsPerDayFirstWeek),
    Math.max(weekEnd, getTimeBelow(limits.newConversationsPerDay)),
  )
  const from = now.getTime() < weekEnd ? next : getTimeBelow(limits.newConversationsPerDay)
  return from > now.getTime() ? new Date(from) : null
}

/** Since when a message can be withdrawn (P-messages-6). */
export const withdrawableSince = (now: Date) => new Date(now.getTime() - limits.withdrawMinutes * 60_000)
