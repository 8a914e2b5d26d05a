import type { AccountType } from '@brilla/contract/fields'
import type { Viewer } from '../visibility/index.ts'

/** The authenticated sender of a request: an account and its active session. */
export interface Caller extends Viewer {
  sessionId: string
  /** Null until chosen. */
  type: AccountType | null
  moderator: boolean
  /** Suspended accounts may only call routes with `suspended: true` (P-suspension-1). */
  suspended: boolean
  /** Until when the session counts as recently authenticated. */
  freshUntil: Date
  /** May be up to a second old: chooses how a list is queried, never what it contains. */
  followingCount: number
}

/** A caller whose account has a type. */
export interface Member extends Caller {
  type: AccountType
}
