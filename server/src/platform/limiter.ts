/** Rate limits of the contract, counted in this process (and between nodes, once there is a store they share). */
import type { RateLimit } from '@brilla/contract/limits'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from './http/problem.ts'

/** Says how a call ended that had been let begin. */
export type Settle = (refused: boolean) => Promise<void>

export interface Limiter {
  /** Counts one call for `key`; refuses with `too_many` and the seconds left when it is over the limit. */
  take(limit: RateLimit, key: string): Promise<void>
  /**
   * For limits that count refused calls only: lets a call begin, or refuses like `take`. What would go past the limit
   * only if all that are under way were refused waits for how those end, so that people who succeed, however many at
   * once, are never in the way of one another.
   */
  begin(limit: RateLimit, key: string): Promise<Settle>
}

export const noLimiter: Limiter = { take: async () => {}, begin: async () => async () => {} }

interface UnderWay {
  calls: number
  waiting: (() => void)[]
}

export function createLimiter(): Limiter {
  const counters = new Map<string, RateLimiterMemory>()
  const underWay = new Map<string, UnderWay>()

  function counter(limit: RateLimit): RateLimiterMemory {
    let found = counters.get(limit.name)
    if (!found) {
      found = new RateLimiterMemory({ keyPrefix: limit.name, points: limit.max, duration: limit.seconds })
      counters.set(limit.name, found)
    }
    return found
  }

  function end(name: string): void {
    const entry = underWay.get(name)
    if (!entry) return
    entry.calls -= 1
    if (entry.calls === 0) underWay.delete(name)
    for (const go of entry.waiting.splice(0)) go()
  }

  return {
    async take(limit, key) {
      try {
        await counter(limit).consume(key)
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        tooMany(rejection)
      }
    },
    async begin(limit, key) {
      const name = `${limit.name} ${key}`
      for (;;) {
        const counted = await counter(limit).get(key)
        const refused = counted?.consumedPoints ?? 0
        if (counted && refused >= limit.max) tooMany(counted)
        const entry = underWay.get(name) ?? { calls: 0, waiting: [] }
        if (refused + entry.calls < limit.max) {
          entry.calls += 1
          underWay.set(name, entry)
          break
        }
        await new Promise<void>((resolve) => entry.waiting.push(resolve))
      }
      return async (refused) => {
        if (refused) await counter(limit).penalty(key)
        end(name)
      }
    },
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): never {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  throw new ProblemError('too_many', { retryAfter: seconds })
}
