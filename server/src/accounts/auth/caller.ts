import type { Language } from '@brilla/contract/platform/errors'
import type { AccountType } from '@brilla/contract/platform/fields'
import type { Viewer } from '../visibility/index.ts'

/** The owner of a token: an account and its active session. */
export interface Authenticated extends Viewer {
  sessionId: string
  /** Of the token: how often its session has been given another one (P-sessions-23). */
  tokenVersion: number
  /** Null until chosen. */
  type: AccountType | null
  moderator: boolean
  /** Suspended accounts may only call routes with `suspended: true` (P-suspension-1). */
  suspended: boolean
  /** Until when the session counts as recently authenticated. */
  freshUntil: Date
  /**
   * The position in the write-ahead log up to which the session has written, for replicas; null while it is so young that what
   * opened it may not have reached them.
   */
  writtenUpTo: number | null
  /** May be up to a second old: chooses how a list is queried, never what it contains. */
  followingCount: number
}

/** The authenticated sender of a request. */
export interface Caller extends Authenticated {
  /** Of the response, by `Accept-Language`. */
  language: Language
}

/** A caller whose account has a type. */
export interface Member extends Caller {
  type: AccountType
}
