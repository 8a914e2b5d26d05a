import { expect, test } from 'vitest'
import { handleInBatches } from './index.ts'
import { createHandler, createSteps, publish, type Step, useOutboxProcesses } from './outbox.testing.ts'
import { countPending } from './testing.ts'

const { start } = useOutboxProcesses()

test('events that come together are handled together; after a failure each is repeated alone, one after the other', async () => {
  const calls: number[] = []
  const seen = new Set<number>()
  let running = 0
  let runningMax = 0
  const handleAll = async (steps: Step[]) => {
    calls.push(steps.length)
    running += 1
    runningMax = Math.max(runningMax, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (steps.length > 1) throw new Error('together')
    for (const { n } of steps) seen.add(n)
  }
  const one = start([{ ...createHandler('batch', async () => {}), ...handleInBatches(handleAll) }])
  await publish(one, ...createSteps(60))
  await expect.poll(() => countPending(one.db)).toBe(0)
  expect(seen.size).toBe(60)
  expect(Math.max(...calls)).toBeGreaterThan(1)
  expect(calls.filter((count) => count === 1).length).toBeGreaterThanOrEqual(59)
  // One batch and one repetition at the most.
  expect(runningMax).toBeLessThanOrEqual(2)
})
