/** Bounded queue: a limited number of tasks run, a limited number wait, and further ones are rejected. */
import pLimit from 'p-limit'
import { createOverloadError } from './overload.ts'

export interface BoundedQueue {
  /** Runs the task when a slot is free; rejects immediately with `unavailable` when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Number of tasks that wait for a slot. */
  waiting(): number
}

/** `concurrency`: tasks that run at once. `waitingMax`: tasks that may wait. */
export function createBoundedQueue({
  concurrency,
  waitingMax,
}: {
  concurrency: number
  waitingMax: number
}): BoundedQueue {
  const queue = pLimit(concurrency)
  return {
    async run(task) {
      if (queue.pendingCount >= waitingMax) throw createOverloadError('queue', 5)
      return queue(task)
    },
    waiting: () => queue.pendingCount,
  }
}
