import { setTimeout as sleep } from 'node:timers/promises'
import { createOverloadError } from './overload.ts'

/**
 * Items per batch at the most, items that may wait, and milliseconds of a pause in which the next batch grows, by the size of
 * the last one.
 */
const modes = {
  none: { max: 200, waitingMax: 1_000, before: null, after: () => 0 },
  after: {
    max: 200,
    waitingMax: 1_000,
    before: null,
    after: (count: number) => (count > 1 ? Math.min(10, count / 2) : 0),
  },
  before: {
    max: 500,
    waitingMax: Infinity,
    before: (lastCount: number) => Math.min(250, 5 * lastCount),
    after: () => 0,
  },
}

/**
 * Handles items in batches, one batch after the other: those that come while one is handled are the next. `handle` may return a
 * result for each item, in their order. The returned function adds an item; its promise settles with the batch.
 *
 * A large batch costs less for each item, so it can pause to let the next one grow: `after` one of several items, so that an item
 * that comes alone is handled at once, or `before` each, for work that nobody waits for; others are refused while many wait.
 */
export function createBatcher<Item, Result>(
  handle: (items: Item[]) => Promise<readonly Result[] | void>,
  { pause }: { pause: keyof typeof modes },
) {
  const { max, waitingMax, before, after } = modes[pause]
  const waiting: { item: Item; settle: PromiseWithResolvers<Result> }[] = []
  let isRunning = false
  let lastCount = 0

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      if (before) await sleep(before(lastCount))
      const batch = waiting.splice(0, max)
      lastCount = batch.length
      try {
        const results = await handle(batch.map(({ item }) => item))
        for (const [index, { settle }] of batch.entries()) settle.resolve(results?.[index] as Result)
      } catch (error) {
        for (const { settle } of batch) settle.reject(error)
      }
      const rest = after(lastCount)
      if (rest > 0) await sleep(rest)
    }
    isRunning = false
  }

  return (item: Item): Promise<Result> => {
    if (waiting.length >= waitingMax) return Promise.reject(createOverloadError('queue', 2))
    const settle = Promise.withResolvers<Result>()
    waiting.push({ item, settle })
    if (!isRunning) void run()
    return settle.promise
  }
}
