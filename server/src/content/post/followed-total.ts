/** The number of posts of followed accounts, cached for callers who follow many (docs/decisions/0020). */
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { BoundedMap } from '../../platform/bounded-map.ts'
import { minute } from '../../platform/duration.ts'
import { followedPostTotal, manyFollowedThreshold } from './post.list.store.ts'
import { findTotal } from './post.page.store.ts'

const ttlMs = minute
const maxEntries = 10_000

/** Returns a function that yields what was counted within the last minute; undefined for callers who follow few. */
export function createFollowedTotals({ clock, db, events }: Pick<Context, 'clock' | 'db' | 'events'>) {
  /** Promises, so that what is still being counted when an account changes is removed too. */
  const cache = new BoundedMap<string, { total: Promise<number>; followingCount: number; at: number }>(
    maxEntries,
  )
  events.on('accountChanged', (accountId) => void cache.delete(accountId))
  return (caller: Caller): Promise<number> | undefined => {
    const { accountId, followingCount } = caller
    if (followingCount < manyFollowedThreshold) return undefined
    const at = clock.now().getTime()
    const cached = cache.get(accountId)
    if (cached?.followingCount === followingCount && at - cached.at < ttlMs) return cached.total
    const entry = { total: findTotal(db, followedPostTotal(caller)), followingCount, at }
    entry.total.catch(() => {
      if (cache.get(accountId) === entry) cache.delete(accountId)
    })
    cache.set(accountId, entry)
    return entry.total
  }
}
