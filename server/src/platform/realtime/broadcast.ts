/** Connections per step, and milliseconds between steps: clients respond with requests, which must not all arrive at once. */
const step = { size: 20, delay: 100 }

/**
 * Returns a function that calls `send` for all connections, a few at a time and in random order. While that is under way,
 * further calls lead to one more round after it, so that the rate has a limit.
 */
export function createBroadcast<Connection>(
  list: () => Connection[],
  send: (to: Connection) => void,
): () => void {
  let left: Connection[] = []
  let isRunning = false
  let isRepeated = false

  function start(): void {
    left = list().toSorted(() => Math.random() - 0.5)
    isRepeated = false
    run()
  }

  function run(): void {
    for (const connection of left.splice(0, step.size)) send(connection)
    isRunning = left.length > 0 || isRepeated
    if (isRunning) setTimeout(left.length > 0 ? run : start, step.delay).unref()
  }

  return () => {
    if (isRunning) isRepeated = true
    else start()
  }
}
