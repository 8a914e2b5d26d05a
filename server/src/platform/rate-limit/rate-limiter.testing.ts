/** Tests that every implementation of the rate limiter must pass. */
import type { RateLimit } from '@brilla/contract/platform/limits'
import { describe, expect, test } from 'vitest'
import { ProblemError } from '../http/problem.ts'
import type { RateLimiter, ReportOutcome } from './index.ts'

let made = 0

/** A limit with an unused counter. */
export const newLimit = (max: number, seconds = 60): RateLimit => ({
  name: `test${++made}`,
  max,
  seconds,
  by: 'ip',
})

async function refusal(attempt: Promise<unknown>): Promise<ProblemError | null> {
  return attempt.then(
    () => null,
    (error: ProblemError) => error,
  )
}

/** Declares the tests; `get` returns the limiters of two processes, or the same one twice. */
export function describeRateLimiter(store: string, get: () => RateLimiter[]): void {
  const either = (index: number) => get()[index % 2]!

  describe(`rate limits in ${store}`, () => {
    test('requests count together, wherever they arrive, each subject apart', async () => {
      const limit = newLimit(10)
      const all = await Promise.all(
        Array.from({ length: 25 }, (_, index) => refusal(either(index).take(limit, 'ana'))),
      )
      expect(all.filter((error) => error === null)).toHaveLength(10)
      const refused = all.find((error) => error !== null)!
      expect(refused.code).toBe('too_many')
      expect(refused.details.retryAfter).toBeGreaterThan(50)
      expect(await refusal(either(1).take(limit, 'bea'))).toBeNull()
    })

    test('a window that is over counts from the beginning', async () => {
      const limit = newLimit(1, 1)
      await either(0).take(limit, 'ana')
      const refused = await refusal(either(1).take(limit, 'ana'))
      expect(refused?.details.retryAfter).toBe(1)
      await expect.poll(() => refusal(either(1).take(limit, 'ana'))).toBeNull()
    })

    test('of limits on failed requests, any number that succeed pass, and never more fail than the limit', async () => {
      const limit = newLimit(3)
      const succeeded = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const report = await either(index).begin(limit, 'school')
          await report(false)
        }),
      )
      expect(succeeded).toHaveLength(20)
      const begun: ReportOutcome[] = []
      const attempts = Array.from({ length: 20 }, async (_, index) =>
        refusal(
          either(index)
            .begin(limit, 'school')
            .then((report) => begun.push(report)),
        ),
      )
      await expect.poll(() => begun.length).toBe(3)
      for (const report of begun) await report(true)
      const outcomes = await Promise.all(attempts)
      expect(begun).toHaveLength(3)
      expect(outcomes.filter((error) => error?.code === 'too_many')).toHaveLength(17)
    })
  })
}
