/** Rate limits of the contract; where they are counted is up to the implementation. */
import type { RateLimit } from '@brilla/contract/limits'

/** Says how a call ended that had been let begin. */
export type ReportOutcome = (refused: boolean) => Promise<void>

export interface RateLimiter {
  /** Counts one call for `key`; refuses with `too_many` and the seconds left when it is over the limit. */
  take(limit: RateLimit, key: string): Promise<void>
  /**
   * For limits that count refused calls only: lets a call begin, or refuses like `take`. What would go past the limit
   * only if all that are under way were refused waits for how those end, so that people who succeed, however many at
   * once, are never in the way of one another.
   */
  begin(limit: RateLimit, key: string): Promise<ReportOutcome>
  close(): void
}

export const noRateLimiter: RateLimiter = {
  take: async () => {},
  begin: async () => async () => {},
  close: () => {},
}
