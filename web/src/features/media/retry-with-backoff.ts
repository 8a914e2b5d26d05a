/** Milliseconds before each retry while the browser reports a network. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

interface RetryOptions {
  signal: AbortSignal
  /** Whether the error may disappear with time, so that a retry makes sense. */
  isTransient: (error: unknown) => boolean
  /** Called before each wait for a retry. */
  onRetry?: () => void
  /** Retries without a limit, for work that costs nothing. */
  forever?: boolean
}

/**
 * Retries `work` with growing pauses until it succeeds, fails with a permanent error or runs out of attempts; then throws
 * the last error. Without a network it waits for one without a limit.
 */
export async function retryWithBackoff<Result>(
  work: () => Promise<Result>,
  { signal, isTransient, onRetry, forever = false }: RetryOptions,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const pause = pauses[attempt] ?? (forever ? pauses.at(-1) : undefined)
      if (signal.aborted || !isTransient(error) || pause === undefined) throw error
      onRetry?.()
      await waitForNetwork(navigator.onLine ? pause : undefined, signal)
      if (signal.aborted) throw error
    }
  }
}

/** Resolves when the network is back, after `pause` milliseconds at the latest if given, or on abort. */
function waitForNetwork(pause: number | undefined, signal: AbortSignal): Promise<void> {
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
