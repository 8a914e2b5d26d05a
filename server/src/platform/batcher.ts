import { setTimeout as sleep } from 'node:timers/promises'

const batchMax = 500
/** Milliseconds before a batch. Grows with the size of the last one, so that a single item hardly waits. */
const interval = (count: number) => Math.min(250, 5 * count)

/**
 * Collects items that arrive close together, so that one call handles them. Batches run one after the other. The returned
 * function adds an item; its promise settles with the batch.
 */
export function createBatcher<Item>(handle: (items: Item[]) => Promise<void>) {
  const waiting: { item: Item; settle: PromiseWithResolvers<void> }[] = []
  let isRunning = false
  let lastCount = 0

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      await sleep(interval(lastCount))
      const batch = waiting.splice(0, batchMax)
      lastCount = batch.length
      try {
        await handle(batch.map(({ item }) => item))
        for (const { settle } of batch) settle.resolve()
      } catch (error) {
        for (const { settle } of batch) settle.reject(error)
      }
    }
    isRunning = false
  }

  return (item: Item): Promise<void> => {
    const settle = Promise.withResolvers<void>()
    waiting.push({ item, settle })
    if (!isRunning) void run()
    return settle.promise
  }
}
