/** Rate limits counted in the memory of this process. */
import type { RateLimit } from '@brilla/contract/platform/limits'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../http/problem.ts'
import type { RateLimiter } from './index.ts'

interface RequestsInProgress {
  count: number
  /** Resume the requests that wait for one of these to end. */
  waiting: (() => void)[]
}

export function createMemoryRateLimiter(): RateLimiter {
  const counters = new Map<string, RateLimiterMemory>()
  const inProgress = new Map<string, RequestsInProgress>()

  function counter(limit: RateLimit): RateLimiterMemory {
    let found = counters.get(limit.name)
    if (!found) {
      found = new RateLimiterMemory({ keyPrefix: limit.name, points: limit.max, duration: limit.seconds })
      counters.set(limit.name, found)
    }
    return found
  }

  function end(name: string): void {
    const entry = inProgress.get(name)
    if (!entry) return
    entry.count -= 1
    if (entry.count === 0) inProgress.delete(name)
    for (const resume of entry.waiting.splice(0)) resume()
  }

  return {
    async take(limit, key) {
      try {
        await counter(limit).consume(key)
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        throwTooManyRequests(rejection)
      }
    },
    async begin(limit, key) {
      const name = `${limit.name} ${key}`
      for (;;) {
        const counted = await counter(limit).get(key)
        const failures = counted?.consumedPoints ?? 0
        if (counted && failures >= limit.max) throwTooManyRequests(counted)
        const entry = inProgress.get(name) ?? { count: 0, waiting: [] }
        if (failures + entry.count < limit.max) {
          entry.count += 1
          inProgress.set(name, entry)
          break
        }
        await new Promise<void>((resolve) => entry.waiting.push(resolve))
      }
      return async (failed) => {
        if (failed) await counter(limit).penalty(key)
        end(name)
      }
    },
    close: () => {},
  }
}

function throwTooManyRequests({ msBeforeNext }: RateLimiterRes): never {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  throw new ProblemError('too_many', { retryAfter: seconds })
}
