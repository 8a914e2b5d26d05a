/** Caches of totals that take long to count: for callers who follow or hide many accounts (docs/decisions/0020). */
import type { RawBuilder } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { BoundedMap } from '../../platform/bounded-map.ts'
import { minute } from '../../platform/duration.ts'
import { followedPostTotal, hiddenPostCount, manyFollowedThreshold } from './post.list.store.ts'
import { findTotal } from './post.page.store.ts'

const ttlMs = minute
const maxEntries = 10_000

type Stores = Pick<Context, 'clock' | 'db' | 'events'>

/**
 * Returns a function that counts, or yields what was counted for this account and `version` within the last minute. An
 * account's entry is removed when its blocks change.
 */
function createTotalCache({ clock, db, events }: Stores) {
  /** Promises, so that what is still being counted when an account changes is removed too. */
  const cache = new BoundedMap<string, { total: Promise<number>; version: number; at: number }>(maxEntries)
  events.on('accountChanged', (accountId) => void cache.delete(accountId))
  return (accountId: string, version: number, count: RawBuilder<number>): Promise<number> => {
    const at = clock.now().getTime()
    const cached = cache.get(accountId)
    if (cached?.version === version && at - cached.at < ttlMs) return cached.total
    const entry = { total: findTotal(db, count), version, at }
    entry.total.catch(() => {
      if (cache.get(accountId) === entry) cache.delete(accountId)
    })
    cache.set(accountId, entry)
    return entry.total
  }
}

/**
 * Returns functions that yield cached counts, or undefined for callers who follow or hide few: theirs are counted with each
 * page.
 */
export function createTotalCaches(stores: Stores) {
  const followed = createTotalCache(stores)
  const hidden = createTotalCache(stores)
  return {
    /** Number of posts of followed accounts. */
    async followedPosts(caller: Caller): Promise<number | undefined> {
      const { accountId, followingCount } = caller
      if (followingCount < manyFollowedThreshold) return undefined
      return followed(accountId, followingCount, followedPostTotal(caller))
    },
    /** Number of posts of accounts that are hidden from the caller. */
    async hiddenPosts(caller: Caller): Promise<number | undefined> {
      return caller.hiddenAccountIds ? undefined : hidden(caller.accountId, 0, hiddenPostCount(caller))
    },
  }
}
