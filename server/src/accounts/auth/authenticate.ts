/** Finds the caller of a token, with a short cache so that not every request queries the database (docs/decisions/0006). */
import type { Context } from '../../context.ts'
import { BoundedMap } from '../../platform/bounded-map.ts'
import type { Authenticated } from './caller.ts'
import { endEarlierTokens, findCaller } from './session.store.ts'
import { readToken, type Session } from './token.ts'

/** Milliseconds; how long changes made by another process may go unnoticed. */
const cacheTtl = 1_000
const cacheSizeMax = 10_000

interface CacheEntry {
  session: Session
  caller: Promise<Authenticated | null>
  queriedAt: number
}

/**
 * Returns null for a token that is invalid, or whose session has ended. With `isFresh` what other processes have changed is
 * noticed at once.
 */
export type Authenticate = (token: string, options?: { isFresh?: boolean }) => Promise<Authenticated | null>

/** Creates the cache of callers; an `accountChanged` event invalidates the entries of that account. */
export function createAuthenticate({ clock, db, events, replicas, secrets }: Context): Authenticate {
  const cache = new BoundedMap<string, CacheEntry>(cacheSizeMax)

  events.on('accountChanged', (accountId) => {
    for (const entry of cache.values()) if (entry.session.accountId === accountId) entry.queriedAt = 0
  })

  async function find(session: Session, now: Date): Promise<Authenticated | null> {
    const standIn = replicas?.standIn()
    const caller = await findCaller(standIn ?? db, session, now)
    if (caller?.isFirstUse && !standIn) await endEarlierTokens(db, session)
    return caller
  }

  function query(token: string, session: Session, now: Date): Promise<Authenticated | null> {
    const caller = find(session, now)
    const entry = { session, caller, queriedAt: now.getTime() }
    caller.then(
      (found) => found ?? cache.delete(token),
      () => (entry.queriedAt = 0),
    )
    cache.set(token, entry)
    return caller
  }

  return async (token, { isFresh = false } = {}) => {
    const now = clock.now()
    const entry = cache.get(token)
    if (
      !isFresh &&
      entry &&
      entry.session.expiresAt > now &&
      Math.abs(now.getTime() - entry.queriedAt) < cacheTtl
    ) {
      return entry.caller
    }
    const session = entry?.session ?? (await readToken(secrets, token, now))
    if (!session || session.expiresAt <= now) return null
    return query(token, session, now)
  }
}
