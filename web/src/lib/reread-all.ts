import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { forgetResponses } from './forget-responses.ts'

const counts = new WeakMap<QueryClient, number>()

/** How often everything was read again: what was read before a `rereadAll` may have changed in any way. */
export const getRereadCount = (queries: QueryClient): number => counts.get(queries) ?? 0

/**
 * Reads everything again, after a change that can concern any data, such as a block. What is on screen stays until the
 * response has arrived; everything else is dropped, and loaded when it is opened.
 */
export function rereadAll(queries: QueryClient): void {
  counts.set(queries, getRereadCount(queries) + 1)
  forgetResponses()
  const cache = queries.getQueryCache()
  for (const query of cache.getAll()) {
    const { data, fetchStatus } = query.state
    if (data === undefined && fetchStatus === 'fetching') void invalidateLoaded(queries, query)
    else if (query.getObserversCount() === 0) cache.remove(query)
  }
  void queries.invalidateQueries()
}

/** Reads again what is being loaded for the first time under `keys`: the response may be older than a change. */
export function invalidateLoading(queries: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys)
    for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
      if (query.state.data === undefined) void invalidateLoaded(queries, query)
}

/** Invalidates what a first load under way brings: its response may be older than the change. */
async function invalidateLoaded(queries: QueryClient, query: Query): Promise<void> {
  await query.promise?.catch(() => undefined)
  void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
