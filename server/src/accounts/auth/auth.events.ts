import { defineEvent } from '../../platform/outbox/index.ts'

interface AboutAccount {
  accountId: string
}

/** Sessions of an account have ended. */
export const sessionRevoked = defineEvent<AboutAccount>('session.revoked')

interface CallerChange extends AboutAccount {
  /** The other person of a block, for whom the same has changed. */
  otherId?: string
}

/** What a caller of this account may do has changed: its type, its blocks, or until when a session is fresh. */
export const callerChanged = defineEvent<CallerChange>('session.caller_changed')
