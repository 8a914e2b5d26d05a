/** Who may write to whom. */
import { limits } from '@brilla/contract/limits'
import { isMinor } from '../account/index.ts'

const day = 24 * 60 * 60 * 1000

interface Pair {
  sender: { birthdate: string }
  receiver: { birthdate: string }
  /** Whether the receiver follows the sender. */
  followed: boolean
  /** Whether the receiver has written to the sender, or has accepted what they wrote. */
  accepted: boolean
}

/** Whether an adult would be the first to write to a minor who does not follow them (P-messages-2). */
export function isMinorProtected({ sender, receiver, followed, accepted }: Pair, today: Date): boolean {
  return !followed && !accepted && isMinor(today, receiver.birthdate) && !isMinor(today, sender.birthdate)
}

/** Conversations that an account may begin in 24 hours (P-messages-7). */
export function getNewConversationLimit(accountCreatedAt: Date, now: Date): number {
  const isFirstWeek = now.getTime() - accountCreatedAt.getTime() < 7 * day
  return isFirstWeek ? limits.newConversationsPerDayFirstWeek : limits.newConversationsPerDay
}

/** Since when new conversations count for that limit. */
export const newConversationsSince = (now: Date) => new Date(now.getTime() - day)

/** Since when a message can be withdrawn (P-messages-6). */
export const withdrawableSince = (now: Date) => new Date(now.getTime() - limits.withdrawMinutes * 60_000)
