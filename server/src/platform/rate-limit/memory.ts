/** Rate limits counted in the memory of this process. */
import type { RateLimit } from '@brilla/contract/limits'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../http/problem.ts'
import type { RateLimiter } from './index.ts'

interface UnderWay {
  calls: number
  waiting: (() => void)[]
}

export function createMemoryRateLimiter(): RateLimiter {
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
    close: () => {},
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): never {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  throw new ProblemError('too_many', { retryAfter: seconds })
}
