import type { AccountType } from '@brilla/contract/fields'

/** Who calls: an account behind a living session. */
export interface Caller {
  accountId: string
  sessionId: string
  /** Null until chosen. */
  type: AccountType | null
  moderator: boolean
  /** May do what a route says that the suspended may (P-suspension-1). */
  suspended: boolean
  freshUntil: Date
  /**
   * Accounts that have blocked the caller or that the caller has blocked: nothing of theirs is shown. Without cancelled
   * and suspended ones, whom nobody sees and which stand in no counter that these would have to be taken out of.
   */
  hidden: string[]
  /** How many they follow, or followed a moment ago: decides how a list is read, never what it holds. */
  following: number
}

/** A caller of calls that need a chosen account type. */
export interface Member extends Caller {
  type: AccountType
}
