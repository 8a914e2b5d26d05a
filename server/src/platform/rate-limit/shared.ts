/** Rate limits that several processes share through a common store. */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RateLimit } from '@brilla/contract/platform/limits'
import { ProblemError } from '../http/problem.ts'
import type { RateLimiter } from './index.ts'

export interface Count {
  /** Requests counted in the current window. */
  points: number
  /** Milliseconds until the window ends. */
  msLeft: number
}

/** Every method is one atomic step of the store. `key` is a hash; it names the limit as well. */
export interface CounterStore {
  /** Counts one request. */
  consume(limit: RateLimit, key: string): Promise<Count>
  /**
   * Adds a lease unless counted requests and leases together reach the limit. It expires after `leaseSeconds`, so
   * that a killed process does not hold it for long.
   */
  reserve(limit: RateLimit, key: string, lease: string): Promise<Count & { granted: boolean }>
  /** Ends a lease, and counts its request if it failed. */
  release(limit: RateLimit, key: string, lease: string, failed: boolean): Promise<void>
}

/** Longer than the maximum duration of a request. */
export const leaseSeconds = 60
/** Milliseconds between attempts to get a lease, which another process may have released. */
const retryEvery = 50
const waitMax = 15_000

export function createSharedRateLimiter(store: CounterStore): RateLimiter {
  /** Requests of this process that are waiting for a lease, by key. */
  const waiting = new Map<string, Set<() => void>>()

  /** Waits until a lease of this process is released, or until the next attempt. */
  async function waitForRelease(key: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const others = waiting.get(key) ?? new Set()
    waiting.set(key, others.add(resolve))
    await Promise.race([promise, sleep(retryEvery * (1 + Math.random()))])
    others.delete(resolve)
    if (others.size === 0) waiting.delete(key)
  }

  return {
    async take(limit, subject) {
      const { points, msLeft } = await store.consume(limit, hashKey(limit, subject))
      if (points > limit.max) throwTooManyRequests(msLeft)
    },
    async begin(limit, subject) {
      const key = hashKey(limit, subject)
      const lease = randomUUID()
      const begun = performance.now()
      for (;;) {
        const { granted, points, msLeft } = await store.reserve(limit, key, lease)
        if (granted) break
        if (points >= limit.max) throwTooManyRequests(msLeft)
        if (performance.now() - begun > waitMax) throw new ProblemError('unavailable', { retryAfter: 5 })
        await waitForRelease(key)
      }
      return async (failed) => {
        await store.release(limit, key, lease, failed)
        for (const attempt of waiting.get(key) ?? []) attempt()
      }
    },
    close: () => {},
  }
}

function hashKey(limit: RateLimit, subject: string): string {
  return createHash('sha256').update(`${limit.name} ${subject}`).digest('hex')
}

function throwTooManyRequests(msLeft: number): never {
  throw new ProblemError('too_many', { retryAfter: Math.max(1, Math.ceil(msLeft / 1000)) })
}
