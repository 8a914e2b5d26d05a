/** Who a token stands for, remembered for a moment so that not every call asks the database (docs/decisions/0006). */
import type { Authenticate, Caller } from '../access/index.ts'
import type { Context } from '../context.ts'
import { findCaller } from './session.store.ts'
import { readToken, type Session } from './token.ts'

/** Milliseconds: how late a node sees what another has changed. */
const moment = 1_000
const mostRemembered = 10_000

interface Remembered {
  session: Session
  caller: Promise<Caller | null>
  askedAt: number
}

/** Answers null for a token that is dead. What `accountChanged` names is asked anew. */
export function createAuthenticate({ clock, db, events, secret }: Context): Authenticate {
  const remembered = new Map<string, Remembered>()

  events.on('accountChanged', (accountId) => {
    for (const entry of remembered.values()) if (entry.session.accountId === accountId) entry.askedAt = 0
  })

  function ask(token: string, session: Session, now: Date): Promise<Caller | null> {
    const caller = findCaller(db, session.sessionId, now)
    const entry = { session, caller, askedAt: now.getTime() }
    caller.then(
      (found) => found ?? remembered.delete(token),
      () => (entry.askedAt = 0),
    )
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest)
    remembered.set(token, entry)
    return caller
  }

  return async (token) => {
    const now = clock.now()
    const entry = remembered.get(token)
    if (entry && entry.session.expiresAt > now && Math.abs(now.getTime() - entry.askedAt) < moment) {
      return entry.caller
    }
    const session = entry?.session ?? (await readToken(secret, token, now))
    if (!session || session.expiresAt <= now) return null
    return ask(token, session, now)
  }
}
