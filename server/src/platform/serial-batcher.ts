import { setTimeout as sleep } from 'node:timers/promises'

/** Items per batch at the most. */
const batchMax = 200
/** Milliseconds after a batch, which let the next one grow: a large one costs less for each item. */
const getPause = (count: number) => (count > 1 ? Math.min(10, count / 2) : 0)

/**
 * Handles items in batches, one batch after the other: an item that comes alone is handled at once, and those that come
 * meanwhile are the next batch; with `pause`, after a large one it waits a little for more. `handle` returns a result for each item, in
 * their order. The returned function adds an item; it rejects with the error of its batch.
 */
export function createSerialBatcher<Item, Result>(
  handle: (items: Item[]) => Promise<Result[]>,
  { pause = true } = {},
) {
  const waiting: { item: Item; settle: PromiseWithResolvers<Result> }[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchMax)
      try {
        const results = await handle(batch.map(({ item }) => item))
        for (const [index, { settle }] of batch.entries()) settle.resolve(results[index]!)
      } catch (error) {
        for (const { settle } of batch) settle.reject(error)
      }
      const rest = pause ? getPause(batch.length) : 0
      if (rest > 0) await sleep(rest)
    }
    isRunning = false
  }

  return (item: Item): Promise<Result> => {
    const settle = Promise.withResolvers<Result>()
    waiting.push({ item, settle })
    if (!isRunning) void run()
    return settle.promise
  }
}
