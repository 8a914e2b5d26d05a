/** Connections per sample, and milliseconds between samples: clients respond with requests, whose rate this limits. */
const sample = { size: 10, interval: 1000 }

/**
 * Returns a function that calls `send` for a few connections, chosen at random, of other accounts than those it is called with.
 * Calls that come too early lead to one more sample after the interval, of accounts that none of them names.
 */
export function createSample<Connection>(
  list: () => Connection[],
  getAccountId: (connection: Connection) => string,
  send: (to: Connection) => void,
): (exceptAccountIds: readonly string[]) => void {
  let isWaiting = false
  let repeated: string[] | undefined

  function take(exceptAccountIds: readonly string[]): void {
    isWaiting = true
    repeated = undefined
    setTimeout(() => {
      isWaiting = false
      if (repeated) take(repeated)
    }, sample.interval).unref()
    const left = list().filter((connection) => !exceptAccountIds.includes(getAccountId(connection)))
    for (let n = 0; n < sample.size && left.length > 0; n++) {
      const [connection] = left.splice(Math.floor(Math.random() * left.length), 1)
      if (connection !== undefined) send(connection)
    }
  }

  return (exceptAccountIds) => {
    if (isWaiting) (repeated ??= []).push(...exceptAccountIds)
    else take(exceptAccountIds)
  }
}
