/** How long the followed feed of somebody who follows many is, counted once in a while (docs/decisions/0020). */
import type { Caller } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import { manyFollowed, totalOfFollowed } from './post.list.store.ts'
import { findTotal } from './post.page.store.ts'

/** Milliseconds. */
const goodFor = 60_000
const mostRemembered = 10_000

interface Counted {
  total: number
  /** Whoever follows more or fewer than then is counted anew. */
  following: number
  at: number
}

/** Answers undefined for whoever follows few: theirs is counted with each page. */
export function createFollowedTotals(db: Database, now: () => Date) {
  const remembered = new Map<string, Counted>()
  return async (caller: Caller): Promise<number | undefined> => {
    const { accountId, following } = caller
    if (following < manyFollowed) return undefined
    const at = now().getTime()
    const known = remembered.get(accountId)
    if (known?.following === following && at - known.at < goodFor) return known.total
    const total = await findTotal(db, totalOfFollowed(caller))
    remembered.delete(accountId)
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest)
    remembered.set(accountId, { total, following, at })
    return total
  }
}
