import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

test('runs and queues up to its limits and rejects further tasks with a retry hint', async () => {
  const queue = createBoundedQueue({ concurrency: 2, waitingMax: 3 })
  const { promise: open, resolve } = Promise.withResolvers<void>()
  let started = 0
  const task = async () => {
    started++
    await open
    return 'done'
  }
  const results = Array.from({ length: 7 }, () =>
    queue.run(task).catch((error: { code: string }) => error.code),
  )
  // The last two are rejected while the first are still running.
  expect(await Promise.all(results.slice(5))).toEqual(['unavailable', 'unavailable'])
  expect([started, queue.waiting()]).toEqual([2, 3])
  resolve()
  expect(await Promise.all(results.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(await queue.run(task)).toBe('done')
})
