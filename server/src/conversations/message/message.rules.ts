/** Who may write to whom. */
import { isMinor } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import { day } from '../../platform/duration.ts'

interface Pair {
  sender: { type: string | null; birthdate: string; birthdate_corrected: boolean }
  recipient: { birthdate: string }
  /** Whether the recipient follows the sender. */
  followed: boolean
  /** Whether the recipient has written to the sender, or has accepted what they wrote. */
  accepted: boolean
}

/**
 * Whether an adult would be the first to write to a minor who does not follow them (P-messages-2). An agency counts as one
 * whatever its birth date says, and so does a person who was an adult until they corrected it: neither date can be a way to
 * minors.
 */
export function isMinorProtected({ sender, recipient, followed, accepted }: Pair, today: Date): boolean {
  const isAdult = sender.type === 'agencia' || sender.birthdate_corrected || !isMinor(today, sender.birthdate)
  return !followed && !accepted && isMinor(today, recipient.birthdate) && isAdult
}

/** Since when new conversations count for the limit of 24 hours (P-messages-7). */
export const newConversationsSince = (now: Date) => new Date(now.getTime() - day)

/** What decides how many conversations an account may begin. */
export interface Starter {
  type: string | null
  verified: boolean
  created_at: Date
}

/** How many conversations an account may begin in 24 hours, in its first week and later (P-messages-7). */
function getLimits({ type, verified }: Starter): { firstWeek: number; later: number } {
  const {
    newConversationsPerDay,
    newConversationsPerDayOfAgency,
    newConversationsPerDayOfVerifiedAgency: ofVerified,
    newConversationsPerDayFirstWeek: firstWeek,
  } = limits
  if (type !== 'agencia') return { firstWeek, later: newConversationsPerDay }
  return verified
    ? { firstWeek: ofVerified, later: ofVerified }
    : { firstWeek, later: newConversationsPerDayOfAgency }
}

const getWeekEnd = ({ created_at }: Starter) => created_at.getTime() + 7 * day

/**
 * From when an account may begin another conversation; null when it may now (P-messages-7). `started` are the times of
 * those that it began in the last 24 hours, newest first.
 */
export function findNextConversationTime(started: readonly Date[], starter: Starter, now: Date): Date | null {
  const { firstWeek, later } = getLimits(starter)
  /** From when fewer than `limit` of them are left. */
  const getTimeBelow = (limit: number) => (started[limit - 1]?.getTime() ?? -Infinity) + day
  const weekEnd = getWeekEnd(starter)
  const next = Math.min(getTimeBelow(firstWeek), Math.max(weekEnd, getTimeBelow(later)))
  const from = now.getTime() < weekEnd ? next : getTimeBelow(later)
  return from > now.getTime() ? new Date(from) : null
}

/** How many more conversations the account may begin now. */
export function countConversationsLeft(started: readonly Date[], starter: Starter, now: Date): number {
  const { firstWeek, later } = getLimits(starter)
  const limit = now.getTime() < getWeekEnd(starter) ? firstWeek : later
  return Math.max(0, limit - started.length)
}

/** Since when a message can be withdrawn (P-messages-6). */
export const withdrawableSince = (now: Date) => new Date(now.getTime() - limits.withdrawMinutes * 60_000)
