/** Rate limits of the contract, counted in this process (and between nodes, once there is a store they share). */
import type { RateLimit } from '@brilla/contract/limits'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from './http/problem.ts'

export interface Limiter {
  /** Counts one call for `key`; refuses with `too_many` and the seconds left when it is over the limit. */
  take(limit: RateLimit, key: string): Promise<void>
  /** Takes back what was counted: for limits that count refused calls only. */
  giveBack(limit: RateLimit, key: string): Promise<void>
}

export const noLimiter: Limiter = { take: async () => {}, giveBack: async () => {} }

export function createLimiter(): Limiter {
  const counters = new Map<string, RateLimiterMemory>()
  function counter(limit: RateLimit): RateLimiterMemory {
    let found = counters.get(limit.name)
    if (!found) {
      found = new RateLimiterMemory({ keyPrefix: limit.name, points: limit.max, duration: limit.seconds })
      counters.set(limit.name, found)
    }
    return found
  }
  return {
    async take(limit, key) {
      try {
        await counter(limit).consume(key)
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
        throw new ProblemError('too_many', { values: { seconds }, retryAfter: seconds })
      }
    },
    async giveBack(limit, key) {
      await counter(limit).reward(key)
    },
  }
}
