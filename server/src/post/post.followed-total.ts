/** Cache of the followed feed's total for callers who follow many accounts (docs/decisions/0020). */
import type { Caller } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'
import { manyFollowedThreshold, followedPostTotal } from './post.list.store.ts'
import { findTotal } from './post.page.store.ts'

const ttlMs = 60_000
const maxEntries = 10_000

interface CachedTotal {
  total: number
  /** `followingCount` at the time of counting; a different value invalidates the entry. */
  followingCount: number
  at: number
}

/** Returns a function that yields the cached total, or undefined for callers who follow few: their total is counted with each page. */
export function createFollowedTotalCache(db: Database, now: () => Date) {
  const cache = new Map<string, CachedTotal>()
  return async (caller: Caller): Promise<number | undefined> => {
    const { accountId, followingCount } = caller
    if (followingCount < manyFollowedThreshold) return undefined
    const at = now().getTime()
    const cached = cache.get(accountId)
    if (cached?.followingCount === followingCount && at - cached.at < ttlMs) return cached.total
    const total = await findTotal(db, followedPostTotal(caller))
    cache.delete(accountId)
    const [oldest] = cache.keys()
    if (oldest !== undefined && cache.size >= maxEntries) cache.delete(oldest)
    cache.set(accountId, { total, followingCount, at })
    return total
  }
}
