/** Returns a function whose calls share the promise of one that is still running; gauges of one scrape are read at once. */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= run().finally(() => (running = undefined)))
}
