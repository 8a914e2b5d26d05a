/** Rate limits of the contract, independent of where requests are counted. */
import type { RateLimit } from '@brilla/contract/platform/limits'

/** Reports how a request that was admitted has ended. */
export type ReportOutcome = (failed: boolean) => Promise<void>

export interface RateLimiter {
  /** Counts one request for `key`; refuses with `too_many` and the seconds left when it exceeds the limit. */
  take(limit: RateLimit, key: string): Promise<void>
  /**
   * For limits that count failures only: admits a request, or refuses like `take`. A request that would exceed the
   * limit only if all requests in progress failed waits for their outcome, so that concurrent successful requests do
   * not affect each other.
   */
  begin(limit: RateLimit, key: string): Promise<ReportOutcome>
  close(): void
}

export const noRateLimiter: RateLimiter = {
  take: async () => {},
  begin: async () => async () => {},
  close: () => {},
}
