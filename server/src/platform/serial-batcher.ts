/** Items per batch at the most. */
const batchMax = 200

/**
 * Handles items in batches, one batch after the other: an item that comes alone is handled at once, and those that come
 * meanwhile are the next batch. `handle` returns a result for each item, in their order. The returned function adds an
 * item; it rejects with the error of its batch.
 */
export function createSerialBatcher<Item, Result>(handle: (items: Item[]) => Promise<Result[]>) {
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
