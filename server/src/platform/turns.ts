/** Work that takes turns: so many pieces at once, and no more waiting than have a chance. */
import pLimit from 'p-limit'
import { ProblemError } from './http/problem.ts'

export interface Turns {
  /** Does the work when its turn comes; rejects at once with `unavailable` when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** Pieces that wait for their turn. */
  waiting(): number
}

export function createTurns({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): Turns {
  const queue = pLimit(atOnce)
  return {
    async take(work) {
      if (queue.pendingCount >= waitingMax) throw new ProblemError('unavailable', { retryAfter: 5 })
      return queue(work)
    },
    waiting: () => queue.pendingCount,
  }
}
