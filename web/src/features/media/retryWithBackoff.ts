/** Work that a broken connection stops is taken up again by itself. */

/** Milliseconds before each further attempt, while the browser believes that it has a network. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

interface Circumstances {
  signal: AbortSignal
  /** Whether after this error the same may well be taken a moment later. */
  isPassing: (error: unknown) => boolean
  /** Hears of each break. */
  onBroken: () => void
  /** For work that costs nothing to try; other work is tried a bounded number of times. */
  forever?: boolean
}

/**
 * Does `work` until it is through, was refused, or has been tried often enough; then throws what it threw last.
 * Without a network it waits for one, however long that takes.
 */
export async function retryWithBackoff<Result>(
  work: () => Promise<Result>,
  { signal, isPassing, onBroken, forever = false }: Circumstances,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const pause = pauses[attempt] ?? (forever ? pauses.at(-1) : undefined)
      if (signal.aborted || !isPassing(error) || pause === undefined) throw error
      onBroken()
      await connected(navigator.onLine ? pause : undefined, signal)
      if (signal.aborted) throw error
    }
  }
}

/** Comes when the network is back, after `pause` at the latest if one is given, or when nobody waits any more. */
function connected(pause: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = pause === undefined ? undefined : setTimeout(done, pause)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
