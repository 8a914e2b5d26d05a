import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { forgetResponses } from './forget-responses.ts'

const counts = new WeakMap<QueryClient, number>()

/** How often everything was read again: what was read before a `rereadAll` may have changed in any way. */
export const getRereadCount = (queries: QueryClient): number => counts.get(queries) ?? 0

/**
 * Reads everything again, after a change that can concern any data. What is on screen stays until the response has arrived;
 * everything else is read again when it is opened, so that a reader who goes back finds the place again.
 */
export async function rereadAll(queries: QueryClient): Promise<void> {
  counts.set(queries, getRereadCount(queries) + 1)
  forgetResponses()
  await reread(queries, [[]])
}

/** Drops what is not on screen, after a change of one's own that must not be undone for a moment by going back. */
export function dropUnseen(queries: QueryClient): void {
  for (const query of queries.getQueryCache().getAll())
    if (query.getObserversCount() === 0 && query.state.data !== undefined)
      queries.getQueryCache().remove(query)
}

/**
 * Reads again what is under `keys`, each query once, also what is being loaded for the first time: its response may be older
 * than the change.
 */
export async function reread(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const isChanged = ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key))
  for (const query of queries.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: isChanged }))
    if (query.state.data === undefined) void invalidateLoaded(queries, query)
  await queries.invalidateQueries({ predicate: isChanged })
}

/** Milliseconds in which all further events cause one request. */
const rereadInterval = 1_000
const waiting = new WeakMap<QueryClient, Set<QueryKey>>()

/** Reads again what an event has changed, at once; what further events change meanwhile is read together. */
export function rereadSoon(queries: QueryClient, keys: readonly QueryKey[]): void {
  const later = waiting.get(queries)
  if (later) return keys.forEach((queryKey) => later.add(queryKey))
  const changed = new Set<QueryKey>()
  waiting.set(queries, changed)
  setTimeout(() => {
    waiting.delete(queries)
    if (changed.size > 0) rereadSoon(queries, [...changed])
  }, rereadInterval)
  void reread(queries, keys)
}

/** Invalidates what a first load under way brings: its response may be older than the change. */
async function invalidateLoaded(queries: QueryClient, query: Query): Promise<void> {
  await query.promise?.catch(() => undefined)
  void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
