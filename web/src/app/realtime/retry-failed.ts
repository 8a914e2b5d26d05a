import type { Query, QueryClient } from '@tanstack/react-query'
import { isTemporary } from '../../lib/api.ts'

/** Milliseconds until the first attempt, doubled each time. */
const initialDelay = 5_000
const maxDelay = 2 * 60_000

/**
 * Loads what is on screen and could not be loaded, once the server is back (P-pages-30). Until `probe` succeeds, an error stays
 * as it is: a request of its own would replace it by placeholders each time. Returns `now`, which retries at once, and
 * `stop`, which ends the retries.
 */
export function retryFailed(
  queries: QueryClient,
  /** A request that needs what most requests need; its response is not used. */
  probe: () => Promise<unknown>,
): { now: () => void; stop: () => void } {
  const cache = queries.getQueryCache()
  let delay = initialDelay
  let timer: ReturnType<typeof setTimeout> | undefined

  const failed = { type: 'active', predicate: isUnavailable } as const
  const hasFailed = () => cache.findAll(failed).length > 0

  function schedule() {
    // Not all clients at once when the server is back.
    timer ??= setTimeout(() => void attempt(), delay * (0.75 + Math.random() / 2))
  }

  async function attempt() {
    timer = undefined
    if (!hasFailed()) return void (delay = initialDelay)
    delay = Math.min(delay * 2, maxDelay)
    const isBack =
      // A page that comes into view loads again by itself what has failed.
      !document.hidden &&
      (await probe().then(
        () => true,
        (error) => !isTemporary(error),
      ))
    if (isBack) await queries.refetchQueries(failed)
    if (hasFailed()) schedule()
    else delay = initialDelay
  }

  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isUnavailable(event.query)) schedule()
  })
  if (hasFailed()) schedule()
  return {
    now: () => void queries.refetchQueries(failed),
    stop() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}

const isUnavailable = ({ state }: Query) => state.data === undefined && isTemporary(state.error)
