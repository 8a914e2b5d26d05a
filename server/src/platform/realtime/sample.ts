/** Connections per sample, and milliseconds between samples: clients respond with requests, whose rate this limits. */
const sample = { size: 10, interval: 1000 }

/**
 * Returns a function that calls `send` for a few connections, chosen at random. Calls that come too early lead to one more
 * sample after the interval.
 */
export function createSample<Connection>(
  list: () => Connection[],
  send: (to: Connection) => void,
): () => void {
  let isWaiting = false
  let isRepeated = false

  function take(): void {
    isWaiting = true
    isRepeated = false
    setTimeout(() => {
      isWaiting = false
      if (isRepeated) take()
    }, sample.interval).unref()
    const left = [...list()]
    for (let n = 0; n < sample.size && left.length > 0; n++) {
      const [connection] = left.splice(Math.floor(Math.random() * left.length), 1)
      if (connection !== undefined) send(connection)
    }
  }

  return () => {
    if (isWaiting) isRepeated = true
    else take()
  }
}
